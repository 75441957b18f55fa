// The signs of Mysthea as paths around 0,0 in a square of 24: what is filled, and what is drawn as a line.

export interface Glyph {
  solid?: string;
  line?: string;
}

export const GLYPHS: Record<string, Glyph> = {
  // Islands
  monolith: { solid: 'M-5 11 L-4 -9 L1 -12 L5 -8 L6 11Z', line: 'M-1.500 -5 V6 M2 -3 V2 M-10 11 H11' },
  rupture: { line: 'M-11 -7 L-4 -3 L-7 2 L2 4 L-1 11 M11 -9 L4 -2 L8 2 L5 11', solid: 'M-3 -11 L1 -3 L-2 1 L4 3 L2 10 L7 1 L3 -1 L6 -5Z' },
  tree: { solid: 'M0 -12 Q7 -12 7 -6 Q12 -4 10 1 Q8 5 2 4 L3 11 H-3 L-2 4 Q-8 5 -10 1 Q-12 -4 -7 -6 Q-7 -12 0 -12Z', line: 'M-8 11 H8' },
  sphere: { solid: 'M0 -8 A8 8 0 1 0 0.010 -8Z', line: 'M-12 4 Q0 10 12 -4 M-12 4 Q-6 -2 -7 -3 M12 -4 Q8 2 7 3' },
  volcano: { solid: 'M-11 11 L-4 -4 L-2 -1 L0 -4 L2 -1 L4 -4 L11 11Z', line: 'M0 -6 Q-4 -9 0 -12 M4 -7 Q8 -9 5 -12 M-4 -7 Q-8 -9 -6 -12' },
  // Terrains
  forest: { solid: 'M-5 9 H-8 L-12 9 L-6 0 H-9 L-4 -9 L1 0 H-2 L4 9Z M6 9 L2 9 L7 1 H5 L8 -5 L12 1 H10 L13 9Z' },
  river: { line: 'M-11 -5 Q-7 -9 -3 -5 T5 -5 T12 -5 M-11 1 Q-7 -3 -3 1 T5 1 T12 1 M-11 7 Q-7 3 -3 7 T5 7 T12 7' },
  mist: { line: 'M-11 -4 H3 Q8 -4 8 -7.500 Q8 -11 4 -10.500 Q1 -9.500 2.500 -7 M-9 1 H11 M-11 6 H2 Q7 6 7 9 Q6 12 3 11' },
  mountain: { solid: 'M-12 9 L-3 -9 L2 0 L5 -4 L12 9Z', line: 'M-5.500 -3 L-3 0 L-0.500 -3' },
  crystal: { solid: 'M-2 10 L-5 -4 L0 -12 L4 -3 L3 10Z M6 10 L6 1 L9 -3 L12 2 L10 10Z M-6 10 L-7 3 L-10 0 L-12 5 L-10 10Z' },
  // Events
  storm: {
    solid: 'M-8 1 Q-12 1 -11 -4 Q-9 -7 -6 -6 Q-4 -11 2 -10 Q7 -9 7 -5 Q12 -5 11 -1 Q10 1 7 1Z',
    line: 'M-2 3 L-5 8 H0 L-3 12 M6 3 L4 7',
  },
  // Encounters
  axe: { solid: 'M-1 -11 Q9 -11 10 -1 Q5 -5 1 -2 L-7 11 L-10 9 L-2 -4 Q-4 -8 -1 -11Z' },
  boot: { solid: 'M-6 -11 H2 V1 Q9 2 10 9 H-7 V5 L-5 -1Z', line: 'M-6 -6 H2' },
  chest: { solid: 'M-10 -2 Q-10 -9 0 -9 Q10 -9 10 -2Z M-10 0 H-2 V3 H2 V0 H10 V9 H-10Z' },
  dialogue: { solid: 'M-11 -9 H7 V2 H-3 L-8 7 V2 H-11Z M9 -3 H12 V7 H10 V11 L5 7 H0 V5 H9Z' },
  // Resources
  glory: { solid: 'M0 -11 L3.200 -4 L11 -3.300 L5 2 L7 9.500 L0 5.500 L-7 9.500 L-5 2 L-11 -3.300 L-3.200 -4Z' },
  energy: { solid: 'M0 -12 L7 -3 L4 11 H-4 L-7 -3Z', line: 'M-7 -3 H7 M0 -12 L-2 -3 L0 11' },
  experience: { solid: 'M-10 -8 Q-5 -10 0 -7 Q5 -10 10 -8 V8 Q5 6 0 9 Q-5 6 -10 8Z', line: 'M0 -7 V9' },
  points: { solid: 'M0 -11 L9.500 -5.500 V5.500 L0 11 L-9.500 5.500 V-5.500Z' },
  // Orders
  attack: { line: 'M-9 10 L8 -9 M3 -9 H8.500 V-3.500 M-9 4 L-3 10 M-7 7 L-11 11', solid: '' },
  retreat: { line: 'M11 6 H-6 M-10 6 L-4 0 M-10 6 L-4 12 M11 6 V-4 Q11 -9 5 -9 H0' },
  sacrifice: { solid: 'M1 -12 Q9 -4 8 3 Q7 11 0 11 Q-8 11 -8 3 Q-8 -1 -4 -4 Q-4 0 -1 1 Q-3 -6 1 -12Z' },
  defence: { solid: 'M-9 -9 L0 -12 L9 -9 V0 Q8 8 0 12 Q-8 8 -9 0Z' },
  // Marks
  day: {
    solid: 'M0 -6 A6 6 0 1 0 0.010 -6Z',
    line:
      'M0 -11 V-8.500 M0 11 V8.500 M-11 0 H-8.500 M11 0 H8.500 M-7.800 -7.800 L-6 -6 M7.800 7.800 L6 6 M7.800 -7.800 L6 -6 ' +
      'M-7.800 7.800 L-6 6',
  },
  night: { solid: 'M3 -10 A10 10 0 1 0 9 6 A8.500 8.500 0 0 1 3 -10Z' },
  token: { solid: 'M0 -11 L11 0 L0 11 L-11 0Z' },
  cards: { solid: 'M-8 -8 H3 V8 H-8Z', line: 'M6 -8 H9 V8 H6' },
  pile: { solid: 'M-8 -4 L2 -9 L9 3 L-1 9Z', line: 'M-9 8 L-3 11' },
  charge: { solid: 'M2 -12 L-7 2 H-1 L-3 12 L7 -3 H1Z' },
  lock: { line: 'M-9 9 L9 -9 M-9 2 L-2 -5 M2 9 L9 2' },
};

