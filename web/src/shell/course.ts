// The course of a finished game: everybody's chances ply by ply, as lines to draw and as the moments that turned it.

import type { Point } from '../wire';

export type { Point } from '../wire';

/** A moment that turned the game: from one point to the next, and the seat for which it counted most. */
export interface Turn {
  from: Point;
  to: Point;
  seat: number;
}

/** A swing below this turns nothing. */
const LEAST = 0.07;
const MOST = 5;
/** How many points before and after a swing say whether it held good. */
const LASTING = 3;

/** A difference that rounding makes. */
const EVEN = 0.005;

const mean = (points: readonly Point[], seat: number): number =>
  points.reduce((sum, point) => sum + point.chances[seat]!, 0) / points.length;

/** What was known at a ply: the last point that is not after it. */
export function pointAt(points: readonly Point[], ply: number): Point {
  return points.filter((point) => point.ply <= ply).at(-1) ?? points[0]!;
}

/** The line of a seat in a picture of this size; the first ply is at its left edge, a sure win at its top. */
export function line(points: readonly Point[], seat: number, width: number, height: number): string {
  const last = points.at(-1)?.ply || 1;
  return points
    .map((point, i) => `${i ? 'L' : 'M'}${((point.ply / last) * width).toFixed(1)} ${((1 - point.chances[seat]!) * height).toFixed(1)}`)
    .join(' ');
}

/** The ply at a place of the picture, 0 its left edge and 1 its right one. */
export function plyAt(place: number, last: number): number {
  return Math.round(Math.max(0, Math.min(1, place)) * last);
}

/** The few moments that turned a game, in their order: the largest swings that held good, no two of them close together. */
export function turns(points: readonly Point[]): Turn[] {
  const apart = Math.max(2, (points.at(-1)?.ply ?? 0) * 0.03);
  const found: (Turn & { swing: number })[] = [];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    const gains = to.chances.map((chance, seat) => chance - from.chances[seat]!);
    const [most, least] = [Math.max(...gains), Math.min(...gains)];
    // Where one wins what another loses, the one who wins is named.
    const gain = most + EVEN > -least ? most : least;
    const seat = gains.indexOf(gain);
    const kept = mean(points.slice(i, i + LASTING), seat) - mean(points.slice(Math.max(0, i - LASTING), i), seat);
    if (Math.abs(gain) >= LEAST && kept * gain > 0 && Math.abs(kept) >= Math.abs(gain) / 2)
      found.push({ from, to, seat, swing: Math.abs(gain) });
  }
  const kept: Turn[] = [];
  for (const { from, to, seat } of found.sort((a, b) => b.swing - a.swing)) {
    if (kept.length < MOST && kept.every((one) => Math.abs(one.to.ply - to.ply) >= apart)) kept.push({ from, to, seat });
  }
  return kept.sort((a, b) => a.to.ply - b.to.ply);
}
