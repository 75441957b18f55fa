// The Mysthea of the page: the shapes of the server's picture and position, and what can be read from them.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import { say } from './words';

export const UNITS = ['chosen', 'construct', 'golem', 'fortification'] as const;
export type Unit = (typeof UNITS)[number];
export const SLOTS = ['chosen', 'constructs', 'golems', 'fortifications', 'cards'] as const;
export const SYMBOLS = ['axe', 'boot', 'chest', 'dialogue'] as const;
export const KINDS = ['chosen', 'tactic', 'goal', 'equipment', 'upgrade'] as const;
export const RESOURCES = ['glory', 'energy', 'experience', 'points'] as const;
export const EVENTS = ['forest', 'river', 'mist', 'mountain', 'crystal', 'storm', 'utcoro', 'cannibarok', 'onygauros', 'caerulas'] as const;
export const EQUIPMENT_SPACES = 3;
export const MOST = 12;
/** On this space of the track artefacts may be recharged [mysthea.round.3]. */
export const RECHARGE = 6;
export const NONE = 'none';
export const UNKNOWN = '?';
export const ERAS = ['0', 'I', 'II', 'III'];

export interface Card {
  id: string;
  era: number;
  type: string;
  colour: string;
  order: string;
  points: number;
  slot: string;
  /** What it adds to every unit of its slot. */
  strength: number;
  reconstructed: boolean;
  target: string;
}

export interface Ground {
  guilds: string[];
  islands: { name: string; regions: string[]; target: string }[];
  regions: { name: string; type: string; island: string; target: string }[];
  strengths: Record<Unit | 'wounded', number>;
  track: number[];
  artefacts: { id: string; energy: number; reconstructed: boolean }[];
  cards: Card[];
  chosen: { id: string; name: string; target: string }[];
  encounters: { id: string; glory: number; options: { symbol: string; steps: number }[] }[];
  monsters: { id: string; strength: number; home: string; target: string }[];
  attunements: { id: string; side: string; island: string }[];
  /** The words of the game by their keys. */
  words: Record<string, string>;
}

/** The units of one guild in a region: how many of each kind, how many of them have moved, and their strength. */
export type Army = Partial<Record<Unit | `moved_${Unit}`, number>> & { strength: number };

export interface Fighter {
  card: string;
  bonus: number;
  strength: number;
  retreated: number;
  lost: number;
  /** Made by the page while a battle is shown line by line: the order has been carried out, the battle is won. */
  order?: boolean;
  won?: boolean;
}

export interface Position {
  seat: number;
  actors: number[];
  sealed: number[];
  seats: string[];
  era: number;
  phase: string;
  turn: string;
  base_done: boolean;
  special_done: boolean;
  asked: string;
  points: number;
  left: number;
  card: string;
  reward: { encounter?: string; symbol?: string };
  order: string[];
  artefacts: Record<string, { number: string; charged: boolean }>;
  glory: Record<string, number>;
  energy: Record<string, number>;
  experience: Record<string, number>;
  ring: string[];
  centre: string;
  mirages: string[];
  regions: Record<string, Record<string, Army | string>>;
  wounded: string[];
  created: Record<string, Record<string, number>>;
  beside: Record<string, Record<string, number>>;
  tokens: Record<string, string>;
  monsters: Record<string, { era: number; island: string; defeated: boolean }>;
  track: { event: string; glory: number }[];
  events: string[];
  attunements: Record<string, string>;
  attuned: Record<string, string>;
  encounter: { glory?: number; symbols?: string[] };
  encounters: number;
  faced: Record<string, string[]>;
  chosen: Record<string, string>;
  upgrades: Record<string, Record<string, string>>;
  equipment: Record<string, string[]>;
  hands: Record<string, string[]>;
  discards: Record<string, string[]>;
  removed: string[];
  played: string[];
  row: string[];
  deck: string[];
  offer: Record<string, string>;
  battle: { region?: string; starter?: string; fighters?: Record<string, Fighter> };
  winners: (string | number)[];
  over: boolean;
}

/** The shell's hue for each guild. */
const HUES: Record<string, number> = { varorin: 6, lusma: 5, volarees: 2, magista: 7, kaetur: 8 };

