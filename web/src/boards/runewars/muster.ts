// How the units of an area stand within its hex: in one row while they are few, in two when they are many; and what stands below them.
import type { Count } from './model';

export interface Standing extends Count {
  x: number;
  y: number;
  scale: number;
}

/** The room for units: as wide and high as the middle of a hex. */
const WIDE = 150;
const TALL = 82;
const FIGURE = 50;

/** Where each of these stands around 0,0; `share` of the height is theirs. */
export function muster(counts: readonly Count[], share = 1): Standing[] {
  const tall = TALL * share;
  const rows = counts.length > (share === 1 ? 3 : 4) ? 2 : 1;
  const per = Math.ceil(counts.length / rows);
  const scale = Math.min(1.22, WIDE / (per * (FIGURE + 4)), tall / rows / FIGURE);
  return counts.map((count, i) => {
    const row = Math.floor(i / per);
    const inRow = row === rows - 1 ? counts.length - per * row : per;
    return { ...count, x: ((i % per) - (inRow - 1) / 2) * (FIGURE + 4) * scale, y: (row - (rows - 1) / 2) * FIGURE * scale, scale };
  });
}

/** Things of given widths side by side around 0, made smaller where they would not fit. */
export function line(widths: readonly number[], room: number): { x: number[]; scale: number } {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, room / Math.max(1, all));
  let at = (-all * scale) / 2;
  const x = widths.map((width) => {
    const here = at + (width * scale) / 2;
    at += width * scale;
    return here;
  });
  return { x, scale };
}
