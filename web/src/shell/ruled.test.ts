import { expect, test } from 'vitest';
import { ruled, unruled } from './ruled';

test('the rules in a text can be opened, the rest is read', () => {
  const pieces = ruled('Move (eko.move) or build (eko.build.1). Or wait (xidit.exec.12).');
  expect(pieces.map((piece) => piece.rule || piece.text)).toEqual([
    'Move (eko.move) or build (',
    'eko.build.1',
    '). Or wait (',
    'xidit.exec.12',
    ').',
  ]);
  expect(pieces.filter((piece) => piece.rule)).toHaveLength(2);
  expect(ruled('Nothing.')).toEqual([{ text: 'Nothing.', rule: '' }]);
});

test('a text without links names no rules', () => {
  expect(unruled('The Emperor [eko.emp.2] and the Kamikaze (eko.kami.1).')).toBe('The Emperor and the Kamikaze.');
});
