import { describe, expect, it } from 'vitest';
import { Hints, stillAsked, type Hint } from './hints.svelte';

const HINT: Hint = {
  ...{ seat: 0, ply: 3, tries: 10, chances: [0.5, 0.5], lead: 'only', why: [], plan: [], replies: [] },
  ideas: [{ action: 1, label: '', chance: 0.5, share: 1 }],
};

function asked(): { hints: Hints; sent: () => number } {
  let sent = 0;
  const hints = new Hints(
    () => !!++sent,
    () => true,
  );
  hints.ask();
  return { hints, sent: () => sent };
}

describe('a hint', () => {
  it('is thought of, told, and gone', () => {
    const { hints } = asked();
    expect([hints.open, hints.thinking]).toEqual([true, true]);
    hints.hear(HINT);
    expect([hints.thinking, hints.told]).toEqual([false, HINT]);
    hints.close();
    expect(hints.open).toBe(false);
  });
  it('is not asked for over a link that is down', () => {
    const hints = new Hints(
      () => false,
      () => true,
    );
    hints.ask();
    expect(hints.open).toBe(false);
  });
  it('that nobody waits for any more is not shown, nor is its error', () => {
    const { hints } = asked();
    hints.close();
    hints.hear(HINT);
    expect(hints.open).toBe(false);
    const late = asked().hints;
    late.close();
    expect([late.refuse('stale'), late.open]).toEqual([true, false]);
  });
  it('asked for again while the last one is under way waits for that one, or is asked anew if that was too late', () => {
    const { hints, sent } = asked();
    hints.close();
    hints.ask();
    expect([hints.thinking, sent()]).toEqual([true, 1]);
    hints.refuse('stale');
    expect([hints.thinking, sent()]).toEqual([true, 2]);
  });
  it('says in one line what went wrong, and leaves the errors of others alone', () => {
    const { hints } = asked();
    expect(hints.refuse('illegal')).toBe(false);
    expect(hints.refuse('no-hints')).toBe(true);
    expect([hints.thinking, hints.failed]).toEqual([false, 'noHints']);
    expect(hints.refuse('stale')).toBe(false);
    const { hints: many } = asked();
    expect([many.refuse('too-many-hints', 9), many.failed, many.wait]).toEqual([true, 'manyHints', 9]);
    const { hints: busy } = asked();
    expect([busy.refuse('busy'), busy.failed]).toEqual([true, 'hintFailed']);
  });
  it('asked for while others play waits, also while they move, until its person is asked', () => {
    let turn = false;
    let sent = 0;
    const hints = new Hints(
      () => !!++sent,
      () => turn,
    );
    hints.ask();
    hints.moved(false);
    expect([hints.open, hints.waiting, sent]).toEqual([true, true, 0]);
    turn = true;
    hints.ask();
    expect([hints.waiting, hints.thinking, sent]).toEqual([false, true, 1]);
    hints.moved(true); // others have chosen in the same secret choice
    hints.hear(HINT);
    expect(hints.told).toBe(HINT);
    hints.moved(false);
    expect(hints.open).toBe(false);
  });
  it('that came too late for a turn that is over waits for the next one', () => {
    let turn = true;
    const hints = new Hints(
      () => true,
      () => turn,
    );
    hints.ask();
    turn = false;
    expect(hints.refuse('not-asked')).toBe(true);
    expect([hints.waiting, hints.thinking, hints.failed]).toEqual([true, false, '']);
  });
});

describe('whether a seat is still asked the same', () => {
  const before = { seat: 0, ply: 4, actors: [0, 1, 2], sealed: [7] };
  it('is so while others choose in secret', () => {
    expect(stillAsked(before, { ...before, ply: 5, actors: [0, 2] })).toBe(true);
  });
  it('is not so after an own choice, an undo, or another one’s turn', () => {
    expect(stillAsked(before, { ...before, ply: 5, sealed: [7, 8] })).toBe(false);
    expect(stillAsked(before, { ...before, ply: 3 })).toBe(false);
    expect(stillAsked({ ...before, actors: [0] }, { ...before, ply: 5 })).toBe(false);
    expect(stillAsked(before, { ...before, ply: 5, actors: [1, 2] })).toBe(false);
  });
});
