// What a plan would find, order by order, if nothing changed before: only for the ghost that walks it; the rules are the server's.
import {
  along,
  inLine,
  ownColour,
  ROADS,
  SIDES,
  STRENGTHS,
  UNITS,
  type Ground,
  type Order,
  type Position,
  type Reward,
  type Unit,
  type Units,
} from './model';

export type Found =
  'rides' | 'no-road' | 'waits' | 'recruits' | 'already' | 'empty' | 'removes' | 'lacks' | 'barred' | 'titan' | 'too-few' | 'nothing';

export interface Step {
  order: Order;
  from: number;
  /** Where the Idrakis stands after it. */
  city: number;
  found: Found;
  /** The unit that is recruited. */
  unit?: Unit;
  /** The units that a threat asks for and the seat will not have. */
  missing?: Unit[];
  rewards?: Record<Reward, number>;
}

/** Whether an order would achieve anything. */
export function lost(step: Step): boolean {
  return ['no-road', 'already', 'empty', 'lacks', 'barred', 'too-few', 'nothing'].includes(step.found);
}

/** The steps of a plan of the own seat; gaps in it count as waiting. */
export function foresee(ground: Ground, p: Position, orders: readonly (Order | null)[]): Step[] {
  const walk = new Walk(ground, p);
  return orders.map((order) => walk.take(order ?? 'wait'));
}

class Walk {
  private city: number;
  private readonly units: Record<Unit, number>;
  private readonly tokens: Record<string, { side: string; units: Units }>;
  private readonly recruited: Set<number>;
  private readonly freed: Set<number>;
  private readonly slain: Set<number>;
  private readonly next: Record<string, number>;

  constructor(
    private readonly ground: Ground,
    private readonly p: Position,
  ) {
    const own = ownColour(p);
    this.city = p.idrakis[own] ?? 0;
    this.units = { militia: 0, archer: 0, infantry: 0, cleric: 0, battle_mage: 0, ...p.screens[own]?.units };
    this.tokens = Object.fromEntries(Object.entries(p.tokens).map(([city, t]) => [city, { side: t.side, units: { ...t.units } }]));
    this.recruited = new Set(p.recruited[own]);
    this.freed = new Set(p.freed[own]);
    this.slain = new Set(p.slain[own]);
    this.next = { recruitment: p.path.NR, threat: p.path.NT };
  }

  take(order: Order): Step {
    const from = this.city;
    if (order === 'wait') return { order, from, city: from, found: 'waits' };
    if (order === 'action') return { order, from, city: from, ...this.act() };
    const to = along(this.ground, from, order);
    this.city = to || from;
    return { order, from, city: this.city, found: to ? 'rides' : 'no-road' };
  }

  private act(): Pick<Step, 'found' | 'unit' | 'missing' | 'rewards'> {
    const token = this.tokens[this.city];
    if (token?.side === 'recruitment') return this.recruit(token.units);
    if (token) return this.remove();
    return this.meet();
  }

  private recruit(band: Units): Pick<Step, 'found' | 'unit'> {
    const unit = inLine(band)[0];
    if (!unit) return { found: 'empty' };
    if (this.recruited.has(this.city)) return { found: 'already' };
    band[unit] = band[unit]! - 1;
    this.units[unit] += 1;
    this.recruited.add(this.city);
    if (!inLine(band).length) this.replace('recruitment');
    return { found: 'recruits', unit };
  }

  private remove(): Pick<Step, 'found' | 'missing' | 'rewards'> {
    const face = this.ground.tokens[this.city]!;
    if (this.slain.has(this.city)) return { found: 'barred' };
    const missing = UNITS.flatMap((unit) => Array<Unit>(Math.max(0, face.requires[unit] - this.units[unit])).fill(unit));
    if (missing.length) return { found: 'lacks', missing };
    for (const unit of UNITS) this.units[unit] -= face.requires[unit];
    this.freed.add(this.city);
    this.replace('threat');
    return { found: 'removes', rewards: { gold: face.gold, bards: face.bards, floors: face.floors } };
  }

  /** In a city without a token a raging titan can be met. */
  private meet(): Pick<Step, 'found'> {
    const raging = STRENGTHS.filter((strength) => this.p.titans[strength]?.raging);
    if (!raging.length) return { found: 'nothing' };
    if (this.freed.has(this.city) || this.slain.has(this.city)) return { found: 'barred' };
    const army = UNITS.reduce((sum, unit) => sum + this.units[unit], 0);
    return { found: raging.some((strength) => strength <= army) ? 'titan' : 'too-few' };
  }

  /** A token that is used up makes room for the announced one; what comes after that nobody knows. */
  private replace(side: (typeof SIDES)[number]): void {
    delete this.tokens[this.city];
    const city = this.next[side];
    if (city) this.tokens[city] = { side, units: { ...this.ground.tokens[city]!.recruits } };
    this.next[side] = 0;
  }
}

/** The orders that a road, a city or an action on the map means to a ghost that stands in a city; nothing if there is no way. */
export function meantBy(ground: Ground, at: number, target: string): Order | undefined {
  const number = Number(target.slice(target.indexOf(':') + 1));
  if (target.startsWith('road:')) {
    const road = ground.roads[number];
    return road?.ends.includes(at) ? road.colour : undefined;
  }
  if (number + 1 === at) return 'action';
  return ROADS.find((colour) => along(ground, at, colour) === number + 1);
}
