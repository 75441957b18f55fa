import { describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import { bridgesOf, BOX, berthOf, gapAfter, ISLE, regionAt, RING, turnsOf } from './geometry';
import { sharesOf } from './glory';
import { BEASTS, GLYPHS } from './glyphs';
import { armiesIn, EVENTS, type Army, type Ground, type Guild, type Position } from './model';
import { muster } from './muster';
import { fightAfter, sceneAfter } from './scenes';
import { placeFacts, unitsTold } from './telling';
import { say } from './words';

const ISLANDS: Record<string, string[]> = {
  monolith: ['mist', 'crystal', 'river'],
  rupture: ['forest', 'mist', 'mountain'],
  tree: ['crystal', 'forest', 'mountain'],
  sphere: ['mist', 'mountain', 'river'],
  volcano: ['forest', 'river', 'crystal'],
};
const card = (number: number, id: string, extra: object = {}) => ({
  id,
  era: 1,
  type: 'tactic',
  colour: 'red',
  order: 'attack',
  points: 3,
  slot: '',
  strength: 0,
  reconstructed: false,
  target: `card:${number}`,
  ...extra,
});
const ground = {
  guilds: ['varorin', 'lusma'],
  islands: Object.keys(ISLANDS).map((name, i) => ({
    name,
    regions: ISLANDS[name]!.map((type) => `${name}-${type}`),
    target: `island:${i}`,
  })),
  regions: Object.entries(ISLANDS).flatMap(([island, types], i) =>
    types.map((type, k) => ({ name: `${island}-${type}`, type, island, target: `region:${3 * i + k}` })),
  ),
  strengths: { chosen: 3, construct: 1, golem: 2, fortification: 2, wounded: 1 },
  track: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  cards: [card(1, 'C001'), card(80, 'C080', { type: 'upgrade', slot: 'constructs', strength: 1 })],
  chosen: [{ id: 'H01', name: 'Anuth', target: 'card:81' }],
  monsters: [{ id: 'utcoro', strength: 10, home: 'tree', target: 'monster:0' }],
  encounters: [
    {
      id: 'EN01',
      glory: 6,
      options: [
        { symbol: 'axe', steps: 1 },
        { symbol: 'boot', steps: 3 },
      ],
    },
  ],
  attunements: [{ id: 'A01', side: 'day', island: 'monolith' }],
  artefacts: [{ id: 'I', energy: 3, reconstructed: false }],
  words: {
    'region-tree-forest': 'Tree forest',
    'unit-construct': 'construct',
    'unit-construct.few': 'constructs',
    'unit-construct.many': 'constructs',
    'unit-chosen': 'Chosen',
  },
} as unknown as Ground;
const RINGS = [
  ['monolith', 'tree', 'sphere', 'volcano', 'rupture'],
  ['tree', 'volcano', 'rupture', 'monolith', 'sphere'],
];

function position(change: Partial<Position> = {}): Position {
  return {
    seat: 0,
    actors: [0],
    seats: ['varorin', 'lusma'],
    order: ['varorin', 'lusma'],
    ring: RINGS[0],
    centre: '',
    mirages: [],
    wounded: [],
    played: [],
    row: [],
    deck: [],
    track: [],
    events: [],
    regions: {},
    glory: { varorin: 0, lusma: 0 },
    energy: { varorin: 2, lusma: 0 },
    experience: {},
    upgrades: {},
    equipment: {},
    hands: { varorin: ['C001'], lusma: ['?', '?'] },
    discards: {},
    faced: {},
    attuned: {},
    tokens: {},
    created: { varorin: { construct: 2, golem: 1, fortification: 0 } },
    beside: { varorin: { construct: 6, golem: 3, fortification: 4 } },
    monsters: { utcoro: { era: 1, island: 'tree', defeated: false } },
    artefacts: {},
    battle: {},
    ...change,
  } as unknown as Position;
}
const line = (event: string, args: Record<string, number>) => ({ ply: 1, event, args, text: '' });

describe('the ring', () => {
  it('has a bridge wherever neighbours share a type, and turns islands so that bridges are short', () => {
    for (const ring of RINGS) {
      const turns = turnsOf(ground, ring);
      const length = (by: readonly number[]) =>
        bridgesOf(ground, ring, by).reduce((sum, [a, b]) => sum + Math.hypot(a.x - b.x, a.y - b.y) ** 2, 0);
      const best = length(ring.map((island) => turns[island]!));
      for (const other of [
        [0, 0, 0, 0, 0],
        [1, 0, 2, 1, 0],
        [2, 2, 2, 2, 2],
      ])
        expect(best).toBeLessThanOrEqual(length(other) + 1e-6);
      const shared = ring.flatMap((island, i) => ISLANDS[island]!.filter((type) => ISLANDS[ring[(i + 1) % 5]!]!.includes(type)));
      expect(bridgesOf(ground, ring, [0, 0, 0, 0, 0])).toHaveLength(shared.length);
    }
  });
  it('keeps islands apart and within the sheet', () => {
    const all = RINGS[0]!.map((island) => berthOf(RINGS[0]!, '', island));
    for (const [i, a] of all.entries()) {
      for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * ISLE);
      expect(a.x - ISLE).toBeGreaterThan(BOX.x);
      expect(a.x + ISLE).toBeLessThan(BOX.x + BOX.w);
      expect(a.y - ISLE).toBeGreaterThan(BOX.y);
      expect(a.y + ISLE).toBeLessThan(BOX.y + BOX.h);
    }
  });
  it('takes a shifted island to the centre, and shows gaps between the others', () => {
    expect(berthOf(RINGS[0]!, 'tree', 'tree')).toMatchObject({ x: 0, y: 0 });
    expect(Math.hypot(gapAfter(0).x, gapAfter(0).y)).toBeLessThan(RING);
    const spots = [0, 1, 2].map((i) => regionAt(-90, i, 1));
    expect(new Set(spots.map((p) => `${p.x.toFixed()} ${p.y.toFixed()}`)).size).toBe(3);
  });
});

