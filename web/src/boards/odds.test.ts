import { describe, expect, it } from 'vitest';
import type { ForesightFrame } from '../wire';
import { spread, success } from './odds';

const told = (...odds: [string, number, boolean][]): ForesightFrame => ({
  type: 'foresight',
  seat: 0,
  action: 1,
  ply: 1,
  lines: [],
  changes: [],
  opens: 'chance',
  then: '',
  odds: odds.map(([text, share, own]) => ({ text, share, own })),
  spans: [],
  final: true,
  dear: false,
});

describe('odds', () => {
  it('tells how likely the own seat succeeds, also where it never does', () => {
    expect(success(told(['The bandits win.', 0.9, false], ['Red wins.', 0.1, true]))).toBe(0.1);
    expect(success(told(['The bandits win.', 1, false]))).toBe(0);
    expect(success(told())).toBeNull();
    expect(success(null)).toBeNull();
  });

  it('tells what several choices lead to, from the worst to the best, of the own success if it has odds', () => {
    const choices = [told(['Red wins.', 0.2, true], ['Blue wins.', 0.8, false]), null, told(), told(['Red wins.', 0.7, true])];
    expect(spread(choices)).toEqual([{ text: 'Red wins.', own: true, low: 0.2, high: 0.7 }]);
    expect(spread([told(['Blue wins.', 0.8, false]), told(['Black wins.', 0.9, false])]).map(({ text, low }) => [text, low])).toEqual([
      ['Black wins.', 0],
      ['Blue wins.', 0],
    ]);
    expect(spread([null, told()])).toEqual([]);
  });
});
