import { describe, expect, it } from 'vitest';
import { line, plyAt, pointAt, turns, type Point } from './course';

/** A game of two seats by the chances of the first one. */
const game = (...chances: number[]): Point[] => chances.map((chance, ply) => ({ ply, chances: [chance, 1 - chance] }));

describe('the lines of a game', () => {
  it('go from edge to edge, a sure win at the top', () => {
    expect(line(game(0.5, 0.25, 1), 0, 100, 40)).toBe('M0.0 20.0 L50.0 30.0 L100.0 0.0');
    expect(line(game(0.5, 0.25, 1), 1, 100, 40)).toBe('M0.0 20.0 L50.0 10.0 L100.0 40.0');
  });
  it('keep the distances of plies that are not evenly told', () => {
    const points = [0, 1, 4].map((ply) => ({ ply, chances: [0, 1] }));
    expect(line(points, 1, 100, 40)).toBe('M0.0 0.0 L25.0 0.0 L100.0 0.0');
  });
  it('are pressed at a ply', () => {
    expect([plyAt(0, 30), plyAt(0.51, 30), plyAt(1, 30), plyAt(-0.2, 30), plyAt(1.4, 30)]).toEqual([0, 15, 30, 0, 30]);
  });
  it('tell between two points what the earlier one told', () => {
    const points = [0, 3, 6].map((ply) => ({ ply, chances: [ply / 10, 1 - ply / 10] }));
    expect([0, 2, 3, 5, 6, 9].map((ply) => pointAt(points, ply).ply)).toEqual([0, 0, 3, 3, 6, 6]);
  });
});

describe('the moments that turned a game', () => {
  const plies = (points: Point[]) => turns(points).map((turn) => turn.to.ply);

  it('are the largest swings, in the order of the game, and name who gained', () => {
    const found = turns(game(0.5, 0.5, 0.5, 0.7, 0.7, 0.7, 0.7, 0.3, 0.3, 0.3));
    expect(found.map((turn) => [turn.from.ply, turn.to.ply, turn.seat])).toEqual([
      [2, 3, 0],
      [6, 7, 1],
    ]);
  });
  it('name who lost, where nobody gained as much', () => {
    const points = [
      [0.6, 0.2, 0.2],
      [0.2, 0.4, 0.4],
      [0.2, 0.4, 0.4],
    ].map((chances, ply) => ({ ply, chances }));
    expect(turns(points)[0]!.seat).toBe(0);
  });
  it('held good: what is answered at once turned nothing', () => {
    expect(plies(game(0.5, 0.5, 0.8, 0.5, 0.5, 0.5, 0.5))).toEqual([]);
    expect(plies(game(0.5, 0.5, 0.8, 0.7, 0.75, 0.8, 0.8))).toEqual([2]);
  });
  it('are few, apart from each other, and none in a game that drifted', () => {
    expect(plies(game(...Array.from({ length: 60 }, (_, i) => 0.5 + i / 200)))).toEqual([]);
    const steps = Array.from({ length: 100 }, (_, i) => Math.floor(i / 10) * 0.1);
    expect(plies(game(...steps))).toHaveLength(5);
    expect(plies(game(0.5, 0.6, 0.7, 0.8, 0.9, 0.9, 0.9))).toEqual([1, 3]);
    expect(turns([])).toEqual([]);
  });
});
