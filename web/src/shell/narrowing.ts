// Narrowing: a seat's legal actions, made fewer click by click along their paths, until one is left.
//
// An action's path names what it points at, 'stack:12' then 'hex:15'. What has a place on the board is
// clicked there, across all verbs at once; everything else becomes a button.

import type { Block } from '../wire';

export type { Block } from '../wire';

export interface Offer {
  action: number;
  /** The name of its block in the vocabulary: 'move'. */
  name: string;
  path: string[];
  /** What it would do, as a sentence. */
  label: string;
}

export interface Button {
  key: string;
  label: string;
  offers: Offer[];
}

/** Offers whose next choice belongs to one of these domains are made elsewhere, not by a button. */
export function undocked(buttons: readonly Button[], depth: number, docked: ReadonlySet<string>): Button[] {
  return buttons.filter((button) => !docked.has(domainOf(button.offers[0]!.path[depth] ?? ':')));
}

/** The kind of thing a target is: 'stack' of 'stack:12'. */
export function domainOf(target: string): string {
  return target.slice(0, target.indexOf(':'));
}

/** The block of actions that decline, leave off or finish. */
const PASS = 'pass';

export class Narrowing {
  constructor(
    /** Everything legal now. */
    readonly all: readonly Offer[],
    /** The domains that have a place on the board. */
    readonly places: ReadonlySet<string>,
    /** The targets picked so far. */
    readonly picked: readonly string[] = [],
    /** What is still possible after the picks. */
    readonly offers: readonly Offer[] = all,
  ) {}

  get depth(): number {
    return this.picked.length;
  }

  /** The targets on the board that can be picked next. */
  get legal(): Set<string> {
    const found = new Set<string>();
    for (const offer of this.offers) {
      const next = offer.path[this.depth];
      if (next !== undefined && this.places.has(domainOf(next))) found.add(next);
    }
    return found;
  }

  /** What can be chosen next that has no place on the board, as whole sentences; what leaves off or declines comes last. */
  get buttons(): Button[] {
    return [...this.offers]
      .sort((one, other) => Number(one.name === PASS) - Number(other.name === PASS))
      .filter((offer) => {
        const next = offer.path[this.depth];
        return next === undefined || !this.places.has(domainOf(next));
      })
      .map((offer) => ({ key: String(offer.action), label: offer.label, offers: [offer] }));
  }

  /** Go on with a place that answers to any of these targets; null if nothing legal lies there. */
  pick(targets: readonly string[]): Narrowing | null {
    const offers = this.offers.filter((offer) => {
      const next = offer.path[this.depth];
      return next !== undefined && targets.includes(next);
    });
    if (!offers.length) return null;
    return new Narrowing(this.all, this.places, [...this.picked, offers[0]!.path[this.depth]!], offers);
  }

  /** Like `pick`, but a place that begins another path starts that one anew. */
  choose(targets: readonly string[]): Narrowing | null {
    return this.pick(targets) ?? (this.depth ? new Narrowing(this.all, this.places).pick(targets) : null);
  }

  /** One step back. */
  back(): Narrowing {
    let again = new Narrowing(this.all, this.places);
    for (const target of this.picked.slice(0, -1)) again = again.pick([target]) ?? again;
    return again;
  }

  /** The action, when it is the only one left and nothing more has to be clicked on the board. */
  get settled(): Offer | null {
    const only = this.offers.length === 1 && this.depth > 0 ? this.offers[0]! : null;
    if (!only) return null;
    return only.path.slice(this.depth).some((target) => this.places.has(domainOf(target))) ? null : only;
  }
}

/** The number of an action, as the vocabulary counts it; null outside its domains. */
export function encode(block: Block, values: readonly number[]): number | null {
  let offset = 0;
  for (const [i, field] of block.fields.entries()) {
    const value = values[i] ?? 0;
    if (value < 0 || value >= field.size) return null;
    offset = offset * field.size + value;
  }
  const run = block.runs?.filter(([place]) => place <= offset).at(-1) ?? [0, block.base];
  return run[1] + offset - run[0];
}

/** The action a person meant by clicking a place that cannot be chosen; null if nothing of the kind exists. */
export function meant(blocks: readonly Block[], now: Narrowing, targets: readonly string[]): number | null {
  const names = new Set(now.offers.filter((offer) => offer.path.length > now.depth).map((offer) => offer.name));
  const likely = blocks.filter((block) => names.has(block.name));
  for (const block of likely) {
    const field = block.fields[now.depth];
    const hit = field && targets.find((target) => domainOf(target) === field.domain);
    if (!hit) continue;
    const before = now.picked.map((target, i) => (domainOf(target) === block.fields[i]?.domain ? numberOf(target) : -1));
    if (before.includes(-1)) continue;
    const like = now.offers.find((offer) => offer.name === block.name);
    const rest = (like?.path ?? []).slice(now.depth + 1).map(numberOf);
    const action = encode(block, [...before, numberOf(hit), ...rest]);
    if (action !== null && !now.offers.some((offer) => offer.action === action)) return action;
  }
  return null;
}

function numberOf(target: string): number {
  return Number(target.slice(target.indexOf(':') + 1));
}
