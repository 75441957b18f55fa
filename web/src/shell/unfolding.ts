// What happens at once is shown in turn: the steps from one snapshot to the next, a line of the log each.
import type { Told } from '../boards/board';
import type { Snapshot } from './table.svelte';

/** What has been told since: the end of the new log if the old one is its beginning, else nothing. */
export function news(before: readonly Told[], after: readonly Told[]): Told[] {
  const last = before.at(-1);
  const same = before.length <= after.length && (!last || after[before.length - 1]?.ply === last.ply);
  return same && before.length ? after.slice(before.length) : [];
}

/** The steps on the way to a snapshot, which is the last of them itself. Nobody is asked on the way. */
export function unfolded(before: Snapshot, after: Snapshot): Snapshot[] {
  const views = (after.steps ?? []).slice(0, -1);
  return views.map((view, i) => {
    const log = after.log.slice(0, after.log.length - views.length + i);
    const { status, end } = before;
    return { ...after, view, steps: [], log, prompt: log.at(-1)!.text, actions: [], undo: null, status, end, partial: true };
  });
}
