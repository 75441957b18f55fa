// The words of a table that waits for its game: fetched with it, so that the first load need not carry them.
import type { Lang } from './words';

const PL = {
  inviteTitle: 'Zaproś do stołu',
  inviteText: 'Wyślij ten adres osobie, która ma zająć wolne miejsce:',
  start: 'Zacznij grę',
  everybodyHere: 'Wszyscy są przy stole',
  waitHost: 'Grę rozpocznie osoba, która założyła stół.',
  waitPlayers: 'Czekamy na graczy',
  kick: 'Poproś o odejście',
  kickSure: 'straci to miejsce i nie usiądzie już przy tym stole. Na pewno?',
  kickYes: 'Tak, poproś o odejście',
  cancelTable: 'Odwołaj ten stół',
  cancelSure: 'Stół zniknie dla wszystkich i nie da się go przywrócić. Na pewno?',
  cancelYes: 'Tak, odwołaj stół',
  cancelNo: 'Nie, zostaw',
  leaveTable: 'Odejdź od stołu',
};

const EN: typeof PL = {
  inviteTitle: 'Invite to the table',
  inviteText: 'Send this address to whoever should take the free seat:',
  start: 'Start the game',
  everybodyHere: 'Everybody is here',
  waitHost: 'The person who made the table starts the game.',
  waitPlayers: 'Waiting for players',
  kick: 'Ask to leave',
  kickSure: 'will lose this seat and cannot sit down at this table again. Are you sure?',
  kickYes: 'Yes, ask to leave',
  cancelTable: 'Give up this table',
  cancelSure: 'The table will be gone for everybody and cannot be brought back. Are you sure?',
  cancelYes: 'Yes, give it up',
  cancelNo: 'No, keep it',
  leaveTable: 'Leave this table',
};

export const HALL: Record<Lang, typeof PL> = { pl: PL, en: EN };
