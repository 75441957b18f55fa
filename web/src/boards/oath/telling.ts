// What the places of Oath are called, read aloud and on their cards; and who threatens to win, and why.
import type { Lang } from '../../shell/words';
import type { PlaceFacts } from '../board';
import {
  BANDITS,
  BANNERS,
  cardAt,
  cardOf,
  hueOf,
  REGIONS,
  sitesOf,
  SUITS,
  UNKNOWN,
  visionOf,
  type Adviser,
  type Card,
  type Ground,
  type Position,
  type Prospect,
} from './model';
import { knows, say, upper } from './words';

type Lines = PlaceFacts['lines'];

const numberOf = (target: string) => Number(target.slice(target.indexOf(':') + 1));
const pairOf = (target: string) =>
  target
    .slice(target.indexOf(':') + 1)
    .split('-')
    .map(Number) as [number, number];
const plain = (text: string): Lines[number] => ({ text: upper(text), hue: 0 });

/** A word of the game; a key that is not known says nothing. */
export function told(ground: Ground, key: string): string {
  return ground.words[key] ?? '';
}

export function colourName(lang: Lang, colour: string): string {
  return colour && say(lang, `colour-${colour}`);
}

export function cardName(ground: Ground, id: string): string {
  const card = cardOf(ground, id);
  return card ? upper(told(ground, card.name)) : '';
}

/** Everything that a card says of its powers, part by part. */
export function textsOf(ground: Ground, card: Card): string[] {
  return ['text', 'text2', 'text3'].map((part) => told(ground, `${card.name}.${part}`)).filter(Boolean);
}

/** What is known beside the words of a card, for those who want to know exactly. */
export function rulingsOf(ground: Ground, card: Card): string[] {
  return [1, 2, 3, 4, 5, 6].map((n) => told(ground, `${card.name}.ruling${n}`)).filter(Boolean);
}

export function suitName(ground: Ground, suit: string): string {
  return told(ground, `suit-${suit}`);
}

/** The name of a site on the map; of one that lies face down, where it is. */
export function siteName(ground: Ground, p: Position, number: number): string {
  const site = sitesOf(p)[number];
  if (!site) return '';
  return site.up ? cardName(ground, site.id) : upper(told(ground, `site-${site.place}`));
}

/** A site by the name that the position has for it. */
export function placeName(ground: Ground, id: string): string {
  return cardName(ground, id) || upper(told(ground, `site-${id}`));
}

/** The price of the relics of a site, in words. */
export function priceOf(ground: Ground, id: string, lang: Lang): string {
  const price = cardOf(ground, id)?.price ?? {};
  if (price.favor)
    return say(lang, 'priceFavor', {
      n: price.favor,
      suit: told(ground, `suit-${price.bank}.gen`) || suitName(ground, price.bank ?? ''),
    });
  if (price.burn_favor) return say(lang, 'priceBurnFavor', { n: price.burn_favor });
  return price.burn_secret ? say(lang, 'priceBurnSecret', { n: price.burn_secret }) : '';
}

/** What a person calls a target. */
export function nameOf(ground: Ground, target: string, lang: Lang): string {
  const number = numberOf(target);
  if (target.startsWith('site:')) return upper(told(ground, `site-${ground.places[number]?.id}`));
  if (target.startsWith('card:')) return cardName(ground, cardAt(ground, target)?.id ?? '');
  if (target.startsWith('seat:')) return colourName(lang, ground.colours[number] ?? BANDITS);
  if (target.startsWith('banner:')) return told(ground, `banner-${BANNERS[number]}`);
  if (target.startsWith('suit:')) return suitName(ground, SUITS[number] ?? '');
  if (target.startsWith('source:')) return upper(told(ground, number ? `source-${REGIONS[number - 1]}` : 'source-deck'));
  if (target.startsWith('space:')) return say(lang, 'reliquary');
  return '';
}