export function hueOf(guild: string): number {
  return HUES[guild] ?? 4;
}

/** The guild of the seat that looks; nothing for those who only watch. */
export function ownGuild(p: Position): string {
  return p.seats[p.seat] ?? '';
}

export function cardOf(ground: Ground, id: string): Card | undefined {
  return ground.cards.find((card) => card.id === id);
}

/** What an action calls a card. */
export function targetOf(ground: Ground, id: string): string {
  return (cardOf(ground, id) ?? ground.chosen.find((one) => one.id === id))?.target ?? '';
}

/** The card that an action names: 'C001' of 'card:1'. */
export function cardAt(ground: Ground, target: string): string {
  return (ground.cards.find((card) => card.target === target) ?? ground.chosen.find((one) => one.target === target))?.id ?? '';
}

/** The armies in a region; who controls it comes first. */
export function armiesIn(p: Position, region: string): { guild: string; army: Army; controls: boolean }[] {
  const there = p.regions[region] ?? {};
  return p.order
    .filter((guild) => typeof there[guild] === 'object')
    .map((guild) => ({ guild, army: there[guild] as Army, controls: there.control === guild }))
    .sort((a, b) => Number(b.controls) - Number(a.controls));
}

/** The strength of one unit of a guild, upgrades included [mysthea.battle.11, mysthea.wound.2]. */
export function unitStrength(ground: Ground, p: Position, guild: string, unit: Unit): number {
  const upgrade = cardOf(ground, p.upgrades[guild]?.[SLOTS[UNITS.indexOf(unit)]!] ?? '');
  const wounded = unit === 'chosen' && p.wounded.includes(guild);
  return ground.strengths[wounded ? 'wounded' : unit] + (upgrade?.strength ?? 0);
}

/** Strengths and control of every region, read anew from its units [mysthea.control.1]. */
export function weighed(ground: Ground, p: Position): void {
  for (const region of Object.keys(p.regions)) {
    const there = p.regions[region]!;
    let best = '';
    for (const guild of p.order) {
      const army = there[guild] as Army | undefined;
      if (!army) continue;
      if (!UNITS.some((unit) => army[unit])) {
        delete there[guild];
        continue;
      }
      army.strength = UNITS.reduce((sum, unit) => sum + (army[unit] ?? 0) * unitStrength(ground, p, guild, unit), 0);
      if (!best || army.strength > (there[best] as Army).strength) best = guild;
    }
    if (best) there.control = best;
    else delete p.regions[region];
  }
}

/** How many regions a guild controls. */
export function controlledBy(p: Position, guild: string): number {
  return Object.values(p.regions).filter((there) => there.control === guild).length;
}

/** What a seat's panel shows. */
export function seatPicture(p: Position, seat: number, lang: Lang): SeatPicture {
  const guild = p.seats[seat]!;
  const artefact = p.artefacts[guild];
  const few = p.seats.length < 4; // else the panels need the room
  return {
    hue: hueOf(guild),
    name: say(lang, `guild-${guild}`),
    out: false,
    points: p.glory[guild] ?? 0,
    goal: Infinity,
    facts: [
      { key: 'energy', label: say(lang, 'energy'), value: String(p.energy[guild]) },
      { key: 'hand', label: say(lang, 'handSize'), value: String(p.hands[guild]?.length ?? 0) },
      { key: 'experience', label: say(lang, 'experienceShort'), value: String(p.experience[guild]) },
      { key: 'artefact', label: say(lang, 'artefactShort'), value: artefact ? artefact.number + (artefact.charged ? '●' : '○') : '' },
      ...(few ? [{ key: 'regions', label: say(lang, 'controls'), value: String(controlledBy(p, guild)) }] : []),
      ...(few ? [{ key: 'faced', label: say(lang, 'facedShort'), value: `${p.faced[guild]?.length ?? 0}/6` }] : []),
    ],
  };
}

export function hasWon(p: Position, seat: number): boolean {
  return (p.winners ?? []).includes(p.seats[seat]!) || (p.winners ?? []).includes(seat);
}