/** The four monsters as creatures of our own, around 0,0 in a square of 88: body, lighter parts, lines. */
export const BEASTS: Record<string, { body: string; light: string; line: string }> = {
  utcoro: {
    body:
      'M-30 36 Q-34 14 -18 4 Q-26 -8 -20 -22 L-34 -40 L-14 -32 Q0 -42 14 -32 L34 -40 L20 -22 Q26 -8 18 4 Q34 14 30 36 L14 28 L0 38 ' +
      'L-14 28Z',
    light: 'M-12 -14 L-3 -8 L-11 -5Z M12 -14 L3 -8 L11 -5Z M-8 14 Q0 22 8 14 L4 24 L0 20 L-4 24Z',
    line: 'M-20 -22 L-36 -20 M20 -22 L36 -20 M-26 -34 L-40 -32 M26 -34 L40 -32 M-8 4 Q0 9 8 4',
  },
  cannibarok: {
    body:
      'M-40 4 Q-40 -26 0 -30 Q40 -26 40 4 L36 12 L30 4 L24 14 L18 5 L12 15 L6 6 L0 16 L-6 6 L-12 15 L-18 5 L-24 14 L-30 4 L-36 12Z ' +
      'M-34 20 L-28 30 L-22 20 L-16 30 L-10 21 L-4 31 L2 21 L8 31 L14 21 L20 30 L26 20 L33 30 Q26 40 0 40 Q-26 40 -34 20Z',
    light: 'M-20 -14 A6 6 0 1 0 -19.990 -14Z M18 -16 A8 8 0 1 0 18.010 -16Z M0 -22 A4 4 0 1 0 0.010 -22Z',
    line: 'M-38 0 Q-44 18 -36 34 M38 0 Q44 18 36 34',
  },
  onygauros: {
    body: 'M-38 30 L-34 6 Q-28 -26 4 -30 Q32 -28 36 2 L44 -2 L40 10 L36 30 H24 L22 20 H-14 L-18 30Z',
    light: 'M-22 4 L-12 -16 L0 -4Z M0 -6 L8 -24 L20 -8Z M14 4 L26 -8 L30 8Z M-8 10 L2 0 L10 10Z',
    line: 'M-36 10 Q-46 4 -42 -10 M-42 -10 L-46 -14 M-42 -10 L-38 -16 M40 2 L34 4',
  },
  caerulas: {
    body:
      'M0 40 Q-10 26 -8 10 Q-30 22 -42 4 Q-26 2 -14 -6 Q-24 -16 -18 -32 Q-10 -26 -6 -14 L0 -6 L6 -14 Q10 -26 18 -32 Q24 -16 14 -6 ' +
      'Q26 2 42 4 Q30 22 8 10 Q10 26 0 40Z',
    light: 'M-16 -24 A3 3 0 1 0 -15.990 -24Z M16 -24 A3 3 0 1 0 16.010 -24Z M-5 14 L0 6 L5 14 L0 26Z',
    line: 'M-20 4 Q-12 8 -8 10 M20 4 Q12 8 8 10 M-18 -32 L-24 -38 M18 -32 L24 -38',
  },
};
