// The words that the board of Ekö needs beside those the server says: names for places, read aloud, and for panels.
import type { Lang } from '../../shell/words';
import type { Hex, Position } from './model';

const WORDS: Record<Lang, Record<string, string>> = {
  pl: {
    discs: 'dyski', reserve: 'rezerwa', capitals: 'stolice', box: 'pudełko', prison: 'więzi Cesarza',
    stock: 'obozy / wieże / zamki', space: 'puste pole', storm: 'pole burzy', sinkhole: 'zapadlisko',
    stone_desert: 'kamienna pustynia', ravine: 'wąwóz', capital: 'stolica', mountain: 'góra', portal: 'portal',
    temple_wind: 'Świątynia Wiatru', temple_moon: 'Świątynia Księżyca', temple_sand: 'Świątynia Piasku',
    camp: 'obóz', tower: 'wieża', castle: 'zamek', emperor: 'z Cesarzem', stack: 'stos',
    open: 'można wybrać', taken: 'wybrane',
    'colour-light_blue': 'Niebieski', 'colour-navy': 'Granatowy', 'colour-violet': 'Fioletowy', 'colour-grey': 'Szary',
  },
  en: {
    discs: 'discs', reserve: 'reserve', capitals: 'capitals', box: 'box', prison: 'holds Emperor of',
    stock: 'camps / towers / castles', space: 'empty space', storm: 'storm space', sinkhole: 'sinkhole',
    stone_desert: 'stone desert', ravine: 'ravine', capital: 'capital', mountain: 'mountain', portal: 'portal',
    temple_wind: 'Temple of the Wind', temple_moon: 'Temple of the Moon', temple_sand: 'Temple of the Sand',
    camp: 'camp', tower: 'tower', castle: 'castle', emperor: 'with the Emperor', stack: 'stack',
    open: 'can be chosen', taken: 'chosen',
    'colour-light_blue': 'Light Blue', 'colour-navy': 'Navy', 'colour-violet': 'Violet', 'colour-grey': 'Grey',
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
