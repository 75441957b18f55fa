// Lets something beside the drawn sheet tell about itself: by hover, long press, the second button of the mouse, or `i`.
import type { Look } from './board';

const REST = 450;

export function looks(node: HTMLElement, given: { target: string; onlook: (look: Look | null) => void }) {
  let now = given;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const look = (pinned: boolean) => now.target && now.onlook({ target: now.target, at: node.getBoundingClientRect(), pinned });
  const stop = () => clearTimeout(rest);
  const listeners: { [E in keyof HTMLElementEventMap]?: (e: HTMLElementEventMap[E]) => void } = {
    pointerenter(e) {
      if (e.pointerType === 'mouse') rest = setTimeout(() => look(false), REST);
    },
    pointerleave(e) {
      stop();
      if (e.pointerType === 'mouse') now.onlook(null);
    },
    pointerdown(e) {
      stop();
      asked = false;
      if (e.pointerType === 'mouse') return;
      rest = setTimeout(() => {
        asked = true;
        look(true);
      }, REST);
    },
    pointerup: stop,
    pointermove(e) {
      if (e.pointerType !== 'mouse' && Math.abs(e.movementX) + Math.abs(e.movementY) > 4) stop();
    },
    contextmenu(e) {
      e.preventDefault();
      if ((e as PointerEvent).pointerType === 'mouse') look(true);
    },
    keydown(e) {
      if (e.key === 'i' && !e.ctrlKey && !e.metaKey && !e.altKey) {
        e.stopPropagation();
        look(true);
      }
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  // A finger that has asked has not chosen.
  const click = (e: MouseEvent) => {
    if (asked) {
      e.stopPropagation();
      e.preventDefault();
      asked = false;
    }
  };
  for (const [name, run] of all) node.addEventListener(name, run);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next: typeof given) => (now = next),
    destroy() {
      stop();
      for (const [name, run] of all) node.removeEventListener(name, run);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
