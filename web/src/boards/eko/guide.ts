// The first steps of Ekö, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl: 'To pustynny świat Ekö. Zbuduj obozy, wieże i zamki za 12 punktów i zajmij stolicę – albo zostań na planszy jako ostatni.',
      en: 'This is the desert of Ekö. Build camps, towers and castles worth 12 points and hold a capital, or be the last one on the board.',
    },
  },
  {
    at: '[data-place][data-open]',
    text: {
      pl: 'Co świeci, to można wybrać. Kliknij swój stos, a zobaczysz, dokąd może pójść i kogo zaatakować.',
      en: 'What glows can be chosen. Click a stack of yours and you see where it can go and whom it can attack.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl: 'Tu zawsze stoi, czego gra od ciebie chce. Ruch cofniesz przyciskiem Cofnij albo klawiszem U.',
      en: 'Here you always read what is asked of you. Take a move back with Undo or the key U.',
    },
  },
  {
    at: '.panels, .chips',
    text: {
      pl: 'Punkty, dyski i budynki wszystkich graczy. Czyja kolej, tego panel jest podświetlony.',
      en: 'The points, discs and buildings of everybody. The player whose turn it is has a lit edge.',
    },
  },
  {
    at: '.side, .strip, .top',
    text: {
      pl: 'Nie da się? Kliknij mimo to: gra powie, która zasada zabrania. Wszystkie zasady są tutaj, klawisz R.',
      en: 'Not possible? Click it all the same: the game names the rule that forbids it. All rules are here, key R.',
    },
  },
];
