// What deserves a small scene over the islands while it is told: an encounter that is turned over, a monster that attacks.
import type { Told } from '../board';
import { SYMBOLS, type Ground, type Position } from './model';

export interface EncounterScene {
  kind: 'encounter';
  seat: number;
  symbol: string;
  /** Nothing until the card is turned over. */
  id: string;
}
export interface MonsterScene {
  kind: 'monster';
  monster: string;
  island: string;
  strength: number;
  against: number;
  result: '' | 'defeated' | 'won';
}
export type Scene = EncounterScene | MonsterScene | null;

/** Lines that belong to a scene and do not end it. */
const GOES_ON: Record<string, ReadonlySet<string>> = {
  encounter: new Set(['gained', 'lost', 'next-encounter', 'acted', 'used']),
  monster: new Set(['gained', 'lost', 'rewarded', 'abandoned', 'unit-lost', 'wounded', 'removed']),
};
/** So many lines at once have been skipped, not watched. */
const SKIPPED = 5;

/** The scene after these lines of the log; the same one while they go on with it. */
export function sceneAfter(ground: Ground, before: Scene, told: readonly Told[]): Scene {
  if (told.length > SKIPPED) return null;
  let scene = before;
  for (const { event, args } of told) {
    const monster = ground.monsters[args.monster!]?.id ?? '';
    if (event === 'chose')
      scene = { kind: 'encounter', seat: args.seat!, symbol: SYMBOLS[args.symbol!]!, id: scene?.kind === 'encounter' ? scene.id : '' };
    else if (event === 'turned')
      scene = {
        kind: 'encounter',
        seat: args.seat!,
        symbol: scene?.kind === 'encounter' ? scene.symbol : '',
        id: ground.encounters[args.encounter!]!.id,
      };
    else if (event === 'monster-attacked')
      scene = { kind: 'monster', monster, island: ground.islands[args.island!]!.name, strength: 0, against: 0, result: '' };
    else if (event === 'monster-fought' && scene?.kind === 'monster')
      scene = { ...scene, strength: args.strength!, against: args.against! };
    else if (event === 'monster-defeated' && scene?.kind === 'monster') scene = { ...scene, result: 'defeated' };
    else if (event === 'monster-won' && scene?.kind === 'monster') scene = { ...scene, result: 'won' };
    else if (scene && !GOES_ON[scene.kind]!.has(event)) scene = null;
  }
  return scene;
}

/** A battle as it is shown: what lies on the table, whose orders were given, and who was the strongest. */
export interface Fight {
  battle: Position['battle'];
  given: string[];
  won: string[];
}

/** The battle after these lines, if there is one. Once it is decided it is shown as it was, while the cards are already put away. */
export function fightAfter(p: Position, before: Fight | null, told: readonly Told[]): Fight | null {
  if (!p.battle.fighters) return null;
  let { given, won } = before ?? { given: [], won: [] };
  const decided = won.length > 0;
  for (const { event, args } of told) {
    const guild = p.seats[args.seat!]!;
    if (event === 'battle-began') [given, won] = [[], []];
    else if (event === 'gave-order') given = [...given, guild];
    else if (event === 'won-battle') won = [...won, guild];
  }
  return { battle: decided && won.length ? before!.battle : p.battle, given, won };
}
