// The Mysthea of the page: what the server shows of it, and what can be read from that.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import type * as shown from './view';
import type { Army, Card, Guild, Position, Slot, Symbol, Unit } from './view';
import { say } from './words';

export type * from './view';

export const UNITS: readonly Unit[] = ['chosen', 'construct', 'golem', 'fortification'];
export const SLOTS: readonly Slot[] = ['chosen', 'constructs', 'golems', 'fortifications', 'cards'];
export const SYMBOLS: readonly Symbol[] = ['axe', 'boot', 'chest', 'dialogue'];
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

/** The ground, with the words of the game by their keys, which the page fetches in its language. */
export interface Ground extends shown.Ground {
  words: Record<string, string>;
}

/** The shell's hue for each guild. */
const HUES: Record<string, number> = { varorin: 6, lusma: 5, volarees: 2, magista: 7, kaetur: 8 };

export function hueOf(guild: string): number {
  return HUES[guild] ?? 4;
}

/** The guild of the seat that looks; nothing for those who only watch. */
export function ownGuild(p: Position): Guild | '' {
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
export function armiesIn(p: Position, region: string): { guild: Guild; army: Army; controls: boolean }[] {
  const there = p.regions[region];
  return p.order
    .flatMap((guild) => (there?.[guild] ? [{ guild, army: there[guild], controls: there.control === guild }] : []))
    .sort((a, b) => Number(b.controls) - Number(a.controls));
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
