// The words that the board of Lords of Xidit needs beside those the server says: names of places and things, and what a plan would find.
import { counted, type Lang } from '../../shell/words';
import { upper } from '../saying';

const PL: Record<string, string> = {
  'colour-blue': 'Niebieski', 'colour-red': 'Czerwony', 'colour-green': 'Zielony', 'colour-yellow': 'Żółty', 'colour-black': 'Czarny',
  'colour-virtual': 'Wirtualny Gracz',
  'unit-militia': 'Chłopska Milicja', 'unit-archer': 'Łucznicy', 'unit-infantry': 'Piechota', 'unit-cleric': 'Klerycy', 'unit-battle_mage': 'Magowie Bitewni',
  'one-militia': 'Chłopska Milicja', 'one-archer': 'Łucznik', 'one-infantry': 'Piechota', 'one-cleric': 'Kleryk', 'one-battle_mage': 'Mag Bitewny',
  'acc-militia': 'Chłopską Milicję', 'acc-archer': 'Łucznika', 'acc-infantry': 'Piechotę', 'acc-cleric': 'Kleryka', 'acc-battle_mage': 'Maga Bitewnego',
  'gen-militia': 'Chłopskiej Milicji', 'gen-archer': 'Łucznika', 'gen-infantry': 'Piechoty', 'gen-cleric': 'Kleryka', 'gen-battle_mage': 'Maga Bitewnego',
  'count-militia': 'Chłopskiej Milicji', 'count-archer': 'Łuczników', 'count-infantry': 'Piechoty', 'count-cleric': 'Kleryków', 'count-battle_mage': 'Magów Bitewnych',
  'order-black': 'czarna Droga', 'order-red': 'czerwona Droga', 'order-blue': 'niebieska Droga', 'order-action': 'Akcja', 'order-wait': 'Czekanie',
  'short-black': 'czarna', 'short-red': 'czerwona', 'short-blue': 'niebieska', 'short-action': 'Akcja', 'short-wait': 'Czekanie',
  'region-C': 'Serce Królestwa', 'region-N': 'Kraina Śniegu', 'region-NE': 'Czarne Wzgórza', 'region-E': 'Wschodni Step', 'region-SE': 'Bursztynowa Pustynia',
  'region-S': 'Ziemie Rzeczne', 'region-SW': 'Złote Pola', 'region-W': 'Mglisty Las', 'region-NW': 'Srebrne Góry',
  gold: 'złoto', bards: 'Bardowie', floors: 'piętra',
  wealth: 'Bogactwo', influence: 'Wpływy', reputation: 'Reputacja',
  city: 'Miasto {city}', titan: 'Tytani o sile {strength}', road: '{order} z Miasta {from} do Miasta {to}',
  recruitment: 'Rekrutacja', threat: 'Zagrożenie', asks: 'cena: {units}', offers: 'nagrody: {rewards}',
  stands: 'na żetonie: {units}', noUnits: 'żeton bez Jednostek', noToken: 'bez żetonu', spent: 'w tym Roku już tu rekrutujesz',
  guild: 'Gildia, {who}: {n} piętro|Gildia, {who}: {n} piętra|Gildia, {who}: {n} pięter', stand: 'tu stoi: {who}',
  wasteland: 'Pustkowie: bez Bardów', lyre: 'lira {larger} za najwięcej Bardów, {smaller} za drugie miejsce', bastion: 'Bastion jest zamknięty do Oceny Reputacji',
  inBastion: 'twoi Bardowie w Bastionie: {n}', noBards: 'nie ma tu Bardów',
  asleep: 'śpi', raging: 'szaleje', gone: 'pokonani', left: 'Tytani w stosie: {n}', titanRule: 'Akcja w Mieście bez żetonu: odłóż {strength} dowolne Jednostki i weź dwie nagrody|Akcja w Mieście bez żetonu: odłóż {strength} dowolne Jednostki i weź dwie nagrody|Akcja w Mieście bez żetonu: odłóż {strength} dowolnych Jednostek i weź dwie nagrody',
  open: 'można wybrać', taken: 'wybrane',
  beside: 'Obok mapy', tabCalendar: 'Rok {year}/{years}', tabPath: 'Kolejne', tabLair: 'Legowisko', tabAvenue: 'Aleja', tabBarracks: 'Koszary',
  lair: 'Legowisko', avenue: 'Aleja Chwały', barracks: 'Koszary', calendar: 'Rok {year} z {years}', setup: 'Przygotowanie', censusYears: 'Spis w Latach {years}',
  nextRecruitment: 'Kolejna Rekrutacja', nextThreat: 'Kolejne Zagrożenie', stackOf: '{side}: następny {next}, stos {n}, na wierzchu {top}, odrzucone {pile}',
  none: 'brak', virtualHas: 'Wirtualny Gracz: {n}', firstPlayer: 'Pierwszy Gracz', influenceNow: 'piętra', bardsNow: 'Bardowie',
  yourScreen: 'Za twoją Zasłonką', waitingFloors: 'piętra czekają', supply: 'piętra w zasobach', unplaced: 'Bardowie do umieszczenia',
  plan: 'Plan', slot: 'Rozkaz {n}: {order}', slotEmpty: 'Rozkaz {n}: pusty', submit: 'Wyślij', sending: 'Wysyłam…', clear: 'Cofnij Rozkaz', empty: 'Od nowa',
  planHint: 'Klikaj Drogi i Miasta na mapie albo użyj przycisków.', waitFor: 'Plan gotowy. Czekamy: {who}', ready: 'decyzja podjęta', readyNow: 'Gotowe: {who}.',
  'found-rides': 'jedzie do Miasta {city}', 'found-no-road': 'nie ma takiej Drogi: Rozkaz przepada', 'found-waits': 'czeka w Mieście {city}',
  'found-recruits': 'rekrutuje {unit}', 'found-already': 'tu już rekrutujesz w tym Roku', 'found-empty': 'na żetonie nie ma Jednostek',
  'found-removes': 'eliminuje zagrożenie: masz wszystkie Jednostki', 'found-lacks': 'zagrożenie, ale brakuje {units}', 'found-barred': 'w tym Roku już tu walczysz',
  'found-titan': 'może ruszyć na Tytana', 'found-too-few': 'za mało Jednostek na Tytana', 'found-nothing': 'nic tu nie ma: Akcja przepada',
  'note-rides': 'do {city}', 'note-no-road': 'brak Drogi', 'note-waits': 'czeka', 'note-already': 'drugi raz', 'note-empty': 'pusty', 'note-removes': 'eliminuje',
  'note-lacks': 'brak', 'note-barred': 'nie wolno', 'note-titan': 'Tytan?', 'note-too-few': 'za mało', 'note-nothing': 'nic', 'note-recruits': 'bierze',
  orders: 'Rozkazy', ordersOf: 'Rozkazy, {who}: {orders}', carried: 'wykonane: {n}', takePair: 'Weź: {one} i {other}', choosePair: 'Dwie z trzech nagród',
  showN: 'Ujawnij: {n}', showNone: 'Nie ujawniaj', fewer: 'Mniej', more: 'Więcej', ofYours: 'masz {n}', censusOf: 'Spis {units}', prize: 'najwięcej: {most} · remis: {tied}',
  bardsLeft: 'Do umieszczenia: {n} Bard|Do umieszczenia: {n} Bardów|Do umieszczenia: {n} Bardów', unitsLeft: 'Do oddania: {n} Jednostka|Do oddania: {n} Jednostki|Do oddania: {n} Jednostek',
  giveUp: 'Oddaj {unit}', have: '{unit}: {n}', shown: 'Wybrane. Czekamy: {who}',
  notSeated: '{who} nie siedzi przy tym stole: dodaj graczy albo wybierz innego Pierwszego Gracza.',
  finale: 'Trzy Oceny', assessment: 'Ocena {n} z 3', next: 'Dalej', skip: 'Pomiń', toResults: 'Wyniki', rank: '{rank}. miejsce', outBefore: 'już poza grą', falls: 'odpada', saviour: 'Wybawca królestwa', wealthIs: 'złoto za Zasłonką', influenceIs: 'piętra Gildii na planszy', reputationIs: 'liczby lir w Regionach',
};