/** What is there, for a small card. */
export function placeFacts(ground: Ground, p: Position, target: string, lang: Lang): PlaceFacts | null {
  const number = numberOf(target);
  if (target.startsWith('site:'))
    return { title: siteName(ground, p, number), lines: siteLines(ground, p, number, lang), rule: 'oath.term.2' };
  if (target.startsWith('card:')) {
    const card = cardAt(ground, target);
    return card
      ? {
          title: cardName(ground, card.id),
          lines: cardLines(ground, p, card, lang),
          rule: card.kind === 'relic' ? 'oath.recover.3' : 'oath.power.1',
        }
      : null;
  }
  if (target.startsWith('relic:')) {
    const [site, place] = pairOf(target);
    return { title: relicName(ground, p, site, place, lang), lines: relicLines(ground, p, site, place, lang), rule: 'oath.recover.2' };
  }
  if (target.startsWith('back:')) {
    const [seat, place] = pairOf(target);
    const colour = p.seats[seat] ?? '';
    const adviser = p.advisers[colour]?.[place];
    return adviser && typeof adviser === 'object'
      ? {
          title: adviserName(ground, colour, adviser, lang),
          lines: adviser.card ? cardLines(ground, p, cardOf(ground, adviser.card)!, lang) : [],
          rule: 'oath.play.5',
        }
      : null;
  }
  if (target.startsWith('banner:'))
    return { title: bannerName(ground, p, number, lang), lines: bannerLines(ground, p, number), rule: 'oath.banner.3' };
  if (target.startsWith('suit:'))
    return {
      title: say(lang, 'bankOf', { suit: suitName(ground, SUITS[number]!), n: p.banks[SUITS[number]!] ?? 0 }),
      lines: [],
      rule: 'oath.trade.2',
    };
  if (target.startsWith('source:')) return { title: sourceName(ground, p, number, lang), lines: [], rule: 'oath.search.1' };
  if (target.startsWith('space:'))
    return { title: spaceName(ground, p, number, lang), lines: spaceLines(ground, p, number), rule: 'oath.reliquary.2' };
  if (target.startsWith('seat:')) return seatFacts(ground, p, p.seats[number] ?? '', lang);
  if (target.startsWith('oath:'))
    return {
      title: told(ground, `oath-${p.oath}.title`),
      lines: [plain(told(ground, `oath-${p.oath}.text`)), plain(told(ground, `oath-${p.oath}.successor`))],
      rule: 'oath.title.1',
    };
  return null;
}

function seatFacts(ground: Ground, p: Position, colour: string, lang: Lang): PlaceFacts | null {
  const board = p.boards[colour];
  if (!board) return null;
  const lines: Lines = [
    {
      text: say(lang, `role-${p.roles[colour]}`) + (p.title === colour ? `, ${say(lang, p.usurper ? 'usurper' : 'oathkeeper')}` : ''),
      hue: hueOf(colour),
    },
  ];
  if (p.prince === colour) lines.push(plain(`${say(lang, 'prince')}. ${say(lang, 'princeOurs')}`));
  for (const [what, n] of [
    ['favor', board.favor],
    ['secrets', board.secrets],
    ['warbands', board.warbands],
    ['supply', board.supply],
  ] as const)
    lines.push(plain(`${say(lang, what)}: ${n}`));
  const cards = [
    ...(p.advisers[colour] ?? []).map((one) => adviserName(ground, colour, one, lang)),
    visionOf(p, colour) ? cardName(ground, visionOf(p, colour)) : '',
    ...(p.relics[colour] ?? []).map((id) => cardName(ground, id)),
  ];
  for (const name of cards.filter(Boolean)) lines.push(plain(name));
  return { title: colourName(lang, colour), lines, rule: p.prince === colour ? 'oath.prince.1' : 'oath.term.5' };
}

