// What the places of Xidit are called, read aloud and on their cards.
import type { Lang } from '../../shell/words';
import type { PlaceFacts } from '../board';
import {
  CRITERIA,
  hueOf,
  ownColour,
  REWARDS,
  STRENGTHS,
  UNITS,
  VIRTUAL,
  type Ground,
  type Position,
  type Reward,
  type Units,
} from './model';
import type { Step } from './plan';
import { say, sayN, upper } from './words';

export function unitsTold(lang: Lang, units: Units): string {
  return UNITS.filter((unit) => units[unit])
    .map((unit) => say(lang, `one-${unit}`) + (units[unit]! > 1 ? ` ×${units[unit]}` : ''))
    .join(', ');
}

export function rewardsTold(lang: Lang, rewards: Partial<Record<Reward, number>>): string {
  return REWARDS.map((reward) => `${rewards[reward]} ${say(lang, reward)}`).join(', ');
}

const numberOf = (target: string) => Number(target.slice(target.indexOf(':') + 1));

/** What a person calls a target. */
export function nameOf(ground: Ground, target: string, lang: Lang): string {
  const number = numberOf(target);
  if (target.startsWith('city:')) return say(lang, 'city', { city: number + 1 });
  if (target.startsWith('region:')) return say(lang, `region-${ground.regions[number]?.name}`);
  if (target.startsWith('titan:')) return say(lang, 'titan', { strength: STRENGTHS[number]! });
  if (target.startsWith('criterion:')) return say(lang, `criterion-${CRITERIA[number]!}`);
  if (target.startsWith('unit:')) return say(lang, `unit-${UNITS[number]}`);
  if (target.startsWith('road:')) {
    const road = ground.roads[number]!;
    return upper(say(lang, 'road', { order: say(lang, `order-${road.colour}`), from: road.ends[0], to: road.ends[1] }));
  }
  return '';
}

/** What is there, for a small card. */
export function placeFacts(ground: Ground, p: Position, target: string, lang: Lang): PlaceFacts | null {
  const number = numberOf(target);
  const title = nameOf(ground, target, lang);
  if (target.startsWith('city:')) return { title, ...cityFacts(ground, p, number + 1, lang) };
  if (target.startsWith('region:')) return { title, ...regionFacts(ground, p, number, lang) };
  if (target.startsWith('titan:')) return { title, ...titanFacts(p, STRENGTHS[number]!, lang) };
  if (target.startsWith('criterion:')) return { title, lines: criterionLines(p, CRITERIA[number]!, lang), rule: `xidit.end.${number + 2}` };
  if (target.startsWith('next:')) return tokenFacts(ground, numberOf(target), lang);
  return null;
}

type Lines = PlaceFacts['lines'];

function cityFacts(ground: Ground, p: Position, city: number, lang: Lang): { lines: Lines; rule: string } {
  const lines: Lines = [];
  const token = p.tokens[city];
  const face = ground.tokens[city];
  if (token?.side === 'recruitment') {
    const units = unitsTold(lang, token.units ?? {});
    lines.push({ text: `${say(lang, 'recruitment')}. ${upper(units ? say(lang, 'stands', { units }) : say(lang, 'noUnits'))}`, hue: 0 });
  } else if (token && face) {
    lines.push({ text: `${say(lang, 'threat')}: ${say(lang, 'asks', { units: unitsTold(lang, face.requires) })}`, hue: 0 });
    lines.push({ text: upper(say(lang, 'offers', { rewards: rewardsTold(lang, face) })), hue: 0 });
  } else lines.push({ text: upper(say(lang, 'noToken')), hue: 0 });
  const guild = p.guilds[city];
  if (guild) lines.push({ text: sayN(lang, 'guild', guild.floors, { who: say(lang, `colour-${guild.seat}`) }), hue: hueOf(guild.seat) });
  for (const [colour, at] of Object.entries(p.idrakis))
    if (at === city) lines.push({ text: upper(say(lang, 'stand', { who: say(lang, `colour-${colour}`) })), hue: hueOf(colour) });
  if (p.recruited[ownColour(p)]?.includes(city)) lines.push({ text: upper(say(lang, 'spent')), hue: 0 });
  const rule = token ? (token.side === 'threat' ? 'xidit.threat.1' : 'xidit.recruit.1') : 'xidit.move.1';
  return { lines, rule };
}

