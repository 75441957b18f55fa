import { describe, expect, it } from 'vitest';
import { botName, knows, paragraphs, say, word, type Place } from './words';

describe('words', () => {
  it('are filled in', () => {
    expect(word('pl', 'replayOf', { ply: 3, last: 9 })).toBe('Ruch 3 z 9');
    expect(word('en', 'chosen', { what: 'A1 {x}' })).toBe('Chosen: A1 {x}. What next?');
    expect(word('en', 'endlessBrief', { n: 12000 })).toBe('can be ended after 12000 moves');
  });
  it('count as each language does', () => {
    expect([1, 2, 4, 5, 12, 22, 25, 101].map((n) => word('pl', 'moves', { n }))).toEqual([
      '1 ruch',
      '2 ruchy',
      '4 ruchy',
      '5 ruchów',
      '12 ruchów',
      '22 ruchy',
      '25 ruchów',
      '101 ruchów',
    ]);
    expect([1, 2, 21].map((n) => word('en', 'moves', { n }))).toEqual(['1 move', '2 moves', '21 moves']);
  });
  it('that are missing fail a test', () => {
    expect(() => say('shell', 'en', 'noSuchWord')).toThrow("there is no text 'noSuchWord' of shell in en");
    expect(() => say('shell', 'pl', 'replayOf', { ply: 3 })).toThrow('Unknown variable: $last');
    expect(() => say('chess' as Place, 'pl', 'open')).toThrow('of chess in pl');
    expect([knows('shell', 'en', 'noSuchWord'), knows('shell', 'en', 'tagline')]).toEqual([false, true]);
  });
  it('call a bot that the page does not know by its own name', () => {
    expect([botName('en', 'easy'), botName('pl', 'turtle')]).toEqual(['easy bot', 'bot · turtle']);
  });
  it('read paragraphs and lists, and nothing else', () => {
    expect(paragraphs('One.\n*two*\n\n- a\n- **b**\nEnd <b>')).toEqual([
      { list: false, lines: ['One.', 'two'] },
      { list: true, lines: ['a', 'b'] },
      { list: false, lines: ['End <b>'] },
    ]);
  });
});
