// A position after one line of the log, as far as it can be seen: so that what happens at once is shown in turn.
import type { Told } from '../board';
import { hexOf, laid, type Hex } from './geometry';
import { NONE, ownSeat, RESOURCES, UNKNOWN, type Battle, type Ground, type Position, type Side } from './model';

/** Lines with which something new begins: a battle or duel that is over has been looked at. */
const GOES_ON = new Set(['turn-began', 'season-began', 'order-shown', 'activated', 'bid-shown', 'hero-set-out']);

export function advance(ground: Ground, before: Position, { event, args }: Told): Position {
  const p: Position = structuredClone(before);
  const seat = p.seats[args.seat!] ?? '';
  const area = ground.areas[args.area!]?.id ?? '';
  if (GOES_ON.has(event)) {
    Object.assign(p, { battle: {}, duel: {}, fate: [[], [], []] });
    // Who entered an area and was not thrown out lives there now.
    for (const [name, n] of Object.entries(p.contest ? p.guests : {})) change(land(p, p.contest).units, name, n);
    if (p.contest && Object.keys(p.guests).length) land(p, p.contest).seat = p.turn;
    Object.assign(p, { contest: '', guests: {} });
  }
  switch (event) {
    case 'season-began': {
      const card = ground.season_cards.find((one) => one.target === `season:${args.card}`);
      Object.assign(p, {
        year: args.year,
        season: card?.season ?? p.season,
        season_card: card?.id ?? NONE,
        turn: '',
        frozen: false,
        truce: false,
      });
      for (const one of p.seats) p.active[one] = NONE;
      break;
    }
    case 'spring-came':
      for (const one of p.seats) Object.assign(p, { activated: { ...p.activated, [one]: [] }, used: { ...p.used, [one]: [] } });
      break;
    case 'winter-came':
      p.frozen = true;
      break;
    case 'order-shown': {
      const order = ground.orders[args.order! - 1]!.id;
      p.active[seat] = order;
      if (!p.used[seat]!.includes(order)) p.used[seat]!.push(order);
      break;
    }
    case 'turn-began':
      p.turn = seat;
      break;
    case 'influence-changed':
      p.influence[seat] = (p.influence[seat] ?? 0) + args.gained! - args.lost!;
      break;
    case 'dial-set':
      if (p.dials[seat]) p.dials[seat]![RESOURCES[args.resource!]!] = args.value!;
      break;
    case 'took-title':
      p.titles[ground.titles[args.title!]!.id] = { seat, influence: args.amount! };
      break;
    case 'victory-laid':
      p.victory_cards[p.season] = seat;
      break;
    case 'laid-tile':
      layTile(ground, p, Object.keys(ground.tiles)[args.tile!]!, p.about.turns ?? 0, hexOf(args.cell!));
      break;
    case 'laid-realm':
      layTile(ground, p, seat, args.turn!, hexOf(args.cell!));
      break;
    case 'took-tile':
      p.about = { turns: args.turn! };
      break;
    case 'marked':
      p.markers.push(hexOf(args.one!), hexOf(args.other!));
      break;
    case 'activated':
      (p.activated[seat] ??= []).push(area);
      Object.assign(p, { contest: area, guests: {} });
      break;
    case 'deactivated':
      p.activated[seat] = (p.activated[seat] ?? []).filter((one) => one !== area);
      break;
    case 'city-laid':
      land(p, area).city = ground.cities[args.city!]!.id;
      break;
    case 'built':
      Object.assign(land(p, area), { stronghold: seat, damaged: false, seat });
      break;
    case 'razed':
      delete land(p, area).stronghold;
      delete land(p, area).development;
      break;
    case 'stronghold-damaged':
    case 'repaired':
      land(p, area).damaged = event !== 'repaired';
      break;
    case 'developed':
      land(p, area).development = ground.developments[args.development! - 1]!.id;
      break;
    case 'revealed-rune':
      p.runes[area] = { face: args.face === 2 ? 'dragon' : 'false', up: true };
      break;
    case 'laid-runes':
      for (const one of [args.one!, args.other!]) p.runes[ground.areas[one]!.id] ??= { face: UNKNOWN, up: false };
      break;
    case 'discarded-rune':
      delete p.runes[area];
      break;
    case 'allied':
      land(p, area).seat = seat;
      break;
    case 'drew-tactics':
      if (seat !== ownSeat(p)) (p.tactics[seat] ??= []).push(UNKNOWN);
      break;
    default:
      heroes(ground, p, event, args, seat, area);
      units(ground, p, event, args, seat, area);
      fight(ground, p, event, args, seat, area);
  }
  return p;
}

