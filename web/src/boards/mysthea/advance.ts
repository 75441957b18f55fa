// A position after one line of the log, as far as it can be seen: so that what happens at once is shown in turn.
import type { Told } from '../board';
import {
  cardAt,
  EVENTS,
  NONE,
  ownGuild,
  RESOURCES,
  UNITS,
  UNKNOWN,
  weighed,
  type Army,
  type Fighter,
  type Ground,
  type Position,
  type Unit,
} from './model';

/** Lines that still belong to a battle after it is decided. */
const AFTER_BATTLE = new Set(['won-battle', 'gained', 'discarded', 'acted']);

export function advance(ground: Ground, before: Position, { event, args }: Told): Position {
  const p: Position = structuredClone(before);
  const guild = p.seats[args.seat!] ?? '';
  const region = ground.regions[args.region!]?.name ?? '';
  const island = ground.islands[args.island!]?.name ?? '';
  const card = args.card === undefined ? '' : cardAt(ground, `card:${args.card}`);
  const unit = UNITS[args.unit!]!;
  const monster = p.monsters[ground.monsters[args.monster!]?.id ?? ''];
  const decided = Object.values(p.battle.fighters ?? {}).some((fighter) => fighter.won);
  if (decided && !AFTER_BATTLE.has(event)) p.battle = {};
  const fighter = p.battle.fighters?.[guild];
  switch (event) {
    case 'gained':
    case 'lost':
      count(p, guild, args.resource!, event === 'gained' ? args.amount! : -args.amount!);
      break;
    case 'era-began':
      Object.assign(p, { era: args.era, track: [], attuned: {}, turn: '' });
      break;
    case 'round-began':
      p.track.push({ event: EVENTS[args.event!]!, glory: args.glory! });
      p.events = p.events.slice(1);
      break;
    case 'next-event':
      p.events = [EVENTS[args.event!]!, ...p.events.slice(1)];
      break;
    case 'turn-began':
      Object.assign(p, { turn: guild, base_done: false, special_done: false, battle: {} });
      for (const there of Object.values(p.regions))
        for (const army of Object.values(there)) if (typeof army === 'object') for (const kind of UNITS) delete army[`moved_${kind}`];
      break;
    case 'got-artefact':
      p.artefacts[guild] = { number: ground.artefacts[args.artefact!]!.id, charged: true };
      break;
    case 'recharged':
    case 'discharged':
      p.artefacts[guild]!.charged = event === 'recharged';
      break;
    case 'healed':
      p.wounded = p.wounded.filter((one) => one !== guild);
      break;
    case 'wounded':
      p.wounded.push(guild);
      if (fighter) fighter.lost += 1;
      break;
    case 'attuned':
      p.attuned[guild] = ground.attunements[args.attunement!]!.island;
      break;
    case 'shifted':
      p.centre = island;
      break;
    case 'inserted':
      p.centre = '';
      p.ring = p.ring.filter((one) => one !== island);
      p.ring.splice(p.ring.indexOf(ground.islands[args.after!]!.name) + 1, 0, island);
      break;
    case 'token-put':
      p.tokens[guild] = island;
      break;
    case 'token-moved':
      p.tokens[guild] = ground.islands[args.to!]!.name;
      break;
    case 'monster-came':
      if (monster) monster.island = island;
      break;
    case 'monster-moved':
      if (monster) monster.island = ground.islands[args.to!]!.name;
      break;
    case 'monster-defeated':
      if (monster) monster.defeated = true;
      break;
    case 'mirage-faded':
      p.mirages = p.mirages.filter((one) => one !== region);
      break;
    case 'next-encounter':
      break; // the front is small, and the next snapshot has it
    case 'faced':
      (p.faced[guild] ??= []).push(UNKNOWN);
      break;
    case 'turned':
      p.faced[guild] = (p.faced[guild] ?? []).map((one) => (one === UNKNOWN ? ground.encounters[args.encounter!]!.id : one));
      break;
    default:
      if (fighter || event === 'battle-began') fight(ground, p, event, args, guild, fighter);
      handCards(p, event, guild, card);
      army(ground, p, event, args, guild, unit, region);
  }
  weighed(ground, p);
  return p;
}

