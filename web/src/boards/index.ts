// The boards there are, each loaded when its game is played; a new game adds one line here and one folder beside.
import { open, type Place } from '../shell/words';
import type { AnyBoard, GameBoard, View } from './board';

/** A board with its words. This is the one place where a board loses its types: the server sends to a board the views and the ground of its
 *  own game. */
async function opened<P extends View, G extends object, D>(game: Place, module: Promise<{ board: GameBoard<P, G, D> }>): Promise<AnyBoard> {
  return (await Promise.all([module, open(game)]))[0].board as unknown as AnyBoard;
}

export const BOARDS: Record<string, () => Promise<AnyBoard>> = {
  eko: () => opened('eko', import('./eko')),
  xidit: () => opened('xidit', import('./xidit')),
  mysthea: () => opened('mysthea', import('./mysthea')),
  oath: () => opened('oath', import('./oath')),
  runewars: () => opened('runewars', import('./runewars')),
};
