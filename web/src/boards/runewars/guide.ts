// The first steps of Runewars, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl: 'Kontynent z płytek, które kładą gracze. Czerwone góry i niebieska woda zamykają granice, chyba że ktoś lata. Zakryte żetony to runy: smocze i fałszywe.',
      en: 'A continent of tiles that the players lay. Red mountains and blue water close borders, unless you fly. The tokens face down are runes, dragon and false ones.',
    },
  },
  {
    at: '.seasons',
    text: {
      pl: 'Gra trwa do siedmiu lat po cztery pory roku. Kto pokaże sześć smoczych runów i utrzyma je przez rok, wygrywa; inaczej liczy się siódma Zima.',
      en: 'Up to seven years of four seasons. Whoever shows six dragon runes and holds them for a year wins; otherwise the seventh winter counts.',
    },
  },
  {
    at: '.own, .dock',
    text: {
      pl: 'W każdej porze roku wybierasz w tajemnicy jeden z ośmiu rozkazów. Niższe numery działają pierwsze; najwyższy z zagranych w roku daje też Starszeństwo.',
      en: 'Each season you choose one of eight orders in secret. Low numbers act first; the highest you have played this year also brings its supremacy.',
    },
  },
  {
    at: '.mat, .matter',
    text: {
      pl: 'Liczniki żywności, drewna i rudy mówią, kogo bierzesz w zaciągu i co zyskujesz. Zimą na obszarze zostaje tyle jednostek, ile wskazuje żywność.',
      en: 'The dials of food, wood and ore say what you recruit and gain. In winter an area feeds only as many units as the food dial shows.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl: 'Tu zawsze stoi, czego gra od ciebie chce. Świecące obszary klikasz na mapie, karty czytasz jednym dotknięciem, a drugim zagrywasz. Zasady: klawisz R, karty: K.',
      en: 'Here you always read what is asked. Click areas that glow on the map; touch a card to read it, again to play it. Rules: key R, cards: K.',
    },
  },
];
