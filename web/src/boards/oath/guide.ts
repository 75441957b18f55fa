// The first steps of Oath, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl:
        'Trzy Regiony, w każdym dwa lub trzy Obszary. Obszarem rządzi ten, kto ma na nim Chorągwie. ' +
        'Twój pionek stoi na jednym z nich i tam działasz.',
      en:
        'Three regions with two or three sites each. Whoever has warbands at a site rules it. ' +
        'Your pawn stands at one of them, and there you act.',
    },
  },
  {
    at: '.standing .first',
    text: {
      pl:
        'Kanclerz dotrzymuje przysięgi, Banici próbują odebrać mu tytuł albo spełnić własną Wizję. ' +
        'Tu zawsze widać, kto ma tytuł i kto zaraz wygra.',
      en:
        'The Chancellor keeps the oath; Exiles try to take the title or to fulfil a Vision of their own. ' +
        'Here you always see who holds the title and who is about to win.',
    },
  },
  {
    at: '.own .mat, .mine',
    text: {
      pl:
        'Twoja plansza: Zaopatrzenie, którym płacisz za akcje, Przychylność, Sekrety i Chorągwie; obok Doradcy i Relikty. ' +
        'Klikniętą kartę czytasz w dużym rozmiarze.',
      en:
        'Your board: Supply that pays for actions, favor, secrets and warbands; beside it advisers and relics. ' +
        'Click a card to read it large.',
    },
  },
  {
    at: '.verbs, .prompt',
    text: {
      pl:
        'W turze robisz, ile chcesz: przeszukujesz, werbujesz, handlujesz, odzyskujesz, podróżujesz, najeżdżasz. ' +
        'Wybierz akcję, a mapa pokaże, gdzie jest możliwa.',
      en:
        'In a turn you do as much as you like: search, muster, trade, recover, travel, campaign. ' +
        'Choose an action, and the map shows where it is possible.',
    },
  },
  {
    at: '.courts, .strip',
    text: {
      pl:
        'Plansze innych graczy: ich Doradcy, Relikty i Wizje. Wszystkie karty i zasady są w szufladzie: klawisze K i R. ' +
        'Zwycięzca pisze Kronikę następnej gry.',
      en:
        'The boards of the others: their advisers, relics and Visions. All cards and rules are in the drawer: keys K and R. ' +
        'The winner writes the Chronicle of the next game.',
    },
  },
];
