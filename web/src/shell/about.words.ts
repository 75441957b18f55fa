// The words of the page about Krainy: long, read by few, and fetched with it.
import type { Lang } from './words';

const PL = {
  text: 'Krainy to otwarty stół do strategicznych gier fantasy. Kod, słowa i rysunki są nasze i wolne, na licencji MIT.',
  owners:
    'Gry, ich nazwy, ilustracje i instrukcje należą do autorów i wydawców. Krainy nie są z nimi powiązane ani przez nich polecane. ' +
    'Zasady opowiadamy własnymi słowami, a plansze rysujemy sami.',
  fonts: 'Pismo',
  fontsText: 'Alegreya i Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), na licencji SIL Open Font License.',
  privacy: 'Prywatność',
  privacyText: 'Jedno ciasteczko mówi serwerowi, kim jesteś przy stole. Nic innego nie jest śledzone ani wysyłane dalej.',
  playable: 'można grać',
  later: 'w przygotowaniu',
};

const EN: typeof PL = {
  text:
    'Krainy is an open table for fantasy strategy games. ' +
    'The code, the words and the drawings are ours and free, under the MIT licence.',
  owners:
    'The games, their names, art and rulebooks belong to their designers and publishers. ' +
    'Krainy is not affiliated with or endorsed by any of them. We tell the rules in our own words and draw the boards ourselves.',
  fonts: 'Type',
  fontsText: 'Alegreya and Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.',
  privacy: 'Privacy',
  privacyText: 'One cookie tells the server who you are at the table. Nothing else is tracked or passed on.',
  playable: 'playable',
  later: 'in the making',
};

export const ABOUT: Record<Lang, typeof PL> = { pl: PL, en: EN };
