// The first steps of Lords of Xidit, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl: 'Królestwo Xidit: miasta i drogi w trzech kolorach. Twój Idrakis jeździ po nich, zbiera Jednostki i usuwa Zagrożenia.',
      en: 'The kingdom of Xidit: cities, and roads in three colours. Your Idrakis rides them, gathers units and removes threats.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl: 'Co Rok wszyscy naraz planują w tajemnicy sześć Rozkazów. Klikaj drogi i miasta na mapie albo przyciski tutaj; plan możesz zmieniać, aż go wyślesz.',
      en: 'Every year all plan six orders in secret at once. Click roads and cities on the map, or the buttons here; change the plan until you send it.',
    },
  },
  {
    at: '[data-place^="city:"]',
    text: {
      pl: 'Akcja w mieście z Rekrutacją daje najsłabszą Jednostkę z żetonu. Akcja przy Zagrożeniu zabiera wskazane Jednostki i daje dwie z trzech nagród.',
      en: 'An action in a city with a recruitment token gives its weakest unit. At a threat it takes the units shown and gives two of three rewards.',
    },
  },
  {
    at: '.screen, .panels, .chips',
    text: {
      pl: 'Za zasłonką są twoje Jednostki, złoto i Bardowie. Widzisz je tylko ty; co biorą i wydają inni, trzeba pamiętać.',
      en: 'Behind your screen are your units, gold and bards. Only you see them; remember what the others take and spend.',
    },
  },
  {
    at: '.panels, .chips, .side',
    text: {
      pl: 'Na końcu trzy Oceny – Bogactwo, Wpływy i Reputacja w tej kolejności, którą pokazuje Aleja Chwały – odrzucają najsłabszych. Wygrywa najlepszy w ostatniej.',
      en: 'At the end three assessments, wealth, influence and reputation in the order of the avenue of glory, throw the weakest out. Who is best in the last one wins.',
    },
  },
];
