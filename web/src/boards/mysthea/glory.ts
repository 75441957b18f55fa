// Where the glory of a game came from, read from its log.
import type { Told } from '../board';
import { RESOURCES, type Position } from './model';

/** The sources, in the order in which they are shown; what fits no other one is told of cards. */
export const SOURCES = ['regions', 'battles', 'monsters', 'encounters', 'meditation', 'cards', 'lost'] as const;
export type Source = (typeof SOURCES)[number];

/** The line right before a gain says what brought it. */
const BROUGHT: Record<string, Source> = {
  controlled: 'regions',
  'won-battle': 'battles',
  'gave-order': 'battles',
  rewarded: 'monsters',
  faced: 'encounters',
  turned: 'encounters',
  'token-moved': 'encounters',
  meditated: 'meditation',
};

export interface Share {
  guild: string;
  won: boolean;
  total: number;
  /** By source; what was lost is negative. */
  parts: Record<Source, number>;
}

/** Every guild with its glory by source; who won comes first, then who has the most. */
export function sharesOf(p: Position, log: readonly Told[]): Share[] {
  const shares = p.seats.map((guild, seat) => ({
    guild,
    won: p.winners.includes(seat),
    total: p.glory[guild] ?? 0,
    parts: Object.fromEntries(SOURCES.map((one) => [one, 0])) as Record<Source, number>,
  }));
  let source: Source = 'cards';
  for (const { event, args } of log) {
    const gain = event === 'gained';
    if (!gain && event !== 'lost') source = BROUGHT[event] ?? 'cards';
    else if (RESOURCES[args.resource!] === 'glory')
      shares[args.seat!]!.parts[gain ? source : 'lost'] += gain ? args.amount! : -args.amount!;
  }
  return shares.sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}
