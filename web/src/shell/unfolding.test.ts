import { describe, expect, it } from 'vitest';
import type { Told } from '../boards/board';
import type { Snapshot } from './table.svelte';
import { news, unfolded } from './unfolding';

const line = (ply: number, text: string): Told => ({ ply, event: 'went', args: {}, text });
const log = [line(1, 'a'), line(2, 'b'), line(2, 'c'), line(2, 'd')];

describe('what happens at once', () => {
  it('is the end of the log that was not there before', () => {
    expect(news(log.slice(0, 1), log).map((one) => one.text)).toEqual(['b', 'c', 'd']);
    expect(news([line(9, 'z')], log)).toEqual([]);
  });
  it('becomes steps that each know one line more, until the last, which is the truth', () => {
    const before = { view: { seen: '' }, status: 'playing', log: log.slice(0, 1) } as Snapshot;
    const after = { view: { seen: 'all' }, status: 'over', log, actions: [{}], undo: {} } as unknown as Snapshot;
    const steps = unfolded(before, after, news(before.log, log), (view, told) => ({ seen: view.seen + told.text }));
    expect(steps.map((step) => step.view.seen)).toEqual(['b', 'bc']);
    expect(steps.map((step) => [step.log.length, step.prompt, step.status, step.actions.length, step.undo])).toEqual([
      [2, 'b', 'playing', 0, null],
      [3, 'c', 'playing', 0, null],
    ]);
    expect(before.view.seen).toBe('');
  });
});
