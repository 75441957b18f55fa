import { describe, expect, it } from 'vitest';
import { stepsFrom } from './patching';

const view = { turn: 'grey', stacks: { F4: { discs: 2 }, H1: { discs: 1 } }, hand: ['a', 'b', 'c'], winners: [] };

/** The view after edits, as text: the order of names counts. */
const after = (...edits: Parameters<typeof stepsFrom>[1][number]) => JSON.stringify(stepsFrom(view, [edits])[0]);
const text = (part: object) => JSON.stringify({ ...view, ...part });

describe('a patch', () => {
  it('sets, removes and inserts, in objects and in lists', () => {
    expect(after({ at: ['turn'], to: 'violet' })).toBe(text({ turn: 'violet' }));
    expect(after({ at: ['stacks', 'F4', 'discs'], to: 3 })).toBe(text({ stacks: { F4: { discs: 3 }, H1: { discs: 1 } } }));
    expect(after({ at: ['stacks', 'F4'] })).toBe(text({ stacks: { H1: { discs: 1 } } }));
    expect(after({ at: ['hand', 1] })).toBe(text({ hand: ['a', 'c'] }));
    expect(after({ at: ['hand', 1], to: 'x' })).toBe(text({ hand: ['a', 'x', 'c'] }));
    expect(after({ at: ['hand', 1], to: 'x', before: 1 })).toBe(text({ hand: ['a', 'x', 'b', 'c'] }));
    expect(after({ at: ['hand', 3], to: 'x', before: 3 })).toBe(text({ hand: ['a', 'b', 'c', 'x'] }));
    expect(after({ at: ['turn'], to: null })).toBe(text({ turn: null }));
  });
  it('keeps names in the order of the board', () => {
    expect(after({ at: ['stacks', 'G2'], to: { discs: 1 }, before: 'H1' })).toBe(
      text({ stacks: { F4: { discs: 2 }, G2: { discs: 1 }, H1: { discs: 1 } } }),
    );
    expect(after({ at: ['stacks', 'J2'], to: { discs: 1 } })).toBe(
      text({ stacks: { F4: { discs: 2 }, H1: { discs: 1 }, J2: { discs: 1 } } }),
    );
  });
  it('may bring a whole view', () => {
    expect(after({ at: [], to: { turn: '' } })).toBe('{"turn":""}');
  });
  it('leads on from the one before, and changes no view that is shown', () => {
    const before = JSON.stringify(view);
    const [one, two, three] = stepsFrom(view, [[{ at: ['hand', 0] }], [], [{ at: ['hand', 0] }, { at: ['turn'], to: '' }]]);
    expect([one!.hand, two!.hand, three!.hand]).toEqual([['b', 'c'], ['b', 'c'], ['c']]);
    expect([two === one, three!.stacks === view.stacks]).toEqual([true, true]);
    expect(JSON.stringify(view)).toBe(before);
  });
});
