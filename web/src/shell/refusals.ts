// The refusals of the server, each with the sentence that tells a person what to do next.
import type { ByeFrame } from '../wire';
import type { Word } from './words';

/** By the code of a refusal; a test finds a code of the server that is not here. `{again}` becomes when to try again. */
export const SENTENCES: Record<string, Word> = {
  offline: 'noServer',
  'too-many': 'tooMany',
  'too-many-tables': 'manyTables',
  'too-many-bots': 'manyBots',
  'too-many-uploads': 'manyUploads',
  'too-many-analyses': 'manyAnalyses',
  'too-many-hints': 'manyHints',
  'too-many-thoughts': 'manyThoughts',
  'too-many-foresights': 'manyForesights',
  'too-many-lessons': 'manyLessons',
  'too-many-chat': 'manyLines',
  'too-many-guests': 'manyGuests',
  // A browser is not told which of these two it was.
  'too-many-sockets': 'manySockets',
  'too-many-handshakes': 'manySockets',
  broken: 'tableBroken',
  'too-large': 'tooLarge',
  absent: 'notFound',
  guest: 'unknownHere',
  origin: 'otherSite',
  wrong: 'refused',
  refused: 'broken',
  malformed: 'pageOld',
  hello: 'pageOld',
  'seat-taken': 'seatTaken',
  seated: 'alreadySeated',
  started: 'alreadyStarted',
  busy: 'notSaved',
  stale: 'movedOn',
  illegal: 'notAllowed',
  'no-undo': 'noUndo',
  repeated: 'repeated',
  'not-playing': 'notPlaying',
  'not-over': 'notOver',
  'not-paused': 'notPaused',
  'not-yours': 'notYours',
  'not-asked': 'notYourTurn',
  'no-hints': 'noHints',
  unforeseen: 'unforeseen',
  ply: 'noPast',
  paused: 'pausedNow',
  rules: 'otherRules',
  seat: 'botPlays',
  seats: 'seatsFree',
  'in-play': 'worldClosed',
  'not-owner': 'worldNotYours',
  'name-taken': 'nameTaken',
  'name-unseen': 'nameUnseen',
  'name-marks': 'nameMarks',
  'name-empty': 'nameEmpty',
  kicked: 'kickedHere',
  'one-seat': 'oneSeat',
  cancelled: 'tableCancelled',
  'no-draw': 'drawAlone',
  offered: 'drawOffered',
  'no-offer': 'drawNoOffer',
  'no-offer-yet': 'drawLater',
  'no-claim': 'claimNone',
  'no-claim-yet': 'claimLater',
  out: 'outOfGame',
  decided: 'gameDecided',
  salt: 'saltLate',
  'no-salt': 'saltLate',
  'not-drawing': 'saltLate',
  'lesson-changed': 'lessonChanged',
  'lesson-long': 'lessonLong',
  'no-choice': 'ownNoChoice',
  'no-puzzle': 'ownNoPuzzle',
};

/** Why the server ends a connection for good, by the word that it says goodbye with. */
export const PARTINGS = {
  'logged-out': 'partedLoggedOut',
  left: 'partedLeft',
  kicked: 'partedKicked',
  gone: 'partedGone',
  restored: 'partedGone',
} as const satisfies Record<ByeFrame['why'], Word>;

/** The sentence for a call that was answered so; a failure of the server itself is none of a table. */
export function sentence(status: number, code: string): Word | undefined {
  return status === 500 ? 'broken' : SENTENCES[code];
}
