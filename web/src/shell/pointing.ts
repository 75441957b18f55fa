// Where on the screen the things are that a lesson names.
import type { Offer } from './narrowing';

/** So many buttons are pointed at for one kind of action; more would not point at anything. */
const MOST = 12;

/** By a target, as 'stack:12', 'action:march' or 'part:track', the selectors of what stands for it. `parts` are those of the board. */
export function selectors(targets: readonly string[], offers: readonly Offer[], parts: Readonly<Record<string, string>>): string[] {
  return targets.flatMap((target) => {
    const [kind = '', name = ''] = target.split(':');
    if (kind === 'part') return parts[name] ?? [];
    if (parts[target]) return parts[target];
    if (kind === 'seat')
      return `[data-place="${target}"], .panels .seat:nth-child(${Number(name) + 1}), .chips .seat:nth-child(${Number(name) + 1})`;
    if (kind !== 'action') return `[data-place="${target}"], [data-targets~="${target}"]`;
    const meant = offers.filter((offer) => offer.name === name);
    const verb = `[data-place="verb:${name}"], [data-place="verb:${name.split('-')[0]}"]`;
    return meant.length > MOST
      ? verb
      : [verb, ...meant.map(({ action: n }) => `[data-action="${n}"], [data-place="do:${n}"], [data-place="deed:${n}"]`)];
  });
}
