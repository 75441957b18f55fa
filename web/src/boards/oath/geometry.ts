// Where things lie on the map of Oath: three regions side by side, their sites one below another; and how words fit into a width.
import { jitter } from '../drawing';
import { REGIONS } from './model';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How many sites each region has, and the first site of each. */
export const SITES = [2, 3, 3];
export const FIRST = [0, 2, 5];
const GAP = 7;
const HEAD = 30;

export interface Layout {
  box: Rect;
  regions: (Rect & { id: string })[];
  sites: Rect[];
}

/** The map for a window of this ratio of width to height: as wide as it is, at least so that a name fits. */
export function layoutFor(ratio: number): Layout {
  const h = ratio < 1.3 ? 700 : 560;
  const w = Math.round(Math.max(ratio < 1.3 ? 600 : 760, Math.min(1400, h * ratio)));
  const column = (w - 2 * GAP) / 3;
  const regions = REGIONS.map((id, i) => ({ id, x: i * (column + GAP), y: 0, w: column, h }));
  const sites = regions.flatMap((region, i) => {
    const n = SITES[i]!;
    const each = (h - HEAD - GAP * n) / n;
    return Array.from({ length: n }, (_, k) => ({ x: region.x + 7, y: HEAD + k * (each + GAP), w: region.w - 14, h: each }));
  });
  return { box: { x: -4, y: -4, w: w + 8, h: h + 8 }, regions, sites };
}

export function regionOf(site: number): number {
  return site < FIRST[1]! ? 0 : site < FIRST[2]! ? 1 : 2;
}

/** The outline of a region as if drawn by hand; always the same for the same region. */
export function coast({ x, y, w, h }: Rect, salt: number, step = 46, by = 3.2): string {
  const points: [number, number][] = [];
  const edge = (ax: number, ay: number, bx: number, by2: number) => {
    const n = Math.max(2, Math.round(Math.hypot(bx - ax, by2 - ay) / step));
    for (let i = 0; i < n; i++) points.push([ax + ((bx - ax) * i) / n, ay + ((by2 - ay) * i) / n]);
  };
  edge(x, y, x + w, y);
  edge(x + w, y, x + w, y + h);
  edge(x + w, y + h, x, y + h);
  edge(x, y + h, x, y);
  const shaken = points.map(([px, py], i) => [px + jitter(i, salt, 1) * by, py + jitter(i, salt, 2) * by] as const);
  const at = (i: number) => shaken[(i + shaken.length) % shaken.length]!;
  const middle = (i: number) => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const d = shaken.map((_, i) => `Q${at(i)[0].toFixed(1)} ${at(i)[1].toFixed(1)} ${middle(i)[0]!.toFixed(1)} ${middle(i)[1]!.toFixed(1)}`);
  const start = middle(-1);
  return `M${start[0]!.toFixed(1)} ${start[1]!.toFixed(1)} ${d.join(' ')}Z`;
}

/** About how wide a word is, in parts of the size of its letters. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const c of text)
    sum += /[ilj.,;:'’|!ıł]/.test(c)
      ? 0.25
      : /[ftr ()\-I]/.test(c)
        ? 0.32
        : /[mwMWŁ]/.test(c)
          ? 0.74
          : /[A-ZĄĆĘŃÓŚŹŻ0-9±×]/.test(c)
            ? 0.56
            : 0.465;
  return sum;
}

/** A text broken into lines of a width; what does not fit into so many lines ends in dots. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const room = width / size;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || widthOf(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const kept = lines.slice(0, Math.max(0, most)).map((one) => clipped(one, width, size));
  if (lines.length > kept.length && kept.length) kept[kept.length - 1] = dotted(kept.at(-1)!, room);
  return kept;
}

/** A text on one line; what does not fit ends in dots. */
export function clipped(text: string, width: number, size: number): string {
  return widthOf(text) <= width / size ? text : dotted(text, width / size);
}

function dotted(text: string, room: number): string {
  let short = text;
  while (short && widthOf(short) + 0.7 > room) short = short.slice(0, -1);
  return `${short.replace(/[\s,.;:]+$/, '')}…`;
}

export interface Strip extends Rect {
  id: string;
  size: number;
  lines: string[];
}

/** How high a card at a site is with its name and no text, and one line of its text; `size` is that of its name. */
const nameRow = (size: number) => size + 5;
const textRow = (size: number) => size;
const STRIP_GAP = 3;
/** What the band of the suit and the edges take of the width. */
const BAND = 50;

/** How high a card is that shows all of its text. */
export function stripHeight(text: string, site: Rect, size: number): number {
  return nameRow(size) + wrapped(text, site.w - BAND, size - 1, 9).length * textRow(size) + STRIP_GAP;
}

/**
 * The cards at a site below one another: they share the room, and each shows as much of its text as fits;
 * without texts each is `tall`, for a finger.
 */
export function stripsOf(cards: { id: string; text: string }[], site: Rect, from: number, size: number, wordy: boolean, tall = 0): Strip[] {
  if (!cards.length) return [];
  const least = nameRow(size);
  const room = site.h - from - 5;
  const share = Math.max(least, (room - STRIP_GAP * (cards.length - 1)) / cards.length);
  const wanted = cards.map(({ text }) => (wordy ? stripHeight(text, site, size) - STRIP_GAP : Math.max(least, Math.min(share, tall))));
  // What one card does not need, another may have.
  let free = wanted.reduce((sum, need) => sum + Math.max(0, share - need), 0);
  let y = site.y + from;
  return cards.map((card, i) => {
    const extra = Math.max(0, Math.min(free, wanted[i]! - share));
    free -= extra;
    const h = Math.min(wanted[i]!, share + extra);
    const fit = wordy ? Math.floor((h - least + 0.01) / textRow(size)) : 0;
    const strip = { id: card.id, x: site.x + 6, y, w: site.w - 12, h, size, lines: wrapped(card.text, site.w - BAND, size - 1, fit) };
    y += h + STRIP_GAP;
    return strip;
  });
}