const land = (p: Position, area: string) => (p.areas[area] ??= { seat: '', units: {} });

function layTile(ground: Ground, p: Position, tile: string, turns: number, at: Hex): void {
  p.tiles[tile] = [at[0], at[1], turns];
  for (const { area, hex } of laid(ground, tile, turns, at)) {
    p.board[area] = hex;
    p.areas[area] ??= { seat: ground.homes[tile] ?? '', units: {} };
  }
  // A realm takes the place of one marker, two cells that follow one another.
  const covered = p.markers.findIndex(
    (one, i) => i % 2 === 0 && [0, 1].every((k) => Object.values(p.board).some((hex) => hex.join() === p.markers[i + k]!.join())),
  );
  if (covered >= 0) p.markers.splice(covered, 2);
}

function change(row: Record<string, number>, name: string, by: number): void {
  row[name] = (row[name] ?? 0) + by;
  if (row[name]! <= 0) delete row[name];
}

/** Units that come, go and move; in a battle also those who fight. */
function units(ground: Ground, p: Position, event: string, args: Told['args'], seat: string, area: string): void {
  const unit = ground.units[args.unit!]?.id ?? '';
  const each = ground.classes[args.kind!];
  const battle = p.battle as Battle;
  if (event === 'moved') {
    const [from, to] = [ground.areas[args.frm!]!.id, ground.areas[args.to!]!.id];
    change(land(p, from).units, unit, -1);
    if (to === p.contest) change(p.guests, unit, 1);
    else {
      change(land(p, to).units, unit, 1);
      land(p, to).seat = seat;
    }
  } else if (event === 'placed' || event === 'neutrals-placed') {
    change(land(p, area).units, unit, args.number ?? 1);
    if (event === 'placed') land(p, area).seat = seat;
  } else if (event === 'neutrals-moved' || event === 'retreated') {
    const [from, to] = [ground.areas[args.frm!]!.id, ground.areas[args.to!]!.id];
    if (event === 'neutrals-moved') for (const [name, n] of Object.entries(land(p, from).units)) change(land(p, to).units, name, n);
    if (event === 'neutrals-moved') land(p, from).units = {};
  } else if (each) {
    const kind = each.routed ? `${each.unit}-routed` : each.unit;
    const after = { destroyed: '', 'sent-away': '', routed: `${each.unit}-routed`, 'stood-up': each.unit, damaged: kind }[event];
    if (after === undefined) return;
    const side = battle.area === area && battle.sides?.find((one) => one.units[each.id]);
    if (side) {
      change(side.units, each.id, -1);
      const hurt = event === 'damaged' ? each.damage + 1 : each.damage;
      if (after) change(side.units, hurt ? `${after}-hurt${hurt}` : after, 1);
      else if (event === 'destroyed') side.lost += 1;
    } else if (event !== 'damaged') {
      const row = area === p.contest && p.guests[kind] ? p.guests : land(p, area).units;
      change(row, kind, -1);
      if (after) change(row, after, 1);
    }
  }
}

