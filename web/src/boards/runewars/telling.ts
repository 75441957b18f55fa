// What the places of Runewars are called, read aloud and on their cards.
import type { Lang } from '../../shell/words';
import type { PlaceFacts } from '../board';
import { beside, hexOf, keyOf, SIDES } from './geometry';
import {
  areaAt,
  armyOf,
  ATTRIBUTES,
  attributeOf,
  hueOf,
  RESOURCES,
  thingAt,
  UNKNOWN,
  unitsIn,
  type Ground,
  type Position,
  type Printed,
  type Thing,
} from './model';
import { say, upper } from './words';

type Lines = PlaceFacts['lines'];

const plain = (text: string): Lines[number] => ({ text: upper(text), hue: 0 });
const rest = (target: string) => target.slice(target.indexOf(':') + 1);

/** A word of the game; a key that is not known says nothing. */
export function told(ground: Ground, key: string): string {
  return ground.words[key] ?? '';
}

/** What we call an area: a name that we gave it, and the sign that stands on the map. */
export function areaName(ground: Ground, area: string): string {
  return told(ground, `area-${area}`) || area;
}

export function seatName(lang: Lang, seat: string): string {
  return seat && say(lang, `seat-${seat}`);
}

/** A type and how many of it, as a person counts: '2 Footmen'. */
export function counted(ground: Ground, unit: string, n: number, lang: Lang): string {
  const few = new Intl.PluralRules(lang).select(n) === 'few';
  return n > 1 ? `${n} ${told(ground, `unit-${unit}.${few ? 'few' : 'many'}`)}` : told(ground, `unit-${unit}`);
}

/** An army in words, the routed ones marked. */
export function armyTold(ground: Ground, row: Record<string, number>, lang: Lang): string {
  return unitsIn(ground, row)
    .map(({ unit, routed, n }) => counted(ground, unit, n, lang) + (routed ? ` (${say(lang, 'routed')})` : ''))
    .join(', ');
}

/** The parts of the ground that are lists of things. */
type Lists = { [K in keyof Ground]: Ground[K] extends readonly Thing[] ? K : never }[keyof Ground];

const thingsOf = (ground: Ground, list: Lists): readonly (Thing & Partial<Printed>)[] => ground[list];

/** The room of the words that each domain of cards has. */
const ROOMS: Record<string, { list: Lists; key: string }> = {
  unit: { list: 'units', key: 'unit' },
  hero: { list: 'heroes', key: 'hero' },
  order: { list: 'orders', key: 'order' },
  tactics: { list: 'tactics', key: 'tactics' },
  reward: { list: 'rewards', key: 'reward' },
  quest: { list: 'quests', key: 'quest' },
  objective: { list: 'objectives', key: 'objective' },
  title: { list: 'titles', key: 'title' },
  season: { list: 'season_cards', key: 'season' },
  development: { list: 'developments', key: 'development' },
  city: { list: 'cities', key: 'city' },
  exp: { list: 'tokens', key: 'exp' },
  faction: { list: 'factions', key: 'faction' },
  class: { list: 'classes', key: 'class' },
};

/** The key of the words of whatever an action names: 'tactics-war-chest' of 'tactics:25'. */
export function keyAt(ground: Ground, target: string): string {
  const room = ROOMS[target.slice(0, target.indexOf(':'))];
  const thing = room && thingAt(thingsOf(ground, room.list), target);
  return room && thing ? `${room.key}-${thing.id}` : '';
}

/** What an action calls a card, by the key of its words; nothing if no action names it. */
export function targetOf(ground: Ground, key: string): string {
  for (const room of Object.values(ROOMS)) {
    if (!key.startsWith(`${room.key}-`)) continue;
    const found = thingsOf(ground, room.list).find((one) => `${room.key}-${one.id}` === key);
    if (found) return found.target;
  }
  return '';
}

/** Whether a card was worked out by us. */
export function isReconstructed(ground: Ground, key: string): boolean {
  for (const room of Object.values(ROOMS)) {
    const found = key.startsWith(`${room.key}-`) && thingsOf(ground, room.list).find((one) => `${room.key}-${one.id}` === key);
    if (found) return !!found.reconstructed;
  }
  return false;
}

