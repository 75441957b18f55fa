// Where on the screen the things are that a lesson names.
import type { Offer } from './narrowing';

/** So many buttons are pointed at for one kind of action; more would not point at anything. */
const MOST = 12;

/**
 * By a target, as 'stack:12', 'action:march' (a kind), 'do:57' (one action) or 'part:track', the selectors of what stands for it.
 * `parts` are those of the board.
 */
export function selectors(targets: readonly string[], offers: readonly Offer[], parts: Readonly<Record<string, string>>): string[] {
  return targets.flatMap((target) => {
    const [kind = '', name = ''] = target.split(':');
    if (kind === 'part') return parts[name] ?? [];
    if (kind === 'seat')
      return `[data-place="${target}"], .panels .seat:nth-child(${Number(name) + 1}), .chips .seat:nth-child(${Number(name) + 1})`;
    if (kind !== 'action' && kind !== 'do') return `[data-place="${target}"], [data-targets~="${target}"]`;
    const meant = offers.filter((offer) => (kind === 'do' ? String(offer.action) : offer.name) === name);
    const verb = meant[0]?.name ?? name;
    const tool = parts[`action:${verb}`] ?? `[data-place="verb:${verb}"], [data-place="verb:${verb.split('-')[0]}"]`;
    return meant.length > MOST
      ? tool
      : [tool, ...meant.map(({ action: n }) => `[data-action="${n}"], [data-place="do:${n}"], [data-place="deed:${n}"]`)];
  });
}
