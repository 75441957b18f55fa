import { describe, expect, it } from 'vitest';
import type { Told, View } from '../boards/board';
import type { Snapshot } from './table.svelte';
import { news, unfolded } from './unfolding';

const line = (ply: number, text: string): Told => ({ ply, event: 'went', args: {}, text });
/** A view of a game in which one sees what was told so far. */
const view = (seen: string) => ({ ply: 0, actors: [0], seen });
const seen = (of: View) => (of as unknown as ReturnType<typeof view>).seen;
const log = [line(1, 'a'), line(2, 'b'), line(2, 'c'), line(2, 'd')];

describe('what happens at once', () => {
  it('is the end of the log that was not there before', () => {
    expect(news(log.slice(0, 1), log).map((one) => one.text)).toEqual(['b', 'c', 'd']);
    expect(news([line(9, 'z')], log)).toEqual([]);
  });
  it('becomes steps that each know one line more, until the last, which is the truth', () => {
    const before = { view: view(''), status: 'playing', end: null, log: log.slice(0, 1) } as unknown as Snapshot;
    const steps = [view('b'), view('bc'), view('bcd')];
    const after = { view: steps[2], steps, status: 'over', end: {}, log, actions: [{}], undo: {} } as unknown as Snapshot;
    const shown = unfolded(before, after);
    expect(shown.map((step) => seen(step.view))).toEqual(['b', 'bc']);
    expect(shown.map((step) => [step.log.length, step.prompt, step.status, step.end, step.actions.length, step.undo])).toEqual([
      [2, 'b', 'playing', null, 0, null],
      [3, 'c', 'playing', null, 0, null],
    ]);
  });
  it('is shown at once where no steps came', () => {
    const before = { status: 'playing', log: log.slice(0, 1) } as unknown as Snapshot;
    expect(unfolded(before, { view: view('all'), log } as unknown as Snapshot)).toEqual([]);
    expect(unfolded(before, { view: view('all'), steps: [view('all')], log } as unknown as Snapshot)).toEqual([]);
  });
});
