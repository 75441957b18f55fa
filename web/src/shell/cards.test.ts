import { describe, expect, it } from 'vitest';
import { arrow, filters, found, named, NOTHING_WANTED, saidOf, type Card, type CardFact, type Cards } from './cards';

const fact = (name: string, ...values: (number | string)[]): CardFact => ({
  name,
  values: values.map((value) => ({ value, text: typeof value === 'number' ? String(value) : value.replace(/^.*-/, '') })),
  reconstructed: false,
});

function card(id: string, kind: string, facts: CardFact[], text = '', more: Partial<Card> = {}): Card {
  const face = { id: '', name: '', facts, texts: text ? [{ label: '', text, reconstructed: false }] : [] };
  return {
    id,
    kind,
    name: id,
    names: { pl: id, en: id },
    ours: false,
    colour: '',
    faces: [face],
    rules: [],
    sources: [],
    reconstructed: false,
    ...more,
  };
}

const CARDS: Cards = {
  game: 'x',
  lang: 'pl',
  kinds: [],
  facts: [
    { name: 'era', label: 'Era' },
    { name: 'type', label: 'Typ' },
    { name: 'number', label: 'Numer' },
  ],
  items: [
    card('C1', 'command', [fact('era', 2), fact('type', 'type-goal'), fact('number', 1)], 'Zyskujesz chwałę za każdą wieżę.'),
    card('C2', 'command', [fact('era', 1), fact('type', 'type-goal'), fact('number', 2)], 'Tworzysz golema.'),
    card('C3', 'command', [fact('era', 1), fact('type', 'type-tactic'), fact('number', 3)], 'Golem idzie do wieży.', {
      reconstructed: true,
    }),
    card('M1', 'monster', [fact('strength', 10)], '', { names: { pl: 'Potwór', en: 'Beast' } }),
    card('A', 'two', [], '', {
      faces: [
        { id: 'A1', name: 'dzień', facts: [], texts: [] },
        { id: 'A2', name: 'noc', facts: [fact('era', 3)], texts: [] },
      ],
    }),
  ],
};
const ids = (wanted: Partial<typeof NOTHING_WANTED>) => found(CARDS, { ...NOTHING_WANTED, ...wanted }).map((one) => one.id);

describe('finding components', () => {
  it('shows all when nothing is wanted', () => {
    expect(ids({})).toEqual(['C1', 'C2', 'C3', 'M1', 'A']);
  });
  it('needs every word, whatever its case, marks and ending', () => {
    expect(ids({ words: 'WIEZA' })).toEqual(['C1', 'C3']);
    expect(ids({ words: 'golemy wieża' })).toEqual(['C3']);
    expect(ids({ words: 'smok' })).toEqual([]);
  });
  it('finds a name in the other language, and the side of a card', () => {
    expect(ids({ words: 'beast' })).toEqual(['M1']);
    expect(ids({ words: 'noc' })).toEqual(['A']);
  });
  it('takes any value of one fact, and all facts together', () => {
    expect(ids({ facts: { era: [1, 2] } })).toEqual(['C1', 'C2', 'C3']);
    expect(ids({ facts: { era: [1], type: ['type-tactic'] } })).toEqual(['C3']);
    expect(ids({ facts: { era: [3] } })).toEqual(['A']);
    expect(ids({ facts: { era: [] } })).toHaveLength(5);
  });
  it('can keep to a kind, and to what is reconstructed', () => {
    expect(ids({ kind: 'command', facts: { type: ['type-goal'] } })).toEqual(['C1', 'C2']);
    expect(ids({ reconstructed: true })).toEqual(['C3']);
  });
});

describe('filters', () => {
  it('are the facts that tell components of a kind apart, numbers in order', () => {
    expect(filters(CARDS, 'command')).toEqual([
      {
        name: 'era',
        label: 'Era',
        values: [
          { value: 1, text: '1', count: 2 },
          { value: 2, text: '2', count: 1 },
        ],
      },
      {
        name: 'type',
        label: 'Typ',
        values: [
          { value: 'type-goal', text: 'goal', count: 2 },
          { value: 'type-tactic', text: 'tactic', count: 1 },
        ],
      },
    ]);
    expect(filters(CARDS, 'monster')).toEqual([]);
  });
});

describe('small things', () => {
  it('an address names a component or one of its sides', () => {
    expect(named(CARDS, 'c2')?.id).toBe('C2');
    expect(named(CARDS, 'A2')?.id).toBe('A');
    expect(named(CARDS, '')?.id).toBeUndefined();
    expect(named(CARDS, 'C9')).toBeUndefined();
  });
  it('a value that stands there often is counted', () => {
    expect(saidOf(fact('hexes', 't-space', 't-rock', 't-space'))).toBe('2\u00a0× space, rock');
  });
  it('arrows stay in the grid', () => {
    expect([arrow('ArrowRight', 2, 5, 3), arrow('ArrowDown', 1, 5, 3), arrow('ArrowUp', 4, 5, 3), arrow('End', 0, 5, 3)]).toEqual([
      3, 4, 1, 4,
    ]);
    expect([arrow('ArrowLeft', 0, 5, 3), arrow('ArrowDown', 3, 5, 3), arrow('x', 3, 5, 3)]).toEqual([-1, -1, -1]);
  });
});