function regionFacts(ground: Ground, p: Position, number: number, lang: Lang): { lines: Lines; rule: string } {
  const region = ground.regions[number]!;
  if (region.wasteland) return { lines: [{ text: upper(say(lang, 'wasteland')), hue: 0 }], rule: 'xidit.bard.5' };
  const lines: Lines = [{ text: upper(say(lang, 'lyre', { larger: region.larger, smaller: region.smaller })), hue: 0 }];
  const row = p.bards[region.name] ?? {};
  if (region.central && !p.over) {
    lines.push({ text: upper(say(lang, 'bastion')), hue: 0 });
    const own = ownColour(p);
    if (own) lines.push({ text: upper(say(lang, 'inBastion', { n: row[own] ?? 0 })), hue: hueOf(own) });
  } else {
    const there = Object.entries(row).filter(([, n]) => n);
    for (const [colour, n] of there) lines.push({ text: `${say(lang, `colour-${colour}`)}: ${n}`, hue: hueOf(colour) });
    if (!there.length) lines.push({ text: upper(say(lang, 'noBards')), hue: 0 });
  }
  return { lines, rule: region.central ? 'xidit.bard.2' : 'xidit.end.4' };
}

function titanFacts(p: Position, strength: number, lang: Lang): { lines: Lines; rule: string } {
  const stack = p.titans[strength]!;
  const state = !stack.titans.length ? 'gone' : stack.raging ? 'raging' : 'asleep';
  const lines: Lines = [{ text: `${upper(say(lang, state))}. ${upper(say(lang, 'left', { n: stack.titans.length }))}`, hue: 0 }];
  if (stack.raging) {
    lines.push({ text: upper(say(lang, 'offers', { rewards: rewardsTold(lang, stack) })), hue: 0 });
    lines.push({ text: sayN(lang, 'titanRule', strength, { strength }), hue: 0 });
  }
  return { lines, rule: stack.raging ? 'xidit.titan.4' : 'xidit.titan.2' };
}

function criterionLines(p: Position, criterion: string, lang: Lang): Lines {
  const lines: Lines = [{ text: upper(say(lang, `measure-${criterion}`)), hue: 0 }];
  if (criterion in p.virtual) lines.push({ text: say(lang, 'virtualHas', { n: p.virtual[criterion]! }), hue: 0 });
  for (const [who, value] of Object.entries(p.results[criterion] ?? {}))
    if (who !== VIRTUAL) lines.push({ text: `${say(lang, `colour-${who}`)}: ${value}`, hue: hueOf(who) });
  return lines;
}

/** Both sides of a token that is announced. */
function tokenFacts(ground: Ground, city: number, lang: Lang): PlaceFacts | null {
  const face = ground.tokens[city];
  if (!face) return null;
  const asks = say(lang, 'asks', { units: unitsTold(lang, face.requires) });
  const offers = say(lang, 'offers', { rewards: rewardsTold(lang, face) });
  const lines: Lines = [
    { text: `${say(lang, 'recruitment')}: ${unitsTold(lang, face.recruits)}`, hue: 0 },
    { text: `${say(lang, 'threat')}: ${asks}; ${offers}`, hue: 0 },
  ];
  return { title: say(lang, 'city', { city }), lines, rule: 'xidit.setup.9' };
}

/** What lies at a place, as one sentence for those who listen. */
export function described(ground: Ground, p: Position, target: string, lang: Lang, open: boolean, taken: boolean): string {
  const facts = placeFacts(ground, p, target, lang);
  const state = taken ? `, ${say(lang, 'taken')}` : open ? `, ${say(lang, 'open')}` : '';
  return facts ? `${facts.title}: ${facts.lines.map((line) => line.text).join('; ')}${state}` : `${nameOf(ground, target, lang)}${state}`;
}

/** What a step of the plan would find, as a sentence. */
export function stepTold(step: Step, lang: Lang): string {
  const units = [...new Set(step.missing ?? [])].map((unit) => say(lang, `gen-${unit}`)).join(', ');
  return say(lang, `found-${step.found}`, { city: step.city, unit: step.unit ? say(lang, `acc-${step.unit}`) : '', units });
}
