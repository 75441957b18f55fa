// What every drawn board needs: points, small irregularities that look made by hand, and the way of the arrow keys.

export interface Point {
  x: number;
  y: number;
}

/** A number in [-1, 1] that always follows from the same three numbers. */
export function jitter(a: number, b: number, salt = 0): number {
  let h = Math.imul(Math.round(a) + 1013, 374761393) ^ Math.imul(Math.round(b) + 7919, 668265263) ^ Math.imul(salt + 31, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return ((h >>> 0) / 0xffffffff) * 2 - 1;
}

/** The place in a direction that lies nearest to a place, for the arrow keys, at least so far along; -1 if there is none. */
export function neighbour(places: Point[], from: number, key: string, least = 35): number {
  const wanted: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = wanted[key];
  const start = places[from];
  if (!way || !start) return -1;
  let best = -1;
  let cheapest = Infinity;
  places.forEach((p, i) => {
    const dx = p.x - start.x;
    const dy = p.y - start.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (i === from || along < least) return;
    const cost = along + 2 * aside + (dx < 0 ? 0.01 : 0);
    if (cost < cheapest) {
      cheapest = cost;
      best = i;
    }
  });
  return best;
}
