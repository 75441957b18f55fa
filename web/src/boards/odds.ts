// Odds of what chance settles, as foresight tells them for each choice.
import type { ForesightFrame } from '../wire';

type Told = ForesightFrame | null;

/** How likely the own seat succeeds by a choice after which something is settled; null while that is not known. */
export function success(told: Told): number | null {
  if (!told?.odds.length) return null;
  return told.odds.find((one) => one.own)?.share ?? 0;
}

/** What a choice probably leads to: the own success first, else what is likeliest. */
export const likeliest = (told: Told) => told?.odds.find((one) => one.own) ?? told?.odds[0];

/** Something that may be settled: by the worst of the choices, and by the best. */
export interface Spread {
  text: string;
  own: boolean;
  low: number;
  high: number;
}

/** So many outcomes are told. */
const MOST = 2;

/** What may be settled by the choices of which that is known. Where the own success has odds, those of the others only say what
 * happens without a choice of theirs: they are left out. */
export function spread(choices: readonly Told[]): Spread[] {
  const known = choices.filter((told) => told !== null && told.odds.length > 0) as ForesightFrame[];
  const texts = new Map(known.flatMap((told) => told.odds.map((one) => [one.text, one.own])));
  return [...texts]
    .map(([text, own]) => {
      const shares = known.map((told) => told.odds.find((one) => one.text === text)?.share ?? 0);
      return { text, own, low: Math.min(...shares), high: Math.max(...shares) };
    })
    .filter((one, _, all) => one.own || !all.some((other) => other.own))
    .sort((one, other) => other.high - one.high)
    .slice(0, MOST);
}
