// The HTTP calls of tournaments, and what the cross-table is made of.
import { call } from '../shell/api';
import type { NewTournament, Tournament, TournamentLine } from '../wire';

export type { NewTournament, Tournament, TournamentLine } from '../wire';

const path = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const calls = {
  list: (which: 'mine' | 'listed') => call<TournamentLine[]>('GET', `/tournaments?which=${which}`),
  make: (wish: NewTournament) => call<Tournament, NewTournament>('POST', '/tournaments', wish),
  show: (id: string) => call<Tournament>('GET', path(id)),
  act: (id: string, what: 'join' | 'withdraw' | 'start' | 'cancel') => call<Tournament>('POST', `${path(id)}/${what}`),
};

/** What one has won against another, game by game: 1, ½ or 0; nothing where they have not met. */
export function against(shown: Tournament, one: number, other: number): string {
  const met: string[] = [];
  for (const game of shown.rounds.flatMap((round) => round.games)) {
    const [mine, theirs] = [game.places[game.players.indexOf(one)], game.places[game.players.indexOf(other)]];
    if (mine !== undefined && theirs !== undefined) met.push(mine < theirs ? '1' : mine > theirs ? '0' : '½');
  }
  return met.join(' ');
}

const SHARES: readonly (readonly [number, string])[] = [
  [0.5, '½'],
  [0.333, '⅓'],
  [0.667, '⅔'],
  [0.25, '¼'],
  [0.75, '¾'],
];

/** Points as one writes them: 2½; what is no simple fraction with decimals of the language. */
export function written(points: number, locale: string): string {
  const whole = Math.floor(points + 0.002);
  const share = SHARES.find(([part]) => Math.abs(points - whole - part) < 0.002);
  if (share) return `${whole || ''}${share[1]}`;
  return points.toLocaleString(locale, { maximumFractionDigits: 2 });
}
