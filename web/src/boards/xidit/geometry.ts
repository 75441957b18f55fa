// How the kingdom is drawn: the coast around its outer roads, and bent roads.
import { jitter, type Point } from '../drawing';
import type { Ground } from './model';

/** The cities along the outer border, in order. */
export function border(ground: Ground): number[] {
  const next = new Map<number, number>();
  const seen = new Set<string>();
  for (const { corners } of ground.regions) corners.forEach((one, i) => seen.add(`${one}-${corners[(i + 1) % corners.length]}`));
  for (const edge of seen) {
    const [one, other] = edge.split('-').map(Number) as [number, number];
    if (!seen.has(`${other}-${one}`)) next.set(one, other);
  }
  const first = next.keys().next().value!;
  const loop = [first];
  for (let city = next.get(first)!; city !== first && loop.length <= next.size; city = next.get(city)!) loop.push(city);
  return loop;
}

const STEP = 38;

/** A closed line through points, roughened like a shore. */
export function shore(points: readonly Point[], rough: number): string {
  const all = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: parts }, (_, part) => {
      const x = from.x + ((to.x - from.x) * part) / parts;
      const y = from.y + ((to.y - from.y) * part) / parts;
      return { x: x + rough * jitter(x, y, 7), y: y + rough * jitter(x, y, 8) };
    });
  });
  const middle = (i: number) => {
    const [a, b] = [all[i % all.length]!, all[(i + 1) % all.length]!];
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  };
  return `M${middle(all.length - 1)}${all.map((p, i) => `Q${p.x.toFixed(1)} ${p.y.toFixed(1)} ${middle(i)}`).join('')}Z`;
}

/** The point on which a road bends, so that it looks ridden, not ruled. */
export function bend(from: Point, to: Point): Point {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = from.x < to.x ? 1 : -1; // the same bend in both directions
  const off = side * Math.min(0.18 * length, 36) * jitter(x, y, 5);
  return { x: x + ((from.y - to.y) / length) * off, y: y + ((to.x - from.x) / length) * off };
}

export function roadPath(from: Point, to: Point): string {
  const by = bend(from, to);
  return `M${from.x} ${from.y}Q${by.x.toFixed(1)} ${by.y.toFixed(1)} ${to.x} ${to.y}`;
}

/** How far the land reaches beyond its outer roads, and a little more. */
const BEYOND = 90;

/** The land between each outer road and the sea, by region: neighbours meet on the ray out of the city they share. */
export function outskirts(ground: Ground): Record<string, string> {
  const loop = border(ground);
  const at = (i: number) => ground.cities[loop[(i + loop.length) % loop.length]! - 1]!;
  const sum = loop.reduce((p, _, i) => ({ x: p.x + at(i).x, y: p.y + at(i).y }), { x: 0, y: 0 });
  const middle = { x: sum.x / loop.length, y: sum.y / loop.length };
  const outward = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const n = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    const side = n.x * (a.x + b.x - 2 * middle.x) + n.y * (a.y + b.y - 2 * middle.y) < 0 ? -1 : 1;
    return { x: n.x * side, y: n.y * side };
  };
  const ray = (i: number) => {
    const [one, other] = [outward(at(i - 1), at(i)), outward(at(i), at(i + 1))];
    const far = BEYOND / Math.max(0.45, 0.5 + 0.5 * (one.x * other.x + one.y * other.y));
    return { x: at(i).x + ((one.x + other.x) / 2) * far, y: at(i).y + ((one.y + other.y) / 2) * far };
  };
  const found: Record<string, string> = {};
  loop.forEach((city, i) => {
    const next = loop[(i + 1) % loop.length]!;
    const region = ground.regions.find(({ corners }) =>
      corners.some((one, n) => one === city && corners[(n + 1) % corners.length] === next),
    )!;
    const corners = [at(i), at(i + 1), ray(i + 1), ray(i)];
    found[region.name] = `${found[region.name] ?? ''}M${corners.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
  });
  return found;
}

/** A point on a road, 0 at one end and 1 at the other. */
export function onRoad(from: Point, to: Point, at: number): Point {
  const by = bend(from, to);
  const mix = (a: number, b: number, c: number) => (1 - at) ** 2 * a + 2 * (1 - at) * at * b + at ** 2 * c;
  return { x: mix(from.x, by.x, to.x), y: mix(from.y, by.y, to.y) };
}

/** The part of a road between its cities, where it can be clicked. */
export function stretch(from: Point, to: Point): string {
  const points = [0.24, 0.37, 0.5, 0.63, 0.76].map((at) => onRoad(from, to, at));
  return `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}`;
}
