// The boards there are, each loaded when its game is played; a new game adds one line here and one folder beside.
import type { GameBoard } from './board';

export const BOARDS: Record<string, () => Promise<GameBoard>> = {
  eko: () => import('./eko').then((m) => m.board),
  xidit: () => import('./xidit').then((m) => m.board),
  mysthea: () => import('./mysthea').then((m) => m.board),
  oath: () => import('./oath').then((m) => m.board),
  runewars: () => import('./runewars').then((m) => m.board),
};