function count(p: Position, guild: string, resource: number, amount: number): void {
  const track = { glory: p.glory, energy: p.energy, experience: p.experience, points: null }[RESOURCES[resource]!];
  if (track) track[guild] = (track[guild] ?? 0) + amount;
}

/** Units that come, go and move. */
function army(ground: Ground, p: Position, event: string, args: Told['args'], guild: string, unit: Unit, region: string): void {
  const from = ground.regions[args.frm!]?.name ?? '';
  const to = ground.regions[args.to!]?.name ?? '';
  const stock = (pool: Position['created'], by: number) => {
    const row = pool[guild];
    if (row && unit in row) row[unit]! += by;
  };
  if (event === 'created') {
    stock(p.beside, -1);
    stock(p.created, 1);
  } else if (event === 'deployed') {
    stock(unit === 'fortification' ? p.beside : p.created, -1);
    put(p, guild, unit, region, 1);
  } else if (event === 'chosen-started') put(p, guild, 'chosen', region, 1);
  else if (event === 'moved' || event === 'carried' || event === 'travelled') {
    const n = args.count ?? 1;
    put(p, guild, unit, from, -n);
    put(p, guild, unit, to, n);
  } else if (event === 'unit-lost') {
    put(p, guild, unit, region, -1);
    stock(unit === 'fortification' ? p.beside : p.created, 1);
  } else if (event === 'took-back') for (const there of Object.values(p.regions)) delete (there[guild] as Army | undefined)?.fortification;
}

function put(p: Position, guild: string, unit: Unit, region: string, by: number): void {
  const there = (p.regions[region] ??= {});
  const own = (there[guild] ??= { strength: 0 }) as Army;
  own[unit] = Math.max(0, (own[unit] ?? 0) + by);
}

/** Cards that wander between hands, boards, piles and the development area. */
function handCards(p: Position, event: string, guild: string, card: string): void {
  const hand = p.hands[guild] ?? [];
  const known = guild === ownGuild(p);
  const leave = () => {
    const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(UNKNOWN);
    p.hands[guild] = hand.filter((_, i) => i !== at);
  };
  if (event === 'played') {
    leave();
    p.played = [...p.played, card];
  } else if (event === 'laid' && card) leave();
  else if (event === 'discarded' || event === 'removed') {
    if (hand.includes(card)) leave();
    p.played = p.played.filter((one) => one !== card);
    if (event === 'discarded') (p.discards[guild] ??= []).push(card);
  } else if (event === 'placed') p.played = p.played.filter((one) => one !== card);
  else if (event === 'uncovered') {
    p.row = [...p.row, card];
    p.deck = p.deck.slice(1);
  } else if (event === 'took') {
    p.row = p.row.filter((one) => one !== card);
    p.hands[guild] = [...hand, card];
  } else if (event === 'refreshed') p.row = [];
  else if (event === 'drew' && !known) p.hands[guild] = [...hand, UNKNOWN];
  else if (event === 'got-card' && known && !hand.includes(card)) p.hands[guild] = [...hand, card];
}

/** A battle, part by part: cards together, orders in turn, totals, losses, the strongest. */
function fight(ground: Ground, p: Position, event: string, args: Told['args'], guild: string, fighter: Fighter | undefined): void {
  if (event === 'battle-began') {
    const region = ground.regions[args.region!]!.name;
    const there = p.regions[region] ?? {};
    const fighters: Record<string, Fighter> = {};
    for (const one of p.order)
      if (one === guild || typeof there[one] === 'object')
        fighters[one] = {
          card: NONE,
          bonus: one === guild ? args.bonus! : 0,
          strength: ((there[one] as Army | undefined)?.strength ?? 0) + (one === guild ? args.bonus! : 0),
          retreated: 0,
          lost: 0,
        };
    p.battle = { region, starter: guild, fighters };
  } else if (!fighter) return;
  else if (event === 'laid') fighter.card = args.card ? cardAt(ground, `card:${args.card}`) : NONE;
  else if (event === 'gave-order') {
    fighter.order = true;
    if (args.order === 0) {
      fighter.bonus += args.points!;
      fighter.strength += args.points!;
    }
  } else if (event === 'retreated') fighter.retreated = args.units!;
  else if (event === 'fought') fighter.strength = args.strength!;
  else if (event === 'unit-lost') fighter.lost += 1;
  else if (event === 'won-battle') fighter.won = true;
}
