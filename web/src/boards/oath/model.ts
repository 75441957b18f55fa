// The Oath of the page: the shapes of the server's picture and position, and what can be read from them.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import { say } from './words';

export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'] as const;
export const REGIONS = ['cradle', 'provinces', 'hinterland'] as const;
export const BANNERS = ['peoples-favor', 'darkest-secret'] as const;
export const GOODS = ['favor', 'secret', 'warband'] as const;
export const OATHS = ['supremacy', 'people', 'protection', 'devotion'] as const;
export const ROUNDS = 8;
export const MOST_SUPPLY = 7;
export const MOST_VISIONS = 5;
export const NONE = 'none';
export const UNKNOWN = '?';
export const BANDITS = 'bandits';
/** The number that stands for the bandits where a player is chosen. */
export const BANDIT_SEAT = 6;

export interface Power {
  type: 'when_played' | 'action' | 'rest' | 'modifier' | 'battle_plan' | 'persistent' | 'static';
  action?: string;
  side?: 'attacker' | 'defender' | 'either';
  mandatory?: boolean;
  place_favor?: number;
  place_secret?: number;
  burn_favor?: number;
  burn_secret?: number;
}

export interface Card {
  id: string;
  kind: 'denizen' | 'edifice' | 'ruin' | 'relic' | 'vision' | 'site' | 'trait';
  /** The key of its name among the words of the game. */
  name: string;
  /** The language in which its name is ours. */
  ours: string;
  target: string;
  suit?: string;
  restriction?: '' | 'site' | 'adviser';
  locked?: boolean;
  powers?: Power[];
  dice?: number;
  oath?: string;
  capacity?: number;
  price?: { favor?: number; bank?: string; burn_favor?: number; burn_secret?: number };
}

export interface Ground {
  colours: string[];
  places: { id: string; region: string; target: string }[];
  regions: { id: string; places: string[]; travel: Record<string, number>; target: string }[];
  search: number[];
  visions_needed: number;
  cards: Card[];
  /** The words of the game by their keys. */
  words: Record<string, string>;
}

export interface Site {
  place: string;
  up: boolean;
  /** Of a site that lies face down: what this seat knows of it. */
  card?: string;
  ruler?: string;
  capacity?: number;
  cards?: string[];
  warbands?: Record<string, number>;
  pawns?: string[];
  favor?: number;
  secrets?: number;
  relics?: string[];
}

export interface Board {
  supply: number;
  favor: number;
  secrets: number;
  facedown_secrets: number;
  warbands: number;
  bank: number;
}
export type Adviser = string | { back: string; card?: string };
export interface Banner {
  holder: string;
  tokens: number;
  mob: boolean;
}
export interface Prospect {
  seat: string;
  by: 'title' | 'vision' | 'empire';
  when: string;
  card?: string;
  die?: number;
  round?: number;
}
export interface Plan {
  card: string;
  by: string;
  counter: boolean;
}

export interface War {
  attacker: string;
  defender: string;
  allies: string[];
  at: string;
  sites: string[];
  relics: string[];
  banners: string[];
  pawn: boolean;
  attack: number;
  defense: number;
  force: number;
  defenders: number;
  swords: number;
  shields: number;
  attack_roll: { hollow: number; sword: number; skull: number };
  defense_roll: { one: number; two: number; double: number };
  plans: Plan[];
  outcome: '' | 'attacker' | 'defender';
  stage: string;
}

export interface Deal {
  proposer: string;
  partner: string;
  goods?: string[];
  citizenship?: string;
  space?: number;
}

export interface Position {
  seat: number;
  actors: number[];
  asked: string;
  over: boolean;
  winners: (string | number)[];
  seats: string[];
  prince: string;
  order: string[];
  roles: Record<string, string>;
  round: number;
  visions_drawn: number;
  oath: string;
  title: string;
  usurper: boolean;
  successor: string;
  standing: Record<string, { sites: number; goods: number }>;
  prospects: Prospect[];
  turn: string;
  boards: Record<string, Board>;
  banks: Record<string, number>;
  shared_favor: number;
  sites: Record<string, Site>;
  advisers: Record<string, Adviser[]>;
  visions: Record<string, string>;
  /** Who shares the revealed Vision of whom. */
  shared_visions: Record<string, string>;
  relics: Record<string, string[]>;
  banners: Record<string, Banner>;
  reliquary: string[];
  traits: string[];
  piles: Record<string, string[]>;
  deck_top: string;
  relic_deck: number;
  hand: string[];
  tokens: Record<string, { favor: number; secrets: number }>;
  /** Warbands of a colour on the Obsidian Cage. */
  caged: Record<string, number>;
  campaign: War | Record<string, never>;
  deal: Deal | Record<string, never>;
  card: string;
  modifiers: string[];
  /** What the choices of the seat that is asked would cost in Supply, by kind and target. */
  costs?: Record<string, Record<string, number> | number>;
}

