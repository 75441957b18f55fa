// The first steps of Lords of Xidit, for somebody who has never played it.
import type { GuideStep } from '../board';

export const guide: GuideStep[] = [
  {
    at: '.board .stage',
    text: {
      pl: 'Królestwo Xidit: Miasta i Drogi w trzech kolorach. Twój Idrakis jeździ po nich, rekrutuje Jednostki i eliminuje zagrożenia.',
      en: 'The realm of Xidit: cities, and roads in three colours. Your Idrakis rides them, recruits units and removes threats.',
    },
  },
  {
    at: '.prompt',
    text: {
      pl:
        'Co Rok wszyscy naraz planują w sekrecie sześć Rozkazów. Klikaj Drogi i Miasta na mapie albo przyciski tutaj; ' +
        'plan możesz zmieniać, aż go wyślesz.',
      en:
        'Every Year all plan six Orders in secret at once. Click roads and cities on the map, or the buttons here; ' +
        'change the plan until you send it.',
    },
  },
  {
    at: '[data-place^="city:"]',
    text: {
      pl:
        'Akcja w Mieście z żetonem Rekrutacji daje najsłabszą Jednostkę z żetonu. ' +
        'Akcja przy żetonie Zagrożenia zabiera wskazane Jednostki i daje dwie z trzech nagród.',
      en:
        'An Action in a city with a Recruitment token gives its weakest unit. ' +
        'At a Threat token it takes the units shown and gives two of three rewards.',
    },
  },
  {
    at: '.screen, .panels, .chips',
    text: {
      pl: 'Za Zasłonką są twoje Jednostki, złoto i Bardowie. Widzisz je tylko ty; co biorą i wydają inni, trzeba pamiętać.',
      en: 'Behind your screen are your units, gold and bards. Only you see them; remember what the others take and spend.',
    },
  },
  {
    at: '.panels, .chips, .side',
    text: {
      pl:
        'Na końcu trzy Oceny – Bogactwo, Wpływy i Reputacja w tej kolejności, którą pokazuje Aleja Chwały – eliminują najsłabszych. ' +
        'Wygrywa ten, kto zostanie po ostatniej.',
      en:
        'At the end three assessments, wealth, influence and reputation in the order of the Avenue of Glory, throw the weakest out. ' +
        'Whoever is left after the last one wins.',
    },
  },
];