function heroes(ground: Ground, p: Position, event: string, args: Told['args'], seat: string, area: string): void {
  const id = ground.heroes[args.hero!]?.id ?? '';
  const hero = p.heroes[id];
  if (event === 'hero-joined')
    p.heroes[id] = {
      seat,
      area,
      routed: false,
      damage: 0,
      health: ground.heroes[args.hero!]!.health,
      training: {},
      rewards: [],
      acted: false,
    };
  else if (!hero) return;
  else if (event === 'hero-moved') hero.area = ground.areas[args.to!]!.id;
  else if (event === 'hero-hurt') hero.damage += args.damage!;
  else if (event === 'hero-healed') hero.damage = 0;
  else if (event === 'hero-routed' || event === 'hero-stood-up') hero.routed = event === 'hero-routed';
  else if (event === 'hero-left' || event === 'hero-defeated') delete p.heroes[id];
  else if (event === 'got-reward') hero.rewards.push(UNKNOWN);
  else if (event === 'duel-began')
    p.duel = {
      area: hero.area,
      hero: id,
      enemy: ground.heroes[args.enemy!]!.id,
      unit_damage: 0,
      unit_health: 0,
      quest: NONE,
      round: 1,
      cards: [NONE, NONE],
      damage: [0, 0],
      negated: [0, 0],
    };
  else if (event === 'quest-duel-began') {
    const unit = ground.units[args.unit!]!;
    p.duel = {
      area: hero.area,
      hero: id,
      enemy: unit.id,
      unit_damage: 0,
      unit_health: unit.health,
      quest: NONE,
      round: 1,
      cards: [NONE, NONE],
      damage: [0, 0],
      negated: [0, 0],
    };
  }
}

/** A battle, part by part: the lines, cards that are drawn and turned over, the reckoning. */
function fight(ground: Ground, p: Position, event: string, args: Told['args'], seat: string, area: string): void {
  const battle = p.battle as Battle;
  if (event === 'battle-began') {
    const there = land(p, area);
    const side = (of: string, row: Record<string, number>): Side => ({
      seat: of,
      units: { ...row },
      bonus: 0,
      stronghold: 0,
      strength: Object.values(row).reduce((a, n) => a + n, 0),
      lost: 0,
      drew: [],
      drawing: '',
      support: {},
    });
    const attacker = side(seat, p.guests);
    const defender = side(there.seat === seat ? '' : there.seat, there.units);
    if (there.stronghold) defender.stronghold = there.damaged ? ground.stronghold.damaged : ground.stronghold.strength;
    p.battle = { area, attacker: seat, defender: defender.seat, round: 0, damage: 0, sides: [attacker, defender] };
    p.fate = [[], [], []];
  }
  if (!battle.sides) {
    // A test or a negotiation: cards in nobody's battle.
    if (event === 'fate-drawn') p.fate[2] = Array<string>(args.number!).fill(UNKNOWN);
    else if (event === 'fate-shown' && !p.fate[2].includes(String(args.fate))) p.fate[2] = turnOver(p.fate[2], String(args.fate));
    return;
  }
  const side = battle.sides[0].seat === seat ? 0 : 1;
  if (event === 'round-began') {
    battle.round = args.number!;
    p.fate = [[], [], []];
    for (const one of battle.sides) one.drawing = '';
  } else if (event === 'type-drew') {
    battle.sides[side].drawing = ground.units[args.unit!]!.id;
    battle.sides[side].drew = [...(battle.sides[side].drew ?? []), ground.units[args.unit!]!.id];
    p.fate[side] = Array<string>(args.number!).fill(UNKNOWN);
  } else if (event === 'fate-shown') {
    // Whose it is says the next line; whoever has cards face down turns one over.
    const whose = p.fate[0].includes(UNKNOWN) ? 0 : 1;
    p.fate[whose] = turnOver(p.fate[whose], String(args.fate));
  } else if (event === 'supported') battle.sides[side].support[ground.heroes[args.hero!]!.id] = ground.units[args.unit!]!.id;
  else if (event === 'strengths') {
    battle.sides[0].total = args.attacker!;
    battle.sides[1].total = args.defender!;
  } else if (event === 'battle-won') Object.assign(battle.sides[side], { won: true });
  else if (event === 'neutrals-won') battle.sides[1].won = true;
  else if (event === 'results') battle.damage = args.result === 1 ? args.number! : battle.damage;
}

function turnOver(cards: string[], shown: string): string[] {
  const at = cards.indexOf(UNKNOWN);
  return at < 0 ? [...cards, shown] : cards.map((card, i) => (i === at ? shown : card));
}
