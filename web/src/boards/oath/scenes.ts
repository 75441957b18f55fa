// A campaign as it is told line by line: so that its dice and its outcome are seen even when all is over at once.
import type { Told } from '../board';
import { BANDITS, BANNERS, cardAt, sitesOf, UNKNOWN, warOf, type Colour, type Ground, type Position, type War } from './model';

export interface Scene extends War {
  /** How many warbands the attacker has sacrificed. */
  sacrificed: number;
  /** How many warbands defended when the dice were rolled: they count among the shields. */
  guard: number;
  /** Whether it is over and only still shown. */
  over: boolean;
}

/** Lines that still belong to a campaign after it is decided. */
const AFTER = new Set([
  'killed',
  'killed-at',
  'saved',
  'marched',
  'withdrew',
  'got-relic',
  'got-banner',
  'banner-tokens',
  'mob',
  'traveled',
  'burned-favor',
  'took-favor',
  'discarded-card',
  'title',
  'released',
  'caged',
  'gained-favor',
  'gained-secrets',
  'banked',
]);
const EMPTY: Omit<Scene, 'attacker' | 'defender'> = {
  allies: [],
  at: '',
  sites: [],
  relics: [],
  banners: [],
  pawn: false,
  attack: 0,
  defense: 0,
  force: 0,
  defenders: 0,
  swords: 0,
  shields: 0,
  attack_roll: { hollow: 0, sword: 0, skull: 0 },
  defense_roll: { one: 0, two: 0, double: 0 },
  plans: [],
  outcome: '',
  stage: 'targets',
  sacrificed: 0,
  guard: 0,
  over: false,
};

/** The scene after these lines and in this position; the same one while they go on with it. */
export function sceneAfter(ground: Ground, p: Position, before: Scene | null, told: readonly Told[]): Scene | null {
  let scene = before;
  for (const line of told) scene = fought(ground, p, scene, line);
  const war = warOf(p);
  if (war) return { ...EMPTY, sacrificed: scene?.sacrificed ?? 0, guard: scene?.guard ?? 0, ...war, over: false };
  // What was decided stays on the table for a moment, until something else is told.
  if (scene && !scene.outcome) return null;
  return scene && { ...scene, over: true };
}

/** A campaign after one more line. */
export function fought(ground: Ground, p: Position, scene: Scene | null, { event, args }: Told): Scene | null {
  const who = (seat: number | undefined) => p.seats[seat ?? -1] ?? BANDITS;
  if (event === 'campaign-began') return { ...EMPTY, attacker: who(args.seat) as Colour, defender: who(args.other) };
  if (!scene) return null;
  if (event === 'targeted-site') return { ...scene, sites: [...scene.sites, sitesOf(p)[args.site!]?.id ?? ''] };
  if (event === 'targeted-card') return { ...scene, relics: [...scene.relics, cardAt(ground, `card:${args.card}`)?.id ?? ''] };
  if (event === 'targeted-relic-at') return { ...scene, relics: [...scene.relics, UNKNOWN] };
  if (event === 'targeted-banner') return { ...scene, banners: [...scene.banners, BANNERS[args.banner!]!] };
  if (event === 'targeted-pawn') return { ...scene, pawn: true };
  if (event === 'pools')
    return { ...scene, attack: args.attack!, defense: args.defense!, stage: scene.stage === 'targets' ? 'forces' : scene.stage };
  if (event === 'joined') return { ...scene, allies: [...scene.allies, who(args.seat) as Colour] };
  if (event === 'planned')
    return {
      ...scene,
      stage: 'plans',
      plans: [...scene.plans, { card: cardAt(ground, `card:${args.card}`)?.id ?? '', by: who(args.seat), counter: false }],
    };
  if (event === 'defense-rolled') {
    const two = args.twos ?? 0;
    return {
      ...scene,
      stage: 'defense',
      shields: args.total! + scene.defenders,
      guard: scene.defenders,
      defense_roll: { one: args.shields! - 2 * two, two, double: args.doubles! },
    };
  }
  if (event === 'attack-rolled')
    return {
      ...scene,
      stage: 'attack',
      swords: args.swords! + Math.floor(args.hollow! / 2) + 2 * args.skulls!,
      attack_roll: { hollow: args.hollow!, sword: args.swords!, skull: args.skulls! },
    };
  if (event === 'sacrificed') return { ...scene, stage: 'sacrifice', sacrificed: args.amount! };
  if (event === 'campaign-won')
    return { ...scene, stage: 'aftermath', outcome: who(args.seat) === scene.attacker ? 'attacker' : 'defender' };
  return scene.outcome && !AFTER.has(event) ? null : scene;
}

/** The faces that lie on the table: those that count first, blanks last. */
export function facesOf(roll: Record<string, number>, pool: number): string[] {
  const shown = Object.entries(roll).flatMap(([face, n]) => Array.from({ length: n }, () => face));
  return [...shown, ...Array.from({ length: Math.max(0, pool - shown.length) }, () => 'blank')];
}
