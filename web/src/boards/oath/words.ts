// The words that the board of Oath needs beside those of the game, which the server sends: captions, buttons, who wins and why.
import { counted, type Lang } from '../../shell/words';

const PL: Record<string, string> = {
  'colour-purple': 'Fioletowy', 'colour-red': 'Czerwony', 'colour-blue': 'Niebieski', 'colour-yellow': 'Żółty', 'colour-white': 'Biały', 'colour-black': 'Czarny', 'colour-bandits': 'Bandyci',
  'role-chancellor': 'Kanclerz', 'role-citizen': 'Obywatel', 'role-exile': 'Banita', prince: 'Mechaniczny Książę', princeOurs: 'Część jego zasad uzupełniliśmy sami.',
  oathkeeper: 'Wierny Przysiędze', usurper: 'Uzurpator', favor: 'Przychylność', secrets: 'Sekrety', warbands: 'Chorągwie', supply: 'Zaopatrzenie', sitesRuled: 'Obszary', goodsHeld: 'Relikty i Sztandary', bank: 'w zasobach',
  round: 'Runda {n} z 8', visionsDrawn: 'Dobrane Wizje: {n}; od 3 Wizje mogą wygrać', banks: 'Banki Przychylności', bankOf: 'Bank: {suit}, Przychylność {n}', deck: 'Talia Świata; na wierzchu: {back}', noDeck: 'Talia Świata jest pusta',
  pile: 'Stos Kart Odrzuconych, {region}: {n}', pileTop: 'na wierzchu: {back}', reliquary: 'Imperialny Skarbiec', spaceFull: 'Skarbiec, pole {n}: zakryty Relikt', spaceKnown: 'Skarbiec, pole {n}: {relic}', spaceEmpty: 'Skarbiec, pole {n}: odkryte, cecha {trait}',
  'back-denizen': 'Mieszkaniec', 'back-vision': 'Wizja', bannerHeld: '{banner}: ma {who}, żetony {n}', bannerFree: '{banner}: nikt nie ma, żetony {n}', mob: 'Ciżba',
  stillSupremacy: 'nadal będzie rządzić największą liczbą Obszarów', stillPeople: 'nadal będzie mieć Sztandar Miłości Ludu', stillProtection: 'nadal będzie mieć najwięcej Reliktów i Sztandarów', stillDevotion: 'nadal będzie mieć Sztandar Najmroczniejszej Tajemnicy',
  winsTitle: '{who} wygra na początku swojej następnej tury, jeśli {still}.', winsTitleLater: '{who} w następnej swojej turze zostanie Uzurpatorem i turę później wygra, jeśli {still}.',
  winsVision: '{who} wygra na początku swojej następnej tury dzięki karcie „{card}”, jeśli {still}.', winsVisionLater: '{who} spełnia „{card}” i czeka, aż dobrane będą 3 Wizje.',
  winsEmpire: '{who} wygra dla Imperium po rundzie {round}, jeśli kość Końcowa pokaże {die}, a tytuł zostanie w Imperium.', winsLast: '{who} wygra na koniec ostatniej rundy, jeśli tytuł zostanie w Imperium.', nobodyWins: 'Teraz nikt nie jest bliski wygranej.', hasWon: '{who} wygrywa tę grę.', whoWins: 'Kto może wygrać',
  siteDown: 'Zakryty Obszar', siteKnown: 'Zakryty Obszar; wiesz, że to {site}', ruledBy: 'rządzi: {who}', ruledByBandits: 'rządzą Bandyci', capacity: 'miejsca na karty: {n}, wolne: {free}', warbandsHere: 'Chorągwie: {n}', pawnsHere: 'tu stoi: {who}', favorHere: 'Przychylność: {n}', secretsHere: 'Sekrety: {n}', relicsHere: 'zakryte Relikty: {n}',
  relicBack: 'Zakryty Relikt, {site}', relicSeen: 'Zakryty Relikt, {site}; wiesz, że to {relic}', price: 'Relikt kosztuje: {price}', priceFavor: 'Przychylność {n} do banku {suit}', priceBurnFavor: 'spal Przychylność: {n}', priceBurnSecret: 'spal Sekrety: {n}', free: 'wolne miejsce',
  adviserBack: 'Zakryty Doradca, {who}: {back}', facedown: 'zakryty', court: 'Plansza: {who}', courts: 'Plansze innych graczy', ownCourt: 'Twoja plansza', noAdvisers: 'bez Doradców', onCard: 'na karcie: Przychylność {favor}, Sekrety {secrets}',
  open: 'można wybrać', back: 'Wróć', close: 'Zamknij', allActions: 'Wszystkie akcje', major: 'Akcje', minor: 'Pomniejsze akcje', 
  'verb-search': 'Przeszukanie', 'verb-muster': 'Werbowanie', 'verb-trade': 'Handel', 'verb-recover': 'Odzyskiwanie', 'verb-travel': 'Podróż', 'verb-campaign': 'Najazd', 'verb-with': 'Z modyfikatorem', 'verb-use': 'Użyj mocy', 'verb-uncover': 'Zakryty Doradca', 'verb-peek': 'Podejrzyj', 'verb-garrison': 'Wyślij Chorągwie', 'verb-withdraw': 'Zabierz Chorągwie', 'verb-lend': 'Przekaż Chorągwie', 'verb-offer': 'Obywatelstwo', 'verb-exile': 'Banicja',
  'hint-search': 'Dobierz karty i zagraj jedną.', 'hint-muster': 'Połóż 1 żeton Przychylności na karcie swojego Obszaru i zyskaj 2 Chorągwie.', 'hint-trade': 'Wymień Sekret na Przychylność albo Przychylność na Sekrety.', 'hint-recover': 'Odzyskaj Relikt ze swojego Obszaru albo Sztandar.', 'hint-travel': 'Kliknij Obszar na mapie.', 'hint-campaign': 'Zaatakuj tego, kto rządzi twoim Obszarem albo na nim stoi.',
  'hint-with': 'Najpierw wybierz modyfikator, potem akcję.', 'hint-use': 'Użyj mocy karty z napisem Akcja.', 'hint-uncover': 'Zagraj albo odrzuć zakrytego Doradcę.', 'hint-peek': 'Obejrzyj zakryty Relikt; nikt inny go nie zobaczy.', 'hint-garrison': 'Ze swojej planszy na Obszar, którym rządzisz.', 'hint-withdraw': 'Z Obszaru na swoją planszę; ostatnia zostaje.', 'hint-lend': 'Między planszami graczy Imperium na jednym Obszarze.', 'hint-offer': 'Zaproponuj Banicie Obywatelstwo i Relikt ze Skarbca.', 'hint-exile': 'Skaż Obywatela na banicję.',
  costs: 'koszt: Zaopatrzenie {n}', howMany: 'Ile?', handOf: 'Dobrane karty: {n}', power: 'Pyta karta', modifiersUsed: 'z modyfikatorem',
  campaign: 'Najazd', campaignAt: 'Najazd: {site}', attacker: 'Atakujący', defender: 'Obrońca', allies: 'Sojusznicy', targets: 'cele', pawnTarget: 'pionek z Przychylnością', plans: 'Plany Bitewne', noPlans: 'bez Planów Bitewnych', dice: '{n} kość|{n} kości|{n} kości', force: '{n} Chorągiew|{n} Chorągwie|{n} Chorągwi', attack: 'atak', defense: 'obrona', sacrifice: 'poświęcone: {n}', won: 'zwycięża', noTargets: 'cele nie są jeszcze wybrane', 
  'stage-targets': 'wybiera cele', 'stage-forces': 'zbieranie sił', 'stage-plans': 'Plany Bitewne', 'stage-defense': 'rzut obrony', 'stage-attack': 'rzut ataku', 'stage-sacrifice': 'poświęcenie', 'stage-aftermath': 'skutki',
  'die-hollow': 'pusty miecz', 'die-sword': 'miecz', 'die-skull': 'dwa miecze i czaszka', 'die-one': 'tarcza', 'die-two': 'dwie tarcze', 'die-double': 'razy dwa', 'die-blank': 'pusta',
  deal: '{who} proponuje układ: {other}', gives: '{who} daje', wants: '{who} chce', nothing: 'nic', citizenship: 'Obywatelstwo i Relikt: {relic}', unknownRelic: 'zakryty Relikt ze Skarbca', dealSecret: 'Propozycja jest układana.', addGive: 'Dodaj: dajesz', addAsk: 'Dodaj: chcesz', aBack: 'zakryty Doradca ({n})',
  'good-favor': 'Przychylność', 'good-secret': 'Sekret', 'good-warband': 'Chorągiew', 
  'only-site': 'tylko na Obszar', 'only-adviser': 'tylko jako Doradca', locked: 'zablokowana: zostaje na miejscu', ours: 'nazwa nasza', place: 'połóż', burn: 'spal', diceTarget: 'kości Obrony jako cel: {n}',
  'power-when_played': 'Po zagraniu', 'power-action': 'Akcja', 'power-rest': 'Odpoczynek', 'power-modifier': 'Modyfikator', 'power-battle_plan': 'Plan Bitewny', 'power-persistent': 'Stale', 'power-static': 'Stale', 'side-attacker': 'Atakujący', 'side-defender': 'Obrońca', 'side-either': 'obie strony',
  standing: 'Stan gry', cage: 'w klatce: {who} {n}', trait: 'cecha Kanclerza', 
};

