import { describe, expect, it } from 'vitest';
import type { GameDescription, Wish } from './api';
import { botChoices, firstWish, usualBot, wishProblem } from './wish';

const both = (title: string) => ({ pl: { title, help: '' }, en: { title, help: '' } });
const EKO = {
  name: 'eko',
  seats: [2, 3, 4],
  first: { chairs: ['me', 'greedy'], options: {} },
  bots: ['random', 'greedy'],
  options: [
    {
      name: 'modules',
      kind: 'several',
      default: [],
      low: 0,
      high: 0,
      words: both('Modules'),
      choices: ['pyramids', 'lighthouse'].map((name) => ({ name, words: both(name) })),
    },
    { name: 'pyramids', kind: 'number', default: 0, low: 0, high: 2, words: both('Pyramids'), choices: [] },
    { name: 'board', kind: 'text', default: '', low: 0, high: 0, words: both('Board'), choices: [] },
  ],
} as unknown as GameDescription;

describe('a wish for a table', () => {
  it('begins with me against as many bots as the first game has', () => {
    expect(firstWish(EKO, {})).toMatchObject({
      chairs: ['me', 'greedy'],
      options: { modules: [], pyramids: 0, board: '' },
      listed: false,
      watch: 'none',
      clock: 'none',
      endless: false,
    });
  });
  it('remembers what still fits, and only that', () => {
    const last: Partial<Wish> = {
      chairs: ['person', 'me', 'wizard'],
      options: { modules: ['pyramids', 'dragons'], pyramids: 7, gone: 1 },
      watch: 'open',
      pace: 0,
    };
    expect(firstWish(EKO, last)).toMatchObject({
      chairs: ['person', 'me', 'greedy'],
      options: { modules: ['pyramids'], pyramids: 0, board: '' },
      watch: 'open',
      pace: 0,
    });
    expect(firstWish(EKO, { chairs: Array(9).fill('me') }).chairs).toHaveLength(2);
    const oath = { ...EKO, seats: [1, 2, 3, 4], first: { chairs: ['me', 'greedy', 'greedy', 'greedy'], options: {} } };
    expect(firstWish(oath, {}).chairs, 'as many as at the table of "Play now"').toEqual(['me', 'greedy', 'greedy', 'greedy']);
  });
  it('offers bots by level first, and the middle one to whoever has not chosen', () => {
    const bots = ['random', 'greedy', 'easy', 'normal', 'hard', 'master', 'sage'];
    expect(botChoices(bots)).toEqual({ levels: ['easy', 'normal', 'hard', 'master'], simple: ['sage', 'greedy', 'random'] });
    expect([usualBot(bots), usualBot(['random', 'greedy']), usualBot(['sage'])]).toEqual(['normal', 'greedy', 'sage']);
    expect(firstWish({ ...EKO, bots }, {}).chairs).toEqual(['me', 'normal']);
  });
  it('keeps the seats when their number changes', () => {
    expect(firstWish(EKO, { chairs: ['person', 'me'] }, 4).chairs).toEqual(['person', 'me', 'greedy', 'greedy']);
  });
  it('says what does not go together', () => {
    const fine = firstWish(EKO, {});
    expect(wishProblem(EKO.options, fine, 'en')).toBe('');
    expect(wishProblem(EKO.options, { ...fine, chairs: ['me', 'me'] }, 'pl')).toMatch(/tylko jedno miejsce/);
    expect(wishProblem(EKO.options, { ...fine, listed: true }, 'en')).toMatch(/keep it private/);
    expect(wishProblem(EKO.options, { ...fine, listed: true, watch: 'open' }, 'en')).toBe('');
    expect(wishProblem(EKO.options, { ...fine, options: { ...fine.options, pyramids: 3 } }, 'en')).toBe(
      'Pyramids: give a number from 0 to 2.',
    );
  });
});
