import { beforeEach, expect, test, vi } from 'vitest';
import { Salts, type Fairness } from './salts';
import { sha256 } from './sha256';

let kept: Record<string, string> = {};
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});
const fairness = (commitment: string, salt: string, drawing: boolean): Fairness => ({
  commitment: 'x',
  drawing,
  shares: [
    { seat: 0, commitment: '', salt: '' },
    { seat: 1, commitment, salt },
  ],
});

test('a salt is promised once, and revealed when the seed is drawn, also by a page that was loaded anew', () => {
  const sent: { type: string; key: string }[] = [];
  const salts = new Salts('table', (message) => !!sent.push(message));
  salts.tend(fairness('', '', false), [1], true);
  salts.tend(fairness('', '', false), [1], true);
  expect(sent.map((message) => message.type)).toEqual(['commit']);
  const promised = sent[0]!.key;
  salts.tend(fairness(promised, '', false), [1], true);
  expect(sent).toHaveLength(1);
  const again = new Salts('table', (message) => !!sent.push(message));
  again.tend(fairness(promised, '', true), [1], true);
  expect(sent[1]!.type).toBe('reveal');
  expect(sha256(sent[1]!.key)).toBe(promised);
});

test('nothing is sent by those who only watch, after the start, or for the promise of another device', () => {
  const sent: object[] = [];
  const salts = new Salts('table', (message) => !!sent.push(message));
  salts.tend(fairness('', '', false), [], true);
  salts.tend(fairness('', '', false), [1], false);
  salts.tend({ commitment: 'x' }, [1], true);
  salts.tend(fairness(sha256('other'), '', true), [1], true);
  expect(sent).toEqual([]);
  expect(salts.missed(fairness(sha256('other'), '', true), [1])).toBe(true);
  expect(salts.missed(fairness('', '', true), [1])).toBe(false);
});
