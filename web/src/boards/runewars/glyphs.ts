// The signs of Runewars as paths around 0,0 in a square of 24: what is filled, and what is drawn as a line.

export interface Glyph {
  solid?: string;
  line?: string;
}

export const GLYPHS: Record<string, Glyph> = {
  // Daqan
  bowman: { line: 'M-4 -10 Q8 0 -4 10 M-4 -10 V10 M-9 0 H8 M5 -3 L8 0 L5 3' },
  footman: { solid: 'M-10 -5 H1 V3 Q1 9 -4.500 11 Q-10 9 -10 3Z', line: 'M6.500 -11 V8 M3 4 H10' },
  knight: { solid: 'M-7 11 Q-6 3 0 -1 L-5 1 L-9 -1 L-3 -9 L1 -12 L2 -8 Q10 -4 9 11Z' },
  'siege-tower': { solid: 'M-7 11 V-5 H-9 V-11 H-5 V-8 H-2 V-11 H2 V-8 H5 V-11 H9 V-5 H7 V11 H3 V5 H-3 V11Z' },
  // Latari
  archer: { line: 'M2 -10 Q-10 0 2 10 M2 -10 V10 M-10 0 H6', solid: 'M5 0 Q7 -6 12 -6 Q12 0 5 0Z' },
  'pegasus-rider': { solid: 'M-10 9 Q-9 -6 9 -11 Q11 -7 6 -5 Q10 -4 7 -1 Q9 0 5 3 Q5 6 -2 6 Q-6 6 -10 9Z' },
  sorceress: { solid: 'M4 -12 L6 -7 L11 -6 L7 -2.500 L8 3 L4 0 L-1 3 L0 -2.500 L-4 -6 L2 -7Z', line: 'M1 3 L-8 11' },
  warrior: { line: 'M-9 -10 L7 8 M9 -10 L-7 8 M-10 5 L-4 10 M10 5 L4 10' },
  // Waiqar
  'skeleton-archer': {
    solid: 'M-9 -4 Q-9 -11 -2 -11 Q5 -11 5 -4 Q5 -1 3 1 V5 H-7 V1 Q-9 -1 -9 -4Z M-5 -5 V-2 H-3 V-5Z M-1 -5 V-2 H1 V-5Z',
    line: 'M7 -10 Q13 0 7 10 M7 -10 V10 M-4 9 H9',
  },
  necromancer: { solid: 'M0 -12 Q9 -8 7 1 L10 11 H-10 L-7 1 Q-9 -8 0 -12Z M0 -7 Q-4 -6 -3 -1 L0 3 L3 -1 Q4 -6 0 -7Z' },
  reanimate: { solid: 'M-8 -3 Q-8 -11 0 -11 Q8 -11 8 -3 Q8 1 5 3 V9 H-5 V3 Q-8 1 -8 -3Z M-5 -4 V0 H-1.500 V-4Z M1.500 -4 V0 H5 V-4Z' },
  'dark-knight': {
    solid: 'M-7 11 V-2 Q-7 -8 0 -8 Q7 -8 7 -2 V11 H2 V1 H-2 V11Z M-7 -3 Q-13 -5 -11 -12 Q-6 -9 -5 -7Z M7 -3 Q13 -5 11 -12 Q6 -9 5 -7Z',
  },
  // Uthuk
  'flesh-ripper': { line: 'M-9 -10 Q-3 0 -8 10 M-1 -11 Q5 0 0 11 M7 -10 Q13 0 8 10' },
  berserker: { solid: 'M-1 -12 Q10 -12 11 -1 Q6 -5 1 -2 L-8 11 L-11 9 L-2 -4 Q-5 -8 -1 -12Z' },
  warlock: { solid: 'M1 -12 Q10 -4 9 3 Q8 11 0 11 Q-9 11 -9 3 Q-9 -1 -4 -4 Q-4 0 -1 1 Q-3 -6 1 -12Z' },
  'chaos-lord': {
    solid: 'M-10 -11 Q-8 -4 -3 -4 H3 Q8 -4 10 -11 Q13 0 6 4 L4 11 H-4 L-6 4 Q-13 0 -10 -11Z M-5 0 L-1 2 L-4 3Z M5 0 L1 2 L4 3Z',
  },
  // Neutral
  beastman: { solid: 'M-4 -4 Q-12 -3 -12 -11 Q-8 -7 -3 -8 H3 Q8 -7 12 -11 Q12 -3 4 -4 L5 5 Q0 12 -5 5Z' },
  dragon: { solid: 'M-11 10 Q-11 -2 -3 -5 L-5 -12 L2 -7 L11 -5 L12 -1 L5 1 L8 4 L2 4 Q2 9 5 11Z' },
  giant: { solid: 'M-8 11 L-3 1 Q-9 -3 -6 -9 Q-1 -14 5 -10 Q10 -5 5 0 L0 11Z', line: 'M-4 -6 L-2 -5 M2 -8 L3 -6 M1 -3 L3 -3' },
  hellhound: { solid: 'M-10 11 L-8 -2 L-10 -11 L-3 -7 H2 L4 -11 L6 -5 L12 0 L11 4 L3 5 L5 11Z' },
  razorwing: {
    solid: 'M0 -5 L3 -8 L4 -4 Q9 -9 12 -4 Q9 -3 9 2 Q6 0 5 4 Q2 2 0 9 Q-2 2 -5 4 Q-6 0 -9 2 Q-9 -3 -12 -4 Q-9 -9 -4 -4 L-3 -8Z',
  },
  sorcerer: {
    solid: 'M0 -6 A6 6 0 1 0 0.010 -6Z',
    line: 'M0 -12 V-9 M0 12 V9 M-12 0 H-9 M12 0 H9 M-8 -8 L-6 -6 M8 8 L6 6 M8 -8 L6 -6 M-8 8 L-6 6',
  },
  // Resources, and what else is counted
  food: {
    solid:
      'M0 -12 Q4 -9 0 -5 Q-4 -9 0 -12Z M1 -4 Q8 -9 10 -5 Q7 0 1 0Z M-1 -4 Q-8 -9 -10 -5 Q-7 0 -1 0Z M1 2 Q8 -3 10 1 Q7 6 1 6Z ' +
      'M-1 2 Q-8 -3 -10 1 Q-7 6 -1 6Z',
    line: 'M0 -4 V12',
  },
  wood: { solid: 'M0 -12 L8 -3 H4 L10 5 H2 V11 H-2 V5 H-10 L-4 -3 H-8Z' },
  ore: { solid: 'M-11 8 L-7 -3 L-1 -8 L5 -6 L10 2 L11 8Z', line: 'M-1 -8 L1 0 L-4 8 M1 0 L10 2' },
  influence: { solid: 'M0 -10 A10 10 0 1 0 0.010 -10Z M-5 -3 L-2 0 L0 -5 L2 0 L5 -3 L4 5 H-4Z' },
  tactics: { solid: 'M-10 -9 H2 V8 H-10Z M4 -8 L10 -6 L5 10 L3 9Z' },
  quest: { solid: 'M-9 -10 Q-12 -10 -12 -7 H-8 V11 H8 Q11 11 11 7 H-5 V-10Z M-3 -10 H8 V5 H-3Z' },
  reward: { solid: 'M-10 -2 Q-10 -9 0 -9 Q10 -9 10 -2Z M-10 0 H-2 V3 H2 V0 H10 V9 H-10Z' },
  objective: { solid: 'M0 -12 L3.400 -4 L12 -3.300 L5.400 2 L7.500 10.500 L0 6 L-7.500 10.500 L-5.400 2 L-12 -3.300 L-3.400 -4Z' },
  area: { solid: 'M-11 0 L-5.500 -9.500 H5.500 L11 0 L5.500 9.500 H-5.500Z' },
  hero: { solid: 'M0 -12 A4.600 4.600 0 1 1 -0.010 -12Z M-8 11 Q-8 -2 0 -2 Q8 -2 8 11Z' },
  rune: { solid: 'M0 -12 L10 -6 V6 L0 12 L-10 6 V-6Z M-1.500 -7 V7 H1.500 V1 L5 4 L6 2 L2 -1 L6 -4 L5 -6 L1.500 -3 V-7Z' },
  'rune-down': { solid: 'M0 -12 L10 -6 V6 L0 12 L-10 6 V-6Z' },
  flag: { solid: 'M-6 -11 H8 L4 -6 L8 -1 H-4Z', line: 'M-6 -12 V12' },
  damage: { solid: 'M0 -12 Q8 -1 7 4 Q6 11 0 11 Q-6 11 -7 4 Q-8 -1 0 -12Z' },
  rout: { line: 'M11 6 H-6 M-10 6 L-4 0 M-10 6 L-4 12 M11 6 V-4 Q11 -9 5 -9 H0' },
  special: { solid: 'M0 -9 A9 9 0 1 0 0.010 -9Z M0 -5 L1.500 -1.500 L5 0 L1.500 1.500 L0 5 L-1.500 1.500 L-5 0 L-1.500 -1.500Z' },
  miss: { line: 'M-6 0 H6' },
  strength: { line: 'M-9 10 L8 -9 M3 -9 H8.500 V-3.500 M-9 4 L-3 10' },
  agility: { solid: 'M2 -12 L-8 2 H-1 L-3 12 L8 -3 H1Z' },
  wisdom: { solid: 'M-11 -8 Q-5 -10 0 -7 Q5 -10 11 -8 V8 Q5 6 0 9 Q-5 6 -11 8Z', line: 'M0 -7 V9' },
  shield: { solid: 'M-9 -9 L0 -12 L9 -9 V0 Q8 8 0 12 Q-8 8 -9 0Z' },
  title: { solid: 'M-11 8 L-12 -6 L-6 0 L0 -10 L6 0 L12 -6 L11 8Z' },
  token: { solid: 'M0 -11 L11 0 L0 11 L-11 0Z' },
  bid: { solid: 'M-8 -2 Q-12 9 0 10 Q12 9 8 -2 Q5 -5 0 -5 Q-5 -5 -8 -2Z M-4 -6 L-6 -11 L0 -9 L6 -11 L4 -6Z' },
  // Destinies
  gold: { solid: 'M0 -11 A11 11 0 1 0 0.010 -11Z M-5 0 L-2 4 L6 -5 L4 -7 L-2 0 L-3.500 -2Z' },
  grey: { solid: 'M0 -11 L11 0 L0 11 L-11 0Z M-5 -1.500 V1.500 H5 V-1.500Z' },
  red: {
    solid:
      'M-9 -9 H9 V9 H-9Z M-5 -3.500 L-1.500 0 L-5 3.500 L-3.500 5 L0 1.500 L3.500 5 L5 3.500 L1.500 0 L5 -3.500 L3.500 -5 L0 -1.500 ' +
      'L-3.500 -5Z',
  },
  // Seasons
  spring: { solid: 'M0 11 Q-11 4 -9 -8 Q2 -7 0 11Z M1 11 Q2 -2 10 -4 Q11 7 1 11Z' },
  summer: {
    solid: 'M0 -6 A6 6 0 1 0 0.010 -6Z',
    line:
      'M0 -12 V-9 M0 12 V9 M-12 0 H-9 M12 0 H9 M-8.500 -8.500 L-6.500 -6.500 M8.500 8.500 L6.500 6.500 M8.500 -8.500 L6.500 -6.500 ' +
      'M-8.500 8.500 L-6.500 6.500',
  },
  fall: { solid: 'M0 -12 L3 -6 L8 -8 L7 -2 L12 0 L7 4 L8 8 L1.500 6 V12 H-1.500 V6 L-8 8 L-7 4 L-12 0 L-7 -2 L-8 -8 L-3 -6Z' },
  winter: {
    line:
      'M0 -12 V12 M-10.400 -6 L10.400 6 M-10.400 6 L10.400 -6 M-3 -10 L0 -7 L3 -10 M-3 10 L0 7 L3 10 M-10 -1 L-6 -3.500 L-7 -8 ' +
      'M10 1 L6 3.500 L7 8 M-7 8 L-6 3.500 L-10 1 M7 -8 L6 -3.500 L10 -1',
  },
  // Orders
  strategize: { line: 'M-11 -6 H6 M2 -10 L7 -6 L2 -2 M11 6 H-6 M-2 2 L-7 6 L-2 10' },
  mobilize: { solid: 'M-11 -8 H-3 L6 0 L-3 8 H-11 L-3 0Z M2 -8 H5 L12 0 L5 8 H2 L9 0Z' },
  conquer: { line: 'M9 -10 L-5 5 M-9 2 L-2 9 M-6 6 L-10 11', solid: 'M11 -12 L9 -3 L3 -9Z' },
  harvest: { line: 'M-8 11 L1 0', solid: 'M-6 -10 Q9 -14 11 2 Q6 -7 -4 -5 L3 -1 L0 2 L-8 -5Z' },
  recruit: { solid: 'M-9 9 V-1 Q-9 -11 0 -11 Q9 -11 9 -1 V9 H4 V1 H-4 V9Z M-1 -14 H1 V-11 H-1Z' },
  'rally-support': { solid: 'M-11 11 V-2 L-5 -8 L1 -2 V11Z M3 11 V-11 L7 -13 L11 -11 V11Z' },
  'acquire-power': { solid: 'M-11 9 L-12 -6 L-6 0 L0 -11 L6 0 L12 -6 L11 9Z' },
  fortify: { solid: 'M-11 11 V-9 H-7 V-5 H-3 V-9 H3 V-5 H7 V-9 H11 V11 H4 V5 Q0 0 -4 5 V11Z' },
};

/** The bases of figures, around 0,0 in a square of some 44; `y` is where the sign on it stands, and `by` how large. */
export const BASES: Record<string, { path: string; y: number; by: number }> = {
  triangle: { path: 'M0 -23 L24 17 Q24 19 22 19 H-22 Q-24 19 -24 17Z', y: 6, by: 0.86 },
  rectangle: { path: 'M-22 -17 H22 Q24 -17 24 -15 V15 Q24 17 22 17 H-22 Q-24 17 -24 15 V-15 Q-24 -17 -22 -17Z', y: 0, by: 1.12 },
  circle: { path: 'M0 -20 A20 20 0 1 0 0.010 -20Z', y: 0, by: 1.08 },
  hexagon: { path: 'M-24 0 L-12 -20 H12 L24 0 L12 20 H-12Z', y: 0, by: 1.16 },
};
