// The refusals of the server that only the pages about oneself meet.
import type { MyWord } from './words';

/** By the code of a refusal its sentence; `{again}` becomes when to try again. */
export const OWN: Record<string, MyWord> = {
  'no-passkeys': 'passkeysNowhere',
  'passkeys-full': 'passkeysFull',
  'passkey-known': 'passkeyKnown',
  'mail-taken': 'mailTaken',
  'too-many-letters': 'manyLetters',
  'too-many-exports': 'manyExports',
  'channels-full': 'channelsFull',
  'no-mail': 'notifyMailNone',
  'too-many-channels': 'manyChannels',
  'blocks-full': 'blocksFull',
  'too-many-matches': 'manyMatches',
  'too-many-blocks': 'manyBlocks',
  'too-many-invitations': 'manyInvitations',
  'too-many-logins': 'manyLogins',
};
