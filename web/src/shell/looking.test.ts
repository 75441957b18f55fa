import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Looking, type Past } from './looking.svelte';

describe('looking back', () => {
  let asked: number[];
  let told: number[];
  let last: number;
  let looking: Looking;
  beforeEach(() => {
    asked = [];
    told = [];
    last = 9;
    looking = new Looking(
      async (ply) => {
        asked.push(ply);
        const log = [{ ply, event: 'moved', args: {}, text: '' }];
        return ply > last
          ? null
          : ({ ply, last, view: { seat: 0, ply, actors: [], winners: [], sealed: [] }, log, prompt: '' } satisfies Past);
      },
      () => last,
      (_, lines) => told.push(lines.length),
    );
  });
  it('asks for one move at a time, and always for the last one wanted', async () => {
    await Promise.all([5, 4, 3, 2].map((ply) => looking.to(ply)));
    expect(asked).toEqual([5, 2]);
    expect(looking.past?.ply).toBe(2);
  });
  it('tells what has happened only on the way forth', async () => {
    await looking.to(3);
    await looking.to(4);
    await looking.to(2);
    expect(told).toEqual([0, 1, 0]);
  });
  it('stays where it is when a move cannot be seen', async () => {
    await looking.to(3);
    await looking.to(30);
    expect(looking.past?.ply).toBe(3);
  });
  it('knows from where it began while the game goes on', async () => {
    await looking.to(8);
    last = 12;
    looking.step(3);
    await vi.waitFor(() => expect(looking.past?.ply).toBe(11));
    expect(looking.began).toBe(9);
    looking.leave();
    expect(looking.past).toBeNull();
  });
  it('runs by itself to the end, and from the beginning again', async () => {
    vi.useFakeTimers();
    last = 2;
    await looking.to(2);
    looking.run();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looking.past?.ply).toBe(2);
    expect(asked).toEqual([2, 0, 1, 2]);
    expect(looking.running).toBe(false);
    vi.useRealTimers();
  });
});
