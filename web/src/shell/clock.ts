// The face of a clock: minutes and seconds, with hours where there are any; days and hours where there are days.
import type { Clock } from '../wire';
import { localeOf, type Lang } from './words';

const DAY = 86400;

export function clockFace(seconds: number, lang: Lang = 'en'): string {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  if (whole >= DAY) {
    const say = (n: number, unit: string) => new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, unitDisplay: 'short' }).format(n);
    return [say(Math.floor(hours / 24), 'day'), ...(hours % 24 ? [say(hours % 24, 'hour')] : [])].join(' ');
  }
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The day and hour of a moment, as one would say when something is over. */
export function moment(lang: Lang, time: number): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(localeOf(lang), parts).format(time * 1000);
}

/** Today, as days at the table are counted. */
export function today(clock: Clock): number {
  return Math.floor((clock.now + clock.offset * 60) / DAY);
}

/** A day at the table as a field for dates writes it, and back. */
export const dateOf = (day: number): string => new Date(day * DAY * 1000).toISOString().slice(0, 10);
export const dayOf = (date: string): number => Math.floor(Date.parse(date) / (DAY * 1000));

/** A day at the table, as one would say it. */
export function called(lang: Lang, day: number): string {
  return new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day * DAY * 1000);
}

/** The last day off in a row for somebody who is off today; -1 if they are not. */
export function offUntil(clock: Clock, seat: number): number {
  const off = new Set(clock.off[seat] ?? []);
  const rests = (day: number) => off.has(day) || (clock.weekends && (day + 3) % 7 >= 5);
  let day = today(clock);
  if (!off.has(day)) return -1;
  while (rests(day + 1)) day += 1;
  return day;
}
