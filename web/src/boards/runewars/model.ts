// The Runewars of the page: the shapes of the server's picture and position, and what can be read from them.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import type { Hex } from './geometry';
import { say } from './words';

export const RESOURCES = ['food', 'wood', 'ore'] as const;
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export const ATTRIBUTES = ['strength', 'agility', 'wisdom'] as const;
export const SHAPES = ['triangle', 'rectangle', 'circle', 'hexagon'] as const;
export const ROUNDS = [1, 2, 3, 4, 5];
/** Dragon runes that allow a victory card [runewars.victory.1]. */
export const TO_WIN = 6;
export const NONE = 'none';
export const UNKNOWN = '?';

export interface Thing {
  id: string;
  target: string;
  reconstructed?: boolean;
}
export interface Unit extends Thing {
  faction: string;
  count: number;
  shape: string;
  initiative: number;
  health: number;
  traits: string[];
}
export interface Quarter {
  result: 'miss' | 'damage' | 'rout' | 'special';
  amount: number;
}
export interface Fate extends Thing {
  destiny: 'gold' | 'grey' | 'red';
  triangle: Quarter;
  rectangle: Quarter;
  circle: Quarter;
  hexagon: Quarter;
}
export interface HeroFacts extends Thing {
  alignment: string;
  health: number;
  attributes: Record<string, number>;
  fast: boolean;
  flying: boolean;
}
export interface AreaFacts {
  at: Hex;
  city: boolean;
  produce: Partial<Record<string, number>>;
  borders: Record<string, 'mountain' | 'water'>;
}
export interface Faction extends Thing {
  alignment: string;
  dials: Record<string, string[]>;
  dials_reconstructed: boolean;
  developments: string[];
}
export interface Class extends Thing {
  unit: string;
  routed: boolean;
  damage: number;
}
export interface QuestFacts extends Thing {
  area?: string;
  where?: string;
  starting: boolean;
  kind: string;
  attribute?: string;
  unit?: string;
}

export interface Ground {
  tiles: Record<string, Record<string, AreaFacts>>;
  homes: Record<string, string>;
  areas: { id: string; tile: string; target: string }[];
  factions: Faction[];
  units: Unit[];
  classes: Class[];
  stronghold: { strength: number; damaged: number };
  fates: Fate[];
  orders: (Thing & { number: number })[];
  season_cards: (Thing & { season: string; council: boolean })[];
  tactics: Thing[];
  rewards: Thing[];
  quests: QuestFacts[];
  objectives: Thing[];
  heroes: HeroFacts[];
  titles: Thing[];
  cities: Thing[];
  developments: Thing[];
  tokens: Thing[];
  lines: string[];
  resources: string[];
  /** The words of the game by their keys. */
  words: Record<string, string>;
}

export interface Area {
  seat: string;
  units: Record<string, number>;
  arrived?: Record<string, number>;
  stronghold?: string;
  damaged?: boolean;
  development?: string;
  city?: string;
}
export interface Hero {
  seat: string;
  area: string;
  routed: boolean;
  damage: number;
  health: number;
  training: Record<string, number>;
  rewards: string[];
  acted: boolean;
}
export interface Side {
  seat: string;
  units: Record<string, number>;
  bonus: number;
  stronghold: number;
  strength: number;
  lost: number;
  drew: string[];
  drawing: string;
  support: Record<string, string>;
  /** Made by the page while a battle is shown line by line: the sum that was counted, and who has won. */
  total?: number;
  won?: boolean;
}
export interface Battle {
  area: string;
  attacker: string;
  defender: string;
  round: number;
  damage: number;
  sides: [Side, Side];
}
export interface Duel {
  area: string;
  hero: string;
  enemy: string;
  unit_damage: number;
  unit_health: number;
  quest: string;
  round: number;
  cards: string[];
  damage: number[];
  negated: number[];
}

export interface Position {
  seat: number;
  actors: number[];
  sealed: number[];
  asked: string;
  over: boolean;
  winners: (number | string)[];
  seats: string[];
  alive: string[];
  first: string;
  year: number;
  season: string;
  season_card: string;
  turn: string;
  order: string[];
  used: Record<string, string[]>;
  active: Record<string, string>;
  influence: Record<string, number>;
  dials: Record<string, Record<string, number>>;
  board: Record<string, Hex>;
  tiles: Record<string, [number, number, number]>;
  markers: Hex[];
  dealt: Record<string, string[]>;
  unlaid: Record<string, string[]>;
  areas: Record<string, Area>;
  runes: Record<string, { face: string; up: boolean }>;
  rune_supply: Record<string, number>;
  tokens: Record<string, { token: string; back: string; up: boolean }>;
  guests: Record<string, number>;
  contest: string;
  fleeing: Record<string, number>;
  activated: Record<string, string[]>;
  stock: Record<string, number>;
  titles: Record<string, { seat: string; influence: number }>;
  victory_cards: Record<string, string>;
  tactics: Record<string, string[]>;
  fresh: Record<string, string[]>;
  tactics_deck: number;
  tactics_discard: string[];
  played: string[];
  quests: Record<string, string[]>;
  quest_deck: number;
  objectives: Record<string, string>;
  fulfilled: string[];
  fate_deck: number;
  fate_discard: string[];
  fate: [string[], string[], string[]];
  heroes: Record<string, Hero>;
  hero_offer: string[];
  fallen: { area: string; rewards: string[] }[];
  stormbound: string[];
  truce: boolean;
  frozen: boolean;
  bids: Record<string, number>;
  about: { source?: string; unit?: string; hero?: string; area?: string; frm?: string; left?: number; turns?: number };
  battle: Battle | Record<string, never>;
  duel: Duel | Record<string, never>;
}

