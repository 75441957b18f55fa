// The first steps of Mysthea, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl:
        'Pięć dryfujących wysp, na każdej trzy regiony. Region kontroluje najsilniejszy. ' +
        'Po trzech Erach wygrywa ten, kto ma najwięcej chwały.',
      en:
        'Five drifting islands with three regions each. The strongest controls a region. ' +
        'After three Eras whoever has the most glory wins.',
    },
  },
  {
    at: '.track',
    text: {
      pl:
        'W każdej rundzie dochodzi tu karta wydarzenia. Na koniec Ery karty regionów dają tyle chwały, ile pokazuje pole, a potwory ' +
        'atakują swoje wyspy.',
      en:
        'Every round lays an event card here. At the end of the Era a region card pays as much glory as its space shows, and monsters ' +
        'attack their islands.',
    },
  },
  {
    at: '.hand',
    text: {
      pl:
        'Twoje karty. Zagrana karta daje punkty dowodzenia na tworzenie, rozstawianie i ruch jednostek, a za energię także swój efekt – ' +
        'jedno, drugie albo oba naraz.',
      en:
        'Your cards. A card you play gives command points to create, deploy and move units and, for energy, its effect: one of these, ' +
        'the other, or both.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl:
        'W turze: jedna akcja podstawowa – Działanie (zagrywasz kartę), Rozwój lub Medytacja – i najwyżej jedna specjalna: wyposażenie, ' +
        'bitwa, przemieszczenie wyspy albo spotkanie.',
      en:
        'A turn: one base action, Operate (play a card), Development or Meditation, and at most one special one: equipment, a battle, ' +
        'shifting an island, or an encounter.',
    },
  },
  {
    at: '.beside, .tabs button, .strip',
    text: {
      pl: 'Tu kupujesz nowe karty w Rozwoju i widzisz najbliższe spotkanie. Wszystkie karty gry i zasady są w szufladzie z przebiegiem.',
      en:
        'Here you get new cards by Development and see the next encounter. ' +
        'All cards of the game and all rules are in the drawer with the story.',
    },
    keys: { pl: 'Klawisze K i R.', en: 'Keys: K and R.' },
  },
];
