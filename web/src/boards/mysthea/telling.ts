// What the places of Mysthea are called, read aloud and on their cards.
import type { Lang } from '../../shell/words';
import type { PlaceFacts } from '../board';
import { armiesIn, cardAt, cardOf, EVENTS, ERAS, hueOf, SYMBOLS, UNITS, UNKNOWN, type Ground, type Position, type Units } from './model';
import { say, upper } from './words';

type Lines = PlaceFacts['lines'];

const numberOf = (target: string) => Number(target.slice(target.indexOf(':') + 1));
const plain = (text: string): Lines[number] => ({ text: upper(text), hue: 0 });

/** A word of the game; a key that is not known says nothing. */
export function told(ground: Ground, key: string): string {
  return ground.words[key] ?? '';
}

/** The name of a command card or a Chosen, as it is written on its face. */
export const named = (ground: Ground, id: string) => told(ground, `card-${id}.name`) || told(ground, `card-${id}`);

export function guildName(lang: Lang, guild: string): string {
  return guild && say(lang, `guild-${guild}`);
}

/** A kind and how many of it, as a person counts: '2 constructs'. */
export function unitsTold(ground: Ground, army: Units, lang: Lang): string {
  return UNITS.filter((unit) => army[unit])
    .map((unit) => {
      const n = army[unit]!;
      const few = new Intl.PluralRules(lang).select(n) === 'few';
      return n > 1 ? `${n} ${told(ground, `unit-${unit}.${few ? 'few' : 'many'}`)}` : told(ground, `unit-${unit}`);
    })
    .join(', ');
}

/** What a person calls a target. */
export function nameOf(ground: Ground, target: string, lang: Lang): string {
  const number = numberOf(target);
  if (target.startsWith('region:')) return told(ground, `region-${ground.regions[number]?.name}`);
  if (target.startsWith('island:')) return upper(told(ground, `island-${ground.islands[number]?.name}`));
  if (target.startsWith('unit:')) return upper(told(ground, `unit-${UNITS[number]}`));
  if (target.startsWith('monster:')) return told(ground, `monster-${ground.monsters[number]?.id}`);
  if (target.startsWith('event:')) return upper(told(ground, `event-${EVENTS[number]}`));
  if (target.startsWith('card:')) return upper(told(ground, `card-${cardAt(ground, target)}`));
  if (target.startsWith('symbol:')) return upper(told(ground, `symbol-${SYMBOLS[number]}`));
  if (target.startsWith('seat:')) return guildName(lang, ground.guilds[number] ?? '');
  if (target.startsWith('encounter:')) return say(lang, 'encounterDeck');
  return '';
}

/** What is there, for a small card. */
export function placeFacts(ground: Ground, p: Position, target: string, lang: Lang): PlaceFacts | null {
  const title = nameOf(ground, target, lang);
  const number = numberOf(target);
  if (target.startsWith('region:')) return { title, lines: regionLines(ground, p, number, lang), rule: 'mysthea.control.1' };
  if (target.startsWith('island:')) return { title, lines: islandLines(ground, p, number, lang), rule: 'mysthea.shift.2' };
  if (target.startsWith('monster:'))
    return { title, lines: monsterLines(ground, p, ground.monsters[number]!.id, lang), rule: 'mysthea.monster.1' };
  if (target.startsWith('event:'))
    return {
      title,
      lines: eventLines(ground, p, EVENTS[number]!, lang),
      rule: number < 5 ? 'mysthea.endera.2' : number === 5 ? 'mysthea.endera.3' : 'mysthea.endera.4',
    };
  if (target.startsWith('card:')) return { title, lines: cardLines(ground, cardAt(ground, target), lang), rule: 'mysthea.card.1' };
  if (target.startsWith('encounter:')) return { title, lines: encounterLines(ground, p, lang), rule: 'mysthea.encounter.1' };
  return null;
}

function regionLines(ground: Ground, p: Position, number: number, lang: Lang): Lines {
  const region = ground.regions[number]!;
  const lines: Lines = [];
  if (p.mirages.includes(region.name)) lines.push(plain(say(lang, 'mirage')));
  for (const { guild, army, controls } of armiesIn(p, region.name)) {
    const wounded = army.chosen && p.wounded.includes(guild) ? ` (${say(lang, 'wounded')})` : '';
    const moved = UNITS.reduce((sum, unit) => sum + (army[`moved_${unit}`] ?? 0), 0);
    const text = say(lang, 'units', { who: guildName(lang, guild), units: unitsTold(ground, army, lang) + wounded, n: army.strength });
    lines.push({
      text: `${text}${controls ? `; ${say(lang, 'controlsIt')}` : ''}${moved ? `; ${say(lang, 'moved', { n: moved })}` : ''}`,
      hue: hueOf(guild),
    });
  }
  if (!lines.length) lines.push(plain(say(lang, 'nobody')));
  lines.push(plain(say(lang, `bonus-${region.type}`)));
  return lines;
}

