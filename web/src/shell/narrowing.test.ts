import { describe, expect, it } from 'vitest';
import { Narrowing, encode, meant, type Block, type Offer } from './narrowing';

const places = new Set(['stack', 'hex', 'terrain', 'space']);
const offer = (action: number, name: string, ...path: string[]): Offer => ({ action, name, path, label: `${name} ${path.join(' ')}` });
const action = [
  offer(1, 'move', 'stack:1', 'hex:5'),
  offer(2, 'move', 'stack:1', 'hex:6'),
  offer(3, 'move', 'stack:2', 'hex:1'),
  offer(4, 'build', 'stack:1', 'terrain:0', 'building:0'),
  offer(5, 'build', 'stack:1', 'terrain:1', 'building:0'),
  offer(6, 'build', 'stack:1', 'terrain:1', 'building:1'),
  offer(7, 'pass'),
];
const hex = (n: number) => [`space:${n}`, `stack:${n}`, `hex:${n}`];

describe('narrowing', () => {
  const start = new Narrowing(action, places);

  it('lights what can be clicked first, and offers the rest as buttons', () => {
    expect([...start.legal]).toEqual(['stack:1', 'stack:2']);
    expect(start.buttons.map((b) => b.label)).toEqual(['pass ']);
  });
  it('follows a place across all verbs', () => {
    const next = start.pick(hex(1))!;
    expect([...next.legal]).toEqual(['hex:5', 'hex:6', 'terrain:0', 'terrain:1']);
    expect(next.settled).toBeNull();
  });
  it('is settled when nothing more has to be clicked on the board', () => {
    expect(start.pick(hex(1))!.pick(['terrain:0', 'hex:91'])!.settled?.action).toBe(4);
    expect(start.pick(hex(1))!.pick(hex(5))!.settled?.action).toBe(1);
  });
  it('never takes the last click on the board for a person', () => {
    expect(start.pick(hex(2))!.settled).toBeNull();
  });
  it('asks with sentences for what has no place', () => {
    const next = start.pick(hex(1))!.pick(['terrain:1'])!;
    expect(next.settled).toBeNull();
    expect(next.buttons.map((b) => b.offers[0]!.action)).toEqual([5, 6]);
  });
  it('goes one step back, and begins anew at another stack', () => {
    const deep = start.pick(hex(1))!.pick(['terrain:1'])!;
    expect(deep.back().picked).toEqual(['stack:1']);
    expect(deep.back().back().picked).toEqual([]);
    expect(start.pick(hex(1))!.choose(hex(2))!.picked).toEqual(['stack:2']);
    expect(start.pick(hex(9))).toBeNull();
  });
});

describe('what a person meant', () => {
  const blocks: Block[] = [
    { name: 'pass', base: 0, fields: [] },
    {
      name: 'move',
      base: 1,
      fields: [
        { name: 'stack', domain: 'stack', size: 10 },
        { name: 'to', domain: 'hex', size: 10 },
      ],
    },
    {
      name: 'build',
      base: 101,
      fields: [
        { name: 'stack', domain: 'stack', size: 10 },
        { name: 'terrain', domain: 'terrain', size: 3 },
        { name: 'building', domain: 'building', size: 3 },
      ],
    },
  ];
  it('counts as the vocabulary does', () => {
    expect(encode(blocks[1]!, [1, 3])).toBe(14);
    expect(encode(blocks[1]!, [1, 30])).toBeNull();
  });
  it('knows the numbers of things that were added later', () => {
    const give: Block = {
      name: 'give',
      base: 1,
      runs: [
        [0, 1],
        [2, 90],
        [3, 3],
        [5, 91],
      ],
      fields: [
        { name: 'to', domain: 'seat', size: 2 },
        { name: 'card', domain: 'card', size: 3 },
      ],
    };
    const numbers = [0, 1].flatMap((to) => [0, 1, 2].map((card) => encode(give, [to, card])));
    expect(numbers).toEqual([1, 2, 90, 3, 4, 91]);
  });
  it('is the action whose path leads to the place', () => {
    const start = new Narrowing(action, places);
    expect(meant(blocks, start.pick(hex(1))!, hex(8))).toBe(1 + 18);
    expect(meant(blocks, start, hex(8))).toBe(1 + 85);
    expect(meant(blocks, start, ['terrain:2'])).toBeNull();
  });
});
