// How people, numbers and times are told in lists: in whole words, with the plural forms of each language.
import type { Player } from '../wire';
import type { TableFacts } from './api';
import { localeOf, word, type Counted, type Lang } from './words';

/** A number with its noun: 1 bot, 2 boty, 5 botów. */
export function count(lang: Lang, noun: Counted, n: number): string {
  return word(lang, noun, { n });
}

/** A length of time in its largest whole unit. */
export function lasting(lang: Lang, seconds: number): string {
  if (seconds % 86400 === 0) return count(lang, 'days', seconds / 86400);
  if (seconds % 3600 === 0) return count(lang, 'hours', seconds / 3600);
  if (seconds % 60 === 0) return count(lang, 'minutes', seconds / 60);
  return count(lang, 'seconds', seconds);
}

/** How long ago something was, as one would say it. Both times in seconds. */
export function ago(lang: Lang, time: number, now: number): string {
  const say = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' });
  const passed = Math.max(0, now - time);
  if (passed < 45) return say.format(0, 'second');
  if (passed < 45 * 60) return say.format(-Math.round(passed / 60), 'minute');
  if (passed < 22 * 3600) return say.format(-Math.max(1, Math.round(passed / 3600)), 'hour');
  if (passed < 26 * 86400) return say.format(-Math.max(1, Math.round(passed / 86400)), 'day');
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' }).format(time * 1000);
}

/** After how long it is worth trying again, as one would say it; rather later than sooner. */
export function soon(lang: Lang, seconds: number): string {
  const say = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'always' });
  if (seconds <= 90) return say.format(Math.ceil(seconds), 'second');
  if (seconds <= 90 * 60) return say.format(Math.ceil(seconds / 60), 'minute');
  return say.format(Math.ceil(seconds / 3600), 'hour');
}

/** A day as one writes it into a chronicle. The time in seconds. */
export function day(lang: Lang, time: number): string {
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(time * 1000);
}

/** A number as it stands over a chapter. */
export function roman(n: number): string {
  const signs: [number, string][] = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let said = '';
  for (const [worth, sign] of signs) for (; n >= worth; n -= worth) said += sign;
  return said;
}

/** Names joined as in a sentence: Ala, Bob i 2 boty. */
export function together(lang: Lang, names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }).format(names);
}

/** What the person of a seat is called; nothing at the seat of a bot, and where several at one screen have no names of their own. */
export function personOf(players: readonly Pick<Player, 'player' | 'name'>[], seat: number): string {
  const one = players[seat];
  return one?.player === 'person' && players.filter((other) => other.name === one.name).length === 1 ? one.name : '';
}

/** Who else sits at a table: people by name, then the bots in one word. */
export function others(lang: Lang, table: TableFacts): string {
  /** Whoever shares the screen is named if they have a name of their own. */
  const beside = (seat: number) => table.chairs[seat] === 'screen' && personOf(table.players, seat);
  const people = table.players.filter(
    (one) => one.player === 'person' && one.taken && (!table.mine.includes(one.seat) || beside(one.seat)),
  );
  const bots = table.players.filter((one) => one.player !== 'person' && one.player !== 'screen').length;
  const names = people.map((one) => one.name).filter((name) => name);
  return together(lang, bots ? [...names, count(lang, 'bots', bots)] : names);
}
