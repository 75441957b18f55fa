// The Ekö of the page: what the server shows of it, and what can be read from that.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import type { Building, Colour, Position, Raised, Stack } from './view';
import { say } from './words';

export type * from './view';

const COLOURS: readonly string[] = ['light_blue', 'navy', 'violet', 'grey'] satisfies Colour[];
const GOAL = 12;
export const BUILDINGS: readonly Building[] = ['camp', 'tower', 'castle'];
/** What the pieces on the board count for [eko.end.1]. */
export const WORTH: Record<Building, number> = { camp: 1, tower: 2, castle: 3 };

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
  return {
    hue: hueOf(colour),
    name: say(lang, `colour-${colour}`),
    out: !p.alive.includes(colour),
    points: p.points[colour] ?? 0,
    goal: GOAL,
    facts,
  };
}

/** Whose stack or building stands at a place. */
export function ownerAt(p: Position, name: string): Colour | undefined {
  return p.stacks[name]?.seat ?? p.buildings[name]?.seat;
}

export interface Ghost {
  from: string | undefined;
  to: string;
  stack?: Stack;
  building?: Building;
}

/** What a whole choice would put where: a stack that moves, or a building; nothing for a choice that has no such picture. */
export function foreseen(path: readonly string[], p: Position, nameOf: (target: string) => string | undefined): Ghost | null {
  const [first, second, third] = path;
  const from = first?.startsWith('stack:') ? nameOf(first) : undefined;
  const to = second && nameOf(second);
  const stack = from && p.stacks[from];
  if (!from || !to || !stack) return null;
  if (third?.startsWith('building:')) return { from: undefined, to, building: BUILDINGS[Number(third.slice(9))]! };
  return second.startsWith('hex:') ? { from, to, stack } : null;
}

export interface Leaving {
  name: string;
  /** Taken by force; otherwise paid or taken back. */
  torn: boolean;
  stack?: Stack;
  building?: Raised;
}

/** The pieces that stood in one position and are gone in the next, except those that only went elsewhere. */
export function departures(last: Position, now: Position, moved: ReadonlySet<string | undefined>): Leaving[] {
  const found: Leaving[] = [];
  for (const [name, stack] of Object.entries(last.stacks)) {
    const after = now.stacks[name];
    if (moved.has(name) || (after?.seat === stack.seat && after.discs >= stack.discs)) continue;
    found.push({ name, stack, torn: stack.seat !== last.turn });
  }
  for (const [name, building] of Object.entries(last.buildings)) {
    const after = now.buildings[name];
    if (after?.seat !== building.seat) found.push({ name, building, torn: building.seat !== last.turn });
  }
  return found;
}
