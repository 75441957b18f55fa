import { expect, it } from 'vitest';
import { ownId, ownPuzzle } from './own';

it('a puzzle of a finished game is named by its table, its ply and the seat that chose', () => {
  const puzzle = { table: 'aB-9_x-7', ply: 34, seat: 1 };
  expect(ownPuzzle(ownId(puzzle))).toEqual(puzzle);
  for (const other of ['lesson-walk', 'puzzle-small', 'own-x-1', 'own--1-2', 'own-x/y-1-2']) expect(ownPuzzle(other)).toBeNull();
});
