// A position after one line of the log, as far as it can be seen: so that what happens at once is shown in turn.
import type { Told } from '../board';
import { BANNERS, cardAt, REGIONS, SUITS, UNKNOWN, warOf, type Board, type Ground, type Position } from './model';
import { fought, type Scene } from './scenes';

export function advance(ground: Ground, before: Position, line: Told): Position {
  const { event, args } = line;
  const p: Position = structuredClone(before);
  p.campaign = fought(ground, p, warOf(p) as Scene | null, line) ?? {};
  const colour = p.seats[args.seat!] ?? '';
  const other = p.seats[args.other!] ?? '';
  const card = args.card === undefined ? '' : (cardAt(ground, `card:${args.card}`)?.id ?? '');
  const key = Object.keys(p.sites)[args.site ?? -1] ?? '';
  const site = p.sites[key];
  const n = args.amount ?? 0;
  const board = p.boards[colour];
  const bank = (suit: number | undefined, by: number) => {
    const name = SUITS[suit ?? -1];
    if (name) p.banks[name] = Math.max(0, (p.banks[name] ?? 0) + by);
  };
  const put = (who: Board | undefined, what: 'favor' | 'secrets' | 'warbands' | 'supply', by: number) => {
    if (who) who[what] = Math.max(0, who[what] + by);
  };
  switch (event) {
    case 'round-began':
      p.round = args.number!;
      break;
    case 'turn-began':
      Object.assign(p, { turn: colour, hand: [], deal: {} });
      break;
    case 'rested':
      if (board) board.supply = args.supply!;
      p.tokens = {}; // favor and secrets have left the cards
      break;
    case 'spent':
      put(board, 'supply', -args.supply!);
      break;
    case 'got-supply':
      put(board, 'supply', args.supply!);
      break;
    case 'title':
      Object.assign(p, { title: colour, usurper: false });
      break;
    case 'usurper':
      p.usurper = true;
      break;
    case 'gained-favor':
      put(board, 'favor', n);
      bank(args.suit, -n);
      break;
    case 'took-favor':
      put(board, 'favor', n);
      put(p.boards[other], 'favor', -n);
      break;
    case 'took-secrets':
      put(board, 'secrets', n);
      put(p.boards[other], 'secrets', -n);
      break;
    case 'gained-secrets':
      put(board, 'secrets', n);
      break;
    case 'burned-favor':
      put(board, 'favor', -n);
      break;
    case 'burned-secrets':
      put(board, 'secrets', -n);
      break;
    case 'paid-favor':
    case 'paid-secrets': {
      const what = event === 'paid-favor' ? 'favor' : 'secrets';
      put(board, what, -n);
      if (card) (p.tokens[card] ??= { favor: 0, secrets: 0 })[what] += n;
      break;
    }
    case 'banked':
      bank(args.suit, n);
      break;
    case 'shifted':
      bank(args.suit, -n);
      bank(args.to, n);
      break;
    case 'gained-warbands':
      put(board, 'warbands', n);
      break;
    case 'killed':
      put(board, 'warbands', -n);
      break;
    case 'killed-at':
      army(p, key, '', -n);
      break;
    case 'marched':
      put(board, 'warbands', -n);
      army(p, key, p.roles[colour] === 'citizen' ? 'purple' : colour, n);
      break;
    case 'withdrew':
      put(board, 'warbands', n);
      army(p, key, '', -n);
      break;
    case 'traveled':
      for (const one of Object.values(p.sites)) if (one.pawns) one.pawns = one.pawns.filter((pawn) => pawn !== colour);
      site?.pawns?.push(colour);
      break;
    case 'found-site':
      if (site && card)
        p.sites = Object.fromEntries(
          Object.entries(p.sites).map(([name, one]) =>
            name === key
              ? [
                  card,
                  {
                    place: one.place,
                    up: true,
                    ruler: 'bandits',
                    capacity: cardAt(ground, `card:${args.card}`)?.capacity ?? 0,
                    cards: [],
                    warbands: {},
                    pawns: [],
                    favor: 0,
                    secrets: 0,
                    relics: [],
                  },
                ]
              : [name, one],
          ),
        );
      break;
    case 'found-relics':
      if (site) site.relics = Array.from({ length: args.number! }, () => UNKNOWN);
      break;
    case 'banner-tokens':
      p.banners[BANNERS[args.banner!]!]!.tokens = n;
      break;
    case 'got-banner':
      p.banners[BANNERS[args.banner!]!]!.holder = colour;
      break;
    case 'mob':
    case 'calm':
      p.banners[BANNERS[0]]!.mob = event === 'mob';
      break;
    case 'drew-vision':
      p.visions_drawn = args.number!;
      break;
    case 'became-citizen':
    case 'became-exile':
      p.roles[colour] = event === 'became-citizen' ? 'citizen' : 'exile';
      break;
    default:
      wander(p, event, colour, card, key, args);
  }
  return p;
}

/** Warbands that come to a site or leave it; who has them there rules it. */
function army(p: Position, key: string, colour: string, by: number): void {
  const site = p.sites[key];
  if (!site?.warbands) return;
  const whose = colour || Object.keys(site.warbands)[0] || '';
  const now = Math.max(0, (site.warbands[whose] ?? 0) + by);
  site.warbands = now && whose ? { [whose]: now } : {};
  site.ruler = now ? whose : 'bandits';
}

/** Cards that come to sites, advisers and piles, or leave them. */
function wander(p: Position, event: string, colour: string, card: string, key: string, args: Told['args']): void {
  const region = REGIONS[args.region ?? -1];
  const leave = () => {
    for (const site of Object.values(p.sites)) if (site.cards) site.cards = site.cards.filter((one) => one !== card);
    for (const [who, row] of Object.entries(p.advisers)) p.advisers[who] = row.filter((one) => one !== card);
    for (const [who, held] of Object.entries(p.relics)) p.relics[who] = held.filter((one) => one !== card);
    for (const [who, vision] of Object.entries(p.visions)) if (vision === card) delete p.visions[who];
    delete p.tokens[card];
  };
  if (event === 'played-to-site' || event === 'moved-card' || event === 'built') {
    leave();
    p.sites[key]?.cards?.push(card);
  } else if (event === 'played-adviser' || event === 'got-adviser') {
    leave();
    (p.advisers[colour] ??= []).push(card);
  } else if (event === 'played-facedown') (p.advisers[colour] ??= []).push({ back: args.back ? 'vision' : 'denizen' });
  else if (event === 'uncovered') {
    p.advisers[colour] = (p.advisers[colour] ?? []).filter((_, i) => i !== args.place);
  } else if (event === 'revealed-vision') p.visions[colour] = card;
  else if (event === 'got-relic') {
    leave();
    (p.relics[colour] ??= []).push(card);
  } else if (event === 'discarded-card') {
    leave();
    if (region) (p.piles[region] ??= []).push('denizen');
  } else if (event === 'discarded' && region) (p.piles[region] ??= []).push(args.back ? 'vision' : 'denizen');
  else if (event === 'drew-pile' && region) p.piles[region] = (p.piles[region] ?? []).slice(0, -args.number! || undefined);
}
