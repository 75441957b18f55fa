// The Lords of Xidit of the page: the shapes of the server's picture and position, and a seat's panel read from them.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import { say } from './words';

export const UNITS = ['militia', 'archer', 'infantry', 'cleric', 'battle_mage'] as const;
export type Unit = (typeof UNITS)[number];
export type Units = Partial<Record<Unit, number>>;
export const ROADS = ['black', 'red', 'blue'] as const;
export const ORDERS = ['black', 'red', 'blue', 'action', 'wait'] as const;
export type Order = (typeof ORDERS)[number];
export const WHEELS = 6;
export const REWARDS = ['gold', 'bards', 'floors'] as const;
export type Reward = (typeof REWARDS)[number];
/** The two rewards of each pair, in the order of the server's domain. */
export const PAIRS: readonly (readonly [Reward, Reward])[] = [
  ['gold', 'bards'],
  ['gold', 'floors'],
  ['bards', 'floors'],
];
export const CRITERIA = ['wealth', 'influence', 'reputation'] as const;
/** What is counted for each criterion. */
export const COUNTED: Record<string, Reward> = { wealth: 'gold', influence: 'floors', reputation: 'bards' };
/** What the census of a kind gives to who shows the most, and to each of those who tie [xidit.census.3-4]. */
export const PRIZES: Record<Unit, { reward: Reward; most: number; tied: number }> = {
  militia: { reward: 'gold', most: 1, tied: 1 },
  archer: { reward: 'gold', most: 2, tied: 1 },
  infantry: { reward: 'bards', most: 1, tied: 1 },
  cleric: { reward: 'bards', most: 2, tied: 1 },
  battle_mage: { reward: 'floors', most: 1, tied: 1 },
};
export const STRENGTHS = [3, 4, 5] as const;
export const SIDES = ['recruitment', 'threat'] as const;
export const VIRTUAL = 'virtual';
export const HIGHEST = 4;

export type Face = Record<Reward, number> & { recruits: Record<Unit, number>; requires: Record<Unit, number> };

export interface Ground {
  cities: { name: string; x: number; y: number; regions: string[] }[];
  roads: { ends: [number, number]; colour: string }[];
  regions: {
    name: string;
    central: boolean;
    snow: boolean;
    wasteland: boolean;
    larger: number;
    smaller: number;
    corners: number[];
    caption: [number, number];
  }[];
  tokens: Record<string, Face>;
  titans: Record<string, Record<Reward, number>>;
  years: number;
  censuses: number[];
  eliminated: number[];
}

export interface TokenOnCity {
  side: string;
  units?: Units;
}

export interface Screen {
  units: Record<Unit, number>;
  gold: number;
  bards: number;
  waiting: number;
}

export type Titans = { titans: string[]; raging: boolean } & Partial<Record<Reward, number>>;

export interface Position {
  seat: number;
  actors: number[];
  sealed: number[];
  seats: string[];
  year: number;
  years: number;
  censuses: number[];
  first: string;
  phase: string;
  matter: { left?: number; unit?: Unit; titan?: number };
  order: number;
  turn: string;
  markers: Record<string, number>;
  plans: Record<string, Order[]>;
  idrakis: Record<string, number>;
  tokens: Record<string, TokenOnCity>;
  path: { R: number[]; NR: number; DT: number[]; T: number[]; NT: number; DR: number[] };
  barracks: Record<Unit, number>;
  guilds: Record<string, { seat: string; floors: number }>;
  floors: Record<string, number>;
  bards: Record<string, Record<string, number>>;
  titans: Record<string, Titans>;
  screens: Record<string, Screen>;
  recruited: Record<string, number[]>;
  freed: Record<string, number[]>;
  slain: Record<string, number[]>;
  assessments: string[];
  virtual: Record<string, number>;
  results: Record<string, Record<string, number>>;
  eliminated: string[];
  standings: string[];
  winners: (string | number)[];
  over: boolean;
}

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
  return ground.roads.find((road) => road.ends.includes(one) && road.ends.includes(other))?.colour as Order | undefined;
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

export function hasWon(p: Position, seat: number): boolean {
  return p.winners.includes(p.seats[seat]!) || p.winners.includes(seat);
}
