// The words of company; they are fetched with the first of its pages.
import type { Texts } from '../shell/keys';
import { settings } from '../shell/settings.svelte';
import { say, type Given } from '../shell/words';

export type CompanyWord = keyof Texts['company'];

/** A text of these pages in the language that is set. */
export function c<K extends CompanyWord>(key: K, ...[args]: Given<'company', K>): string {
  return say('company', settings.lang, key, args);
}
