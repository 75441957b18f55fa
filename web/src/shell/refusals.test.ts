import { describe, expect, it } from 'vitest';
import { sentence } from './refusals';
import { EN } from './words.en';
import { PL } from './words.pl';

describe('a refusal', () => {
  it('of a quota says what there is too much of, in both languages', () => {
    const codes = ['tables', 'bots', 'uploads', 'analyses', 'hints', 'chat', 'guests'].map((kind) => `too-many-${kind}`);
    const said = codes.map((code) => sentence(429, code) ?? 'broken');
    expect(new Set(said.map((word) => EN[word])).size).toBe(codes.length);
    expect(new Set(said.map((word) => PL[word])).size).toBe(codes.length);
    expect(said).not.toContain('broken');
  });
  it('to end a game says what is missing, in both languages', () => {
    const codes = ['no-draw', 'offered', 'no-offer', 'no-offer-yet', 'no-claim', 'no-claim-yet', 'out', 'decided'];
    const said = codes.map((code) => sentence(409, code) ?? 'broken');
    expect(new Set(said.map((word) => EN[word])).size).toBe(codes.length);
    expect(new Set(said.map((word) => PL[word])).size).toBe(codes.length);
    expect(said).not.toContain('broken');
  });
  it('of a damaged table differs from a failure of the server', () => {
    expect(sentence(409, 'broken')).toBe('tableBroken');
    expect(sentence(500, 'broken')).toBe('broken');
  });
});
