import { describe, expect, it } from 'vitest';
import { selectors } from './pointing';

const offer = (action: number, name: string) => ({ action, name, path: [], label: '' });

describe('what a lesson points at', () => {
  it('is found by its place, by the actions of its kind that are offered, or by what the board calls it', () => {
    const found = selectors(['order:3', 'action:march', 'part:track'], [offer(7, 'march'), offer(8, 'rest')], { track: '.track' });
    expect(found).toEqual([
      '[data-place="order:3"], [data-targets~="order:3"]',
      '[data-place="verb:march"], [data-place="verb:march"]',
      '[data-action="7"], [data-place="do:7"], [data-place="deed:7"]',
      '.track',
    ]);
  });
  it('is one button where one action is meant, and the tool of the board for actions of its kind', () => {
    const dice = [offer(7, 'dice'), offer(8, 'dice')];
    expect(selectors(['do:8'], dice, { 'action:dice': '.pad' })).toEqual([
      '.pad',
      '[data-action="8"], [data-place="do:8"], [data-place="deed:8"]',
    ]);
    expect(selectors(['action:dice'], [], { 'action:dice': '.pad' })).toEqual(['.pad']);
  });
  it('is not every button where there are many of one kind, and nothing that the board does not draw', () => {
    const many = Array.from({ length: 40 }, (_, n) => offer(n, 'move'));
    expect(selectors(['action:move', 'part:deck'], many, {})).toHaveLength(1);
  });
});