/** What a person calls a target. */
export function nameOf(ground: Ground, target: string, lang: Lang): string {
  if (target.startsWith('area:')) return areaName(ground, areaAt(ground, target));
  if (target.startsWith('cell:')) return keyOf(hexOf(Number(rest(target))));
  if (target.startsWith('resource:')) return upper(say(lang, RESOURCES[Number(rest(target))]!));
  if (target.startsWith('attribute:')) return told(ground, `attribute-${ATTRIBUTES[Number(rest(target))]}`);
  if (target.startsWith('fate:')) return say(lang, 'fateOf', { n: rest(target) });
  if (target.startsWith('amount:') || target.startsWith('turn:')) return rest(target);
  return upper(told(ground, keyAt(ground, target)));
}

/** What is there, for a small card. */
export function placeFacts(ground: Ground, p: Position, target: string, lang: Lang): PlaceFacts | null {
  const title = nameOf(ground, target, lang);
  if (target.startsWith('area:')) return { title, lines: areaLines(ground, p, areaAt(ground, target), lang), rule: 'runewars.term.3' };
  if (target.startsWith('hero:'))
    return { title, lines: heroLines(ground, p, rest(keyAt(ground, target).replace('hero-', 'hero:')), lang), rule: 'runewars.hero.1' };
  const key = keyAt(ground, target);
  if (!key || !told(ground, `${key}.text`)) return null;
  return { title, lines: cardLines(ground, key, lang), rule: '' };
}

function areaLines(ground: Ground, p: Position, area: string, lang: Lang): Lines {
  const facts = p.areas[area];
  const tile = ground.areas.find((one) => one.id === area)!.tile;
  const printed = ground.tiles[tile]![area]!;
  const lines: Lines = [];
  const home = ground.homes[tile];
  if (facts?.seat) lines.push({ text: upper(say(lang, 'controls', { who: seatName(lang, facts.seat) })), hue: hueOf(facts.seat) });
  else lines.push(plain(say(lang, 'nobody')));
  if (home) lines.push({ text: upper(say(lang, 'home', { who: seatName(lang, home) })), hue: hueOf(home) });
  const army = armyOf(p, area);
  if (Object.keys(army).length) lines.push({ text: armyTold(ground, army, lang), hue: hueOf(facts?.seat ?? '') });
  if (facts?.stronghold)
    lines.push({
      text: upper(
        say(lang, facts.damaged ? 'strongholdDamaged' : 'stronghold', {
          who: seatName(lang, facts.stronghold),
          n: facts.damaged ? ground.stronghold.damaged : ground.stronghold.strength,
        }),
      ),
      hue: hueOf(facts.stronghold),
    });
  if (facts?.development) lines.push(plain(say(lang, 'development', { name: told(ground, `development-${facts.development}`) })));
  if (facts?.city)
    lines.push(plain(say(lang, 'city', { name: told(ground, `city-${facts.city}`) })), plain(told(ground, `city-${facts.city}.text`)));
  else if (printed.city && !facts) lines.push(plain(say(lang, 'cityRoom')));
  for (const [hero, one] of Object.entries(p.heroes))
    if (one.area === area) lines.push({ text: heroTold(ground, p, hero, lang), hue: hueOf(one.seat) });
  const rune = p.runes[area];
  if (rune)
    lines.push(
      plain(
        rune.face === UNKNOWN
          ? say(lang, 'runeUnknown')
          : say(lang, rune.up ? 'runeUp' : 'rune', { face: told(ground, `face-${rune.face}`) }),
      ),
    );
  const token = p.tokens[area];
  if (token)
    lines.push(
      plain(
        token.token === UNKNOWN
          ? say(lang, 'token', { back: token.back ?? '' })
          : say(lang, 'tokenUp', { name: told(ground, `exp-${token.token}`) }),
      ),
    );
  for (const fallen of p.fallen) if (fallen.area === area) lines.push(plain(say(lang, 'fallen', { n: fallen.rewards.length })));
  for (const [seat, areas] of Object.entries(p.activated))
    if (areas.includes(area)) lines.push({ text: upper(say(lang, 'activated', { who: seatName(lang, seat) })), hue: hueOf(seat) });
  const gives = RESOURCES.filter((one) => printed.produce[one]).map((one) => `${say(lang, one)} ${printed.produce[one]}`);
  lines.push(plain(gives.length ? say(lang, 'gives', { what: gives.join(', ') }) : say(lang, 'givesNothing')));
  lines.push(...closedLines(ground, p, area, lang));
  return lines;
}

