// Which option an element of the table stands for: a button by its action, a place by what a click on it would settle.
import type { Narrowing, Offer } from './narrowing';
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

/** Heeds which option of a table is looked at: by the mouse, else by the keyboard. What waits to be confirmed stays. */
export function watching(node: HTMLElement, table: TableState) {
  let hovered: Offer | null = null;
  let focused: Offer | null = null;
  const found = (e: Event) =>
    e.target instanceof Element && table.asked && !table.selection.planned ? optionAt(e.target, table.selection.narrowing) : null;
  // Later: an element that is removed while the page is drawn loses the focus in the midst of it, when nothing may change.
  const tell = () => queueMicrotask(() => table.selection.planned || table.outlook.look(hovered ?? focused));
  const listeners: Record<string, (e: Event) => void> = {
    pointerover(e) {
      if ((e as PointerEvent).pointerType !== 'mouse') return;
      hovered = found(e);
      tell();
    },
    pointerleave() {
      hovered = null;
      tell();
    },
    focusin(e) {
      focused = found(e);
      tell();
    },
    focusout() {
      focused = null;
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
