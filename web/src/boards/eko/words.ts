// The words that the board of Ekö needs beside those the server says: names for places, read aloud, and for panels.
import type { Lang } from '../../shell/words';
import type { PlaceFacts } from '../board';
import { saying } from '../saying';
import { hueOf, WORTH, type Hex, type Position } from './model';

export const { say, step } = saying('eko');

/** What lies at a place, as a sentence for those who listen instead of looking. */
export function describe(lang: Lang, hex: Hex, p: Position, open: boolean, taken: boolean): string {
  const parts: string[] = [];
  const stack = p.stacks[hex.name];
  const building = p.buildings[hex.name];
  if (!stack || hex.kind !== 'space') parts.push(say(lang, `hex-${hex.kind}`));
  if (stack) {
    parts.push(`${say(lang, 'stack')} ${stack.discs}, ${say(lang, `colour-${stack.seat}`)}`);
    if (stack.emperor) parts.push(say(lang, 'emperor'));
  }
  if (building) parts.push(`${say(lang, `building-${building.kind}`)}, ${say(lang, `colour-${building.seat}`)}`);
  if (taken) parts.push(say(lang, 'taken'));
  else if (open) parts.push(say(lang, 'open'));
  return `${hex.name}: ${parts.join(', ')}`;
}

/** The rules that speak of each kind of place. */
const RULES: Record<string, string> = {
  space: 'eko.move',
  storm: 'eko.storm',
  portal: 'eko.portal',
  capital: 'eko.build.12',
  temple_wind: 'eko.wind',
  temple_moon: 'eko.moon',
  temple_sand: 'eko.sand',
};

/** What lies at a place, for its card. */
export function placeFacts(lang: Lang, hex: Hex, p: Position): PlaceFacts {
  const lines: PlaceFacts['lines'] = [];
  const stack = p.stacks[hex.name];
  const building = p.buildings[hex.name];
  if (stack) {
    const discs = say(lang, 'force', { discs: stack.discs });
    const emperor = stack.emperor ? `, ${say(lang, 'emperor')}` : '';
    lines.push({ text: `${say(lang, `colour-${stack.seat}`)}: ${discs}${emperor}`, hue: hueOf(stack.seat) });
  }
  if (building) {
    const points = WORTH[building.kind] ?? 0;
    const worth = say(lang, 'worth', { points });
    lines.push({
      text: `${say(lang, `colour-${building.seat}`)}: ${say(lang, `building-${building.kind}`)}, ${worth}`,
      hue: hueOf(building.seat),
    });
  }
  if (!lines.length) lines.push({ text: say(lang, hex.space ? 'nobody' : 'unbuilt'), hue: 0 });
  return {
    title: `${hex.name} · ${say(lang, hex.kind === 'space' ? 'plain' : `hex-${hex.kind}`)}`,
    lines,
    rule: RULES[hex.kind] ?? 'eko.build.2',
  };
}
