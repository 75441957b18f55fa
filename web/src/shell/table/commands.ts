// What people do with a table by a button or a key, and what concerns several of its parts.
import type { TableState } from '../table.svelte';

/** Open the chances along the game, at the moment that is looked at. */
export function analyse(table: TableState): void {
  if (!table.past) void table.looking.to(table.position.last);
  table.panels.open('analysis');
}

/** Ask for a hint, or put away the one that is there; a lesson has hints of its own. */
export function hint(table: TableState): void {
  if (table.lesson) {
    if (table.asked) table.lesson.help();
  } else if (table.hints.open) table.hints.close();
  else if (table.mayWaitForHint) table.hints.ask();
}

/** Take the last move back; what costs more than that is asked twice. */
export function undo(table: TableState): void {
  const now = table.position.snapshot;
  if (!now?.undo || now.status !== 'playing') return;
  if (now.undo.moves > 1 || now.undo.practice) table.panels.asking = 'undo';
  else table.selection.undo();
}

/** Look back at the game, or come back from there. */
export function lookBack(table: TableState): void {
  table.panels.sheet = false;
  if (table.past) table.looking.leave();
  else void table.looking.to(Math.max(0, table.position.last - 1));
}
