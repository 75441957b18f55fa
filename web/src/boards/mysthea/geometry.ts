// Where things are drawn: five islands in a ring around the crystal, three regions on each, bridges between regions of one type.
import { jitter, type Point } from '../drawing';
import type { Ground } from './model';

export const BOX = { x: -472, y: -486, w: 944, h: 940 };
/** From the crystal to an island, from the middle of an island to its regions, and how large both are. */
export const RING = 300;
export const SPREAD = 92;
export const REGION = 66;
export const ISLE = 168;
const PLACES = 5;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const polar = (degrees: number, distance: number): Point => ({
  x: Math.cos(rad(degrees)) * distance,
  y: Math.sin(rad(degrees)) * distance,
});

/** The direction of a place of the ring as the crystal sees it, clockwise from the top. */
export const directionOf = (place: number) => -90 + (360 / PLACES) * place;

export interface Berth extends Point {
  /** Away from the crystal. */
  direction: number;
  scale: number;
}

/** Where an island lies; the one that is being shifted hangs in the centre and the others close up a little. */
export function berthOf(ring: readonly string[], centre: string, island: string): Berth {
  if (island === centre) return { x: 0, y: 0, direction: -90, scale: 0.74 };
  const direction = directionOf(ring.indexOf(island));
  return { ...polar(direction, centre ? RING + 16 : RING), direction, scale: centre ? 0.88 : 1 };
}

/** The middle of the gap that follows a place of the ring clockwise. */
export function gapAfter(place: number): Point {
  return polar(directionOf(place) + 180 / PLACES, RING * 0.76);
}

/** Where a region lies on its island, which is turned by so many thirds. */
export function regionAt(direction: number, index: number, turn: number): Point {
  return polar(direction + 120 * ((index + turn) % 3), SPREAD);
}

/** Free spots of an island between its regions: behind (towards the crystal), left and right. */
export const behind = (direction: number) => polar(direction + 180, 122);
export const aside = (direction: number, side: 1 | -1) => polar(direction + 60 * side, 128);

/** How each island is turned so that bridges are short; the same ring is always turned alike. */
export function turnsOf(ground: Ground, ring: readonly string[]): Record<string, number> {
  let best: number[] = [];
  let shortest = Infinity;
  for (let code = 0; code < 3 ** PLACES; code++) {
    const turns = ring.map((_, i) => Math.floor(code / 3 ** i) % 3);
    const length = bridgesOf(ground, ring, turns).reduce((sum, [a, b]) => sum + Math.hypot(a.x - b.x, a.y - b.y) ** 2, 0);
    if (length < shortest - 1e-6) [best, shortest] = [turns, length];
  }
  return Object.fromEntries(ring.map((island, i) => [island, best[i]!]));
}

/** The ends of every bridge: regions of one type on islands that lie side by side [mysthea.move.1]. */
export function bridgesOf(ground: Ground, ring: readonly string[], turns: readonly number[]): [Point, Point][] {
  const found: [Point, Point][] = [];
  const spot = (place: number, index: number) => {
    const berth = polar(directionOf(place), RING);
    const at = regionAt(directionOf(place), index, turns[place]!);
    return { x: berth.x + at.x, y: berth.y + at.y };
  };
  ring.forEach((island, place) => {
    const next = (place + 1) % ring.length;
    typesOn(ground, island).forEach((type, index) => {
      const twin = typesOn(ground, ring[next]!).indexOf(type);
      if (twin >= 0) found.push([spot(place, index), spot(next, twin)]);
    });
  });
  return found;
}

export function typesOn(ground: Ground, island: string): string[] {
  return ground.regions.filter((region) => region.island === island).map((region) => region.type);
}

/** The shore of something round, a little uneven, as the hand draws it. */
export function shore(radius: number, salt: number, points = 18, rough = 0.035): string {
  const at = Array.from({ length: points }, (_, i) => polar((360 / points) * i, radius * (1 + rough * jitter(i, salt, 5))));
  const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const curves = at.map((p, i) => `Q${p.x.toFixed(1)} ${p.y.toFixed(1)} ${middle(p, at[(i + 1) % points]!)}`);
  return `M${middle(at[points - 1]!, at[0]!)} ${curves.join(' ')}Z`;
}

/** The shore of a region by its number. */
export const coastOf = (region: number) => shore(REGION, region + 40, 14, 0.05);

/** The rock under an island that floats: teeth of stone that hang below its lower edge. */
export function rock(radius: number, salt: number): string {
  const teeth = 9;
  const found = [`M${-radius} 0`];
  for (let i = 0; i <= teeth; i++) {
    const x = -radius + ((2 * radius) / teeth) * i;
    const edge = Math.sqrt(Math.max(0, radius * radius - x * x));
    const deep = i % 2 ? 24 + 10 * jitter(i, salt, 8) : 7;
    found.push(`L${x.toFixed(1)} ${(edge * 0.98 + deep).toFixed(1)}`);
  }
  return `${found.join(' ')} L${radius} 0Z`;
}
