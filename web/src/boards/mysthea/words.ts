// The words that the board of Mysthea needs beside those of the game, which the server sends: captions, buttons, what a place holds.
import { saying, upper } from '../saying';

const PL: Record<string, string> = {
  'guild-varorin': 'Varorin', 'guild-lusma': 'Lusma', 'guild-volarees': 'Volarees', 'guild-magista': 'Magista', 'guild-kaetur': 'Kaetur',
  energy: 'energia', experience: 'doświadczenie', experienceShort: 'dośw.', handSize: 'ręka', facedShort: 'spotkania', controls: 'regiony', artefactShort: 'artefakt',
  era: 'Era {era}', eraNone: 'Przygotowanie', startingCard: 'karta początkowa', track: 'Tor wydarzeń', next: 'następna', nextEvent: 'Następna: {event}', deckLeft: 'w talii: {n}', space: 'pole warte {n}', empty: 'puste', recharge: 'tu ładuje się artefakty',
  development: 'Obszar rozwoju', encounterDeck: 'Spotkanie', encounterTop: 'chwała {glory}; {one} albo {other}', encountersLeft: 'zostało {n}',
  hand: 'Twoja ręka', emptyHand: 'Nie masz kart na ręce.', board: 'Plansza gracza', boardOf: 'Plansza: {who}', boards: 'Plansze graczy', equipment: 'Wyposażenie', upgrades: 'Ulepszenia', free: 'wolne', discards: 'odrzucone',
  artefact: 'artefakt {number}, {state}', charged: 'naładowany', discharged: 'rozładowany', wounded: 'ranny', pool: '{unit}: stworzone {n}, obok planszy {beside}',
  strength: 'siła {n}', controlsIt: 'kontroluje', nobody: 'nikogo tu nie ma', mirage: 'miraż: żadna jednostka nie może tu wejść', moved: 'w tej turze już się ruszały: {n}', units: '{who}: {units}; siła {n}',
  monsterHere: '{who}, siła {n}', defeated: 'pokonany w tej Erze', comes: 'przyjdzie w Erze {era}', tokenHere: 'żeton spotkania: {who}', gold: 'Złoto: {text}', silver: 'Srebro: {text}', bronze: 'Brąz: {text}', behaviour: 'Zachowanie: {text}',
  attunement: 'Zestrojenie {id} ({side}): {text}', attunedBy: 'w tej Erze wzięte: {who}', attunementFree: 'do wzięcia', regionsOf: 'regiony: {regions}',
  bonusForest: 'Medytacja: 1 punkt energii', bonusRiver: 'Medytacja: 2 punkty chwały', bonusMist: 'Medytacja: 1 punkt doświadczenia', bonusMountain: 'Medytacja: 1 fortyfikacja', bonusCrystal: 'Medytacja: 1 punkt na tworzenie i rozstawianie',
  regionScores: 'Na koniec Ery każdy zyskuje tyle chwały, ile warte jest pole, za każdy kontrolowany region tego typu.', stormMoves: 'Na koniec Ery wszystkie potwory przesuwają się o wyspę dalej.', monsterAttacks: 'Na koniec Ery ten potwór atakuje swoją wyspę.',
  open: 'można wybrać', taken: 'wybrane', back: 'Wróć', close: 'Zamknij', points: 'punkty dowodzenia: {n}', costs: 'koszt efektu: energia {n}', placing: 'koszt umieszczenia: energia {n}', order: 'w bitwie: {order} {n}', reconstructed: 'wartość odtworzona, nie ze źródła',
  spend: 'Wydaj: {n} punkt|Wydaj: {n} punkty|Wydaj: {n} punktów', moveHint: 'Kliknij figurkę, potem region, do którego ma pójść.', lose: 'Do stracenia: {n} jednostka|Do stracenia: {n} jednostki|Do stracenia: {n} jednostek',
  battle: 'Bitwa', battleIn: 'Bitwa {where}', secretly: 'wybiera w tajemnicy', decided: 'wybór ukryty', noCard: 'bez karty', total: 'razem', lost: 'straty: {n}', retreated: 'odwrót: {n}', strongest: 'najsilniejszy',
  symbolFor: 'Co kryje {symbol}, okaże się po wyborze.', prevails: 'zwycięża', isDefeated: 'pokonany', afterIsland: 'Tuż za {island}, zgodnie z ruchem wskazówek zegara',
  base: 'akcja podstawowa', special: 'akcja specjalna', done: 'wykonana', todo: 'do wykonania', mayDo: 'możliwa', crystal: 'Wielki kryształ',
  figure: '{unit} ×{n}, {where}',
  finale: 'Skąd ta chwała', glory: 'Chwała', skip: 'Pomiń', toResults: 'Wyniki', 'from-regions': 'kontrolowane regiony', 'from-battles': 'bitwy', 'from-monsters': 'pokonane potwory', 'from-encounters': 'spotkania', 'from-meditation': 'Medytacja', 'from-cards': 'karty, zestrojenia i inne efekty', 'from-lost': 'stracone',
};

