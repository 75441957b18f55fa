import { expect, it } from 'vitest';
import { clockFace } from './clock';

it('shows minutes and seconds, and hours only where there are any', () => {
  expect([0, 9.9, 75, 600, 3600, 86399].map(clockFace)).toEqual(['0:00', '0:09', '1:15', '10:00', '1:00:00', '23:59:59']);
});
