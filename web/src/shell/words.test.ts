import { describe, expect, it } from 'vitest';
import { paragraphs, word } from './words';

describe('words', () => {
  it('fills in what stands in braces', () => {
    expect(word('pl', 'replayOf', { ply: 3, last: 9 })).toBe('Ruch 3 z 9');
    expect(word('en', 'chosen', { what: 'A1 {x}' })).toBe('Chosen: A1 {x}. What next?');
  });
  it('reads paragraphs and lists, and nothing else', () => {
    expect(paragraphs('One.\ntwo\n\n- a\n- **b**\nEnd <b>')).toEqual([
      { list: false, lines: ['One.', 'two'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['End <b>'] },
    ]);
  });
});
