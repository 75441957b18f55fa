// Where a tile or a marker may go while the continent is laid out.
import type { Offer } from '../../shell/narrowing';
import type { Lang } from '../../shell/words';
import type { Point } from '../drawing';
import { beside, centre, hexOf, keyOf, laid, type Hex } from './geometry';
import type { Ground, Position } from './model';
import { say } from './words';

/** A tile as it would lie: its turns, and the cell of its first area. */
export interface Ghost {
  tile: string;
  turns: number;
  at: Hex;
}

export interface Spot extends Point {
  target: string;
  pick: string[];
  covers: Hex[];
  label: string;
  /** What is shown while somebody thinks about this spot. */
  ghost: Ghost | null;
}

export function middle(hexes: readonly Hex[]): Point {
  const all = hexes.map(centre);
  return { x: all.reduce((sum, p) => sum + p.x, 0) / all.length, y: all.reduce((sum, p) => sum + p.y, 0) / all.length };
}

export function spotsOf(ground: Ground, position: Position, offers: readonly Offer[], lang: Lang): Spot[] {
  return offers.flatMap((offer): Spot[] => {
    const cell = hexOf(Number(offer.path[0]?.slice(5)));
    const pick = offer.path.slice();
    if (offer.name === 'at' && position.about.source?.startsWith('tile-')) {
      const tile = position.about.source.slice(5);
      const turns = position.about.turns ?? 0;
      const covers = laid(ground, tile, turns, cell).map((one) => one.hex);
      const label = say(lang, 'layHere', { cell: keyOf(cell) });
      return [{ target: offer.path[0]!, pick, covers, ...middle(covers), label, ghost: { tile, turns, at: cell } }];
    }
    if (offer.name === 'mark') {
      const other = beside(cell, Number(offer.path[1]!.slice(5)));
      const covers = [cell, other];
      const label = say(lang, 'markHere', { cell: keyOf(cell), other: keyOf(other) });
      return [{ target: `${offer.path[0]}-${offer.path[1]}`, pick, covers, ...middle(covers), label, ghost: null }];
    }
    return [];
  });
}
