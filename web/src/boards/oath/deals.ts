// The goods of a deal, as the server names them in the words of the actions, made readable.
import type { Lang } from '../../shell/words';
import type { Offer } from '../../shell/narrowing';
import { BANNERS, cardAt, cardOf, GOODS, sitesOf, type Deal, type Ground, type Position } from './model';
import { numberIn } from './offers';
import { cardName, placeName, told } from './telling';
import { say } from './words';

export interface Good {
  key: string;
  sign: string;
  text: string;
  n: number;
}

/** What one side of a deal contains: `give` is what the proposer gives, `ask` what is wanted for it. */
export function goodsOf(ground: Ground, deal: Deal, side: 'give' | 'ask', lang: Lang): Good[] {
  const found = new Map<string, Good>();
  for (const good of deal.goods ?? []) {
    const [block = '', what = ''] = good.split(' ');
    if (!block.startsWith(side)) continue;
    const known = found.get(good);
    if (known) known.n += 1;
    else found.set(good, { key: good, n: 1, ...described(ground, block.slice(side.length + 1), what, lang) });
  }
  return [...found.values()];
}

/** The good that a choice would add to a deal. */
export function goodIn(ground: Ground, p: Position, offer: Offer, lang: Lang): { sign: string; text: string } {
  const number = numberIn(offer.path[0] ?? '');
  const kind = offer.name.replace(/^(give|ask)-?/, '');
  const what =
    { card: cardAt(ground, offer.path[0] ?? '')?.id, banner: BANNERS[number], site: sitesOf(p)[number]?.id, adviser: ORDINALS[number] }[
      kind
    ] ?? GOODS[number];
  return described(ground, kind, what ?? '', lang);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function described(ground: Ground, kind: string, what: string, lang: Lang): { sign: string; text: string } {
  if (kind === 'card') return { sign: cardOf(ground, what)?.suit || 'relic', text: cardName(ground, what) };
  if (kind === 'adviser') return { sign: 'denizen', text: say(lang, 'aBack', { n: told(ground, `place-${what}`) || what }) };
  if (kind === 'banner') return { sign: what, text: told(ground, `banner-${what}`) };
  if (kind === 'site') return { sign: 'travel', text: placeName(ground, what) };
  return { sign: what, text: say(lang, `good-${what}`) };
}
