// Where things find room on the map: cities on a sheet of another height, names and numbers, tokens, and the marks of a landscape.
import { jitter, type Point } from '../drawing';
import { onRoad } from './geometry';
import type { Ground } from './model';

/** The highest and the lowest city of the map as the server describes it, and the land that is left beyond them. */
const [HIGHEST, LOWEST, ABOVE, BELOW] = [65, 935, 106, 88];

/** The same kingdom on a sheet of another height: cities keep their columns, and move apart or together in their rows. */
export function stretched(ground: Ground, tall: number): Ground {
  const row = (y: number) => ABOVE + ((y - HIGHEST) / (LOWEST - HIGHEST)) * (tall - ABOVE - BELOW);
  return {
    ...ground,
    cities: ground.cities.map((city) => ({ ...city, y: row(city.y) })),
    regions: ground.regions.map((region) => ({ ...region, caption: [region.caption[0], row(region.caption[1])] })),
  };
}

/** A piece of the sheet around a point: how far it reaches to both sides, up and down. */
interface Room {
  wide: number;
  above: number;
  below: number;
}

/** What a region's name, numbers and bards take; on a phone there is no name. */
export function captionRoom(central: boolean, grow: number, name: string): Room {
  if (!name) return { wide: 40 * grow, above: (central ? 62 : 14) * grow, below: (central ? 56 : 45) * grow };
  return { wide: Math.max(62, 4.6 * name.length) * grow, above: (central ? 102 : 34) * grow, below: (central ? 70 : 54) * grow };
}

/** How much two pieces of the sheet have in common. */
function common(p: Point, a: Room, q: Point, b: Room): number {
  const x = Math.min(p.x + a.wide, q.x + b.wide) - Math.max(p.x - a.wide, q.x - b.wide);
  const y = Math.min(p.y + a.below, q.y + b.below) - Math.max(p.y - a.above, q.y - b.above);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Where a region's name has room: near the place it was given, inside, not on a city, and if it can be not where its token would hang. */
export function captionAt(ground: Ground, region: Ground['regions'][number], room: Room, token: number): Point {
  const points = region.corners.map((city) => ground.cities[city - 1]!);
  const { wide, above, below } = room;
  const town: Room = { wide: 50, above: 50, below: 44 };
  const under: Room = { wide: 49 * token, above: 0, below: 82 * token };
  const cost = (p: Point, most: number) => {
    let sum = Math.hypot(p.x - region.caption[0], p.y - region.caption[1]);
    if (sum >= most || !inside(points, p)) return Infinity;
    for (const c of ground.cities) {
      const both = common(p, room, c, town);
      if (both) sum += 60 + both * 0.05;
      sum += common(p, room, c, under) * 0.05;
    }
    if (sum >= most) return sum;
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length]!;
      sum += Math.max(0, 56 - fromLine(a, b, p)) * 3;
      for (const [dx, dy] of [
        [-wide, -above / 2],
        [wide, -above / 2],
        [-wide, below / 2],
        [wide, below / 2],
      ] as const)
        if (fromLine(a, b, { x: p.x + dx, y: p.y + dy }) < 14) sum += 40;
    });
    for (const dx of [-wide, wide]) if (!inside(points, { x: p.x + dx, y: p.y })) sum += 120;
    return sum;
  };
  let best = { x: region.caption[0], y: region.caption[1] };
  let least = cost(best, Infinity);
  for (let dx = -130; dx <= 130; dx += 10)
    for (let dy = -130; dy <= 130; dy += 10) {
      const p = { x: region.caption[0] + dx, y: region.caption[1] + dy };
      const price = cost(p, least);
      if (price < least) [best, least] = [p, price];
    }
  return best;
}

/** Where the token of each city lies, from the city: below it where there is room, else where it hides least. */
export function tokenSpots(
  ground: Ground,
  taken: readonly (Point & Room)[],
  city: number,
  token: number,
  box: { x: number; y: number; w: number; h: number },
): Point[] {
  const room: Room = { wide: 49 * token, above: 26 * token, below: 31 * token };
  const town: Room = { wide: 34 * city, above: 34 * city, below: 26 * city };
  /** Where riders and a guild stand. */
  const court: Room = { wide: 56 * city, above: 62 * city, below: 18 * city };
  const beads = ground.roads.flatMap(({ ends: [one, other] }) =>
    [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((part) => ({
      ...onRoad(ground.cities[one - 1]!, ground.cities[other - 1]!, part),
      weight: part === 0.5 ? 5 : 1,
    })),
  );
  const [down, up, aside] = [town.below + room.above, -town.above - room.below, town.wide + room.wide];
  const ways: (Point & { price: number })[] = [];
  for (const part of [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9]) {
    const far = Math.abs(part);
    ways.push({ x: part * aside, y: down, price: 900 * far }, { x: part * aside, y: up, price: 3600 + 900 * far });
  }
  for (const part of [0.2, 0.6, -0.2, -0.6])
    for (const side of [-1, 1]) ways.push({ x: side * aside, y: part * down, price: side < 0 ? 1500 : 2300 });
  const spots: Point[] = ground.cities.map(() => ({ x: 0, y: down }));
  const price = (i: number, way: (typeof ways)[number], most: number) => {
    const at = ground.cities[i]!;
    const p = { x: at.x + way.x, y: at.y + way.y };
    const out = Math.max(
      0,
      box.x - p.x + room.wide,
      p.x + room.wide - box.x - box.w,
      box.y - p.y + room.above,
      p.y + room.below - box.y - box.h,
    );
    let sum = way.price + out * 5000;
    if (sum >= most) return sum;
    for (const bead of beads)
      if (Math.abs(bead.x - p.x) < room.wide && bead.y > p.y - room.above && bead.y < p.y + room.below) sum += 700 * bead.weight;
    for (const one of taken) sum += 10 * common(p, room, one, one);
    ground.cities.forEach((other, j) => {
      if (j === i) return;
      sum +=
        5 * common(p, room, other, town) +
        1.2 * common(p, room, other, court) +
        4 * common(p, room, { x: other.x + spots[j]!.x, y: other.y + spots[j]!.y }, room);
    });
    return sum;
  };
  // Each moves in turn to its best place; after a few rounds nobody wants to move.
  for (let round = 0; round < 4; round++)
    ground.cities.forEach((_, i) => {
      let least = Infinity;
      for (const way of ways) {
        const now = price(i, way, least);
        if (now < least) [spots[i], least] = [{ x: way.x, y: way.y }, now];
      }
    });
  return spots;
}

function inside(points: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

function fromLine(a: Point, b: Point, p: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y));
}

/** Where marks can stand in a region: not on roads, not under cities and their tokens, not under its name. */
export function marks(points: readonly Point[], caption: Point, gap: number, most: number, tall: number): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < 5000 && found.length < most; i++) {
    const p = { x: 500 + 480 * jitter(i, Math.round(caption.x), 11), y: (tall / 2) * (1 + 0.96 * jitter(i, Math.round(caption.y), 12)) };
    if (!inside(points, p)) continue;
    if (Math.abs(p.x - caption.x) < 96 && p.y > caption.y - 40 && p.y < caption.y + 58) continue;
    if (points.some((c) => Math.abs(p.x - c.x) < 62 && p.y > c.y - 42 && p.y < c.y + 90)) continue;
    if (points.some((a, n) => fromLine(a, points[(n + 1) % points.length]!, p) < 24)) continue;
    if (found.some((other) => Math.hypot(other.x - p.x, other.y - p.y) < gap)) continue;
    found.push(p);
  }
  return found.sort((a, b) => a.y - b.y);
}
