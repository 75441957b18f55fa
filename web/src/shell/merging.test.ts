import { describe, expect, it } from 'vitest';
import { mergeLines, pieces } from './merging';

const line = (ply: number, text: string, event = 'moved', joins = 0) => ({ ply, event, text, ...(joins ? { joins } : {}) });
const short = (log: ReturnType<typeof line>[]) => mergeLines(log).map((one) => [one.line.text, one.lines.length, one.times]);

describe('the log', () => {
  it('counts lines that say the same one after another', () => {
    const log = [line(1, 'A footman goes.'), line(2, 'A footman goes.'), line(3, 'A knight goes.'), line(4, 'A footman goes.')];
    expect(short(log)).toEqual([
      ['A footman goes.', 2, 2],
      ['A knight goes.', 1, 1],
      ['A footman goes.', 1, 1],
    ]);
  });
  it('keeps equal words of different events apart', () => {
    expect(mergeLines([line(1, 'Yes.', 'agreed'), line(2, 'Yes.', 'answered')]).map((one) => one.times)).toEqual([1, 1]);
  });
  it('is empty where nothing happened', () => {
    expect(mergeLines([])).toEqual([]);
  });
  it('tells a line together with those before it', () => {
    const march = [line(1, 'Active.', 'activated'), line(2, 'One goes.', 'moved', 1), line(3, 'Two go.', 'moved', 2)];
    expect(short(march)).toEqual([['Two go.', 3, 1]]);
    expect(short([...march, line(4, 'Over.', 'ended')])).toEqual([
      ['Two go.', 3, 1],
      ['Over.', 1, 1],
    ]);
    expect(short(march.slice(0, 2)), 'as far as it has been shown').toEqual([['One goes.', 2, 1]]);
  });
  it('takes only the last of equal lines into a new one', () => {
    const log = [line(1, 'Active.', 'activated'), line(2, 'Active.', 'activated'), line(3, 'One goes.', 'moved', 1)];
    expect(short(log)).toEqual([
      ['Active.', 1, 1],
      ['One goes.', 2, 1],
    ]);
  });
});

describe('a sentence', () => {
  it('falls into words and names', () => {
    const names: [number, number, string, string][] = [
      [0, 5, 'seat:0', ''],
      [12, 17, 'card:3', 'C003'],
    ];
    expect(pieces({ text: 'Daqan plays Élan🜁 now.', names })).toEqual([
      { text: 'Daqan', target: 'seat:0', card: '' },
      { text: ' plays ', target: '', card: '' },
      { text: 'Élan🜁', target: 'card:3', card: 'C003' },
      { text: ' now.', target: '', card: '' },
    ]);
    expect(pieces({ text: 'Mere words.' })).toEqual([{ text: 'Mere words.', target: '', card: '' }]);
  });
});
