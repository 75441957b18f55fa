import { describe, expect, it } from 'vitest';
import type { Ground, Order, Position } from './model';
import { foresee, lost, meantBy } from './plan';

const none = { militia: 0, archer: 0, infantry: 0, cleric: 0, battle_mage: 0 };
const face = { recruits: { ...none, archer: 1, cleric: 1 }, requires: { ...none, archer: 1, cleric: 1 }, gold: 4, bards: 3, floors: 2 };
const ground = {
  cities: [1, 2, 3, 4].map((n) => ({ name: String(n), x: n, y: n, regions: [] })),
  roads: [
    { ends: [1, 2], colour: 'black' },
    { ends: [2, 3], colour: 'red' },
    { ends: [3, 4], colour: 'blue' },
  ],
  regions: [],
  tokens: { 1: face, 2: face, 3: face, 4: face },
  titans: {},
  years: 9,
  censuses: [3],
  eliminated: [1, 1, 1],
} as unknown as Ground;
const position = (more: Partial<Position> = {}) =>
  ({
    seat: 0,
    seats: ['blue', 'red'],
    idrakis: { blue: 1 },
    tokens: {},
    recruited: {},
    freed: {},
    slain: {},
    titans: { 3: { titans: ['', ''], raging: false } },
    path: { R: [], NR: 0, DT: [], T: [], NT: 0, DR: [] },
    screens: { blue: { units: { ...none }, gold: 0, bards: 20, waiting: 0 } },
    ...more,
  }) as unknown as Position;
const found = (p: Position, ...orders: Order[]) => foresee(ground, p, orders).map((step) => step.found);

describe('a plan that is walked by a ghost', () => {
  it('rides along roads, and loses an order where there is none', () => {
    const steps = foresee(ground, position(), ['black', 'black', 'blue', 'red']);
    expect(steps.map((step) => step.city)).toEqual([2, 1, 1, 1]);
    expect(steps.map(lost)).toEqual([false, false, true, true]);
  });
  it('recruits the weakest unit, once per city and Year', () => {
    const p = position({ tokens: { 1: { side: 'recruitment', units: { archer: 1, cleric: 1 } } } });
    const steps = foresee(ground, p, ['action', 'action']);
    expect(steps[0]).toMatchObject({ found: 'recruits', unit: 'archer' });
    expect(steps[1]!.found).toBe('already');
  });
  it('brings the announced token when one is used up', () => {
    const p = position({
      tokens: { 1: { side: 'recruitment', units: { militia: 1 } } },
      path: { R: [], NR: 2, DT: [], T: [], NT: 0, DR: [] },
    });
    expect(found(p, 'action', 'action', 'black', 'action')).toEqual(['recruits', 'nothing', 'rides', 'recruits']);
  });
  it('removes a threat with what it will have by then, and says what is lacking', () => {
    const threat: Position['tokens'] = { 2: { side: 'threat' }, 1: { side: 'recruitment', units: { archer: 1, cleric: 2 } } };
    const p = position({ tokens: threat, screens: { blue: { units: { ...none, cleric: 1 }, gold: 0, bards: 0, waiting: 0 } } });
    expect(found(p, 'action', 'black', 'action')).toEqual(['recruits', 'rides', 'removes']);
    expect(foresee(ground, p, ['black', 'action'])[1]).toMatchObject({ found: 'lacks', missing: ['archer'] });
  });
  it('meets a raging titan only where no token lies, and with enough units', () => {
    const titans = { 3: { titans: ['T3a'], raging: true } } as Position['titans'];
    expect(found(position({ titans }), 'action')).toEqual(['too-few']);
    const screens = { blue: { units: { ...none, militia: 3 }, gold: 0, bards: 0, waiting: 0 } };
    expect(found(position({ titans, screens }), 'action')).toEqual(['titan']);
    expect(found(position({ titans, screens, freed: { blue: [1] } }), 'action')).toEqual(['barred']);
  });
  it('takes a gap for waiting', () => {
    expect(foresee(ground, position(), [null, 'black']).map((step) => step.found)).toEqual(['waits', 'rides']);
  });
});

describe('a click on the map', () => {
  it('means the road that leads there, or an action where the ghost stands', () => {
    expect(meantBy(ground, 2, 'city:2')).toBe('red');
    expect(meantBy(ground, 2, 'city:1')).toBe('action');
    expect(meantBy(ground, 2, 'road:0')).toBe('black');
    expect(meantBy(ground, 2, 'road:2')).toBeUndefined();
    expect(meantBy(ground, 2, 'city:3')).toBeUndefined();
  });
});
