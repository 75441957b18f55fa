import { describe, expect, it } from 'vitest';
import { counted, paragraphs, word } from './words';

describe('words', () => {
  it('fills in what stands in braces', () => {
    expect(word('pl', 'replayOf', { ply: 3, last: 9 })).toBe('Ruch 3 z 9');
    expect(word('en', 'chosen', { what: 'A1 {x}' })).toBe('Chosen: A1 {x}. What next?');
  });
  it('counts as each language does', () => {
    const polish = (n: number) => counted('pl', '{n} ruch|{n} ruchy|{n} ruchów', n, { n });
    expect([1, 2, 4, 5, 12, 22, 25, 101].map(polish)).toEqual([
      '1 ruch',
      '2 ruchy',
      '4 ruchy',
      '5 ruchów',
      '12 ruchów',
      '22 ruchy',
      '25 ruchów',
      '101 ruchów',
    ]);
    expect([1, 2, 21].map((n) => counted('en', '{n} move|{n} moves', n, { n }))).toEqual(['1 move', '2 moves', '21 moves']);
  });
  it('reads paragraphs and lists, and nothing else', () => {
    expect(paragraphs('One.\n*two*\n\n- a\n- **b**\nEnd <b>')).toEqual([
      { list: false, lines: ['One.', 'two'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['End <b>'] },
    ]);
  });
});