function siteLines(ground: Ground, p: Position, number: number, lang: Lang): Lines {
  const site = sitesOf(p)[number]!;
  if (!site.up)
    return [
      plain(site.card && site.card !== UNKNOWN ? say(lang, 'siteKnown', { site: cardName(ground, site.card) }) : say(lang, 'siteDown')),
    ];
  const lines: Lines = [];
  const card = cardOf(ground, site.id)!;
  for (const text of textsOf(ground, card)) lines.push(plain(text));
  lines.push(
    site.ruler === BANDITS || !site.ruler
      ? plain(say(lang, 'ruledByBandits'))
      : { text: upper(say(lang, 'ruledBy', { who: colourName(lang, site.ruler) })), hue: hueOf(site.ruler) },
  );
  for (const [colour, n] of Object.entries(site.warbands ?? {}))
    lines.push({ text: `${colourName(lang, colour)}: ${say(lang, 'warbandsHere', { n })}`, hue: hueOf(colour) });
  for (const colour of site.pawns ?? [])
    lines.push({ text: upper(say(lang, 'pawnsHere', { who: colourName(lang, colour) })), hue: hueOf(colour) });
  lines.push(plain(say(lang, 'capacity', { n: site.capacity ?? 0, free: Math.max(0, (site.capacity ?? 0) - (site.cards?.length ?? 0)) })));
  for (const id of site.cards ?? []) lines.push(plain(cardName(ground, id)));
  if (site.favor) lines.push(plain(say(lang, 'favorHere', { n: site.favor })));
  if (site.secrets) lines.push(plain(say(lang, 'secretsHere', { n: site.secrets })));
  if (site.relics?.length) lines.push(plain(say(lang, 'relicsHere', { n: site.relics.length })));
  const price = priceOf(ground, site.id, lang);
  if (price) lines.push(plain(say(lang, 'price', { price })));
  return lines;
}

export function cardLines(ground: Ground, p: Position, card: Card, lang: Lang): Lines {
  const lines: Lines = powersTold(card, lang).map(plain);
  for (const text of textsOf(ground, card)) lines.push(plain(text));
  if (card.restriction) lines.push(plain(say(lang, `only-${card.restriction}`)));
  if (card.locked) lines.push(plain(say(lang, 'locked')));
  if (card.dice) lines.push(plain(say(lang, 'diceTarget', { n: card.dice })));
  const on = p.tokens[card.id];
  if (on) lines.push(plain(say(lang, 'onCard', { favor: on.favor, secrets: on.secrets })));
  if (card.id === 'obsidian-cage')
    for (const [colour, n] of Object.entries(p.caged ?? {}))
      lines.push({ text: upper(say(lang, 'cage', { who: colourName(lang, colour), n })), hue: hueOf(colour) });
  if (card.ours === lang) lines.push(plain(say(lang, 'ours')));
  return lines;
}

/** The kinds of power that a card has, each with its cost. */
export function powersTold(card: Card, lang: Lang): string[] {
  return (card.powers ?? []).map((power) => {
    const costs = [
      power.place_favor ? `${say(lang, 'place')} ${say(lang, 'favor')} ${power.place_favor}` : '',
      power.place_secret ? `${say(lang, 'place')} ${say(lang, 'secrets')} ${power.place_secret}` : '',
      power.burn_favor ? `${say(lang, 'burn')} ${say(lang, 'favor')} ${power.burn_favor}` : '',
      power.burn_secret ? `${say(lang, 'burn')} ${say(lang, 'secrets')} ${power.burn_secret}` : '',
    ].filter(Boolean);
    const side = power.side ? ` (${say(lang, `side-${power.side}`)})` : '';
    const changed =
      power.type === 'modifier' && power.action
        ? ` (${knows(lang, `verb-${power.action}`) ? say(lang, `verb-${power.action}`) : power.action})`
        : '';
    return say(lang, `power-${power.type}`) + side + changed + (costs.length ? `: ${costs.join(', ')}` : '');
  });
}

export function relicName(ground: Ground, p: Position, site: number, place: number, lang: Lang): string {
  const id = sitesOf(p)[site]?.relics?.[place] ?? UNKNOWN;
  return say(lang, id === UNKNOWN ? 'relicBack' : 'relicSeen', { site: siteName(ground, p, site), relic: cardName(ground, id) });
}

function relicLines(ground: Ground, p: Position, site: number, place: number, lang: Lang): Lines {
  const there = sitesOf(p)[site];
  const id = there?.relics?.[place] ?? UNKNOWN;
  const lines: Lines = id === UNKNOWN ? [] : cardLines(ground, p, cardOf(ground, id)!, lang);
  const price = there ? priceOf(ground, there.id, lang) : '';
  if (price) lines.push(plain(say(lang, 'price', { price })));
  return lines;
}

export function adviserName(ground: Ground, colour: string, adviser: Adviser, lang: Lang): string {
  if (typeof adviser === 'string') return cardName(ground, adviser);
  return adviser.card
    ? `${cardName(ground, adviser.card)} (${say(lang, 'facedown')})`
    : say(lang, 'adviserBack', { who: colourName(lang, colour), back: say(lang, `back-${adviser.back}`) });
}

