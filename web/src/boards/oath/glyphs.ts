// The signs of Oath as paths around 0,0 in a square of 24: what is filled, and what is drawn as a line.

export interface Glyph {
  solid?: string;
  line?: string;
}

export const GLYPHS: Record<string, Glyph> = {
  // Suits: a bolt, an eye, a tower, a flame, a paw, a tent
  discord: { solid: 'M3 -12 L-8 2 H-2 L-4 12 L8 -3 H2 L6 -12Z' },
  arcane: { solid: 'M-12 0 Q-6 -8 0 -8 Q6 -8 12 0 Q6 8 0 8 Q-6 8 -12 0Z M0 -5 A5 5 0 1 0 0.010 -5Z M0 -2 A2 2 0 1 1 -0.010 -2Z' },
  order: { solid: 'M-8 11 V-4 H-10 V-11 H-6 V-8 H-2 V-11 H2 V-8 H6 V-11 H10 V-4 H8 V11 H3 V5 Q3 2 0 2 Q-3 2 -3 5 V11Z' },
  hearth: {
    solid: 'M1 -12 Q3 -6 7 -2 Q10 2 8 6 Q6 11 0 11 Q-6 11 -8 6 Q-9 1 -5 -3 Q-4 0 -2 0 Q-3 -7 1 -12Z M0 2 Q-4 6 -2 8 Q0 10 2 8 Q4 6 0 2Z',
  },
  beast: {
    solid:
      'M0 0 Q6 1 7 6 Q7 11 3 10 Q0 8.500 -3 10 Q-7 11 -7 6 Q-6 1 0 0Z M-9 -5 A2.600 3.400 0 1 0 -8.990 -5Z ' +
      'M9 -5 A2.600 3.400 0 1 1 8.990 -5Z M-3.500 -11 A2.600 3.600 0 1 0 -3.490 -11Z M3.500 -11 A2.600 3.600 0 1 1 3.490 -11Z',
  },
  nomad: { solid: 'M0 -8 L11 10 H4 L0 2 L-4 10 H-11Z', line: 'M0 -8 L-3 -12 M0 -8 L3 -12' },
  // Tokens and pieces
  favor: { solid: 'M0 -11 A11 11 0 1 0 0.010 -11Z M0 -7 Q6 -4 5 1 Q4 5 0 7 Q-4 5 -5 1 Q-6 -4 0 -7Z' },
  secret: {
    solid:
      'M-9 -11 H6 Q9 -11 9 -8 V11 H-6 Q-9 11 -9 8Z M0 -6 A3.300 3.300 0 0 0 -1.500 0 L-2.500 6 H2.500 L1.500 0 A3.300 3.300 0 0 0 0 -6Z',
  },
  warband: { solid: 'M0 -12 A4 4 0 0 1 3 -5.500 Q8 -4 8 3 V6 H5 V11 H-5 V6 H-8 V3 Q-8 -4 -3 -5.500 A4 4 0 0 1 0 -12Z' },
  pawn: { solid: 'M0 -12 A4.500 4.500 0 0 1 3 -4 Q3 2 7 8 V11 H-7 V8 Q-3 2 -3 -4 A4.500 4.500 0 0 1 0 -12Z' },
  relic: {
    solid: 'M-8 -10 H8 Q8 -1 2 1 V6 Q7 7 7 10 H-7 Q-7 7 -2 6 V1 Q-8 -1 -8 -10Z',
    line: 'M-8 -7 Q-12 -7 -11 -3 Q-10 0 -6 -1 M8 -7 Q12 -7 11 -3 Q10 0 6 -1',
  },
  supply: { solid: 'M-4 -7 H4 Q11 0 9 7 Q7 11 0 11 Q-7 11 -9 7 Q-11 0 -4 -7Z', line: 'M-5 -11 L-3 -8 H3 L5 -11' },
  vision: {
    solid: 'M0 -5 A5 5 0 1 0 0.010 -5Z',
    line:
      'M0 -12 V-8 M0 8 V12 M-12 0 H-8 M8 0 H12 M-8.500 -8.500 L-5.700 -5.700 M8.500 8.500 L5.700 5.700 M-8.500 8.500 L-5.700 5.700 ' +
      'M8.500 -8.500 L5.700 -5.700',
  },
  conspiracy: {
    solid: 'M-11 -7 Q0 -11 11 -7 Q12 3 7 6 Q3 7 0 3 Q-3 7 -7 6 Q-12 3 -11 -7Z M-8 -3 Q-5 -5 -2 -2 Q-5 1 -8 -3Z M8 -3 Q5 -5 2 -2 Q5 1 8 -3Z',
  },
  denizen: { solid: 'M0 -11 A4.500 4.500 0 0 1 0 -2 A4.500 4.500 0 0 1 0 -11Z M-9 11 Q-9 0 0 0 Q9 0 9 11Z' },
  cards: { solid: 'M-9 -8 L2 -11 L7 7 L-4 10Z', line: 'M4 -11 L10 -9 L6 8' },
  'peoples-favor': { solid: 'M-7 -11 H9 L5 -5 L9 1 H-5 V11 H-8 V-11Z' },
  'darkest-secret': {
    solid: 'M-7 -11 H9 V1 L5 -2 L1 1 L-2 -2 L-5 1 V11 H-8 V-11Z M2 -9 A2.500 2.500 0 0 0 1 -4.500 H3 A2.500 2.500 0 0 0 2 -9Z',
  },
  // Titles and roles
  crown: { solid: 'M-11 9 L-12 -7 L-5 0 L0 -11 L5 0 L12 -7 L11 9Z' },
  usurper: { solid: 'M-11 9 L-12 -7 L-5 0 L-2 -7 L1 -1 L-2 4 L0 9Z M3 9 L2 4 L5 -1 L4 -7 L5 0 L12 -7 L11 9Z' },
  laurel: { line: 'M-3 10 Q-11 4 -8 -8 M3 10 Q11 4 8 -8 M-9 -2 L-5 -3 M-8 3 L-4 1 M9 -2 L5 -3 M8 3 L4 1', solid: 'M0 7 L-2 11 H2Z' },
  exile: { line: 'M-9 11 L3 -9 M-2 2 L9 7 M3 -9 A3 3 0 1 1 7 -6', solid: 'M-10 -4 L-3 -6 L-5 0Z' },
  prince: {
    solid: 'M0 -6 A6 6 0 1 0 0.010 -6Z M0 -2.500 A2.500 2.500 0 1 1 -0.010 -2.500Z',
    line: 'M0 -11 V-7 M0 7 V11 M-11 0 H-7 M7 0 H11 M-8 -8 L-5 -5 M8 8 L5 5 M-8 8 L-5 5 M8 -8 L5 -5',
  },
  bandits: { solid: 'M-11 -5 Q0 -9 11 -5 V0 Q8 4 4 2 L0 -1 L-4 2 Q-8 4 -11 0Z M-7 -3 H-3 V0 H-7Z M3 -3 H7 V0 H3Z', line: 'M-11 -4 L-12 4' },
  // Actions
  search: { line: 'M-3 -10 A7 7 0 1 0 -2.990 -10Z M2 3 L10 11' },
  muster: { solid: 'M-10 -4 L2 -9 Q6 -3 2 4 L-10 0Z', line: 'M5 -8 Q9 -3 5 3 M-8 0 L-5 8' },
  trade: { line: 'M-11 -4 H8 M4 -9 L9 -4 L4 1 M11 5 H-8 M-4 0 L-9 5 L-4 10' },
  recover: { solid: 'M-5 -11 H5 Q5 -5 1.500 -4 V-1 H4 V1 H-4 V-1 H-1.500 V-4 Q-5 -5 -5 -11Z', line: 'M-10 4 V10 H10 V4 M-6 7 H6' },
  travel: { line: 'M-10 10 Q-12 4 -5 3 Q3 2 1 -3 Q0 -7 6 -8', solid: 'M4 -12 L12 -8 L5 -3Z' },
  campaign: { line: 'M-9 9 L9 -10 M9 9 L-9 -10 M-10 3 L-4 9 M10 3 L4 9' },
  peek: { line: 'M-11 0 Q0 -10 11 0 Q0 10 -11 0Z', solid: 'M0 -3 A3 3 0 1 0 0.010 -3Z' },
  uncover: { line: 'M-8 -10 H3 V9 H-8Z M6 -6 Q11 -3 9 5 M6 6 L9 6 L10 2' },
  use: { solid: 'M0 -12 L3 -3 L12 0 L3 3 L0 12 L-3 3 L-12 0 L-3 -3Z' },
  garrison: { line: 'M0 -11 V2 M-5 -3 L0 2 L5 -3', solid: 'M-10 11 V5 H-6 V7 H-2 V5 H2 V7 H6 V5 H10 V11Z' },
  withdraw: { line: 'M0 3 V-10 M-5 -5 L0 -10 L5 -5', solid: 'M-10 11 V5 H-6 V7 H-2 V5 H2 V7 H6 V5 H10 V11Z' },
  offer: { solid: 'M-9 -10 H7 V7 Q3 4 -1 7 Q-5 10 -9 7Z', line: 'M-5 -6 H3 M-5 -2 H3 M7 9 A2 2 0 1 0 7.010 9Z' },
  with: { line: 'M-6 -10 V4 M-11 -1 H-1 M3 6 H11 M7 2 V10' },
  // Icons of cards
  tree: { solid: 'M0 -12 Q7 -12 7 -6 Q12 -4 10 1 Q8 5 2 4 L3 11 H-3 L-2 4 Q-8 5 -10 1 Q-12 -4 -7 -6 Q-7 -12 0 -12Z' },
  person: { solid: 'M0 -11 A4.500 4.500 0 0 1 0 -2 A4.500 4.500 0 0 1 0 -11Z M-9 11 Q-9 0 0 0 Q9 0 9 11Z' },
  chain: { line: 'M-3 -4 H-6 A4 4 0 0 0 -6 4 H-3 M3 -4 H6 A4 4 0 0 1 6 4 H3 M-4 0 H4' },
  burn: { solid: 'M1 -12 Q3 -6 7 -2 Q10 2 8 6 Q6 11 0 11 Q-6 11 -8 6 Q-9 1 -5 -3 Q-4 0 -2 0 Q-3 -7 1 -12Z' },
  // Faces of the dice
  sword: { solid: 'M0 -12 L2.500 -8 V4 H6 V7 H1.500 V12 H-1.500 V7 H-6 V4 H-2.500 V-8Z' },
  hollow: { line: 'M0 -11 L2.500 -7.500 V4 H-2.500 V-7.500Z M-6 5.500 H6 M0 6 V11' },
  skull: {
    solid:
      'M0 -11 Q9 -11 9 -3 Q9 2 5 4 V9 H-5 V4 Q-9 2 -9 -3 Q-9 -11 0 -11Z M-4 -5 A2.400 2.400 0 1 0 -3.990 -5Z ' +
      'M4 -5 A2.400 2.400 0 1 1 3.990 -5Z',
  },
  shield: { solid: 'M-9 -10 Q0 -7 9 -10 Q10 6 0 12 Q-10 6 -9 -10Z' },
  // The looks of sites
  city: { solid: 'M-12 11 V0 H-8 V-4 H-4 V11Z M-2 11 V-9 L1 -12 L4 -9 V11Z M6 11 V-3 H12 V11Z' },
  coast: { solid: 'M-12 2 Q-6 -9 2 -8 Q9 -7 12 -1 Q6 -3 1 1 Q-5 5 -12 2Z', line: 'M-11 7 Q-7 4 -3 7 T5 7 T12 7 M-6 11 Q-2 8 2 11' },
  giant: { solid: 'M-12 10 Q-9 -1 -3 -1 Q-5 -9 1 -11 Q8 -11 7 -4 Q6 -1 4 0 Q10 2 12 10Z M0 -7 H2 V-5 H0Z M4 -7 H5.500 V-5 H4Z' },
  valley: { solid: 'M-12 -8 Q-6 2 0 3 Q6 2 12 -8 V10 H-12Z', line: 'M0 -9 A3 3 0 1 0 0.010 -9Z' },
  woods: { solid: 'M-5 9 L-12 9 L-6 0 H-9 L-4 -9 L1 0 H-2 L4 9Z M6 9 L3 9 L7 1 H5 L8 -5 L12 1 H10 L13 9Z' },
  marsh: {
    line: 'M-11 8 H11 M-6 8 V-6 M0 8 V-9 M6 8 V-4 M-11 3 H-8 M8 3 H11',
    solid: 'M-7.500 -6 H-4.500 V-11 H-7.500Z M-1.500 -6 H1.500 V-12 H-1.500Z M4.500 -3 H7.500 V-9 H4.500Z',
  },
  mine: { solid: 'M-12 11 L-5 -6 Q0 -11 5 -6 L12 11 H5 V3 Q5 -2 0 -2 Q-5 -2 -5 3 V11Z' },
  mountain: { solid: 'M-12 9 L-3 -10 L2 0 L5 -4 L12 9Z', line: 'M-5.500 -3 L-3 0 L-0.500 -3' },
  pass: { solid: 'M-12 11 V-8 L-6 -3 L-2 11Z M12 11 V-10 L6 -4 L2 11Z' },
  plains: { line: 'M-12 8 Q0 2 12 8 M-8 4 V-4 M-8 0 L-11 -3 M-8 0 L-5 -3 M2 2 V-8 M2 -3 L-1 -6 M2 -3 L5 -6 M9 4 V-2' },
  river: { line: 'M-7 -12 Q-11 -6 -3 -2 Q5 2 -1 7 Q-4 10 -2 12 M1 -12 Q-3 -7 5 -3 Q13 2 7 7 Q4 10 6 12' },
  stones: { solid: 'M-11 11 L-10 -6 L-6 -7 L-5 11Z M-3 11 L-2 -11 L3 -10 L3 11Z M6 11 L6 -4 L11 -5 L11 11Z' },
  hidden: { solid: 'M0 -12 L11 8 H-11Z M0 -3 A4 3 0 1 0 0.010 -3Z' },
  tribunal: { solid: 'M-11 -5 L0 -12 L11 -5Z M-10 11 V8 H10 V11Z M-8 -3 H-5 V6 H-8Z M-1.500 -3 H1.500 V6 H-1.500Z M5 -3 H8 V6 H5Z' },
  // Regions
  cradle: { solid: 'M-10 9 V-1 L0 -10 L10 -1 V9 H3 V2 H-3 V9Z' },
  provinces: { solid: 'M-12 9 Q-8 -6 0 2 Q6 -9 12 9Z' },
  hinterland: { solid: 'M-12 9 L-7 -4 L-4 1 L1 -10 L6 2 L8 -1 L12 9Z' },
};

const LOOKS: Record<string, string> = {
  'ancient-city': 'city',
  'great-slum': 'city',
  'drowned-city': 'city',
  'barren-coast': 'coast',
  'lush-coast': 'coast',
  'rocky-coast': 'coast',
  'buried-giant': 'giant',
  'charming-valley': 'valley',
  'fertile-valley': 'valley',
  'deep-woods': 'woods',
  'shrouded-wood': 'woods',
  marshes: 'marsh',
  mine: 'mine',
  mountain: 'mountain',
  'narrow-pass': 'pass',
  plains: 'plains',
  steppe: 'plains',
  'salt-flats': 'plains',
  wastes: 'plains',
  river: 'river',
  'standing-stones': 'stones',
  'the-hidden-place': 'hidden',
  'the-tribunal': 'tribunal',
};

/** The sign that shows what a site looks like. */
export function lookOf(site: string): string {
  return LOOKS[site] ?? 'plains';
}
