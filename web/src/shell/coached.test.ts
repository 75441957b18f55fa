import { describe, expect, it } from 'vitest';
import { nextTip } from './coached';

const tip = (key: string) => ({ key, rule: 'eko.end.2', text: key });
const [RIVAL, MARCH, SWAP] = ['rival', 'march', 'swap'].map(tip) as [
  ReturnType<typeof tip>,
  ReturnType<typeof tip>,
  ReturnType<typeof tip>,
];

describe('the coach', () => {
  it('says the first sentence that was not said yet', () => {
    expect(nextTip([RIVAL, MARCH], null, [])).toBe(RIVAL);
    expect(nextTip([RIVAL, MARCH], null, ['rival'])).toBe(MARCH);
    expect(nextTip([RIVAL, MARCH], null, ['march', 'rival'])).toBeNull();
  });
  it('goes on as long as the moment lasts, and not longer', () => {
    expect(nextTip([RIVAL, MARCH], MARCH, ['march'])).toBe(MARCH);
    expect(nextTip([SWAP], MARCH, ['march'])).toBe(SWAP);
    expect(nextTip([], MARCH, ['march'])).toBeNull();
  });
});
