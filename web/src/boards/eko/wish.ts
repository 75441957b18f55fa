// Which options of Ekö go together.
import type { Lang } from '../../shell/words';
import type { Wishes } from '../wishes';

const SENTENCES: Record<'lighthouse' | 'example', Record<Lang, string>> = {
  lighthouse: {
    pl: 'Latarnia Morska potrzebuje Piramid albo Labiryntu Burz: dodaj jedno z nich.',
    en: 'The Lighthouse needs the Pyramids or the Storm Labyrinth: add one of them.',
  },
  example: {
    pl: 'Gotowa plansza „example” jest do gry bez wariantów: usuń warianty albo zostaw pole planszy puste.',
    en: 'The ready board “example” is for a game without variants: remove the variants or leave the board empty.',
  },
};
const NEEDS: Record<string, string> = { pyramids: 'pyramids', storms: 'storm_labyrinth' };

export const eko: Wishes = {
  matters(option, chosen) {
    const module = NEEDS[option];
    return !module || (chosen.modules as string[]).includes(module);
  },
  problem(chosen, lang) {
    const modules = chosen.modules as string[];
    if (modules.includes('lighthouse') && !modules.includes('pyramids') && !modules.includes('storm_labyrinth'))
      return SENTENCES.lighthouse[lang];
    if (modules.length && (chosen.board as string).trim() === 'example') return SENTENCES.example[lang];
    return '';
  },
};
