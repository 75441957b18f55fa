// What lies at the sites, and where on its tile each thing is drawn.
import type { Lang } from '../../shell/words';
import { stripHeight, stripsOf, wrapped, type Rect } from './geometry';
import { cardOf, sitesOf, UNKNOWN, type Ground, type Position } from './model';
import { textsOf } from './telling';
import { say } from './words';

/** How high a card at a site is where it is touched, in pixels. */
const FINGER = 40;

/** How large things are drawn at a scale of the map. */
export function measuresAt(scale: number) {
  /** On a small screen names stay readable, and texts are read by a touch. */
  const small = scale < 0.8;
  const letters = Math.min(33, Math.max(14.5, (small ? 13 : 14) / scale));
  const head = small ? letters * 1.4 : 28;
  const meta = small ? letters * 1.7 : 21;
  return {
    small,
    letters,
    /** What a site or a card does, in letters that stay readable. */
    print: letters - 1,
    /** The rows of a site: its name, and below it its tokens. */
    head,
    meta,
    /** Who rules a site. */
    badge: letters * 2.9,
    bar: small ? meta - 4 : head - 5,
    /** How high a card is where it is touched. */
    finger: FINGER / scale,
  };
}

export type Measures = ReturnType<typeof measuresAt>;
export type LaidSite = ReturnType<typeof layoutSites>[number];

export function layoutSites(ground: Ground, position: Position, tiles: readonly Rect[], measures: Measures, bare: boolean, lang: Lang) {
  const { small, letters, print, head, meta, finger } = measures;
  return sitesOf(position).map((site, number) => {
    const at = tiles[number]!;
    const card = cardOf(ground, site.id);
    const cards =
      bare || !site.up
        ? []
        : (site.cards ?? []).map((id) => {
            const one = cardOf(ground, id);
            const kind = one?.powers?.[0]?.type;
            return { id, text: one ? `${kind ? `${say(lang, `power-${kind}`)}: ` : ''}${textsOf(ground, one).join(' ')}` : '' };
          });
    const [army, n] = Object.entries(site.warbands ?? {})[0] ?? ['', 0];
    // What the site itself does, beside its tokens; in more lines where the cards leave room.
    const tokens = (site.relics?.length ?? 0) * (letters * 1.25 + 3) + ((site.favor ? 1 : 0) + (site.secrets ? 1 : 0)) * letters * 2.4;
    const room = Math.floor((at.h - head - 8 - cards.reduce((sum, one) => sum + stripHeight(one.text, at, letters), 0)) / (print + 2));
    const power =
      small || bare || !card
        ? []
        : wrapped(textsOf(ground, card).join(' '), at.w - 22 - tokens, print, Math.max(tokens ? 1 : 0, Math.min(4, room)));
    const from = head + Math.max(small || tokens ? meta : 0, power.length * (print + 2) + (power.length ? 5 : 0)) + 2;
    return {
      ...site,
      known: site.card && site.card !== UNKNOWN ? site.card : '',
      number,
      at,
      army,
      n,
      power,
      strips: stripsOf(cards, at, from, letters, !small, finger),
      target: `site:${number}`,
    };
  });
}

export const relicAt = ({ at }: LaidSite, i: number, { letters, head, meta }: Measures): Rect => ({
  x: at.x + at.w - 8 - (i + 1) * (letters * 1.25 + 3),
  y: at.y + head - 1,
  w: letters * 1.25,
  h: meta,
});
