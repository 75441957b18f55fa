// What people do with a table by a button or a key, and what concerns several of its parts.
import { api } from '../api';
import { failure } from '../failure';
import { learned } from '../learned.svelte';
import { ownId } from '../own';
import { place } from '../route.svelte';
import { settings } from '../settings.svelte';
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

/** The own seat that chose at the moment of a finished game that is looked at; -1 if none did. */
export function chooser(table: TableState): number {
  const { past, seating } = table;
  if (!past || !table.mayAnalyse || past.ply >= table.position.last) return -1;
  return seating.mine.find((seat) => past.view.actors.includes(seat)) ?? -1;
}

/** Make a puzzle of the moment that is looked at, and go there; or say why it makes none. */
export async function makePuzzle(table: TableState): Promise<void> {
  const game = table.position.snapshot!.game;
  const puzzle = ownId({ table: table.id, ply: table.past!.ply, seat: chooser(table) });
  table.looking.stop();
  try {
    await api.lesson(game, puzzle, { lang: settings.lang, choices: [] });
    learned.add(game, puzzle);
    place.go('learn', game, puzzle);
  } catch (error) {
    table.selection.refusal = { title: '', text: failure(error), rule: '' };
  }
}
