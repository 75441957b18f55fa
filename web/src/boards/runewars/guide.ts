// The first steps of Runewars, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl:
        'Kontynent z płytek, które kładą gracze. Czerwone góry i niebieska woda zamykają granice, chyba że ktoś lata. ' +
        'Zakryte żetony to runy: smocze i fałszywe.',
      en:
        'A continent of tiles that the players lay. Red mountains and blue water close borders, unless you fly. ' +
        'The tokens face down are runes, dragon and false ones.',
    },
  },
  {
    at: '.seasons',
    text: {
      pl:
        'Tu widać kroki przygotowania, a potem rok i porę roku. Kto pokaże sześć smoczych runów i utrzyma je przez rok, wygrywa; ' +
        'inaczej liczy się siódma Zima.',
      en:
        'Here are the steps of the set-up, later the year and the season. Whoever shows six dragon runes and holds them for a year wins; ' +
        'otherwise the seventh winter counts.',
    },
  },
  {
    at: '.own, .dock',
    text: {
      pl:
        'Tu leży to, z czego wybierasz: najpierw frakcja, potem w każdej porze roku, w tajemnicy, jeden z ośmiu rozkazów. ' +
        'Niższe numery działają pierwsze; najwyższy z zagranych w roku daje też Starszeństwo.',
      en:
        'Here lies what you choose from: first a faction, then each season, in secret, one of eight orders. Low numbers act first; ' +
        'the highest you have played this year also brings its supremacy.',
    },
  },
  {
    at: '.mat, .matter, .people',
    text: {
      pl:
        'Każda frakcja ma własne jednostki. Jej liczniki żywności, drewna i rudy mówią, kogo bierze w zaciągu i co zyskuje; ' +
        'zimą na obszarze zostaje tyle jednostek, ile wskazuje żywność.',
      en:
        'Each faction has units of its own. Its dials of food, wood and ore say what it recruits and gains; ' +
        'in winter an area feeds only as many units as the food dial shows.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl:
        'Tu zawsze stoi, czego gra od ciebie chce. Świecące obszary klikasz na mapie, karty czytasz jednym dotknięciem, a drugim ' +
        'zagrywasz. Zasady: klawisz R, karty: K.',
      en:
        'Here you always read what is asked. Click areas that glow on the map; touch a card to read it, again to play it. ' +
        'Rules: key R, cards: K.',
    },
  },
];
