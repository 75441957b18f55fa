import { describe, expect, it } from 'vitest';
import { mergeRepetitions } from './merging';

const line = (ply: number, text: string, event = 'moved') => ({ ply, event, text });

describe('the log', () => {
  it('counts lines that say the same one after another', () => {
    const log = [line(1, 'A footman goes.'), line(2, 'A footman goes.'), line(3, 'A knight goes.'), line(4, 'A footman goes.')];
    expect(mergeRepetitions(log)).toEqual([
      { line: log[1], times: 2 },
      { line: log[2], times: 1 },
      { line: log[3], times: 1 },
    ]);
  });
  it('keeps equal words of different events apart', () => {
    expect(mergeRepetitions([line(1, 'Yes.', 'agreed'), line(2, 'Yes.', 'answered')]).map((one) => one.times)).toEqual([1, 1]);
  });
  it('is empty where nothing happened', () => {
    expect(mergeRepetitions([])).toEqual([]);
  });
});
