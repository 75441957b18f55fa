import { describe, expect, it } from 'vitest';
import { Narrowing, type Offer } from './narrowing';
import { nearOf, optionAt, shortened } from './outlooks';

const offer = (action: number, name: string, ...path: string[]): Offer => ({ action, name, path, label: `${name} ${path.join(' ')}` });
const all = [offer(1, 'move', 'stack:1', 'hex:2'), offer(2, 'move', 'stack:1', 'hex:3'), offer(3, 'arm', 'stack:4'), offer(9, 'pass')];
const narrowing = new Narrowing(all, new Set(['stack', 'hex']));

/** An element with these data, as a browser would give it. */
const element = (dataset: Record<string, string>): Element => {
  const one = { dataset, closest: (selector: string) => (Object.keys(dataset).some((key) => selector.includes(key)) ? one : null) };
  return one as unknown as Element;
};

describe('the option that an element stands for', () => {
  it('is named by a button', () => {
    expect(optionAt(element({ action: '9' }), narrowing)).toBe(all[3]);
    expect(optionAt(element({ place: 'do:9' }), narrowing)).toBe(all[3]);
    expect(optionAt(element({ action: '7' }), narrowing)).toBe(null);
  });
  it('is what a click on a place would settle', () => {
    expect(optionAt(element({ place: 'stack:4' }), narrowing)).toBe(all[2]);
    expect(optionAt(element({ place: 'stack:1' }), narrowing)).toBe(null);
    const begun = narrowing.pick(['stack:1'])!;
    expect(optionAt(element({ place: 'hex:3' }), begun)).toBe(all[1]);
    expect(optionAt(element({ place: 'space:3', targets: 'space:3 hex:3' }), begun)).toBe(all[1]);
    expect(optionAt(element({ place: 'stack:4' }), begun)).toBe(all[2]);
  });
  it('is none elsewhere', () => {
    expect(optionAt(element({}), narrowing)).toBe(null);
    expect(optionAt(element({ place: 'site:3' }), narrowing)).toBe(null);
  });
});

describe('the places where one could go on', () => {
  const near = (dataset: Record<string, string>, from = narrowing) => [...nearOf(element(dataset), from)];
  it('follow from a first step, also before it is made', () => {
    expect(near({ place: 'stack:1' })).toEqual(['hex:2', 'hex:3']);
    expect(near({ place: 'space:1', targets: 'space:1 stack:1' })).toEqual(['hex:2', 'hex:3']);
    expect(near({ place: 'figure:1', steps: 'stack:1' })).toEqual(['hex:2', 'hex:3']);
    expect(near({ place: 'stack:1' }, narrowing.pick(['stack:1'])!)).toEqual(['hex:2', 'hex:3']);
  });
  it('are none after a whole choice, on a button, and where nothing begins', () => {
    const nowhere: Record<string, string>[] = [{ place: 'stack:4' }, { place: 'do:9', action: '9' }, { place: 'site:3' }, {}];
    for (const dataset of nowhere) expect(near(dataset)).toEqual([]);
  });
});

it('what declines comes last among the buttons', () => {
  const mixed = new Narrowing([offer(0, 'pass'), offer(5, 'develop'), offer(6, 'meditate')], new Set());
  expect(mixed.buttons.map((button) => button.key)).toEqual(['5', '6', '0']);
});

it('of many sentences the last one is never left out', () => {
  expect(shortened(['One.', 'Two.'], 4)).toBe('One. Two.');
  expect(shortened(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'], 4)).toBe('One. Two. Three. … Six.');
});
