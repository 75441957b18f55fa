// What units may expect of the fate cards, from what lies open: every card that is not known to be elsewhere may come.
import { unitOf, UNKNOWN, type Count, type Ground, type Position } from './model';

/** What a fate card may bring to a unit in battle. */
export const FOUGHT = ['damage', 'rout', 'special'] as const;
export type Hope = Record<(typeof FOUGHT)[number], number>;

/** What these standing units bring on average, if each draws a card; null for none. */
export function expected(ground: Ground, position: Position, units: readonly Count[]): Hope | null {
  const known = new Set([...position.fate_discard, ...position.fate.flat()].filter((card) => card !== UNKNOWN));
  const left = ground.fates.filter((card) => !known.has(card.id));
  const cards = left.length ? left : ground.fates;
  const hope: Hope = { damage: 0, rout: 0, special: 0 };
  let drawing = 0;
  for (const { unit, n, routed } of units) {
    const shape = unitOf(ground, unit)?.shape;
    if (routed || !shape || n < 1) continue;
    drawing += n;
    for (const card of cards) {
      const { result, amount } = card[shape];
      if (result !== 'miss') hope[result] += (n * Math.max(1, amount)) / cards.length;
    }
  }
  return drawing ? hope : null;
}
