// What deserves a small scene over the continent while it is told: bids that are revealed, a negotiation, a test on a quest.
import type { Told } from '../board';
import { UNKNOWN, type Battle, type Ground, type Position } from './model';

export interface BidScene {
  kind: 'bid';
  bids: { seat: number; amount: number }[];
  winner: number;
}
export interface OmenScene {
  kind: 'talk' | 'test';
  seat: number;
  area: string;
  amount: number;
  quest: string;
  cards: string[];
  chosen: string;
  result: '' | 'gained' | 'lost';
}
export type Scene = BidScene | OmenScene | null;

const GOES_ON: Record<string, ReadonlySet<string>> = {
  bid: new Set(['influence-changed', 'gained-rune', 'forbidden', 'drew-tactics', 'got-tactics']),
  talk: new Set(['influence-changed', 'fate-drawn', 'fate-seen', 'played', 'stands', 'discarded', 'moved']),
  test: new Set([
    'fate-drawn',
    'fate-seen',
    'trained',
    'got-reward',
    'saw-reward',
    'influence-changed',
    'hero-hurt',
    'hero-healed',
    'drew-quest',
    'got-quest',
    'dropped-quest',
  ]),
};
/** So many lines at once have been skipped, not watched. */
const SKIPPED = 8;

/** The scene after these lines of the log; the same one while they go on with it. */
export function sceneAfter(ground: Ground, before: Scene, told: readonly Told[]): Scene {
  if (told.length > SKIPPED) return null;
  let scene = before;
  for (const { event, args } of told) {
    const fate = String(args.fate ?? UNKNOWN);
    if (event === 'bid-shown') {
      const bids = scene?.kind === 'bid' && scene.winner < 0 ? scene.bids : [];
      scene = { kind: 'bid', bids: [...bids, { seat: args.seat!, amount: args.amount! }], winner: -1 };
    } else if (event === 'bid-won' && scene?.kind === 'bid') scene = { ...scene, winner: args.seat! };
    else if (event === 'talked')
      scene = {
        kind: 'talk',
        seat: args.seat!,
        area: ground.areas[args.area!]!.id,
        amount: args.amount!,
        quest: '',
        cards: [],
        chosen: '',
        result: '',
      };
    else if (event === 'quest-tried')
      scene = {
        kind: 'test',
        seat: args.seat!,
        area: '',
        amount: 0,
        quest: ground.quests.find((one) => one.target === `quest:${args.quest}`)?.id ?? '',
        cards: [],
        chosen: '',
        result: '',
      };
    else if (scene && scene.kind !== 'bid' && event === 'fate-shown')
      scene = scene.cards.includes(fate) ? scene : { ...scene, cards: [...scene.cards, fate] };
    else if (scene && scene.kind !== 'bid' && event === 'fate-chosen')
      scene = { ...scene, cards: scene.cards.includes(fate) ? scene.cards : [...scene.cards, fate], chosen: fate };
    else if (scene?.kind === 'talk' && event === 'allied') scene = { ...scene, result: 'gained' };
    else if (scene?.kind === 'test' && event === 'quest-done') scene = { ...scene, result: 'gained' };
    else if (scene && !GOES_ON[scene.kind]!.has(event)) scene = null;
  }
  return scene;
}

/** Who has won the battle that is still shown: 0 the attacker, 1 the defender, -1 nobody yet. */
export function winnerAfter(p: Position, before: number, told: readonly Told[]): number {
  const battle = p.battle as Partial<Battle>;
  let winner = battle.sides ? before : -1;
  for (const { event, args } of told) {
    if (event === 'battle-began') winner = -1;
    else if (event === 'battle-won') winner = p.seats[args.seat!] === battle.attacker ? 0 : 1;
    else if (event === 'neutrals-won') winner = 1;
  }
  return winner;
}
