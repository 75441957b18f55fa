// What went wrong with a call, in one sentence of the page's language that says what to do next, and when.
import { Failed } from './api';
import { SENTENCES, sentence } from './refusals';
import { settings, t } from './settings.svelte';
import { soon } from './telling';
import { say, type Word } from './words';

/** A sentence that may say why, and when to try again: after so many seconds, or soon if nobody knows. */
export function told(word: Word, wait = 0, why = ''): string {
  return say('shell', settings.lang, word, { why, again: wait ? t('againIn', { when: soon(settings.lang, wait) }) : t('againSoon') });
}

/** What the table answers to a message that it could not do. */
export function answer(code: string, wait = 0): string {
  return told(SENTENCES[code] ?? 'broken', wait);
}

/** `wrong` is said when the server does not like what it was given, `busy` when it could not do it now. */
export function failure(error: unknown, wrong: Word = 'refused', busy?: Word): string {
  if (!(error instanceof Failed)) return t('broken');
  if (error.code === 'busy') return told(busy ?? (error.reading ? 'notRead' : 'notSaved'), error.wait);
  if (error.code === 'wrong') return told(wrong, error.wait, error.message);
  return told(sentence(error.status, error.code) ?? 'broken', error.wait);
}
