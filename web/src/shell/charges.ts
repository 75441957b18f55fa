// The heraldic charge of each seat, as a path around 0,0 in a circle of radius 10: it tells seats apart without colour.

export const CHARGES: readonly string[] = [
  'M0 -10 Q8 0 6 5 Q4 10 0 10 Q-4 10 -6 5 Q-8 0 0 -10Z',
  'M0 -10 L2.900 -3.600 L10 -3 L4.700 1.700 L6.300 9 L0 5.200 L-6.300 9 L-4.700 1.700 L-10 -3 L-2.900 -3.600Z',
  'M0 -10 L7 0 L0 10 L-7 0Z',
  'M4 -9 A10 10 0 1 0 4 9 A8 8 0 0 1 4 -9Z',
  'M-3 -10 H3 V-3 H10 V3 H3 V10 H-3 V3 H-10 V-3 H-3Z',
  'M0 -10 A10 10 0 1 0 0.010 -10Z M0 -4.500 A4.500 4.500 0 1 1 -0.010 -4.500Z',
  'M0 -10 A4.600 4.600 0 0 1 4.500 -3 A4.600 4.600 0 1 1 1.500 3 L3 10 H-3 L-1.500 3 A4.600 4.600 0 1 1 -4.500 -3 ' +
    'A4.600 4.600 0 0 1 0 -10Z',
  'M-8 10 V-4 H-5.500 V-9 H-2 V-5.500 H2 V-9 H5.500 V-4 H8 V10 H2.500 V4 H-2.500 V10Z',
];

/** The path of the charge of a hue (1 to 8). */
export function charge(hue: number): string {
  return CHARGES[(hue - 1) % CHARGES.length]!;
}
