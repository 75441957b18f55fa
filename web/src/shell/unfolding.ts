// What happens at once is shown in turn: the steps from one snapshot to the next, a line of the log each.
import type { Told, View } from '../boards/board';
import type { Snapshot } from './table.svelte';

/** What has been told since: the end of the new log if the old one is its beginning, else nothing. */
export function news(before: readonly Told[], after: readonly Told[]): Told[] {
  const last = before.at(-1);
  const same = before.length <= after.length && (!last || after[before.length - 1]?.ply === last.ply);
  return same && before.length ? after.slice(before.length) : [];
}

/** The steps between two snapshots; the last step is the new snapshot itself. Nobody is asked on the way. */
export function unfolded(before: Snapshot, after: Snapshot, told: readonly Told[], advance: (view: View, line: Told) => View): Snapshot[] {
  let view = before.view;
  return told.slice(0, -1).map((line, i) => {
    view = advance(view, line);
    const log = after.log.slice(0, after.log.length - told.length + i + 1);
    return {
      ...after,
      view: { ...view, actors: [] },
      log,
      prompt: line.text,
      actions: [],
      undo: null,
      status: before.status,
      partial: true,
    };
  });
}
