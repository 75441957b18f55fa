import { describe, expect, it } from 'vitest';
import { advance, ordersOf } from './advance';
import { showOf } from './finale';
import type { Ground, Position } from './model';
import { missing } from './words';

const none = { militia: 0, archer: 0, infantry: 0, cleric: 0, battle_mage: 0 };
const ground = {
  regions: [{ name: 'C' }, { name: 'N' }],
  tokens: { 2: { recruits: { ...none, archer: 2 }, requires: none, gold: 1, bards: 1, floors: 1 } },
} as unknown as Ground;
const start = {
  seat: 0,
  seats: ['blue', 'red'],
  markers: { blue: 0, red: 0 },
  plans: {},
  idrakis: { blue: 1, red: 3 },
  recruited: {},
  freed: {},
  slain: {},
  tokens: { 1: { side: 'recruitment', units: { militia: 1 } } },
  barracks: { ...none, archer: 5 },
  guilds: {},
  floors: { blue: 15, red: 15 },
  bards: { C: { blue: 0 }, N: { blue: 0, red: 0 } },
  path: { R: [4, 0], NR: 2, DT: [], T: [5], NT: 6, DR: [] },
  virtual: {},
  titans: { 3: { titans: ['', ''], raging: false } },
  screens: { blue: { units: { ...none }, gold: 0, bards: 20, waiting: 0 } },
} as unknown as Position;
const then = (p: Position, event: string, args: Record<string, number>) => advance(ground, p, { ply: 1, event, args, text: '' });

describe('a position after a line of the log', () => {
  it('moves an Idrakis and its order marker, and leaves the position before alone', () => {
    const p = then(start, 'moved', { seat: 1, frm: 2, to: 4, road: 0 });
    expect([p.idrakis.red, p.markers.red, p.turn]).toEqual([5, 1, 'red']);
    expect(start.idrakis.red).toBe(3);
  });
  it('shows what the own seat recruits, and of others only what leaves the token', () => {
    const own = then(start, 'recruited', { seat: 0, city: 0, unit: 0 });
    expect([own.tokens[1]!.units!.militia, own.screens.blue!.units.militia]).toEqual([0, 1]);
    const other = then(start, 'recruited', { seat: 1, city: 0, unit: 0 });
    expect(other.screens.blue!.units.militia).toBe(0);
  });
  it('follows a token along the path of destiny', () => {
    let p = then(start, 'discarded', { city: 0, side: 0 });
    expect([p.tokens[1], p.path.DR]).toEqual([undefined, [1]]);
    p = then(p, 'entered', { city: 1, side: 0 });
    expect([p.tokens[2]!.units!.archer, p.barracks.archer, p.path.NR]).toEqual([2, 3, 0]);
    p = then(p, 'units-missing', { city: 1, unit: 1, number: 1 });
    expect([p.tokens[2]!.units!.archer, p.barracks.archer]).toEqual([1, 4]);
    p = then(p, 'next-shown', { city: 3, side: 0 });
    p = then(p, 'top-shown', { city: 8, side: 0 });
    expect([p.path.NR, p.path.R]).toEqual([4, [9]]);
  });
  it('builds floors, places bards and wakes titans', () => {
    let p = then(start, 'floors-built', { seat: 1, city: 2, number: 3 });
    p = then(p, 'bards-placed', { seat: 1, region: 1, number: 2 });
    p = then(p, 'bards-placed', { seat: 1, region: 0, number: 2 }); // into the Bastion: nobody sees how many
    p = then(p, 'titan-wakes', { titan: 0, gold: 3, bards: 2, floors: 2 });
    expect([p.guilds[3], p.floors.red, p.bards.N!.red, p.bards.C, p.titans[3]!.raging]).toEqual([
      { seat: 'red', floors: 3 },
      12,
      2,
      { blue: 0 },
      true,
    ]);
  });
  it('reads the six orders of a plan', () => {
    expect(ordersOf(((((0 * 5 + 1) * 5 + 2) * 5 + 3) * 5 + 4) * 5 + 3)).toEqual(['black', 'red', 'blue', 'action', 'wait', 'action']);
  });
});

describe('the end as a show', () => {
  const line = (event: string, args: Record<string, number>, text = event) => ({ ply: 9, event, args, text });
  it('has an act for every assessment, with who falls in it', () => {
    const show = showOf(start, [
      line('assessment-begins', { criterion: 1, number: 1 }),
      line('assessed', { seat: 0, criterion: 1, number: 7, rank: 1 }),
      line('virtual-assessed', { criterion: 1, number: 6, rank: 2 }),
      line('assessed', { seat: 1, criterion: 1, number: 2, rank: 3 }),
      line('eliminated', { seat: 1, criterion: 1 }),
      line('assessment-begins', { criterion: 0, number: 2 }),
      line('assessed', { seat: 1, criterion: 0, number: 9, rank: 1 }),
      line('virtual-eliminated', { criterion: 0 }),
      line('won', { seat: 0 }, 'Blue wins'),
    ]);
    expect(show.acts.map((act) => act.rows.map((row) => [row.who, row.value, row.falls, row.out]))).toEqual([
      [
        ['blue', 7, false, false],
        ['virtual', 6, false, false],
        ['red', 2, true, false],
      ],
      [['red', 9, false, true]],
    ]);
    expect([show.winner, show.last]).toEqual(['blue', 'Blue wins']);
  });
});

it('has every word in both languages', () => expect(missing()).toEqual([]));