/** The shell's hue for each faction, as the box colours them; those who have none yet are told apart too. */
const HUES: Record<string, number> = { daqan: 2, latari: 7, waiqar: 3, uthuk: 6, player1: 1, player2: 5, player3: 8, player4: 4 };

/** Neutral units have the hue of nobody. */
export const NEUTRAL_HUE = 4;

export function hueOf(seat: string): number {
  return HUES[seat] ?? NEUTRAL_HUE;
}

/** The faction of the seat that looks; nothing for those who only watch. */
export function ownSeat(p: Position): string {
  return p.seats[p.seat] ?? '';
}

export function unitOf(ground: Ground, id: string): Unit | undefined {
  return ground.units.find((unit) => unit.id === id);
}

/** Whose colour a unit wears: its faction's, or that of nobody. */
export function hueOfUnit(ground: Ground, id: string): number {
  return hueOf(unitOf(ground, id)?.faction ?? '');
}

export interface Count {
  unit: string;
  routed: boolean;
  damage: number;
  n: number;
}

/** 'footman-routed-hurt1': 2 in parts. */
export function countOf(name: string, n: number): Count {
  const damage = Number(/-hurt(\d)$/.exec(name)?.[1] ?? 0);
  const rest = name.replace(/-hurt\d$/, '');
  return { unit: rest.replace(/-routed$/, ''), routed: rest.endsWith('-routed'), damage, n };
}

/** The units of a row as the box lists them, standing ones of a type before routed ones. */
export function unitsIn(ground: Ground, row: Record<string, number>): Count[] {
  const order = new Map(ground.units.map((unit, i) => [unit.id, i]));
  return Object.entries(row)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => countOf(name, n))
    .sort((a, b) => order.get(a.unit)! - order.get(b.unit)! || Number(a.routed) - Number(b.routed) || a.damage - b.damage);
}

/** All units on an area, those that have just come included. */
export function armyOf(p: Position, area: string): Record<string, number> {
  const facts = p.areas[area];
  const all = { ...(facts?.units ?? {}) };
  for (const [name, n] of Object.entries(facts?.arrived ?? {})) all[name] = (all[name] ?? 0) + n;
  return all;
}

export const sum = (row: Record<string, number>) => Object.values(row).reduce((all, n) => all + n, 0);

export function areaAt(ground: Ground, target: string): string {
  return ground.areas[Number(target.slice(5))]?.id ?? '';
}

export function thingAt<T extends Thing>(list: readonly T[], target: string): T | undefined {
  return list.find((one) => one.target === target);
}

/** The terrain that an area is drawn as: what it gives most of. */
export function terrainOf(facts: AreaFacts): 'food' | 'wood' | 'ore' | 'waste' {
  let best: 'food' | 'wood' | 'ore' | 'waste' = 'waste';
  for (const resource of RESOURCES)
    if ((facts.produce[resource] ?? 0) > (best === 'waste' ? 0 : (facts.produce[best] ?? 0))) best = resource;
  return best;
}

/** The areas that a seat controls. */
export function controlled(p: Position, seat: string): string[] {
  return Object.keys(p.areas).filter((area) => p.areas[area]!.seat === seat);
}

/** The dragon runes of a seat that the viewer knows of, and the runes that may be some. */
export function runesOf(p: Position, seat: string): { dragons: number; unknown: number } {
  const faces = controlled(p, seat).flatMap((area) => (p.runes[area] ? [p.runes[area]!.face] : []));
  return { dragons: faces.filter((face) => face === 'dragon').length, unknown: faces.filter((face) => face === UNKNOWN).length };
}

export function heroesOf(p: Position, seat: string): string[] {
  return Object.keys(p.heroes).filter((hero) => p.heroes[hero]!.seat === seat);
}

/** What a hero can do in an attribute, training included. */
export function attributeOf(ground: Ground, p: Position, hero: string, attribute: string): number {
  return (ground.heroes.find((one) => one.id === hero)?.attributes[attribute] ?? 0) + (p.heroes[hero]?.training[attribute] ?? 0);
}

/** What a dial shows up to its pointer: units and symbols. */
export function upTo(ground: Ground, faction: string, resource: string, value: number): string[] {
  return (ground.factions.find((one) => one.id === faction)?.dials[resource] ?? []).slice(0, value + 1).filter(Boolean);
}

/** What a seat's panel shows. */
export function seatPicture(p: Position, seat: number, lang: Lang): SeatPicture {
  const name = p.seats[seat]!;
  const runes = runesOf(p, name);
  const dials = p.dials[name];
  const started = Object.keys(p.areas).length > 0;
  return {
    hue: hueOf(name),
    name: say(lang, `seat-${name}`),
    out: !p.alive.includes(name),
    points: runes.dragons,
    goal: started ? TO_WIN : 0,
    facts: started
      ? [
          { key: 'influence', label: say(lang, 'influence'), value: String(p.influence[name] ?? 0) },
          { key: 'unknown', label: say(lang, 'runesUnknown'), value: String(runes.unknown) },
          { key: 'tactics', label: say(lang, 'tactics'), value: String(p.tactics[name]?.length ?? 0) },
          { key: 'areas', label: say(lang, 'areas'), value: String(controlled(p, name).length) },
          // Four panels need the room; the dials are below the map in any case.
          ...(p.seats.length < 4
            ? [{ key: 'dials', label: say(lang, 'dialsShort'), value: dials ? RESOURCES.map((one) => dials[one]).join(' · ') : '' }]
            : []),
        ]
      : [],
  };
}

export function hasWon(p: Position, seat: number): boolean {
  return p.winners.includes(seat) || p.winners.includes(p.seats[seat]!);
}
