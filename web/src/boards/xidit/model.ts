// The Lords of Xidit of the page: what the server shows of it, and what can be read from that.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import type { Criterion, Ground, Order, Position, Reward, Road, Side, Unit } from './view';
import { say } from './words';

export type * from './view';

export const UNITS: readonly Unit[] = ['militia', 'archer', 'infantry', 'cleric', 'battle_mage'];
export type Units = Partial<Record<Unit, number>>;
export const ROADS: readonly Road[] = ['black', 'red', 'blue'];
export const ORDERS: readonly Order[] = ['black', 'red', 'blue', 'action', 'wait'];
export const WHEELS = 6;
export const REWARDS: readonly Reward[] = ['gold', 'bards', 'floors'];
/** The two rewards of each pair, in the order of the server's domain. */
export const PAIRS: readonly (readonly [Reward, Reward])[] = [
  ['gold', 'bards'],
  ['gold', 'floors'],
  ['bards', 'floors'],
];
export const CRITERIA: readonly Criterion[] = ['wealth', 'influence', 'reputation'];
/** What is counted for each criterion. */
export const COUNTED: Record<Criterion, Reward> = { wealth: 'gold', influence: 'floors', reputation: 'bards' };
/** What the census of a kind gives to who shows the most, and to each of those who tie [xidit.census.3-4]. */
export const PRIZES: Record<Unit, { reward: Reward; most: number; tied: number }> = {
  militia: { reward: 'gold', most: 1, tied: 1 },
  archer: { reward: 'gold', most: 2, tied: 1 },
  infantry: { reward: 'bards', most: 1, tied: 1 },
  cleric: { reward: 'bards', most: 2, tied: 1 },
  battle_mage: { reward: 'floors', most: 1, tied: 1 },
};
export const STRENGTHS = [3, 4, 5] as const;
export const SIDES: readonly Side[] = ['recruitment', 'threat'];
export const VIRTUAL = 'virtual';
export const HIGHEST = 4;

/** The shell's hue for each colour of the game. */
const HUES: Record<string, number> = { blue: 2, red: 6, green: 7, yellow: 5, black: 8 };

export function hueOf(colour: string): number {
  return HUES[colour] ?? 4;
}

/** The colour of the seat that looks; nothing for those who only watch. */
export function ownColour(p: Position): string {
  return p.seats[p.seat] ?? '';
}

/** The city at the other end of a road of this colour; 0 if there is none. */
export function along(ground: Ground, city: number, colour: string): number {
  const road = ground.roads.find((one) => one.colour === colour && one.ends.includes(city));
  return road ? (road.ends[0] === city ? road.ends[1] : road.ends[0]) : 0;
}

/** The colour of the road between two cities, if there is one. */
export function roadBetween(ground: Ground, one: number, other: number): Order | undefined {
  return ground.roads.find((road) => road.ends.includes(one) && road.ends.includes(other))?.colour;
}

/** Units one by one, from the weakest to the strongest. */
export function inLine(units: Units): Unit[] {
  return UNITS.flatMap((unit) => Array<Unit>(units[unit] ?? 0).fill(unit));
}

/** The floors of a colour on the board: its influence. */
export function floorsOf(p: Position, colour: string): number {
  return Object.values(p.guilds).reduce((sum, guild) => sum + (guild.seat === colour ? guild.floors : 0), 0);
}

/** The bards of a colour that all can see. */
export function bardsOf(p: Position, colour: string): number {
  return Object.entries(p.bards).reduce((sum, [region, row]) => sum + (region === 'C' ? 0 : (row[colour] ?? 0)), 0);
}

/** What a seat's panel shows. What lies behind another's screen is nobody's business. */
export function seatPicture(p: Position, seat: number, lang: Lang): SeatPicture {
  const colour = p.seats[seat]!;
  const fallen = p.eliminated.indexOf(colour);
  const facts = [
    { key: 'floors', label: say(lang, 'influenceNow'), value: String(floorsOf(p, colour)) },
    { key: 'bards', label: say(lang, 'bardsNow'), value: String(bardsOf(p, colour)) },
  ];
  if (['Plan', 'ShowUnits'].includes(p.phase) && !p.actors.includes(seat))
    facts.push({ key: 'ready', label: say(lang, 'ready'), value: '✓' });
  if (p.first === colour) facts.push({ key: 'first', label: say(lang, 'firstPlayer'), value: '✦' });
  // Of five, two fall in the first assessment; else one in each.
  const survived = fallen < 0 ? CRITERIA.length : Math.max(0, fallen - (p.seats.length > 4 ? 1 : 0));
  return {
    hue: hueOf(colour),
    name: say(lang, `colour-${colour}`),
    out: fallen >= 0,
    points: p.over ? survived : 0,
    goal: p.over ? CRITERIA.length : 0,
    facts,
  };
}
