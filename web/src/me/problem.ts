// What went wrong on the pages about oneself.
import { Failed } from '../shell/api';
import { failure } from '../shell/failure';
import { settings, t } from '../shell/settings.svelte';
import { soon } from '../shell/telling';
import { say } from '../shell/words';
import { OWN } from './refusals';
import { m, type MyWord } from './words';

/** What went wrong, in one sentence; `bad` is said of what the server does not take. */
export function problemOf(error: unknown, bad: MyWord = 'loginBad'): string {
  // What a browser says when somebody closes its dialog, or waits for too long.
  if (error instanceof DOMException) return m(error.name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyLeft');
  if (!(error instanceof Failed)) return failure(error);
  if (error.status === 404 || error.code === 'wrong') return say('me', settings.lang, bad);
  const word = OWN[error.code];
  if (!word) return failure(error);
  const again = error.wait ? t('againIn', { when: soon(settings.lang, error.wait) }) : t('againSoon');
  return say('me', settings.lang, word, { again });
}

/** The same of what somebody wanted of another person, who may be gone. */
export const personProblem = (error: unknown) => problemOf(error, 'personGone');
