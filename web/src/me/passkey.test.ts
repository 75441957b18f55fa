import { expect, it } from 'vitest';
import { bytes, text } from './passkey';

it('bytes go over the wire and back, without padding and without signs that an address escapes', () => {
  for (const given of [[], [0], [255, 254], [251, 239, 190], Array.from({ length: 256 }, (_, n) => n)]) {
    const told = text(Uint8Array.from(given));
    expect(told).toMatch(/^[\w-]*$/);
    expect([...bytes(told)]).toEqual(given);
  }
  expect(text(Uint8Array.from([251, 239, 190]))).toBe('----');
});
