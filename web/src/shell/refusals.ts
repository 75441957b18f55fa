// The refusals of the server, each with the sentence that tells a person what to do next.
import type { Word } from './words';

export const SENTENCES: Record<string, Word> = {
  offline: 'noServer',
  'too-many': 'tooMany',
  'too-many-tables': 'manyTables',
  'too-many-bots': 'manyBots',
  'too-many-uploads': 'manyUploads',
  'too-many-analyses': 'manyAnalyses',
  'too-many-hints': 'manyHints',
  'too-many-thoughts': 'manyThoughts',
  'too-many-chat': 'manyLines',
  'too-many-guests': 'manyGuests',
  broken: 'tableBroken',
  'too-large': 'tooLarge',
  absent: 'notFound',
  'seat-taken': 'seatTaken',
  seated: 'alreadySeated',
  started: 'alreadyStarted',
  busy: 'notSaved',
  'no-undo': 'noUndo',
  repeated: 'repeated',
  'not-playing': 'notPlaying',
  'not-paused': 'notPaused',
  'not-yours': 'notYours',
  paused: 'pauseTitle',
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
};

/** The sentence for a call that was answered so; a failure of the server itself is none of a table. */
export function sentence(status: number, code: string): Word | undefined {
  return status === 500 ? 'broken' : SENTENCES[code];
}
