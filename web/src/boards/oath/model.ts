// The Oath of the page: what the server shows of it, and what can be read from that.
import type { Lang } from '../../shell/words';
import type { SeatPicture } from '../board';
import { placeOf, present } from '../shown';
import type * as shown from './view';
import type { BannerName, Card, Colour, Deal, Facedown, OathName, Position, RegionName, Site, Suit, War } from './view';
import { say } from './words';

export type * from './view';

export const SUITS: readonly Suit[] = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'];
export const REGIONS: readonly RegionName[] = ['cradle', 'provinces', 'hinterland'];
export const BANNERS = ['peoples-favor', 'darkest-secret'] as const satisfies BannerName[];
export const GOODS = ['favor', 'secret', 'warband'] as const;
export const OATHS: readonly OathName[] = ['supremacy', 'people', 'protection', 'devotion'];
export const ROUNDS = 8;
export const MOST_SUPPLY = 7;
export const MOST_VISIONS = 5;
export const NONE = 'none';
export const UNKNOWN = '?';
export const BANDITS = 'bandits';
/** The number that stands for the bandits where a player is chosen. */
export const BANDIT_SEAT = 6;

/** What a player has in its row of advisers: a card by its name, or one that lies face down. */
export type Adviser = string | Facedown;

/** The ground, with the words of the game by their keys, which the page fetches in its language. */
export interface Ground extends shown.Ground {
  words: Record<string, string>;
}

/** The shell's hue for each colour. */
const HUES: Record<string, number> = { purple: 3, red: 6, blue: 2, yellow: 5, white: 4, black: 8 };

export function hueOf(colour: string): number {
  return HUES[colour] ?? 4;
}

/** The colour that the seat which looks plays: the one whose turn it is where it plays two; nothing for those who watch. */
export function ownColour(p: Position): Colour | '' {
  const own = p.seats[p.seat] ?? '';
  const turn = placeOf(p.seats, p.turn);
  // In the learning game of three the last seat plays a fourth colour too.
  const borrowed =
    p.actors.includes(p.seat) &&
    turn > p.seat &&
    p.turn !== p.prince &&
    (p.asked === 'Act' || p.asked === 'Intend') &&
    !p.actors.includes(turn);
  return own && borrowed ? p.turn : own;
}

export function cardOf(ground: Ground, id: string): Card | undefined {
  return ground.cards.find((card) => card.id === id);
}

/** What an action calls a card. */
export function targetOf(ground: Ground, id: string): string {
  return cardOf(ground, id)?.target ?? '';
}

/** The card that an action names: row i of the ground is card number i + 1. */
export function cardAt(ground: Ground, target: string): Card | undefined {
  return ground.cards[Number(target.slice(target.indexOf(':') + 1)) - 1];
}

/** The eight sites in the order of the map, each with its name; a site that lies face down has none. */
export function sitesOf(p: Position): (Site & { id: string })[] {
  return Object.entries(p.sites).map(([key, site]) => ({ ...site, id: site.up ? key : '' }));
}

/** The number of the site where a player's pawn stands; -1 if nowhere. */
export function pawnAt(p: Position, colour: string): number {
  return Object.values(p.sites).findIndex((site) => site.pawns?.some((pawn) => pawn === colour));
}

export function warOf(p: Position): War | null {
  return present(p.campaign);
}

export function dealOf(p: Position): Deal | null {
  return present(p.deal);
}

/** The Vision that a player follows: the own one, or one that is shared. */
export function visionOf(p: Position, colour: string): string {
  return p.visions[colour] ?? p.visions[p.shared_visions?.[colour] ?? ''] ?? '';
}

/** How many sites a player rules; the sites of the Empire count for each of its players. */
export function ruled(p: Position, colour: string): number {
  return p.standing[colour]?.sites ?? 0;
}

/** What a seat's panel shows. */
export function seatPicture(p: Position, seat: number, lang: Lang): SeatPicture {
  const colour = p.seats[seat]!;
  const board = p.boards[colour]!;
  const few = p.seats.length < 4; // else the panels need the room
  const goods = p.oath === 'protection' || Object.values(p.visions).includes('vision-of-sanctuary');
  const secrets = board.secrets + (board.facedown_secrets ? ` (+${board.facedown_secrets})` : '');
  return {
    hue: hueOf(colour),
    name: say(lang, `colour-${colour}`),
    out: false,
    points: 0,
    goal: 0,
    facts: [
      {
        key: 'role',
        label: say(lang, `role-${p.roles[colour]}`),
        value: p.title === colour ? say(lang, p.usurper ? 'usurper' : 'oathkeeper') : '',
      },
      { key: 'favor', label: say(lang, 'favorBrief'), value: String(board.favor) },
      { key: 'secrets', label: say(lang, 'secrets'), value: secrets },
      { key: 'warbands', label: say(lang, 'warbands'), value: `${board.warbands}+${board.bank}` },
      ...(goods && !few ? [] : [{ key: 'supply', label: say(lang, 'supply'), value: `${board.supply}/${MOST_SUPPLY}` }]),
      ...(few ? [{ key: 'sites', label: say(lang, 'sitesRuled'), value: String(ruled(p, colour)) }] : []),
      ...(goods ? [{ key: 'goods', label: say(lang, 'goodsHeld'), value: String(p.standing[colour]?.goods ?? 0) }] : []),
    ],
  };
}
