// Patches: the server says what each line of the log changes in a view; here the changes are made, whatever the game.
import type { Edit } from '../wire';

type Thing = Record<string, unknown> | unknown[];

/** The views to which patches lead from a view, one after another; what does not change is shared. */
export function stepsFrom<V>(view: V, patches: readonly (readonly Edit[])[]): V[] {
  let now: unknown = view;
  return patches.map((patch) => {
    for (const edit of patch) now = edited(now as Thing, edit.at, edit);
    return now as V;
  });
}

/** A thing with one edit made on the way to it. */
function edited(thing: Thing, [key, ...way]: Edit['at'], edit: Edit): unknown {
  if (key === undefined) return edit.to;
  if (Array.isArray(thing)) {
    const [copy, place] = [[...thing], Number(key)];
    if (way.length) copy[place] = edited(thing[place] as Thing, way, edit);
    else if (!('to' in edit)) copy.splice(place, 1);
    else if ('before' in edit) copy.splice(place, 0, edit.to);
    else copy[place] = edit.to;
    return copy;
  }
  const name = String(key);
  if (way.length) return { ...thing, [name]: edited(thing[name] as Thing, way, edit) };
  if (!('to' in edit)) return Object.fromEntries(Object.entries(thing).filter(([one]) => one !== name));
  if (!('before' in edit)) return { ...thing, [name]: edit.to };
  return Object.fromEntries(Object.entries(thing).flatMap((one) => (one[0] === edit.before ? [[name, edit.to], one] : [one])));
}