const EN: Record<string, string> = {
  'colour-blue': 'Blue', 'colour-red': 'Red', 'colour-green': 'Green', 'colour-yellow': 'Yellow', 'colour-black': 'Black',
  'colour-virtual': 'Virtual Player',
  'unit-militia': 'militia', 'unit-archer': 'archers', 'unit-infantry': 'infantry', 'unit-cleric': 'clerics', 'unit-battle_mage': 'battle mages',
  'one-militia': 'militia', 'one-archer': 'archer', 'one-infantry': 'infantry', 'one-cleric': 'cleric', 'one-battle_mage': 'battle mage',
  'acc-militia': 'a militia unit', 'acc-archer': 'an archer', 'acc-infantry': 'an infantry unit', 'acc-cleric': 'a cleric', 'acc-battle_mage': 'a battle mage',
  'gen-militia': 'a militia unit', 'gen-archer': 'an archer', 'gen-infantry': 'an infantry unit', 'gen-cleric': 'a cleric', 'gen-battle_mage': 'a battle mage',
  'count-militia': 'militia', 'count-archer': 'archers', 'count-infantry': 'infantry', 'count-cleric': 'clerics', 'count-battle_mage': 'battle mages',
  'order-black': 'black road', 'order-red': 'red road', 'order-blue': 'blue road', 'order-action': 'Action', 'order-wait': 'Wait',
  'short-black': 'black', 'short-red': 'red', 'short-blue': 'blue', 'short-action': 'Action', 'short-wait': 'Wait',
  'region-C': 'Heart of the Realm', 'region-N': 'Snow Country', 'region-NE': 'Black Hills', 'region-E': 'Eastern Steppe', 'region-SE': 'Amber Desert',
  'region-S': 'River Lands', 'region-SW': 'Golden Fields', 'region-W': 'Misty Wood', 'region-NW': 'Silver Mountains',
  gold: 'gold', bards: 'bards', floors: 'floors',
  wealth: 'Wealth', influence: 'Influence', reputation: 'Reputation',
  city: 'City {city}', titan: 'Titans of strength {strength}', road: '{order} from city {from} to city {to}',
  recruitment: 'Recruitment', threat: 'Threat', asks: 'asks for {units}', offers: 'offers {rewards}',
  stands: 'on the token: {units}', noUnits: 'a token without units', noToken: 'no token', spent: 'you have recruited here this Year',
  guild: '{who}’s guild of {n} floor|{who}’s guild of {n} floors', stand: '{who} is here',
  wasteland: 'wasteland: no bards here', lyre: 'lyre {larger} for the most bards, {smaller} for the second most', bastion: 'the Bastion is closed until reputation is assessed',
  inBastion: 'your bards in the Bastion: {n}', noBards: 'no bards here',
  asleep: 'asleep', raging: 'raging', gone: 'gone', left: 'titans in the stack: {n}', titanRule: 'With an Action in a city without a token: give up any {strength} units, take two rewards',
  open: 'can be chosen', taken: 'chosen',
  beside: 'Beside the map', tabCalendar: 'Year {year}/{years}', tabPath: 'Next', tabLair: 'Lair', tabAvenue: 'Avenue', tabBarracks: 'Barracks',
  lair: 'Lair', avenue: 'Avenue of Glory', barracks: 'Barracks', calendar: 'Year {year} of {years}', setup: 'Set-up', censusYears: 'census in Years {years}',
  nextRecruitment: 'Next Recruitment', nextThreat: 'Next Threat', stackOf: '{side}: next {next}, stack of {n} with {top} on top, discards {pile}',
  none: 'none', virtualHas: 'Virtual Player: {n}', firstPlayer: 'First Player', influenceNow: 'floors', bardsNow: 'bards',
  yourScreen: 'Behind your screen', waitingFloors: 'floors waiting', supply: 'floors in supply', unplaced: 'bards to place',
  plan: 'Plan', slot: 'Order {n}: {order}', slotEmpty: 'Order {n}: empty', submit: 'Submit', sending: 'Sending…', clear: 'Take back an Order', empty: 'Start over',
  planHint: 'Click roads and cities on the map, or use the buttons.', waitFor: 'Your plan is in. Waiting for {who}', ready: 'ready', readyNow: 'Ready: {who}.',
  'found-rides': 'rides to city {city}', 'found-no-road': 'no such road: the Order is lost', 'found-waits': 'waits in city {city}',
  'found-recruits': 'recruits {unit}', 'found-already': 'you have already recruited here this Year', 'found-empty': 'no unit is on the token',
  'found-removes': 'removes the threat: you have all the units', 'found-lacks': 'a threat, but you lack {units}', 'found-barred': 'you have already fought here this Year',
  'found-titan': 'may take on a titan', 'found-too-few': 'too few units for a titan', 'found-nothing': 'nothing here: the Action is lost',
  'note-rides': 'to {city}', 'note-no-road': 'no road', 'note-waits': 'waits', 'note-already': 'again', 'note-empty': 'empty', 'note-removes': 'removes',
  'note-lacks': 'lacks', 'note-barred': 'barred', 'note-titan': 'titan?', 'note-too-few': 'too few', 'note-nothing': 'nothing', 'note-recruits': 'takes',
  orders: 'Orders', ordersOf: 'Orders, {who}: {orders}', carried: 'carried out: {n}', takePair: 'Take {one} and {other}', choosePair: 'Two of three rewards',
  showN: 'Show {n}', showNone: 'Show none', fewer: 'Fewer', more: 'More', ofYours: 'you have {n}', censusOf: 'Census of {units}', prize: 'most: {most} · tied: {tied}',
  bardsLeft: '{n} bard left to place|{n} bards left to place', unitsLeft: '{n} unit left to give up|{n} units left to give up',
  giveUp: 'Give up {unit}', have: '{unit}: {n}', shown: 'You have chosen. Waiting for {who}',
  notSeated: '{who} does not sit at this table: add players or choose another First Player.',
  finale: 'The three assessments', assessment: 'Assessment {n} of 3', next: 'Next', skip: 'Skip', toResults: 'Results', rank: 'rank {rank}', outBefore: 'already out', falls: 'eliminated', saviour: 'Saviour of the realm', wealthIs: 'gold behind the screens', influenceIs: 'guild floors on the board', reputationIs: 'lyre numbers of the regions',
};

const WORDS: Record<Lang, Record<string, string>> = { pl: PL, en: EN };

export function say(lang: Lang, key: string, args: Record<string, string | number> = {}): string {
  return (WORDS[lang][key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** A sentence in the form that a number asks for. */
export function sayN(lang: Lang, key: string, n: number, args: Record<string, string | number> = {}): string {
  return counted(lang, WORDS[lang][key] ?? key, n, { n, ...args });
}

/** Both languages have the same words. */
export const missing = () => [...Object.keys(PL).filter((key) => !(key in EN)), ...Object.keys(EN).filter((key) => !(key in PL))];

export { upper };
