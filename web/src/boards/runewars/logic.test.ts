import { describe, expect, it } from 'vitest';
import { expected } from './chances';
import { Desk } from './desk.svelte';
import { beside, boxOf, cellOf, centre, closed, edge, hexOf, keyOf, laid, realmAt, ridge, shownTurned, turned, type Hex } from './geometry';
import { BASES, GLYPHS } from './glyphs';
import { attributeOf, countOf, runesOf, seatPicture, terrainOf, unitsIn, type Battle, type Ground, type Position } from './model';
import { line as side, muster } from './muster';
import { bringsOf } from './offers';
import { sceneAfter, winnerAfter } from './scenes';
import { armyTold, keyAt, partsOf, placeFacts, targetOf } from './telling';
import { say } from './words';

const area = (at: Hex, produce = {}, borders = {}) => ({ at, city: false, produce, borders });
const unit = (number: number, id: string, faction: string, shape: string, initiative: number, health = 1) => ({
  id,
  target: `unit:${number}`,
  faction,
  shape,
  initiative,
  health,
  count: 8,
  traits: [],
});
const UNITS = [
  unit(0, 'footman', 'daqan', 'triangle', 3),
  unit(1, 'knight', 'daqan', 'rectangle', 2, 2),
  unit(2, 'berserker', 'uthuk', 'triangle', 2),
  unit(3, 'giant', 'neutral', 'hexagon', 5, 5),
];
const AREAS = ['1A', '1B', '1C', 'DA', 'DB', 'DC'];
const ground = {
  tiles: {
    '1': {
      '1A': area([0, 0], { food: 2 }, { N: 'water' }),
      '1B': area([1, 0], { wood: 1, food: 1 }, { SE: 'mountain' }),
      '1C': area([0, 1]),
    },
    daqan: { DA: area([0, 0], { ore: 1 }), DB: area([1, 0]), DC: area([0, 1]) },
  },
  homes: { '1': '', daqan: 'daqan' },
  areas: AREAS.map((id, i) => ({ id, tile: i < 3 ? '1' : 'daqan', target: `area:${i}` })),
  factions: [{ id: 'daqan', target: 'faction:0', dials: { food: ['', 'footman', 'tactics'], wood: [], ore: [] } }],
  units: UNITS,
  classes: UNITS.flatMap((one, n) =>
    [0, 1].flatMap((routed) =>
      [0, 1, 2, 3, 4].map((damage) => ({
        id: `${one.id}${routed ? '-routed' : ''}${damage ? `-hurt${damage}` : ''}`,
        target: `class:${n * 10 + routed * 5 + damage}`,
        unit: one.id,
        routed: !!routed,
        damage,
      })),
    ),
  ),
  stronghold: { strength: 5, damaged: 3 },
  orders: ['strategize', 'mobilize', 'conquer'].map((id, i) => ({ id, number: i + 1, target: `order:${i + 1}` })),
  tactics: [{ id: 'war-chest', target: 'tactics:1', reconstructed: true }],
  quests: [{ id: 'frost-tower', target: 'quest:1' }],
  season_cards: [{ id: 'spring-famine', season: 'spring', target: 'season:1' }],
  heroes: [
    { id: 'mad-carthos', target: 'hero:0', health: 4, attributes: { strength: 2, agility: 2, wisdom: 4 } },
    { id: 'silhouette', target: 'hero:1', health: 3, attributes: {} },
  ],
  fates: [],
  titles: [],
  rewards: [],
  objectives: [],
  cities: [],
  developments: [],
  tokens: [],
  words: {
    'unit-footman': 'Footman',
    'unit-footman.few': 'Footmen',
    'unit-footman.many': 'Footmen',
    'unit-knight': 'Knight',
    'unit-giant': 'Giant',
    'tactics-war-chest': 'War Chest',
    'tactics-war-chest.text': 'Take 3 influence.',
    'tactics-war-chest.play': 'In your turn.',
  },
} as unknown as Ground;