/** The shell's hue for each colour. */
const HUES: Record<string, number> = { purple: 3, red: 6, blue: 2, yellow: 5, white: 4, black: 8 };

export function hueOf(colour: string): number {
  return HUES[colour] ?? 4;
}

/** The colour that the seat which looks plays: the one whose turn it is where it plays two; nothing for those who watch. */
export function ownColour(p: Position): string {
  const own = p.seats[p.seat] ?? '';
  const turn = p.seats.indexOf(p.turn);
  // In the learning game of three the last seat plays a fourth colour too.
  const borrowed =
    p.actors.includes(p.seat) &&
    turn > p.seat &&
    p.turn !== p.prince &&
    (p.asked === 'Act' || p.asked === 'Intend') &&
    !p.actors.includes(turn);
  return own && borrowed ? p.turn : own;
}

export function cardOf(ground: Ground, id: string): Card | undefined {
  return ground.cards.find((card) => card.id === id);
}

/** What an action calls a card. */
export function targetOf(ground: Ground, id: string): string {
  return cardOf(ground, id)?.target ?? '';
}

/** The card that an action names: row i of the ground is card number i + 1. */
export function cardAt(ground: Ground, target: string): Card | undefined {
  return ground.cards[Number(target.slice(target.indexOf(':') + 1)) - 1];
}

/** The eight sites in the order of the map, each with its name; a site that lies face down has none. */
export function sitesOf(p: Position): (Site & { id: string })[] {
  return Object.entries(p.sites).map(([key, site]) => ({ ...site, id: site.up ? key : '' }));
}

/** The number of the site where a player's pawn stands; -1 if nowhere. */
export function pawnAt(p: Position, colour: string): number {
  return Object.values(p.sites).findIndex((site) => site.pawns?.includes(colour));
}

export function warOf(p: Position): War | null {
  return 'attacker' in p.campaign ? (p.campaign as War) : null;
}

export function dealOf(p: Position): Deal | null {
  return 'proposer' in p.deal ? (p.deal as Deal) : null;
}

/** The Vision that a player follows: the own one, or one that is shared. */
export function visionOf(p: Position, colour: string): string {
  return p.visions[colour] ?? p.visions[p.shared_visions?.[colour] ?? ''] ?? '';
}

/** How many sites a player rules; the sites of the Empire count for each of its players. */
export function ruled(p: Position, colour: string): number {
  return p.standing[colour]?.sites ?? 0;
}

/** What a seat's panel shows. */
export function seatPicture(p: Position, seat: number, lang: Lang): SeatPicture {
  const colour = p.seats[seat]!;
  const board = p.boards[colour]!;
  const few = p.seats.length < 4; // else the panels need the room
  const goods = p.oath === 'protection' || Object.values(p.visions).includes('vision-of-sanctuary');
  const secrets = board.secrets + (board.facedown_secrets ? ` (+${board.facedown_secrets})` : '');
  return {
    hue: hueOf(colour),
    name: say(lang, `colour-${colour}`),
    out: false,
    points: 0,
    goal: 0,
    facts: [
      {
        key: 'role',
        label: say(lang, `role-${p.roles[colour]}`),
        value: p.title === colour ? say(lang, p.usurper ? 'usurper' : 'oathkeeper') : '',
      },
      { key: 'favor', label: say(lang, 'favor'), value: String(board.favor) },
      { key: 'secrets', label: say(lang, 'secrets'), value: secrets },
      { key: 'warbands', label: say(lang, 'warbands'), value: `${board.warbands}+${board.bank}` },
      ...(goods && !few ? [] : [{ key: 'supply', label: say(lang, 'supply'), value: `${board.supply}/${MOST_SUPPLY}` }]),
      ...(few ? [{ key: 'sites', label: say(lang, 'sitesRuled'), value: String(ruled(p, colour)) }] : []),
      ...(goods ? [{ key: 'goods', label: say(lang, 'goodsHeld'), value: String(p.standing[colour]?.goods ?? 0) }] : []),
    ],
  };
}

export function hasWon(p: Position, seat: number): boolean {
  return (p.winners ?? []).includes(p.seats[seat]!) || (p.winners ?? []).includes(seat);
}
