// The sign that stands beside a choice: what it is about.
import type { Offer } from '../../shell/narrowing';
import { BANNERS, cardAt, GOODS, SUITS, type Ground } from './model';
import { numberIn, verbOf } from './offers';

export function signOf(ground: Ground, offer: Offer): string {
  const last = offer.path.at(-1) ?? '';
  const verb = verbOf(offer);
  if (verb) return verb === 'lend' ? 'trade' : verb;
  if (last.startsWith('suit:')) return SUITS[numberIn(last)] ?? '';
  if (last.startsWith('banner:')) return BANNERS[numberIn(last)] ?? '';
  if (last.startsWith('good:')) return GOODS[numberIn(last)] ?? '';
  if (last.startsWith('site:')) return 'travel';
  if (last.startsWith('seat:')) return 'pawn';
  if (last.startsWith('oath:')) return 'crown';
  if (last.startsWith('source:')) return 'cards';
  if (last.startsWith('card:')) {
    const card = cardAt(ground, last);
    return card?.suit || (card?.kind === 'vision' ? 'vision' : 'relic');
  }
  if (last.startsWith('space:') || offer.name === 'relic') return 'relic';
  return last.startsWith('place:') ? 'denizen' : '';
}