function position(change: Partial<Position> = {}): Position {
  return {
    seat: 0,
    seats: ['daqan', 'uthuk'],
    alive: ['daqan', 'uthuk'],
    order: [],
    turn: 'daqan',
    year: 1,
    season: 'spring',
    active: {},
    used: { daqan: [], uthuk: [] },
    influence: { daqan: 3, uthuk: 1 },
    dials: {},
    winners: [],
    board: { '1A': [0, 0], '1B': [1, 0], '1C': [0, 1] },
    tiles: { '1': [0, 0, 0] },
    markers: [],
    areas: {
      '1A': { seat: 'daqan', units: { footman: 2, 'footman-routed': 1 } },
      '1B': { seat: '', units: { giant: 1 } },
      '1C': { seat: '', units: {} },
    },
    runes: { '1A': { face: 'dragon', up: false }, '1B': { face: '?', up: false } },
    tokens: {},
    guests: {},
    contest: '',
    activated: {},
    tactics: { daqan: [], uthuk: [] },
    heroes: {},
    fallen: [],
    fate: [[], [], []],
    battle: {},
    duel: {},
    about: {},
    ...change,
  } as unknown as Position;
}
const told = (event: string, args: Record<string, number>) => ({ ply: 1, event, args, text: '' });

describe('the continent', () => {
  it('counts cells as the server does', () => {
    for (const hex of [
      [0, 0],
      [-20, 3],
      [5, -7],
    ] as Hex[])
      expect(hexOf(cellOf(hex))).toEqual(hex);
    expect(cellOf([0, 0])).toBe(20 * 41 + 20);
  });
  it('has neighbours that share a side', () => {
    for (let n = 0; n < 6; n++) {
      const [a, b] = edge(centre([0, 0]), n);
      const [c, d] = edge(centre(beside([0, 0], n)), (n + 3) % 6);
      expect(Math.hypot(a.x - d.x, a.y - d.y)).toBeLessThan(1e-6);
      expect(Math.hypot(b.x - c.x, b.y - c.y)).toBeLessThan(1e-6);
    }
  });
  it('turns a tile with its closed sides, and six turns are none', () => {
    expect(turned([0, -1], 1)).toEqual([1, -1]);
    expect(turned([2, -1], 6)).toEqual([2, -1]);
    expect(laid(ground, '1', 1, [4, 4]).map((one) => keyOf(one.hex))).toEqual(['4,4', '4,5', '3,5']);
    const still = closed(ground, position());
    const after = closed(ground, shownTurned(position(), 2));
    expect(after.map((one) => one.kind)).toEqual(still.map((one) => one.kind));
    const length = (all: typeof still) => all.map((one) => Math.round(Math.hypot(one.from.x - one.to.x, one.from.y - one.to.y)));
    expect(length(after)).toEqual([100, 100]);
    for (const border of still) expect(ridge(border)).toMatch(/^M[-\d]/);
  });
  it('finds where a realm lies on a marker, and fits everything on the sheet', () => {
    for (let turns = 0; turns < 6; turns++) {
      const at = realmAt(ground, 'daqan', turns, [3, 0], [3, 1]);
      if (at) expect(laid(ground, 'daqan', turns, at).map((one) => keyOf(one.hex))).toEqual(expect.arrayContaining(['3,0', '3,1']));
    }
    const box = boxOf([
      [0, 0],
      [3, -1],
    ]);
    for (const hex of [
      [0, 0],
      [3, -1],
    ] as Hex[]) {
      expect(centre(hex).x - 100).toBeGreaterThan(box.x);
      expect(centre(hex).x + 100).toBeLessThan(box.x + box.w);
    }
  });
  it('draws land by what it gives most of', () => {
    expect(['1A', '1C'].map((id) => terrainOf(ground.tiles['1']![id]!))).toEqual(['food', 'waste']);
    expect(terrainOf(ground.tiles.daqan!.DA!)).toBe('ore');
  });
});

