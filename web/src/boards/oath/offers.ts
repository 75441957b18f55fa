// Where every choice of a seat lies on the table: at a site, on a card, before a player, on a bank; and what a place offers now.
import type { Offer } from '../../shell/narrowing';
import { placeOf } from '../shown';
import { BANDIT_SEAT, dealOf, ownColour, pawnAt, sitesOf, targetOf, type Ground, type Position } from './model';

/** What a person does, by the names of actions: the major ones, then the minor ones. */
export const VERBS: Record<string, readonly string[]> = {
  search: ['search'],
  muster: ['muster'],
  trade: ['trade-favor', 'trade-secrets'],
  recover: ['recover-relic', 'recover-banner'],
  travel: ['travel'],
  campaign: ['campaign'],
  with: ['with'],
  use: ['use'],
  uncover: ['uncover'],
  peek: ['peek', 'peek-reliquary'],
  garrison: ['garrison'],
  withdraw: ['withdraw'],
  lend: ['lend', 'borrow'],
  offer: ['offer'],
  exile: ['exile'],
};
export const MAJOR = ['search', 'muster', 'trade', 'recover', 'travel', 'campaign'] as const;
export const MINOR = ['with', 'use', 'uncover', 'peek', 'garrison', 'withdraw', 'lend', 'offer', 'exile'] as const;

/** What a choice is called in `VERBS`. */
export function verbOf(offer: Offer): string {
  return Object.keys(VERBS).find((verb) => VERBS[verb]!.includes(offer.name)) ?? '';
}

/** What somebody probably means who touches an action that is not possible: its name, and the number of what it would be about. */
export function meantBy(ground: Ground, p: Position, verb: string): [string, number] {
  const own = pawnAt(p, ownColour(p));
  const here = sitesOf(p)[own];
  const card = numberIn(targetOf(ground, here?.cards?.[0] ?? '') || 'card:0');
  switch (verb) {
    case 'muster':
      return ['muster', card];
    case 'trade':
      return ['trade-favor', card];
    case 'recover':
      return here?.relics?.length ? ['recover-relic', 0] : ['recover-banner', 0];
    case 'travel':
      return ['travel', own === 0 ? 1 : 0];
    default:
      return [verb, verb === 'campaign' ? BANDIT_SEAT : 0];
  }
}

export const numberIn = (target: string) => Number(target.slice(target.indexOf(':') + 1));
/** The number that a choice names last: how many. */
export function amountOf(offer: Offer): number | null {
  const last = offer.path.at(-1) ?? '';
  return last.startsWith('number:') ? numberIn(last) : null;
}

/** The places where a choice can be made by a touch. */
export function placesOf(p: Position, offer: Offer): string[] {
  const own = ownColour(p);
  const here = `site:${pawnAt(p, own)}`;
  const at = (domain: string) => offer.path.find((target) => target.startsWith(`${domain}:`)) ?? '';
  const number = (domain: string) => numberIn(at(domain));
  const partner = dealOf(p)?.partner ?? '';
  switch (offer.name) {
    case 'peek':
    case 'relic':
      return [`relic:${number('site')}-${number('place')}`];
    case 'recover-relic':
      return [`relic:${pawnAt(p, own)}-${number('place')}`];
    case 'adviser':
      return [`back:${number('seat')}-${number('place')}`];
    case 'give-adviser':
      return [`back:${placeOf(p.seats, own)}-${number('place')}`];
    case 'ask-adviser':
      return [`back:${placeOf(p.seats, partner)}-${number('place')}`];
    case 'offer':
      return [at('seat'), at('space')];
    case 'campaign':
      return number('seat') === BANDIT_SEAT ? [here] : [at('seat'), here];
    case 'garrison':
    case 'withdraw':
      return [here];
    case 'peek-reliquary':
      return p.reliquary.map((_, i) => `space:${i}`);
    case 'pawn':
      return [];
    default:
      return offer.path.filter((target) => /^(site|card|seat|banner|suit|source|space):/.test(target));
  }
}

/** What can be chosen at each place. */
export function byPlace(p: Position, offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const place of placesOf(p, offer)) {
      const here = found.get(place);
      if (here) here.push(offer);
      else found.set(place, [offer]);
    }
  return found;
}

/** Choices that differ only in how many, together; all others alone. */
export function grouped(offers: readonly Offer[]): Offer[][] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = amountOf(offer) === null ? `one ${offer.action}` : `${offer.name} ${offer.path.slice(0, -1).join()}`;
    const group = found.get(key);
    if (group) group.push(offer);
    else found.set(key, [offer]);
  }
  return [...found.values()];
}

/** Choices of cards are made on their faces. */
const FACES = new Set(['keep', 'discard', 'pick', 'plan', 'counter']);

export interface Laid {
  faces: Offer[];
  amounts: Offer[][];
  gives: Offer[];
  asks: Offer[];
  plain: Offer[];
}

/** How the dock lays choices out: every one that names something exactly once; those that name nothing are buttons of the prompt. */
export function laidOut(asked: string, offers: readonly Offer[]): Laid {
  const named = offers.filter((offer) => offer.path.length > 0);
  const acting = isActing(asked);
  const faces = acting ? [] : named.filter((offer) => FACES.has(offer.name));
  const deal = asked === 'Propose' ? named.filter((offer) => /^(give|ask)/.test(offer.name)) : [];
  const counted = named.filter((offer) => amountOf(offer) !== null);
  const rest = new Set<Offer>([...faces, ...deal, ...counted]);
  return {
    faces,
    amounts: grouped(counted),
    gives: deal.filter((offer) => offer.name.startsWith('give')),
    asks: deal.filter((offer) => offer.name.startsWith('ask')),
    plain: named.filter((offer) => !rest.has(offer)),
  };
}

/** So many choices can be looked over at once. */
const FEW = 8;

/** The seats about which these choices are, if there are several, and too many choices to look over at once. */
export function seatsAmong(offers: readonly Offer[]): string[] {
  const seats = [...new Set(offers.map((offer) => offer.path[0] ?? ''))];
  return offers.length > FEW && seats.length > 1 && seats.every((seat) => seat.startsWith('seat:')) ? seats : [];
}

/** Whether an action is chosen, with the whole table open. */
export function isActing(asked: string): boolean {
  return asked === 'Act' || asked === 'Intend';
}

/** What an action costs in Supply, from the cheapest of its choices to the dearest: "1", "1–4"; nothing where that is not told. */
export function pricesOf(p: Position, offers: readonly Offer[]): string {
  const costs = offers.map((offer) => costOf(p, offer)).filter((cost) => cost !== null);
  if (!costs.length) return '';
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** What a choice costs in Supply, where the server tells it. */
export function costOf(p: Position, offer: Offer): number | null {
  return p.costs[offer.name]?.[offer.path[0] ?? ''] ?? null;
}