describe('armies', () => {
  const army = (parts: Partial<Army>) => ({ strength: 1, ...parts }) as Army;
  const guilds: Guild[] = ['varorin', 'lusma', 'volarees', 'magista', 'kaetur'];
  it('stay within their region, however many there are', () => {
    for (const letters of [20, 34, 40])
      for (let n = 1; n <= 5; n++) {
        const armies = guilds.slice(0, n).map((guild, i) => ({
          guild,
          army: army({ chosen: 1, construct: 8, golem: 4, fortification: 4, strength: 31 }),
          controls: i === 0,
        }));
        for (const one of muster(armies, letters)) {
          const ends = [
            ...one.figures.map((figure) => figure.x - 15),
            ...one.figures.map((figure) => figure.x + 15 + (figure.n > 1 ? 13 : 0)),
            one.pill.x,
            one.pill.x + one.pill.w,
          ];
          expect(one.x + Math.min(...ends) * one.scale).toBeGreaterThanOrEqual(-66);
          expect(one.x + Math.max(...ends) * one.scale).toBeLessThanOrEqual(72);
          expect(Math.abs(one.y)).toBeLessThan(66);
        }
      }
  });
  it('have who controls the region first', () => {
    const p = position({ regions: { 'tree-forest': { varorin: army({ chosen: 1 }), lusma: army({ chosen: 1 }), control: 'lusma' } } });
    expect(armiesIn(p, 'tree-forest').map(({ guild, controls }) => [guild, controls])).toEqual([
      ['lusma', true],
      ['varorin', false],
    ]);
  });
});

describe('a battle', () => {
  const fighters = (card: string) => ({ varorin: { card, bonus: 2, strength: 5, retreated: 0, lost: 0 } });
  const at = (card: string) => position({ battle: { region: 'tree-forest', starter: 'varorin', fighters: fighters(card) } });
  it('shows whose orders were given and who was the strongest, as long as it is on the table', () => {
    let fight = fightAfter(at('C001'), null, [line('battle-began', { seat: 0, region: 7, bonus: 2 })]);
    expect([fight!.given, fight!.won]).toEqual([[], []]);
    fight = fightAfter(at('C001'), fight, [line('gave-order', { seat: 0, order: 0, points: 3 })]);
    fight = fightAfter(at('C001'), fight, [line('won-battle', { seat: 0 })]);
    expect([fight!.given, fight!.won]).toEqual([['varorin'], ['varorin']]);
    fight = fightAfter(at('none'), fight, [line('discarded', { seat: 0, card: 1 })]);
    expect(fight!.battle.fighters!.varorin!.card, 'the cards are put away, and still seen').toBe('C001');
    expect(fightAfter(position(), fight, [line('turn-began', { seat: 1 })])).toBeNull();
  });
});