describe('armies', () => {
  it('are read class by class, and stand within their hex however many there are', () => {
    expect(countOf('knight-routed-hurt1', 2)).toEqual({ unit: 'knight', routed: true, damage: 1, n: 2 });
    expect(unitsIn(ground, { 'footman-routed': 1, knight: 1, footman: 2 }).map((one) => `${one.unit}${one.routed}`)).toEqual([
      'footmanfalse',
      'footmantrue',
      'knightfalse',
    ]);
    for (let n = 1; n <= 9; n++)
      for (const one of muster(Array.from({ length: n }, () => countOf('footman', 8)))) {
        expect(Math.abs(one.x) + 24 * one.scale).toBeLessThanOrEqual(80);
        expect(Math.abs(one.y) + 24 * one.scale).toBeLessThanOrEqual(46);
      }
    const row = side([46, 30, 30, 30, 36], 150);
    expect(row.scale).toBeLessThan(1);
    expect(row.x[0]!).toBeGreaterThanOrEqual(-75);
  });
  it('are told in words', () => {
    expect(armyTold(ground, { footman: 2, 'footman-routed': 1 }, 'en')).toBe('2 Footmen, Footman (routed)');
    const facts = placeFacts(ground, position(), 'area:0', 'en')!;
    expect(facts.lines.map((one) => one.text)).toEqual([
      'Controlled by Daqan',
      '2 Footmen, Footman (routed)',
      expect.stringContaining('Rune'),
      'Gives food 2',
    ]);
  });
});

describe('seats', () => {
  it('count the dragon runes that the viewer knows of', () => {
    expect(runesOf(position(), 'daqan')).toEqual({ dragons: 1, unknown: 0 });
    expect(seatPicture(position(), 0, 'en')).toMatchObject({ points: 1, goal: 6, name: 'Daqan' });
    expect(seatPicture(position({ areas: {} }), 0, 'en')).toMatchObject({ goal: 0, facts: [] });
  });
  it('train heroes', () => {
    const p = position({
      heroes: {
        'mad-carthos': {
          seat: 'daqan',
          area: '1A',
          routed: false,
          damage: 0,
          health: 4,
          training: { wisdom: 2 },
          rewards: [],
          acted: false,
        },
      },
    });
    expect(attributeOf(ground, p, 'mad-carthos', 'wisdom')).toBe(6);
  });
});

describe('a battle', () => {
  it('shows who has won it, as long as it is on the table', () => {
    const p = position({ battle: { area: '1B', attacker: 'daqan', defender: '', sides: [] } as unknown as Battle });
    expect(winnerAfter(p, -1, [told('battle-began', { seat: 0, area: 1 })])).toBe(-1);
    expect(winnerAfter(p, -1, [told('battle-won', { seat: 0, area: 1 })])).toBe(0);
    expect(winnerAfter(p, -1, [told('neutrals-won', { area: 1 })])).toBe(1);
    expect(winnerAfter(p, 0, [told('routed', { kind: 0, area: 1 })])).toBe(0);
    expect(winnerAfter(position(), 0, [told('turn-began', { seat: 1, order: 2 })])).toBe(-1);
  });
});

describe('orders', () => {
  it('tell what they would bring now, and nothing while none is chosen', () => {
    const prospects = { daqan: { harvest: { food: 4, wood: 2, ore: 0 }, influence: 1, tactics: 2, cities: 0 } };
    const p = position({ prospects, dials: { daqan: { food: 2, wood: 0, ore: 0 } } } as Partial<Position>);
    const numbers = (order: string) => bringsOf(ground, p, 'daqan', order, 'en').map(({ sign, n }) => `${sign} ${n}`);
    expect(numbers('harvest')).toEqual(['food 4', 'wood 2', 'ore 0']);
    expect(numbers('recruit')).toEqual(['food 1', 'wood 0', 'ore 0']);
    expect(numbers('acquire-power')).toEqual(['influence 1']);
    expect(numbers('mobilize')).toEqual([]);
    expect(bringsOf(ground, position({ prospects: {} }), 'daqan', 'harvest', 'en')).toEqual([]);
  });
});

