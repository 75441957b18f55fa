// What went wrong with a call, in one sentence of the page's language that says what to do next.
import { Failed } from './api';
import { t } from './settings.svelte';
import type { Word } from './words';

const SENTENCES: Record<string, Word> = {
  offline: 'noServer',
  'too-many': 'tooMany',
  'too-large': 'tooLarge',
  absent: 'notFound',
  'seat-taken': 'seatTaken',
  seated: 'alreadySeated',
  started: 'alreadyStarted',
};

/** `wrong` is said when the server does not like what it was given. */
export function failure(error: unknown, wrong: Word = 'refused'): string {
  if (!(error instanceof Failed)) return t('broken');
  const known = SENTENCES[error.code];
  if (known) return t(known);
  return error.status === 422 || error.status === 400 ? t(wrong, { why: error.message }) : t('broken');
}
