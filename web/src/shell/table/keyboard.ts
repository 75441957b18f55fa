// The keys of a table.
import type { TableState } from '../table.svelte';
import { analyse, hint, lookBack, undo } from './commands';

/** What hears keys besides the table itself; each says whether a key was its own. */
export interface Listeners {
  dock: { key: (e: KeyboardEvent) => boolean } | undefined;
  bar: { choose: (number: number) => boolean } | undefined;
}

const typing = (at: Element) => !!at.closest('input, textarea, select');
const combined = (e: KeyboardEvent) => e.ctrlKey || e.metaKey || e.altKey;

/** Before anything else hears a key: any key skips what is being shown, Enter confirms. */
export function firstKey(table: TableState, e: KeyboardEvent): void {
  const at = e.target as HTMLElement;
  const { playback, selection } = table;
  if (typing(at) || combined(e) || e.repeat) return;
  if (table.panels.finale || table.panels.aid || at.closest('.playing')) return;
  if (playback.behind && e.key === ' ') playback.hold();
  else if (playback.behind && e.key === 'ArrowRight') playback.step();
  else if (playback.behind && e.key.toLowerCase() === 'h' && !table.lesson) {
    playback.skip();
    if (!table.hints.open) hint(table);
  } else if (playback.behind && !['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(e.key)) playback.skip();
  else if (e.key === 'Enter' && selection.planned && !at.closest('button, a')) selection.confirm();
  else return;
  e.preventDefault();
  e.stopPropagation();
}

export function tableKey(table: TableState, e: KeyboardEvent, { dock, bar }: Listeners): void {
  const at = e.target as HTMLElement;
  const { panels } = table;
  const slides = e.key === 'Escape' && at.matches('input[type=range]');
  if ((typing(at) && !slides) || combined(e) || table.seating.cover >= 0) return;
  if (panels.finale || panels.aid || (table.asked && !table.selection.planned && dock?.key(e))) return;
  const k = e.key.toLowerCase();
  const idle = !at.closest('[data-place]');
  if (e.key === 'Escape') escape(table);
  else if (k === '[' || k === ',' || (e.key === 'ArrowLeft' && idle)) step(table, -1);
  else if (k === ']' || k === '.' || (e.key === 'ArrowRight' && idle)) step(table, 1);
  else if (e.key === ' ' && table.past && !at.closest('button, a')) {
    if (table.looking.running) table.looking.stop();
    else table.looking.run();
  } else if (k === 'u') undo(table);
  else if (k === 'h') hint(table);
  else if (k === '?' && table.asked) panels.asking = panels.asking === 'help' ? '' : 'help';
  else if (k === 'a' && table.mayAnalyse) {
    if (panels.drawer && panels.tab === 'analysis') panels.drawer = false;
    else analyse(table);
  } else if (k === 'n') nextOpen(e.shiftKey ? -1 : 1);
  else if (k === 'p') panels.aid = true;
  else if (k === 'm') panels.bare = !panels.bare;
  else if (k === 'l') panels.toggle('log');
  else if (k === 'r') panels.toggle('rules');
  else if (k === 'k') panels.toggle('cards');
  else if (k === 'c' && !table.lesson) panels.toggle('chat');
  else if (!/^[1-9]$/.test(k) || !bar?.choose(Number(k))) return;
  e.preventDefault();
}

/** Put the focus on the next place that can be chosen and is in sight: what is folded away cannot have it. */
function nextOpen(step: number): void {
  const open = [...document.querySelectorAll<SVGElement>('[data-place][data-open]')].filter((one) => one.checkVisibility());
  const now = open.indexOf(document.activeElement as unknown as SVGElement);
  open[now < 0 && step > 0 ? 0 : (now + step + open.length) % open.length]?.focus();
}

function step(table: TableState, by: number): void {
  if (table.past) table.looking.step(by);
  else if (by < 0 && table.mayLook) lookBack(table);
}

/** Leave whatever lies uppermost. */
function escape(table: TableState): void {
  const { panels, selection } = table;
  if (panels.look) panels.lookAway();
  else if (panels.asking) panels.asking = '';
  else if (selection.refusal) selection.refusal = null;
  else if (panels.sheet) panels.sheet = false;
  else if (table.past) table.looking.leave();
  else if (selection.narrowing.depth || selection.planned) selection.back();
  else table.hints.close();
}
