import { beforeEach, describe, expect, it } from 'vitest';
import { Pacing } from './pacing';

describe('pacing', () => {
  let shown: string[];
  let behind: number;
  let timers: (() => void)[];
  let pacing: Pacing<string>;
  beforeEach(() => {
    shown = [];
    behind = 0;
    timers = [];
    pacing = new Pacing<string>(
      (one) => (shown.push(one), one.startsWith('mine') ? 0 : 300),
      (n) => (behind = n),
      { later: (run) => timers.push(run) - 1, cancel: () => {} },
    );
  });
  it('shows the first at once, and the next when the first has stayed', () => {
    for (const one of ['a', 'b', 'c']) pacing.add(one);
    expect(shown).toEqual(['a']);
    expect(behind).toBe(2);
    timers[0]!();
    expect(shown).toEqual(['a', 'b']);
    timers[1]!();
    timers[2]!();
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(behind).toBe(0);
    pacing.add('d');
    expect(shown.at(-1)).toBe('d');
  });
  it('does not keep anybody waiting for what is their own', () => {
    pacing.add('mine 1');
    pacing.add('mine 2');
    expect(shown).toEqual(['mine 1', 'mine 2']);
  });
  it('goes straight to the last one in a hurry', () => {
    for (const one of ['a', 'b', 'c', 'd']) pacing.add(one);
    pacing.skip();
    expect(shown).toEqual(['a', 'd']);
    expect(behind).toBe(0);
  });
  it('may be hurried when nothing waits', () => {
    pacing.skip();
    expect(shown).toEqual([]);
  });
});

describe('a show that is held', () => {
  it('stops, goes on by one, and goes on by itself', () => {
    const shown: number[] = [];
    const timers: (() => void)[] = [];
    const pacing = new Pacing<number>(
      (one) => (shown.push(one), 100),
      () => {},
      { later: (run) => timers.push(run), cancel: () => (timers.length = 0) },
    );
    [1, 2, 3, 4].forEach((one) => pacing.add(one));
    pacing.hold();
    expect([shown, timers.length]).toEqual([[1], 0]);
    pacing.step();
    expect([shown, timers.length]).toEqual([[1, 2], 0]);
    pacing.go();
    expect([shown, timers.length]).toEqual([[1, 2, 3], 1]);
    timers.shift()!();
    expect(shown).toEqual([1, 2, 3, 4]);
  });
  it('is over with the last one, held or not', () => {
    const shown: number[] = [];
    const pacing = new Pacing<number>(
      (one) => (shown.push(one), 100),
      () => {},
      { later: () => 1, cancel: () => {} },
    );
    [1, 2].forEach((one) => pacing.add(one));
    pacing.step();
    pacing.skip();
    pacing.add(3);
    pacing.skip();
    expect(shown).toEqual([1, 2, 3]);
  });
});
