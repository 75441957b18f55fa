// The Runewars of the page: what the server shows of it, and what can be read from that.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import type * as shown from './view';
import type { AreaFacts, Attribute, Position, Resource, SeatName, Season, Shape, Thing, Unit } from './view';
import { say } from './words';

export type * from './view';

export const RESOURCES = ['food', 'wood', 'ore'] as const satisfies Resource[];
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const satisfies Season[];
export const ATTRIBUTES = ['strength', 'agility', 'wisdom'] as const satisfies Attribute[];
export const SHAPES = ['triangle', 'rectangle', 'circle', 'hexagon'] as const satisfies Shape[];
export const ROUNDS = [1, 2, 3, 4, 5];
/** Dragon runes that allow a victory card [runewars.victory.1]. */
export const TO_WIN = 6;
export const NONE = 'none';
export const UNKNOWN = '?';

/** The ground, with the words of the game by their keys, which the page fetches in its language. */
export interface Ground extends shown.Ground {
  words: Record<string, string>;
}

/** The shell's hue for each faction, as the box colours them; those who have none yet are told apart too. */
const HUES: Record<string, number> = { daqan: 2, latari: 7, waiqar: 3, uthuk: 6, player1: 1, player2: 5, player3: 8, player4: 4 };

/** Neutral units have the hue of nobody. */
export const NEUTRAL_HUE = 4;

export function hueOf(seat: string): number {
  return HUES[seat] ?? NEUTRAL_HUE;
}

/** The faction of the seat that looks; nothing for those who only watch. */
export function ownSeat(p: Position): SeatName | '' {
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
export function attributeOf(ground: Ground, p: Position, hero: string, attribute: Attribute): number {
  return (ground.heroes.find((one) => one.id === hero)?.attributes[attribute] ?? 0) + (p.heroes[hero]?.training[attribute] ?? 0);
}

/** What a dial shows up to its pointer: units and symbols. */
export function upTo(ground: Ground, faction: string, resource: Resource, value: number): string[] {
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
          { key: 'unknown', label: say(lang, p.seats.length > 3 ? 'runesBrief' : 'runesUnknown'), value: String(runes.unknown) },
          { key: 'tactics', label: say(lang, 'tactics'), value: String(p.tactics[name]?.length ?? 0) },
          { key: 'areas', label: say(lang, 'areas'), value: String(controlled(p, name).length) },
          { key: 'dials', label: say(lang, 'dialsShort'), value: dials ? RESOURCES.map((one) => dials[one]).join(' · ') : '' },
        ]
      : [],
  };
}
