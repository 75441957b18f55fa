// Where things are drawn: hexes with a flat top on an endless lattice, tiles that are turned and laid on it, sides that are closed.
import { jitter, type Point } from '../drawing';
import type { Ground, Position } from './model';

/** From the middle of a hex to a corner. */
export const S = 100;
export const HIGH = Math.sqrt(3) * S;
export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** The lattice of the server: a cell is its column times the width plus its row, counted from a corner. */
const RADIUS = 20;
const WIDTH = 2 * RADIUS + 1;

export type Hex = [number, number];

export const centre = ([q, r]: Hex): Point => ({ x: 1.5 * S * q, y: HIGH * (r + q / 2) });
export const beside = ([q, r]: Hex, side: number): Hex => [q + STEPS[side]![0], r + STEPS[side]![1]];
export const keyOf = ([q, r]: Hex) => `${q},${r}`;
export const hexOf = (cell: number): Hex => [Math.floor(cell / WIDTH) - RADIUS, (cell % WIDTH) - RADIUS];
export const cellOf = ([q, r]: Hex) => (q + RADIUS) * WIDTH + r + RADIUS;

const corner = (at: Point, number: number, radius: number): Point => {
  const turn = (Math.PI / 3) * (number - 2);
  return { x: at.x + radius * Math.cos(turn), y: at.y + radius * Math.sin(turn) };
};
const spot = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

/** A hex as a path around a point. */
export function outline(at: Point, radius = S): string {
  return `M${[0, 1, 2, 3, 4, 5].map((number) => spot(corner(at, number, radius))).join('L')}Z`;
}

/** The two ends of a side, N first and then clockwise. */
export function edge(at: Point, side: number, radius = S): [Point, Point] {
  return [corner(at, side, radius), corner(at, side + 1, radius)];
}

/** A hex after so many turns of its tile. */
export function turned([q, r]: Hex, turns: number): Hex {
  return turns % 6 === 0 ? [q, r] : turned([-r, q + r], (turns % 6) - 1);
}

/** A position whose board is turned as a whole, to be drawn so. */
export function shownTurned<P extends Pick<Position, 'board' | 'tiles'>>(p: P, turns: number): P {
  if (!turns) return p;
  const board = Object.fromEntries(Object.entries(p.board).map(([area, hex]) => [area, turned(hex, turns)]));
  const tiles = Object.fromEntries(
    Object.entries(p.tiles).map(([tile, [q, r, by]]) => [tile, [...turned([q, r], turns), (by + turns) % 6]]),
  );
  return { ...p, board, tiles } as P;
}

/** Where the areas of a tile lie if its first area lies here. */
export function laid(ground: Ground, tile: string, turns: number, [q, r]: Hex): { area: string; hex: Hex }[] {
  const areas = Object.entries(ground.tiles[tile] ?? {});
  const first = turned(areas[0]![1].at, turns);
  return areas.map(([area, facts]) => {
    const at = turned(facts.at, turns);
    return { area, hex: [q + at[0] - first[0], r + at[1] - first[1]] };
  });
}

/** Where the first area of a realm lies if two of its areas take the place of a marker; null if it does not fit so. */
export function realmAt(ground: Ground, tile: string, turns: number, one: Hex, other: Hex): Hex | null {
  for (const { hex } of laid(ground, tile, turns, [0, 0])) {
    const at: Hex = [one[0] - hex[0], one[1] - hex[1]];
    if (laid(ground, tile, turns, at).some((each) => keyOf(each.hex) === keyOf(other))) return at;
  }
  return null;
}

export interface Border {
  kind: 'mountain' | 'water';
  from: Point;
  to: Point;
  salt: number;
}

/** What is printed on the sides of an area as its tile lies. */
export function bordersOf(ground: Ground, tile: string, area: string, turns: number, hex: Hex): Border[] {
  const at = centre(hex);
  return Object.entries(ground.tiles[tile]![area]!.borders).map(([name, kind]) => {
    const side = (SIDES.indexOf(name as (typeof SIDES)[number]) + turns) % 6;
    const [from, to] = edge(at, side);
    return { kind, from, to, salt: cellOf(hex) * 6 + side };
  });
}

/** Every closed side of the board. */
export function closed(ground: Ground, p: Position): Border[] {
  return Object.entries(p.tiles).flatMap(([tile, [, , turns]]) =>
    Object.keys(ground.tiles[tile] ?? {}).flatMap((area) => (p.board[area] ? bordersOf(ground, tile, area, turns, p.board[area]!) : [])),
  );
}

/** A ridge of peaks, or a river, along a side. */
export function ridge({ from, to, kind, salt }: Border): string {
  const along = { x: (to.x - from.x) / S, y: (to.y - from.y) / S };
  const out = { x: along.y, y: -along.x };
  const at = (far: number, wide: number): string =>
    spot({ x: from.x + along.x * far + out.x * wide, y: from.y + along.y * far + out.y * wide });
  if (kind === 'water')
    return `M${at(0, 0)}${[1, 3, 5].map((n) => `Q${at(n * 16.7, n % 4 === 1 ? 11 : -11)} ${at((n + 1) * 16.7, 0)}`).join('')}`;
  const peaks = [0, 1, 2, 3].flatMap((n) => [at(5 + n * 23, -8), at(5 + n * 23 + 11, 22 + 5 * jitter(salt, n)), at(5 + n * 23 + 22, -8)]);
  return `M${peaks.join('L')}Z`;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The sheet that holds these hexes, with a margin. */
export function boxOf(hexes: readonly Hex[], margin = 16): Box {
  const all = hexes.length ? hexes.map(centre) : [{ x: 0, y: 0 }];
  const x = Math.min(...all.map((p) => p.x)) - S - margin;
  const y = Math.min(...all.map((p) => p.y)) - HIGH / 2 - margin;
  return { x, y, w: Math.max(...all.map((p) => p.x)) + S + margin - x, h: Math.max(...all.map((p) => p.y)) + HIGH / 2 + margin - y };
}