const EN: Record<string, string> = {
  'guild-varorin': 'Varorin', 'guild-lusma': 'Lusma', 'guild-volarees': 'Volarees', 'guild-magista': 'Magista', 'guild-kaetur': 'Kaetur',
  energy: 'energy', experience: 'experience', experienceShort: 'exp.', handSize: 'hand', facedShort: 'encounters', controls: 'regions', artefactShort: 'artefact',
  era: 'Era {era}', eraNone: 'Set-up', startingCard: 'starting card', track: 'Event track', next: 'next', nextEvent: 'Next: {event}', deckLeft: '{n} in the deck', space: 'space worth {n}', empty: 'empty', recharge: 'artefacts are recharged here',
  development: 'Development area', encounterDeck: 'Encounter', encounterTop: '{glory} glory; {one} or {other}', encountersLeft: '{n} left',
  hand: 'Your hand', emptyHand: 'You hold no cards.', board: 'Player board', boardOf: 'Board: {who}', boards: 'Player boards', equipment: 'Equipment', upgrades: 'Upgrades', free: 'free', discards: 'discarded',
  artefact: 'artefact {number}, {state}', charged: 'charged', discharged: 'discharged', wounded: 'wounded', pool: '{unit}: {n} created, {beside} beside the board',
  strength: 'strength {n}', controlsIt: 'controls it', nobody: 'nobody is here', mirage: 'a mirage: no unit may enter', moved: 'already moved this turn: {n}', units: '{who}: {units}; strength {n}',
  monsterHere: '{who}, strength {n}', defeated: 'defeated this Era', comes: 'comes in Era {era}', tokenHere: 'encounter token: {who}', gold: 'Gold: {text}', silver: 'Silver: {text}', bronze: 'Bronze: {text}', behaviour: 'Behaviour: {text}',
  attunement: 'Attunement {id} ({side}): {text}', attunedBy: 'taken this Era: {who}', attunementFree: 'still to be had', regionsOf: 'regions: {regions}',
  bonusForest: 'Meditation: 1 energy', bonusRiver: 'Meditation: 2 glory', bonusMist: 'Meditation: 1 experience', bonusMountain: 'Meditation: 1 fortification', bonusCrystal: 'Meditation: 1 point for creating and deploying',
  regionScores: 'At the end of the Era everybody gains what its space is worth for each region of this type they control.', stormMoves: 'At the end of the Era all monsters move on by one island.', monsterAttacks: 'At the end of the Era this monster attacks the island it is on.',
  open: 'can be chosen', taken: 'chosen', back: 'Back', close: 'Close', points: 'command points: {n}', costs: 'effect: {n} energy', placing: 'placing: {n} energy', order: 'in battle: {order} {n}', reconstructed: 'a reconstructed value, not from a source',
  spend: '{n} point to spend|{n} points to spend', moveHint: 'Click a figure, then the region it goes to.', lose: '{n} unit to lose|{n} units to lose',
  battle: 'Battle', battleIn: 'Battle {where}', secretly: 'chooses in secret', decided: 'choice hidden', noCard: 'no card', total: 'total', lost: 'lost: {n}', retreated: 'retreated: {n}', strongest: 'strongest',
  symbolFor: 'What {the} brings shows once it is chosen.', prevails: 'prevails', isDefeated: 'defeated', afterIsland: 'Right after {island}, clockwise',
  base: 'base action', special: 'special action', done: 'done', todo: 'to do', mayDo: 'possible', crystal: 'The giant crystal',
  figure: '{unit} ×{n}, {where}',
  finale: 'Where the glory came from', glory: 'Glory', skip: 'Skip', toResults: 'Results', 'from-regions': 'controlled regions', 'from-battles': 'battles', 'from-monsters': 'defeated monsters', 'from-encounters': 'encounters', 'from-meditation': 'Meditation', 'from-cards': 'cards, attunements and other effects', 'from-lost': 'lost',
};

export const { say, sayN, KEYS } = saying({ pl: PL, en: EN });
export { upper };
