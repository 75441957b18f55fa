// Which option an element of the table stands for: a button by its action, a place by what a click on it would settle.
import { Narrowing, type Offer } from './narrowing';
import type { TableState } from './table.svelte';

/** The option that would be taken if this were chosen; null if it would only be one step on the way. */
export function optionAt(element: Element, narrowing: Narrowing): Offer | null {
  const found = element.closest<HTMLElement | SVGElement>('[data-action], [data-place]');
  if (!found) return null;
  const { action, place = '', targets } = found.dataset;
  const number = action ?? /^(?:do|deed):(\d+)$/.exec(place)?.[1];
  if (number !== undefined) return narrowing.all.find((offer) => offer.action === Number(number)) ?? null;
  return narrowing.choose(targets?.split(' ') ?? [place])?.settled ?? null;
}

/** The places where a choice that begins with this element could go on; empty if it is no first step of several. */
export function nearOf(element: Element, narrowing: Narrowing): ReadonlySet<string> {
  const found = element.closest<HTMLElement | SVGElement>('[data-place]');
  if (!found || 'action' in found.dataset) return new Set();
  const { place = '', targets, steps } = found.dataset;
  if (steps) {
    let next: Narrowing | null = new Narrowing(narrowing.all, narrowing.places);
    for (const step of steps.split(' ')) next = next?.pick([step]) ?? null;
    return next?.legal ?? new Set();
  }
  const next = narrowing.choose(targets?.split(' ') ?? [place]);
  return next && !next.settled ? next.legal : new Set();
}

/** Of many sentences the first and the last one, which says what comes of it: the log will tell the rest. */
export function shortened(lines: readonly string[], most: number): string {
  return (lines.length > most ? [...lines.slice(0, most - 1), '…', lines.at(-1)] : lines).join(' ');
}

/** Mark the places of a table that are near, in one way on every board: see page.css. */
function mark(node: HTMLElement, near: ReadonlySet<string>): void {
  for (const one of node.querySelectorAll('[data-near]')) one.removeAttribute('data-near');
  if (!near.size) return;
  for (const one of node.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const { place = '', targets } = one.dataset;
    if ((targets?.split(' ') ?? [place]).some((target) => near.has(target))) one.setAttribute('data-near', '');
  }
}

/** Heeds which option of a table is looked at: by the mouse, else by the keyboard. What waits to be confirmed stays. */
export function watching(node: HTMLElement, table: TableState) {
  let hovered: Offer | null = null;
  let focused: Offer | null = null;
  const found = (e: Event) =>
    e.target instanceof Element && table.asked && !table.selection.planned ? optionAt(e.target, table.selection.narrowing) : null;
  // Later: an element that is removed while the page is drawn loses the focus in the midst of it, when nothing may change.
  const tell = () => queueMicrotask(() => table.selection.planned || table.outlook.look(hovered ?? focused));
  const light = (e: Event) =>
    mark(
      node,
      e.target instanceof Element && table.asked && !table.selection.planned ? nearOf(e.target, table.selection.narrowing) : new Set(),
    );
  const darken = () => mark(node, new Set());
  const listeners: Record<string, (e: Event) => void> = {
    pointerover(e) {
      if ((e as PointerEvent).pointerType !== 'mouse') return;
      hovered = found(e);
      light(e);
      tell();
    },
    pointerleave() {
      hovered = null;
      darken();
      tell();
    },
    pointerdown: () => table.outlook.touch(),
    click: darken,
    focusin(e) {
      focused = found(e);
      light(e);
      tell();
    },
    focusout() {
      focused = null;
      darken();
      tell();
    },
  };
  const all = Object.entries(listeners);
  for (const [name, run] of all) node.addEventListener(name, run);
  return {
    destroy() {
      for (const [name, run] of all) node.removeEventListener(name, run);
    },
  };
}
