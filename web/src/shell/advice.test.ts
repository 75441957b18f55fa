import { describe, expect, it } from 'vitest';
import { why } from './advice';
import type { Hint } from './hints.svelte';

const hint = (...chances: number[]): Hint => ({
  seat: 0,
  ply: 3,
  tries: 1000,
  chances: [0.5, 0.5],
  ideas: chances.map((chance, action) => ({ action, label: '', chance, share: 0.71 })),
});

describe('why an idea is the best', () => {
  it('says how clear its lead is, and how often it was tried', () => {
    expect(why('en', hint(0.6, 0.45))).toBe('Clearly better than the next idea. 71% of 1000 imagined games began with it.');
    expect(why('en', hint(0.6, 0.56))).toMatch(/^A little better/);
    expect(why('pl', hint(0.6, 0.59))).toBe(
      'Mniej więcej tak dobre jak następny pomysł. Zaczęło się od tego 71% z 1000 wyobrażonych gier.',
    );
  });
  it('claims no lead where the next idea has shown a better chance in fewer tries', () => {
    expect(why('en', hint(0.5, 0.55))).toMatch(/^About as good/);
  });
  it('says when there was nothing to choose', () => {
    expect(why('en', hint(0.5))).toBe('There is no other choice.');
  });
});
