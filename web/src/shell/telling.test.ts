import { describe, expect, it } from 'vitest';
import type { TableFacts } from './api';
import { ago, count, day, lasting, others, personOf, roman, soon } from './telling';

const NOW = 1_800_000_000;

describe('telling', () => {
  it('has all plural forms', () => {
    expect([1, 2, 5, 12, 22, 25].map((n) => count('pl', 'bots', n))).toEqual([
      '1 bot',
      '2 boty',
      '5 botów',
      '12 botów',
      '22 boty',
      '25 botów',
    ]);
    expect([0, 1, 4, 104].map((n) => count('pl', 'moves', n))).toEqual(['0 ruchów', '1 ruch', '4 ruchy', '104 ruchy']);
    expect([1, 2].map((n) => count('en', 'freeSeats', n))).toEqual(['1 free seat', '2 free seats']);
  });
  it('says how long a clock runs', () => {
    expect([30, 60, 300, 7200, 259200].map((s) => lasting('pl', s))).toEqual(['30 sekund', '1 minuta', '5 minut', '2 godziny', '3 dni']);
    expect(lasting('en', 90)).toBe('90 seconds');
  });
  it('writes days and numbers as a chronicle does', () => {
    expect([day('pl', NOW), day('en', NOW)]).toEqual(['15 stycznia 2027', '15 January 2027']);
    expect([1, 4, 9, 14, 44, 399, 1999].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XLIV', 'CCCXCIX', 'MCMXCIX']);
  });
  it('says when to try again, rather later than sooner', () => {
    expect([1, 2, 5, 61, 91, 3601, 7200].map((n) => soon('pl', n))).toEqual([
      'za 1 sekundę',
      'za 2 sekundy',
      'za 5 sekund',
      'za 61 sekund',
      'za 2 minuty',
      'za 61 minut',
      'za 2 godziny',
    ]);
    expect([1, 300].map((n) => soon('en', n))).toEqual(['in 1 second', 'in 5 minutes']);
  });
  it('says how long ago it was', () => {
    expect(ago('pl', NOW - 5, NOW)).toBe('teraz');
    expect(ago('pl', NOW - 120, NOW)).toBe('2 minuty temu');
    expect(ago('pl', NOW - 5 * 3600, NOW)).toBe('5 godzin temu');
    expect(ago('en', NOW - 86400, NOW)).toBe('yesterday');
    expect(ago('en', NOW + 50, NOW)).toBe('now');
    expect(ago('en', NOW - 90 * 86400, NOW)).toMatch(/2026/);
  });
  it('names the people and counts the bots', () => {
    const chair = { taken: true, present: false, resigned: false, resting: false, offers: false };
    const table = {
      mine: [0],
      chairs: ['person', 'person', 'greedy', 'random'],
      players: [
        { ...chair, seat: 0, name: 'Ala', player: 'person' },
        { ...chair, seat: 1, name: 'Bob', player: 'person' },
        { ...chair, seat: 2, name: '', player: 'greedy' },
        { ...chair, seat: 3, name: '', player: 'random' },
      ],
    } as unknown as TableFacts;
    expect(others('pl', table)).toBe('Bob i 2 boty');
    expect(others('en', { ...table, mine: [] })).toBe('Ala, Bob and 2 bots');
    const shared = { ...table, mine: [0, 1], chairs: ['person', 'screen', 'greedy', 'random'] };
    expect(others('en', shared), 'who shares the screen and has a name').toBe('Bob and 2 bots');
    const unnamed = { ...shared, players: shared.players.map((one) => (one.seat === 1 ? { ...one, name: 'Ala' } : one)) };
    expect(others('en', unnamed), 'who shares the screen and has none').toBe('2 bots');
    expect([0, 1, 2].map((seat) => personOf(shared.players, seat))).toEqual(['Ala', 'Bob', '']);
    expect(personOf(unnamed.players, 1), 'nobody is called by the name of the host').toBe('');
  });
});
