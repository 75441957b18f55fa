// What went wrong with a call, in one sentence of the page's language that says what to do next.
import { Failed } from './api';
import { SENTENCES, sentence } from './refusals';
import { t } from './settings.svelte';
import type { Word } from './words';

/** What the table answers to a message that it could not do; the rule that forbids a move is told by the server. */
export function answer(code: string, text: string): string {
  return code === 'illegal' ? text : t(SENTENCES[code] ?? 'broken');
}

/** `wrong` is said when the server does not like what it was given, `busy` when it could not do it now. */
export function failure(error: unknown, wrong: Word = 'refused', busy: Word = 'notSaved'): string {
  if (!(error instanceof Failed)) return t('broken');
  const known = error.code === 'busy' ? busy : sentence(error.status, error.code);
  if (known) return t(known);
  return error.status === 422 || error.status === 400 ? t(wrong, { why: error.message }) : t('broken');
}
