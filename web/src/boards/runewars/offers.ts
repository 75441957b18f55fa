// How the offers of a decision are sorted for the dock.
import type { Offer } from '../../shell/narrowing';
import type { Lang } from '../../shell/words';
import { RESOURCES, upTo, type Ground, type Position, type Resource } from './model';
import { say } from './words';

export const named = (offers: readonly Offer[], ...names: string[]) => offers.filter((offer) => names.includes(offer.name));

/** The number of a target: 12 for 'unit:12'. */
export const numberIn = (target: string | undefined) => Number(target?.slice(target.indexOf(':') + 1));

/** Offers that have the same target at a place of their path, together. */
export function groupedBy(offers: readonly Offer[], place: number): [string, Offer[]][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.path[place]!, [...(groups.get(offer.path[place]!) ?? []), offer]);
  return [...groups];
}

/** Calls of units, by the area from which they come. */
export function callsIn(offers: readonly Offer[]): [string, { all: Offer | null; units: Offer[] }][] {
  const groups = new Map<string, { all: Offer | null; units: Offer[] }>();
  for (const offer of named(offers, 'call', 'call-all')) {
    const area = offer.path.at(-1)!;
    const group = groups.get(area) ?? { all: null, units: [] };
    if (offer.name === 'call') group.units.push(offer);
    else group.all = offer;
    groups.set(area, group);
  }
  return [...groups];
}

/** Cards of the hand, by the tab in which they lie open. */
export const IN_TAB = {
  orders: ['order'],
  tactics: ['play', 'discard'],
  heroes: ['quest', 'drop-quest', 'go', 'heal', 'train'],
} as const;

const WITH_PICTURE = [
  ...['faction', 'tile', 'realm', 'call', 'call-all', 'unit', 'target', 'hero', 'challenge', 'support', 'resource', 'player', 'amount'],
  ...['bid', 'talk', 'claim', 'fate', 'line', ...Object.values(IN_TAB).flat()],
];

/** Everything that has neither a picture of its own nor a place: a plain button each. */
export const plainIn = (offers: readonly Offer[]) =>
  offers.filter((offer) => offer.path.length && !WITH_PICTURE.includes(offer.name) && !/^(area|cell|side):/.test(offer.path[0]!));

/** What an order would bring a seat now, by the names of signs; nothing where that cannot be counted. */
export function bringsOf(
  ground: Ground,
  p: Position,
  seat: string,
  order: string,
  lang: Lang,
): { sign: string; n: number; label: string }[] {
  const prospect = p.prospects[seat];
  if (!prospect) return [];
  const each = (of: (resource: Resource) => number, label: (resource: Resource) => string) =>
    RESOURCES.map((resource) => ({ sign: resource, n: of(resource), label: label(resource) }));
  const units = (resource: Resource) =>
    upTo(ground, seat, resource, p.dials[seat]?.[resource] ?? 0).filter((one) => one !== 'tactics' && one !== 'influence').length;
  switch (order) {
    case 'strategize':
      return [{ sign: 'tactics', n: prospect.tactics, label: say(lang, 'bringsTactics') }];
    case 'harvest':
      return each(
        (resource) => prospect.harvest[resource] ?? 0,
        (resource) => say(lang, resource),
      );
    case 'recruit':
      return each(units, (resource) => say(lang, 'bringsUnits', { by: say(lang, resource) }));
    case 'rally-support':
      return [{ sign: 'rally-support', n: prospect.cities, label: say(lang, 'bringsCities') }];
    case 'acquire-power':
      return [{ sign: 'influence', n: prospect.influence, label: say(lang, 'bringsInfluence') }];
    default:
      return [];
  }
}