export function bannerName(ground: Ground, p: Position, number: number, lang: Lang): string {
  const id = BANNERS[number]!;
  const facts = p.banners[id]!;
  const banner = told(ground, `banner-${id}`) + (facts.mob ? ` (${say(lang, 'mob')})` : '');
  return say(lang, facts.holder ? 'bannerHeld' : 'bannerFree', { banner, who: colourName(lang, facts.holder), n: facts.tokens });
}

function bannerLines(ground: Ground, p: Position, number: number): Lines {
  const id = BANNERS[number]!;
  const parts = [
    `banner-${id}.text`,
    `banner-${id}.text2`,
    ...(p.banners[id]!.mob ? [`banner-${id}-mob.text`] : []),
    `banner-${id}.ruling1`,
    `banner-${id}.ruling2`,
  ];
  return parts
    .map((key) => told(ground, key))
    .filter(Boolean)
    .map(plain);
}

export function sourceName(ground: Ground, p: Position, number: number, lang: Lang): string {
  if (!number) return p.deck_top ? say(lang, 'deck', { back: say(lang, `back-${p.deck_top}`) }) : say(lang, 'noDeck');
  const region = REGIONS[number - 1]!;
  const pile = p.piles[region] ?? [];
  const top = pile.at(-1);
  return (
    say(lang, 'pile', { region: told(ground, `region-${region}`), n: pile.length }) +
    (top ? `; ${say(lang, 'pileTop', { back: say(lang, `back-${top}`) })}` : '')
  );
}

export function spaceName(ground: Ground, p: Position, number: number, lang: Lang): string {
  const id = p.reliquary[number];
  const n = number + 1;
  if (id === '') return say(lang, 'spaceEmpty', { n, trait: told(ground, `trait-${TRAITS[number]}`) });
  return id === UNKNOWN || id === undefined ? say(lang, 'spaceFull', { n }) : say(lang, 'spaceKnown', { n, relic: cardName(ground, id) });
}

export const TRAITS = ['brutal', 'decadent', 'careless', 'greedy'];

function spaceLines(ground: Ground, p: Position, number: number): Lines {
  const id = p.reliquary[number];
  const trait = TRAITS[number]!;
  const lines = id && id !== UNKNOWN ? textsOf(ground, cardOf(ground, id)!).map(plain) : [];
  return [...lines, plain(`${told(ground, `trait-${trait}`)}: ${told(ground, `trait-${trait}.text`)}`)];
}

/** Everything that a place says of itself, for those who listen. */
export function described(ground: Ground, p: Position, target: string, lang: Lang, open: boolean): string {
  const facts = placeFacts(ground, p, target, lang);
  if (!facts) return nameOf(ground, target, lang);
  const said = [facts.title, ...facts.lines.map((line) => line.text)].join('. ').replace(/\.\./g, '.');
  return open ? `${said}; ${say(lang, 'open')}` : said;
}

// -- who wins and why --------------------------------------------------------------------------------------------------

/** What must still hold for a title or a Vision. */
function still(lang: Lang, oath: string): string {
  return say(lang, `still-${oath}`);
}

/** Who threatens to win, when and why, in one sentence. */
export function prospectTold(ground: Ground, p: Position, one: Prospect, lang: Lang): string {
  const who = colourName(lang, one.seat);
  if (one.by === 'empire')
    return say(lang, one.when === 'last-round' ? 'winsLast' : 'winsEmpire', {
      who,
      round: one.round ?? 0,
      die: (one.die ?? 6) < 6 ? `${one.die}–6` : '6',
    });
  if (one.by === 'title') return say(lang, one.when === 'wake' ? 'winsTitle' : 'winsTitleLater', { who, still: still(lang, p.oath) });
  const oath = cardOf(ground, one.card ?? '')?.oath ?? p.oath;
  return say(lang, one.when === 'wake' ? 'winsVision' : 'winsVisionLater', {
    who,
    card: cardName(ground, one.card ?? ''),
    still: still(lang, oath),
  });
}

/** How near a prospect is: what comes true at somebody's next turn comes first. */
export function urgency(one: Prospect): number {
  return { wake: 0, 'last-round': 1, 'round-end': 2, 'second-wake': 3, 'more-visions': 4 }[one.when] ?? 5;
}
