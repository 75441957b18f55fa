// The words that the board of Ekö needs beside those the server says: names for places, read aloud, and for panels.
import { counted, type Lang } from '../../shell/words';
import type { PlaceFacts } from '../board';
import { hueOf, WORTH, type Hex, type Position } from './model';

const WORDS: Record<Lang, Record<string, string>> = {
  pl: {
    discs: 'dyski',
    reserve: 'rezerwa',
    capitals: 'stolice',
    box: 'pudełko',
    prison: 'więzieni Cesarze',
    stock: 'obozy / wieże / zamki',
    space: 'puste pole',
    storm: 'pole burzy',
    sinkhole: 'zapadlisko',
    stone_desert: 'kamienna pustynia',
    ravine: 'wąwóz',
    capital: 'stolica',
    mountain: 'góra',
    portal: 'portal',
    temple_wind: 'Świątynia Wiatru',
    temple_moon: 'Świątynia Księżyca',
    temple_sand: 'Świątynia Piasku',
    camp: 'obóz',
    tower: 'wieża',
    castle: 'zamek',
    emperor: 'z Cesarzem',
    stack: 'stos',
    open: 'można wybrać',
    taken: 'wybrane',
    plain: 'pole',
    nobody: 'Nikogo tu nie ma.',
    unbuilt: 'Nic tu nie stoi.',
    force: '{discs} dysk|{discs} dyski|{discs} dysków',
    worth: '{points} punkt|{points} punkty|{points} punktów',
    'colour-light_blue': 'Niebieski',
    'colour-navy': 'Granatowy',
    'colour-violet': 'Fioletowy',
    'colour-grey': 'Szary',
  },
  en: {
    discs: 'discs',
    reserve: 'reserve',
    capitals: 'capitals',
    box: 'box',
    prison: 'holds Emperor of',
    stock: 'camps / towers / castles',
    space: 'empty space',
    storm: 'storm space',
    sinkhole: 'sinkhole',
    stone_desert: 'stone desert',
    ravine: 'ravine',
    capital: 'capital',
    mountain: 'mountain',
    portal: 'portal',
    temple_wind: 'Temple of the Wind',
    temple_moon: 'Temple of the Moon',
    temple_sand: 'Temple of the Sand',
    camp: 'camp',
    tower: 'tower',
    castle: 'castle',
    emperor: 'with the Emperor',
    stack: 'stack',
    open: 'can be chosen',
    taken: 'chosen',
    plain: 'space',
    nobody: 'Nobody is here.',
    unbuilt: 'Nothing is built here.',
    force: '{discs} disc|{discs} discs',
    worth: '{points} point|{points} points',
    'colour-light_blue': 'Light Blue',
    'colour-navy': 'Navy',
    'colour-violet': 'Violet',
    'colour-grey': 'Grey',
  },
};

export function say(lang: Lang, key: string): string {
  return WORDS[lang][key] ?? key;
}

/** What lies at a place, as a sentence for those who listen instead of looking. */
export function describe(lang: Lang, hex: Hex, p: Position, open: boolean, taken: boolean): string {
  const parts: string[] = [];
  const stack = p.stacks[hex.name];
  const building = p.buildings[hex.name];
  if (!stack || hex.kind !== 'space') parts.push(say(lang, hex.kind));
  if (stack) {
    parts.push(`${say(lang, 'stack')} ${stack.discs}, ${say(lang, `colour-${stack.seat}`)}`);
    if (stack.emperor) parts.push(say(lang, 'emperor'));
  }
  if (building) parts.push(`${say(lang, building.kind)}, ${say(lang, `colour-${building.seat}`)}`);
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
    const discs = counted(lang, say(lang, 'force'), stack.discs, { discs: stack.discs });
    const emperor = stack.emperor ? `, ${say(lang, 'emperor')}` : '';
    lines.push({ text: `${say(lang, `colour-${stack.seat}`)}: ${discs}${emperor}`, hue: hueOf(stack.seat) });
  }
  if (building) {
    const points = WORTH[building.kind] ?? 0;
    const worth = counted(lang, say(lang, 'worth'), points, { points });
    lines.push({ text: `${say(lang, `colour-${building.seat}`)}: ${say(lang, building.kind)}, ${worth}`, hue: hueOf(building.seat) });
  }
  if (!lines.length) lines.push({ text: say(lang, hex.space ? 'nobody' : 'unbuilt'), hue: 0 });
  return { title: `${hex.name} · ${say(lang, hex.kind === 'space' ? 'plain' : hex.kind)}`, lines, rule: RULES[hex.kind] ?? 'eko.build.2' };
}