const EN: Record<string, string> = {
  'colour-purple': 'Purple', 'colour-red': 'Red', 'colour-blue': 'Blue', 'colour-yellow': 'Yellow', 'colour-white': 'White', 'colour-black': 'Black', 'colour-bandits': 'Bandits',
  'role-chancellor': 'Chancellor', 'role-citizen': 'Citizen', 'role-exile': 'Exile', prince: 'Clockwork Prince', princeOurs: 'Some of his rules were completed by us.',
  oathkeeper: 'Oathkeeper', usurper: 'Usurper', favor: 'favor', secrets: 'secrets', warbands: 'warbands', supply: 'Supply', sitesRuled: 'sites', goodsHeld: 'relics and banners', bank: 'in the bank',
  round: 'Round {n} of 8', visionsDrawn: 'Visions Drawn: {n}; from 3 on a Vision can win', banks: 'Favor banks', bankOf: '{suit} bank: {n} favor', deck: 'World deck; on top: {back}', noDeck: 'The world deck is empty',
  pile: 'Discard pile of the {region}: {n}', pileTop: 'on top: {back}', reliquary: 'Imperial Reliquary', spaceFull: 'Reliquary, space {n}: a face-down relic', spaceKnown: 'Reliquary, space {n}: {relic}', spaceEmpty: 'Reliquary, space {n}: uncovered, {trait}',
  'back-denizen': 'a denizen', 'back-vision': 'a Vision', bannerHeld: '{banner}: {who} holds it, {n} on it', bannerFree: '{banner}: nobody holds it, {n} on it', mob: 'Mob',
  stillSupremacy: 'they still rule the most sites', stillPeople: 'they still hold the People’s Favor', stillProtection: 'they still have the most relics and banners', stillDevotion: 'they still hold the Darkest Secret',
  winsTitle: '{who} wins at the start of their next turn if {still}.', winsTitleLater: '{who} becomes the Usurper at the start of their next turn and wins one turn later if {still}.',
  winsVision: '{who} wins at the start of their next turn by “{card}” if {still}.', winsVisionLater: '{who} meets “{card}” and waits until 3 Visions are drawn.',
  winsEmpire: '{who} wins for the Empire after round {round} if the end die shows {die} and the title stays with the Empire.', winsLast: '{who} wins at the end of the last round if the title stays with the Empire.', nobodyWins: 'Nobody is close to winning now.', hasWon: '{who} wins this game.', whoWins: 'Who may win',
  siteDown: 'A face-down site', siteKnown: 'A face-down site; you know that it is {site}', ruledBy: 'ruled by {who}', ruledByBandits: 'ruled by bandits', capacity: 'room for cards: {n}, free: {free}', warbandsHere: 'warbands: {n}', pawnsHere: 'here stands {who}', favorHere: 'favor: {n}', secretsHere: 'secrets: {n}', relicsHere: 'face-down relics: {n}',
  relicBack: 'A face-down relic, {site}', relicSeen: 'A face-down relic, {site}; you know that it is {relic}', price: 'a relic costs: {price}', priceFavor: '{n} favor to the {suit} bank', priceBurnFavor: 'burn {n} favor', priceBurnSecret: 'secrets to burn: {n}', free: 'free',
  adviserBack: 'A face-down adviser of {who}: {back}', facedown: 'face down', court: 'Board: {who}', courts: 'Boards of the others', ownCourt: 'Your board', noAdvisers: 'no advisers', onCard: 'on the card: favor {favor}, secrets {secrets}',
  open: 'can be chosen', back: 'Back', close: 'Close', allActions: 'All actions', major: 'Actions', minor: 'Minor actions', 
  'verb-search': 'Search', 'verb-muster': 'Muster', 'verb-trade': 'Trade', 'verb-recover': 'Recover', 'verb-travel': 'Travel', 'verb-campaign': 'Campaign', 'verb-with': 'With a modifier', 'verb-use': 'Use a power', 'verb-uncover': 'Face-down adviser', 'verb-peek': 'Peek', 'verb-garrison': 'Send warbands', 'verb-withdraw': 'Take warbands', 'verb-lend': 'Share warbands', 'verb-offer': 'Citizenship', 'verb-exile': 'Exile',
  'hint-search': 'Draw cards and play one of them.', 'hint-muster': 'Put 1 favor on a card at your site and gain 2 warbands.', 'hint-trade': 'Turn a secret into favor, or favor into secrets.', 'hint-recover': 'Get a relic of your site, or a banner.', 'hint-travel': 'Click a site on the map.', 'hint-campaign': 'Attack whoever rules your site or stands there.',
  'hint-with': 'Choose a modifier first, then the action.', 'hint-use': 'Use the power of a card that says Action.', 'hint-uncover': 'Play or discard a face-down adviser.', 'hint-peek': 'Look at a face-down relic; nobody else sees it.', 'hint-garrison': 'From your board to a site you rule.', 'hint-withdraw': 'From the site to your board; the last one stays.', 'hint-lend': 'Between boards of Imperial players at one site.', 'hint-offer': 'Offer an Exile Citizenship and a relic of the Reliquary.', 'hint-exile': 'Exile a Citizen.',
  costs: 'costs {n} Supply', howMany: 'How many?', handOf: 'Drawn cards: {n}', power: 'This card asks', modifiersUsed: 'with the modifier',
  campaign: 'Campaign', campaignAt: 'Campaign: {site}', attacker: 'attacker', defender: 'defender', allies: 'allies', targets: 'targets', pawnTarget: 'the pawn with favor', plans: 'battle plans', noPlans: 'no plans', dice: '{n} die|{n} dice', force: '{n} warband|{n} warbands', attack: 'attack', defense: 'defense', sacrifice: 'sacrificed: {n}', won: 'wins', noTargets: 'no targets chosen yet', 
  'stage-targets': 'choosing targets', 'stage-forces': 'gathering forces', 'stage-plans': 'battle plans', 'stage-defense': 'defense roll', 'stage-attack': 'attack roll', 'stage-sacrifice': 'sacrifice', 'stage-aftermath': 'aftermath',
  'die-hollow': 'a hollow sword', 'die-sword': 'a sword', 'die-skull': 'two swords and a skull', 'die-one': 'a shield', 'die-two': 'two shields', 'die-double': 'times two', 'die-blank': 'blank',
  deal: '{who} offers a deal to {other}', gives: '{who} gives', wants: '{who} wants', nothing: 'nothing', citizenship: 'Citizenship and a relic: {relic}', unknownRelic: 'a face-down relic of the Reliquary', dealSecret: 'The offer is being written.', addGive: 'Add: you give', addAsk: 'Add: you want', aBack: 'a face-down adviser ({n})',
  'good-favor': 'favor', 'good-secret': 'a secret', 'good-warband': 'a warband', 
  'only-site': 'site only', 'only-adviser': 'adviser only', locked: 'locked: it stays where it is', ours: 'our name', place: 'place', burn: 'burn', diceTarget: 'defense dice as a target: {n}',
  'power-when_played': 'When played', 'power-action': 'Action', 'power-rest': 'Rest', 'power-modifier': 'Modifier', 'power-battle_plan': 'Battle plan', 'power-persistent': 'Lasting', 'power-static': 'Lasting', 'side-attacker': 'attacker', 'side-defender': 'defender', 'side-either': 'either side',
  standing: 'Where the game stands', cage: 'caged: {who} {n}', trait: 'a trait of the Chancellor', 
};

const WORDS: Record<Lang, Record<string, string>> = { pl: PL, en: EN };

/** A word or a sentence of the board, with what stands in braces filled in. */
export function say(lang: Lang, key: string, args: Record<string, string | number> = {}): string {
  return (WORDS[lang][key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}

/** A sentence in the form that a number asks for. */
export function sayN(lang: Lang, key: string, n: number, args: Record<string, string | number> = {}): string {
  return counted(lang, WORDS[lang][key] ?? '', n, { n, ...args });
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Every key, so that a test can see that both languages have the same ones. */
export const KEYS: Record<Lang, string[]> = { pl: Object.keys(PL), en: Object.keys(EN) };