describe('chances', () => {
  const quarter = (result: string, amount = 1) => ({ result, amount });
  const card = (id: string, triangle: object) => ({
    id,
    destiny: 'mixed',
    triangle,
    rectangle: quarter('miss', 0),
    hexagon: quarter('miss', 0),
  });
  const fates = [card('1', quarter('damage', 2)), card('2', quarter('rout')), card('3', quarter('miss', 0)), card('4', quarter('special'))];
  const table = { ...ground, fates } as unknown as Ground;
  const at = (fate_discard: string[], fate: string[][] = [[], [], []]) => ({ fate_discard, fate }) as unknown as Position;
  const footmen = { unit: 'footman', routed: false, damage: 0, n: 2 };

  it('are those of the cards that are not known to lie elsewhere', () => {
    expect(expected(table, at([]), [footmen])).toEqual({ damage: 1, rout: 0.5, special: 0.5 });
    expect(expected(table, at(['3'], [['2'], ['?'], []]), [footmen])).toEqual({ damage: 2, rout: 0, special: 1 });
    expect(expected(table, at(['1', '2', '3', '4']), [footmen])).toEqual({ damage: 1, rout: 0.5, special: 0.5 });
  });
  it('belong to standing units only', () => {
    expect(expected(table, at([]), [{ ...footmen, routed: true }])).toBeNull();
    expect(expected(table, at([]), [])).toBeNull();
  });
});

describe('scenes', () => {
  it('open bids one by one, and tell a negotiation until something else happens', () => {
    let scene = sceneAfter(ground, null, [told('bid-shown', { seat: 0, amount: 2 }), told('bid-shown', { seat: 1, amount: 3 })]);
    scene = sceneAfter(ground, scene, [told('bid-won', { seat: 1 })]);
    expect(scene).toEqual({
      kind: 'bid',
      bids: [
        { seat: 0, amount: 2 },
        { seat: 1, amount: 3 },
      ],
      winner: 1,
    });
    scene = sceneAfter(ground, null, [
      told('talked', { seat: 0, area: 1, amount: 2 }),
      told('fate-chosen', { seat: 0, fate: 5 }),
      told('fate-shown', { fate: 5 }),
      told('allied', { seat: 0, area: 1 }),
    ]);
    expect(scene).toMatchObject({ kind: 'talk', area: '1B', cards: ['5'], chosen: '5', result: 'gained' });
    expect(sceneAfter(ground, scene, [told('turn-began', { seat: 1, order: 1 })])).toBeNull();
  });
});

describe('the desk', () => {
  const offer = (action: number, name: string, ...path: string[]) => ({ action, name, path, label: name });
  it('knows what a card alone would do, and forgets what was laid out when it is asked anew', () => {
    const desk = new Desk();
    desk.begin([offer(1, 'play', 'tactics:1'), offer(2, 'march', 'area:1', 'area:2')]);
    expect([desk.offerOf('tactics:1')?.action, desk.offerOf('area:1')]).toEqual([1, null]);
    desk.show('tactics-war-chest', desk.offers[0]!);
    expect(desk.begin([offer(1, 'play', 'tactics:1'), offer(2, 'march', 'area:1', 'area:2')])).toBe(false);
    expect(desk.held?.action).toBe(1);
    desk.begin([offer(3, 'pass')]);
    expect([desk.held, desk.shown]).toEqual([null, '']);
  });
});

describe('words and signs', () => {
  it('are filled in', () => {
    expect(say('pl', 'year', { n: 3 })).toBe('Rok 3 z 7');
  });
  it('name cards by their keys and back', () => {
    expect([keyAt(ground, 'tactics:1'), targetOf(ground, 'tactics-war-chest')]).toEqual(['tactics-war-chest', 'tactics:1']);
    expect(partsOf(ground, 'tactics-war-chest', 'en')).toEqual([
      { label: 'When', text: 'In your turn.' },
      { label: '', text: 'Take 3 influence.' },
    ]);
    expect(placeFacts(ground, position(), 'tactics:1', 'en')!.lines.at(-1)!.text).toMatch(/^Worked out/);
  });
  it('exist for every unit, order, resource, season and destiny', () => {
    for (const name of [
      'footman',
      'knight',
      'berserker',
      'giant',
      'strategize',
      'fortify',
      'food',
      'wood',
      'ore',
      'spring',
      'winter',
      'gold',
      'grey',
      'red',
      'damage',
      'rout',
      'special',
    ])
      expect(GLYPHS[name], name).toBeTruthy();
    for (const shape of ['triangle', 'rectangle', 'circle', 'hexagon']) expect(BASES[shape], shape).toBeTruthy();
  });
});