/** The neighbours to whom the way is closed, on either side of the line. */
function closedLines(ground: Ground, p: Position, area: string, lang: Lang): Lines {
  const hex = p.board[area];
  if (!hex) return [];
  const at = new Map(Object.entries(p.board).map(([name, place]) => [keyOf(place), name]));
  const colour = (name: string, side: number): string => {
    const tile = ground.areas.find((one) => one.id === name)!.tile;
    return ground.tiles[tile]![name]!.borders[SIDES[(side - (p.tiles[tile]?.[2] ?? 0) + 6) % 6]!] ?? '';
  };
  const found: Record<string, string[]> = {};
  SIDES.forEach((_, side) => {
    const other = at.get(keyOf(beside(hex, side)));
    const kind = other && (colour(area, side) || colour(other, (side + 3) % 6));
    if (kind) (found[kind] ??= []).push(other);
  });
  return Object.entries(found).map(([kind, areas]) =>
    plain(say(lang, 'closedTo', { kind: say(lang, `border-${kind}`), areas: areas.map((one) => areaName(ground, one)).join(', ') })),
  );
}

export function heroTold(ground: Ground, p: Position, hero: string, lang: Lang): string {
  const one = p.heroes[hero]!;
  const text = say(lang, 'heroHere', {
    hero: told(ground, `hero-${hero}`),
    who: seatName(lang, one.seat),
    damage: one.damage,
    health: one.health,
  });
  return text + (one.routed ? `, ${say(lang, 'heroRouted')}` : '');
}

function heroLines(ground: Ground, p: Position, hero: string, lang: Lang): Lines {
  const one = p.heroes[hero];
  const lines: Lines = one ? [{ text: heroTold(ground, p, hero, lang), hue: hueOf(one.seat) }, plain(areaName(ground, one.area))] : [];
  lines.push(
    plain(ATTRIBUTES.map((attribute) => `${told(ground, `attribute-${attribute}`)} ${attributeOf(ground, p, hero, attribute)}`).join(', ')),
  );
  lines.push(plain(told(ground, `hero-${hero}.text`)));
  const known = (one?.rewards ?? []).filter((reward) => reward !== UNKNOWN);
  for (const reward of known) lines.push(plain(`${told(ground, `reward-${reward}`)}: ${told(ground, `reward-${reward}.text`)}`));
  if (one && one.rewards.length > known.length)
    lines.push(plain(`${say(lang, 'rewards')}: ${one.rewards.length - known.length} (${say(lang, 'faceDown')})`));
  return lines;
}

/** The parts of a card in the order in which people read them: a caption, and what it says. */
export function partsOf(ground: Ground, key: string, lang: Lang): { label: string; text: string }[] {
  const named = [
    ['play', 'when'],
    ['where', 'where'],
    ['primary', 'basic'],
    ['supremacy', 'supremacy'],
    ['text', ''],
    ['second', 'second'],
    ['success', 'success'],
    ['mixed', 'mixed'],
    ['failure', 'failure'],
    ['otherwise', 'otherwise'],
  ] as const;
  // The summary of an order repeats what its two effects say.
  const found = named.filter(([part]) => told(ground, `${key}.${part}`) && !(part === 'text' && key.startsWith('order-')));
  return found.map(([part, label]) => ({
    label: label ? say(lang, label) : part === 'text' ? told(ground, `${key}.ability`) : '',
    text: told(ground, `${key}.${part}`),
  }));
}

function cardLines(ground: Ground, key: string, lang: Lang): Lines {
  const lines = partsOf(ground, key, lang).map(({ label, text }) => plain(label ? `${label}: ${text}` : text));
  if (isReconstructed(ground, key)) lines.push(plain(say(lang, 'reconstructed')));
  return lines;
}

/** What lies at a place, as one sentence for those who listen. */
export function described(ground: Ground, p: Position, target: string, lang: Lang, open: boolean, taken: boolean): string {
  const facts = placeFacts(ground, p, target, lang);
  const state = taken ? `, ${say(lang, 'taken')}` : open ? `, ${say(lang, 'open')}` : '';
  return facts ? `${facts.title}: ${facts.lines.map((line) => line.text).join('; ')}${state}` : `${nameOf(ground, target, lang)}${state}`;
}
