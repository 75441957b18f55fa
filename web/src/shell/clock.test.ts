import { expect, it } from 'vitest';
import type { Clock } from '../wire';
import { clockFace, dateOf, dayOf, offUntil, today } from './clock';

it('shows minutes and seconds, and hours and days only where there are any', () => {
  expect([0, 9.9, 75, 600, 3600, 86399].map((one) => clockFace(one))).toEqual(['0:00', '0:09', '1:15', '10:00', '1:00:00', '23:59:59']);
  expect([86400, 2 * 86400 + 3 * 3600 + 59].map((one) => clockFace(one))).toEqual(['1 day', '2 days 3 hrs']);
  expect(clockFace(5 * 86400, 'pl')).toBe('5 dni');
});

it('counts days in the time of the table, and days off with the weekends between', () => {
  const friday = Date.UTC(2026, 6, 17) / 86400000;
  const clock = { now: friday * 86400 + 13 * 3600, offset: 0, weekends: true, off: [[friday, friday + 3], []] } as unknown as Clock;
  expect([today(clock), today({ ...clock, offset: 660 })]).toEqual([friday, friday + 1]);
  expect(dayOf(dateOf(friday))).toBe(friday);
  expect([offUntil(clock, 0), offUntil({ ...clock, weekends: false }, 0), offUntil(clock, 1)]).toEqual([friday + 3, friday, -1]);
});
