// How the armies of a region stand: one army below its sign, several in rows; all within the region's circle.
import { UNITS, type Army, type Guild, type Unit } from './model';

export interface Standing {
  guild: Guild;
  controls: boolean;
  strength: number;
  x: number;
  y: number;
  scale: number;
  /** Where the pill with the strength is, in the army's own measure. */
  pill: { x: number; y: number; w: number };
  figures: { unit: Unit; n: number; spent: boolean; x: number }[];
}

const FIGURE = 30;
const COUNT = 13;
const ROOM = 120;

/** `letters` is the height of the number on a pill. */
export function muster(armies: { guild: Guild; army: Army; controls: boolean }[], letters: number): Standing[] {
  const rows = armies.length;
  const high = rows === 2 ? 40 : rows === 3 ? 30 : 24;
  return armies.map(({ guild, army, controls }, row) => {
    const kinds = UNITS.filter((unit) => army[unit]);
    const pillWide = letters * (army.strength > 9 ? 2.15 : 1.75);
    const shown = rows > 2 && letters > 26 ? [] : kinds; // too many for a small sheet: strengths only
    let x = 0;
    const figures = shown.map((unit) => {
      const n = army[unit]!;
      const at = x + FIGURE / 2;
      x += FIGURE + (n > 1 ? COUNT : 0);
      return { unit, n, spent: (army[`moved_${unit}`] ?? 0) >= n, x: at };
    });
    const base = { guild, controls, strength: army.strength };
    if (rows === 1) {
      const scale = Math.min(1.6, ROOM / Math.max(x, pillWide));
      const small = letters > 26;
      return {
        ...base,
        x: 0,
        y: small ? -14 : -2,
        scale,
        pill: { x: -pillWide / 2 / scale, y: (small ? 22 : 26) / scale, w: pillWide / scale },
        figures: figures.map((one) => ({ ...one, x: one.x - x / 2 })),
      };
    }
    const wide = pillWide + 4 + x;
    const scale = Math.min(high / Math.max(38, letters * 1.25), ROOM / wide);
    return {
      ...base,
      x: (-wide * scale) / 2,
      y: (rows > 2 ? 10 : 8) + (row - (rows - 1) / 2) * high,
      scale,
      pill: { x: 0, y: -letters * 0.6, w: pillWide },
      figures: figures.map((one) => ({ ...one, x: one.x + pillWide + 4 })),
    };
  });
}
