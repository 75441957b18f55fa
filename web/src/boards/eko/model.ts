// The Ekö of the page: the shapes of the server's picture and position, and a seat's panel read from them.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import { say } from './words';

export interface Hex {
  targets: string[];
  name: string;
  q: number;
  r: number;
  kind: string;
  space: boolean;
}

export interface Position {
  seats: string[];
  turn: string;
  stacks: Record<string, { seat: string; discs: number; emperor: boolean }>;
  buildings: Record<string, { seat: string; kind: string }>;
  reserve: Record<string, { warriors: number; emperor: boolean; camp: number; tower: number; castle: number }>;
  box: Record<string, number>;
  prison: Record<string, string[]>;
  points: Record<string, number>;
  capitals: Record<string, number>;
  discs: Record<string, number>;
  alive: string[];
  winners: string[];
  over: boolean;
}

const COLOURS = ['light_blue', 'navy', 'violet', 'grey'];
const GOAL = 12;

/** The hue of a colour of the game: each has its own token, pattern and charge. */
export function hueOf(colour: string): number {
  return COLOURS.indexOf(colour) + 1;
}

/** What a seat's panel shows. */
export function seatPicture(p: Position, seat: number, lang: Lang): SeatPicture {
  const colour = p.seats[seat]!;
  const reserve = p.reserve[colour]!;
  const facts = [
    { key: 'discs', label: say(lang, 'discs'), value: String(p.discs[colour] ?? 0) },
    { key: 'reserve', label: say(lang, 'reserve'), value: `${reserve.warriors}${reserve.emperor ? ' + ♛' : ''}` },
    { key: 'capitals', label: say(lang, 'capitals'), value: String(p.capitals[colour] ?? 0) },
    { key: 'box', label: say(lang, 'box'), value: String(p.box[colour] ?? 0) },
    { key: 'stock', label: say(lang, 'stock'), value: `${reserve.camp} / ${reserve.tower} / ${reserve.castle}` },
  ];
  const captives = (p.prison[colour] ?? []).map((c) => say(lang, `colour-${c}`));
  if (captives.length) facts.push({ key: 'prison', label: say(lang, 'prison'), value: captives.join(', ') });
  return { hue: hueOf(colour), name: say(lang, `colour-${colour}`), out: !p.alive.includes(colour), points: p.points[colour] ?? 0, goal: GOAL, facts };
}
