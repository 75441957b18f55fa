// The words of the pages about oneself; they are fetched with the first of these pages.
import type { Texts } from '../shell/keys';
import { settings } from '../shell/settings.svelte';
import { say, type Given } from '../shell/words';

export type MyWord = keyof Texts['me'];

/** A text of these pages in the language that is set. */
export function m<K extends MyWord>(key: K, ...[args]: Given<'me', K>): string {
  return say('me', settings.lang, key, args);
}
