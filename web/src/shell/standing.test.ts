import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableState } from './table.svelte';
import type { Standing as Answers } from './table/standing.svelte';

let Standing: typeof Answers;
let settings: typeof import('./settings.svelte').settings;
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  ({ settings } = await import('./settings.svelte'));
  ({ Standing } = await import('./table/standing.svelte'));
});
afterAll(() => {
  settings.questions = 'open';
  vi.unstubAllGlobals();
});

const person = (seat: number) => ({ seat, player: 'person', name: `p${seat}`, resigned: false });

/** A table of two people of whom the first one sits here, and what it sends. */
function seated(people = [person(0), person(1)]) {
  const said: unknown[] = [];
  const snapshot = { seat: 0, status: 'playing', players: people };
  const table = {
    lesson: null,
    seating: { mine: [0] },
    position: { snapshot, latest: snapshot, picture: { standing: { fights: ['Duel', 'Battle'] } } },
    view: { asked: 'Battle' },
    say: (message: object, seat = 0) => said.push([seat, message]),
  };
  return { standing: new Standing(table as unknown as TableState), said };
}

describe('standing answers', () => {
  it('are those of the seat that is shown and of the game, and are taken back as they were given', () => {
    const { standing, said } = seated();
    expect([standing.question, standing.answered]).toEqual(['fights', []]);
    standing.settle('fights');
    standing.all = [
      { seat: 0, questions: ['fights', 'only'] },
      { seat: 1, questions: [] },
    ];
    expect(standing.answered).toEqual(['fights']);
    standing.settle('fights');
    expect(said).toEqual([true, false].map((answered) => [0, { type: 'standing', question: 'fights', answered }]));
  });
  it('to questions with one answer follow the setting, and are said once', () => {
    const { standing, said } = seated();
    standing.tend();
    standing.tend();
    expect(said).toEqual([[0, { type: 'standing', question: 'only', answered: true }]]);
    standing.all = [{ seat: 0, questions: ['only'] }];
    settings.questions = 'all';
    standing.tend();
    expect(said.at(-1)).toEqual([0, { type: 'standing', question: 'only', answered: false }]);
    const alone = seated([person(0)]);
    alone.standing.tend();
    expect(alone.said).toEqual([]);
  });
});