function islandLines(ground: Ground, p: Position, number: number, lang: Lang): Lines {
  const island = ground.islands[number]!;
  const id = p.attunements[island.name] ?? '';
  const side = ground.attunements.find((one) => one.id === id)?.side ?? '';
  const lines: Lines = [
    plain(
      say(lang, 'regionsOf', {
        regions: ground.regions
          .filter((one) => one.island === island.name)
          .map((one) => told(ground, `terrain-${one.type}`))
          .join(', '),
      }),
    ),
  ];
  lines.push(
    plain(
      say(lang, 'attunement', {
        name: told(ground, `attunement-${id}`),
        side: told(ground, `side-${side}`),
        text: told(ground, `attunement-${id}.text`),
      }),
    ),
  );
  const taker = Object.keys(p.attuned).find((guild) => p.attuned[guild] === island.name);
  lines.push(
    taker
      ? { text: upper(say(lang, 'attunedBy', { who: guildName(lang, taker) })), hue: hueOf(taker) }
      : plain(say(lang, 'attunementFree')),
  );
  for (const [name, facts] of Object.entries(p.monsters))
    if (facts.island === island.name)
      lines.push(
        plain(
          say(lang, 'monsterHere', { who: told(ground, `monster-${name}`), n: ground.monsters.find((one) => one.id === name)!.strength }),
        ),
      );
  for (const [guild, at] of Object.entries(p.tokens))
    if (at === island.name) lines.push({ text: upper(say(lang, 'tokenHere', { who: guildName(lang, guild) })), hue: hueOf(guild) });
  return lines;
}

function monsterLines(ground: Ground, p: Position, name: string, lang: Lang): Lines {
  const facts = p.monsters[name];
  const lines: Lines = [plain(say(lang, 'strength', { n: ground.monsters.find((one) => one.id === name)!.strength }))];
  if (facts?.defeated) lines.push(plain(say(lang, 'defeated')));
  if (facts && !facts.island) lines.push(plain(say(lang, 'comes', { era: ERAS[facts.era]! })));
  for (const part of ['gold', 'silver', 'bronze', 'behaviour'] as const)
    lines.push(plain(say(lang, part, { text: told(ground, `monster-${name}.${part}`) })));
  return lines;
}

function eventLines(ground: Ground, p: Position, event: string, lang: Lang): Lines {
  const laid = p.track.find((one) => one.event === event);
  const lines: Lines = laid ? [plain(say(lang, 'space', { n: laid.glory }))] : [];
  if (event in p.monsters) return [...lines, plain(say(lang, 'monsterAttacks')), ...monsterLines(ground, p, event, lang)];
  return [...lines, plain(say(lang, event === 'storm' ? 'stormMoves' : 'regionScores'))];
}

export function cardLines(ground: Ground, id: string, lang: Lang): Lines {
  const card = cardOf(ground, id);
  const lines: Lines = [plain(told(ground, `card-${id}.text`))];
  if (card) {
    lines.push(plain(say(lang, 'points', { n: card.points })));
    lines.push(plain(say(lang, card.type === 'tactic' || card.type === 'goal' ? 'costs' : 'placing', { n: card.points })));
    lines.push(plain(say(lang, 'order', { order: told(ground, `order-${card.order}`), n: card.points })));
    if (card.slot) lines.push(plain(`${say(lang, 'upgrades')}: ${told(ground, `slot-${card.slot}`)}`));
    if (card.reconstructed) lines.push(plain(say(lang, 'reconstructed')));
  }
  return lines;
}

function encounterLines(ground: Ground, p: Position, lang: Lang): Lines {
  const { glory, symbols } = p.encounter;
  const lines: Lines = symbols
    ? [
        plain(
          say(lang, 'encounterTop', {
            glory: glory ?? 0,
            one: told(ground, `symbol-${symbols[0]}`),
            other: told(ground, `symbol-${symbols[1]}`),
          }),
        ),
      ]
    : [];
  lines.push(plain(say(lang, 'encountersLeft', { n: p.encounters })));
  for (const guild of p.seats) {
    const known = (p.faced[guild] ?? []).filter((id) => id !== UNKNOWN);
    if (known.length) lines.push({ text: `${guildName(lang, guild)}: ${known.join(', ')}`, hue: hueOf(guild) });
  }
  return lines;
}

/** What lies at a place, as one sentence for those who listen. */
export function described(ground: Ground, p: Position, target: string, lang: Lang, open: boolean, taken: boolean): string {
  const facts = placeFacts(ground, p, target, lang);
  const state = taken ? `, ${say(lang, 'taken')}` : open ? `, ${say(lang, 'open')}` : '';
  return facts ? `${facts.title}: ${facts.lines.map((line) => line.text).join('; ')}${state}` : `${nameOf(ground, target, lang)}${state}`;
}