describe('scenes', () => {
  it('turn an encounter over and fight a monster, until something else happens', () => {
    let scene = sceneAfter(ground, null, [line('chose', { seat: 0, symbol: 1 })]);
    scene = sceneAfter(ground, scene, [line('turned', { seat: 0, encounter: 0 })]);
    expect(scene).toEqual({ kind: 'encounter', seat: 0, symbol: 'boot', id: 'EN01' });
    expect(sceneAfter(ground, scene, [line('token-moved', { seat: 0, frm: 0, to: 1 })])).toBeNull();
    scene = sceneAfter(ground, null, [
      line('monster-attacked', { monster: 0, island: 2 }),
      line('monster-fought', { monster: 0, strength: 10, against: 4 }),
      line('monster-won', { monster: 0 }),
    ]);
    expect(scene).toEqual({ kind: 'monster', monster: 'utcoro', island: 'tree', strength: 10, against: 4, result: 'won' });
    expect(sceneAfter(ground, scene, [line('abandoned', { seat: 0, region: 6 })])).toBe(scene);
    expect(sceneAfter(ground, scene, [line('monster-moved', { monster: 0, frm: 2, to: 3 })])).toBeNull();
  });
});

describe('the desk', () => {
  const offer = (action: number, name: string, ...path: string[]) => ({ action, name, path, label: name });
  it('knows what a card alone would do, and forgets what was laid out when it is asked anew', () => {
    const desk = new Desk();
    const offers = [offer(1, 'play', 'card:1'), offer(2, 'step', 'unit:0', 'region:1', 'region:2')];
    desk.begin(offers);
    expect(desk.offerOf('card:1')?.action).toBe(1);
    expect(desk.offerOf('unit:0')).toBeNull();
    expect(desk.after(['unit:0', 'region:1']).map((one) => one.action)).toEqual([2]);
    desk.show('C001', offers[0]!);
    desk.begin([...offers]);
    expect(desk.held?.action).toBe(1);
    desk.begin([offer(3, 'pass')]);
    expect([desk.held, desk.shown]).toEqual([null, '']);
  });
});

describe('words and signs', () => {
  it('are filled in', () => {
    expect(say('pl', 'era', { era: 'II' })).toBe('Era II');
  });
  it('count units as people do, and tell a region', () => {
    expect(unitsTold(ground, { construct: 2, chosen: 1 }, 'en')).toBe('Chosen, 2 constructs');
    const p = position({ regions: { 'tree-forest': { varorin: { chosen: 1, construct: 2, strength: 5 } as Army, control: 'varorin' } } });
    expect(placeFacts(ground, p, 'region:7', 'en')).toMatchObject({
      title: 'Tree forest',
      lines: [{ text: 'Varorin: Chosen, 2 constructs; strength 5; controls it' }, { text: 'Meditation: 1 energy' }],
    });
  });
  it('exist for every event', () => {
    for (const event of EVENTS) expect(GLYPHS[event] ?? BEASTS[event], event).toBeTruthy();
  });
});

describe('the show at the end', () => {
  const gained = (seat: number, amount: number, resource = 0) => line('gained', { seat, resource, amount });
  it('tells every point of glory by what brought it, and the winner first', () => {
    const log = [
      line('meditated', { seat: 0 }),
      gained(0, 3, 1),
      gained(0, 2),
      line('won-battle', { seat: 1 }),
      gained(1, 4),
      line('acted', { seat: 1, card: 81 }),
      gained(1, 1),
      line('controlled', { seat: 0, region: 1 }),
      gained(0, 5),
      line('monster-won', { monster: 0 }),
      line('lost', { seat: 0, resource: 0, amount: 2 }),
      line('rewarded', { seat: 1, medal: 0, monster: 0 }),
      gained(1, 2),
    ];
    const shares = sharesOf(position({ glory: { varorin: 5, lusma: 7 }, winners: [1] }), log);
    expect(shares.map((one) => one.guild)).toEqual(['lusma', 'varorin']);
    expect(shares[0]!.parts).toMatchObject({ battles: 4, cards: 1, monsters: 2, regions: 0 });
    expect(shares[1]!.parts).toMatchObject({ meditation: 2, regions: 5, lost: -2, battles: 0 });
    for (const { total, parts } of shares) expect(Object.values(parts).reduce((sum, one) => sum + one)).toBe(total);
  });
});
