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
      pl:
        'Co świeci, to można wybrać. Na początek: dysk, z którym twój Cesarz może zamienić się miejscami. ' +
        'Potem w każdej turze swój stos i miejsce: dokąd idzie, kogo atakuje albo gdzie buduje.',
      en:
        'What glows can be chosen. To begin with, a disc that your Emperor may change places with. ' +
        'Later, every turn, a stack of yours, then the place where it goes, attacks or builds.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl: 'Tu zawsze jest napisane, czego gra chce teraz od ciebie. Podpowiedź radzi, Cofnij cofa ruch.',
      en: 'Here you always read what is asked of you. Hint advises you, Undo takes a move back.',
    },
    keys: { pl: 'Klawisze: H i U.', en: 'Keys: H and U.' },
  },
  {
    at: '.panels, .chips',
    text: {
      pl: 'Punkty, dyski i budynki wszystkich graczy. Czyja kolej, tego panel jest podświetlony.',
      en: 'The points, discs and buildings of everybody. The player whose turn it is has a lit edge.',
    },
  },
  {
    at: '.side [role=tablist], .strip .button:last-child, .top',
    text: {
      pl: 'Coś nie świeci? Wybierz to mimo wszystko: gra powie, która zasada zabrania. Wszystkie zasady są tutaj.',
      en: 'Something does not glow? Pick it all the same: the game names the rule that forbids it. All rules are here.',
    },
    keys: { pl: 'Klawisz R.', en: 'Key R.' },
  },
];
