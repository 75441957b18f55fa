// A position after one line of the log, as far as it can be seen: so that what happens at once is shown in turn.
import type { Told } from '../board';
import { CRITERIA, ORDERS, ownColour, SIDES, STRENGTHS, UNITS, WHEELS, type Ground, type Order, type Position, type Unit } from './model';

/** The six orders that one number stands for, the first counts most. */
export function ordersOf(plan: number): Order[] {
  const orders: Order[] = [];
  for (let rest = plan; orders.length < WHEELS; rest = Math.floor(rest / ORDERS.length)) orders.unshift(ORDERS[rest % ORDERS.length]!);
  return orders;
}

/** The lines that each carry out one order of a seat. */
const CARRIED_OUT = new Set(['moved', 'no-road', 'waited', 'recruited', 'ignored', 'threat-faced', 'titan-faced', 'titan-declined']);

/** The region names in the order of the server's domain. */
const regionName = (ground: Ground, number: number) => ground.regions[number]!.name;

export function advance(ground: Ground, before: Position, { event, args }: Told): Position {
  const p: Position = structuredClone(before);
  const colour = p.seats[args.seat!] ?? '';
  const city = args.city! + 1;
  const unit = UNITS[args.unit!]!;
  const number = args.number ?? 0;
  const screen = colour === ownColour(p) ? p.screens[colour] : undefined;
  if (CARRIED_OUT.has(event)) {
    p.turn = colour;
    p.markers[colour] = Math.min(WHEELS, (p.markers[colour] ?? 0) + 1);
    p.order = p.markers[colour];
  }
  switch (event) {
    case 'year-begins':
      Object.assign(p, { year: args.year, first: colour, plans: {}, recruited: {}, freed: {}, slain: {}, order: 0, turn: '' });
      for (const seat of p.seats) p.markers[seat] = 0;
      break;
    case 'census-shown':
      p.phase = ''; // all have chosen
      break;
    case 'planned':
      p.phase = '';
      p.plans[colour] = ordersOf(args.plan!);
      break;
    case 'placed':
      p.idrakis[colour] = city;
      break;
    case 'moved':
      p.idrakis[colour] = args.to! + 1;
      break;
    case 'recruited':
      takeOne(p, city, unit);
      (p.recruited[colour] ??= []).push(city);
      if (screen) screen.units[unit] += 1;
      break;
    case 'paid':
      p.barracks[unit] += number;
      if (screen) screen.units[unit] -= number;
      break;
    case 'gold-taken':
      if (screen) screen.gold += number;
      break;
    case 'bards-placed': {
      const row = p.bards[regionName(ground, args.region!)];
      if (row && colour in row) row[colour]! += number;
      if (screen) screen.bards -= number;
      break;
    }
    case 'floors-built':
      build(p, city, colour, number);
      p.floors[colour]! -= number;
      break;
    case 'waiting-built':
      build(p, city, colour, number);
      if (screen) screen.waiting -= number;
      break;
    case 'floor-waits':
      p.floors[colour]! -= 1;
      if (screen) screen.waiting += 1;
      break;
    case 'virtual-raised':
      p.virtual[CRITERIA[args.criterion!]!] = number;
      break;
    case 'threat-removed':
      (p.freed[colour] ??= []).push(city);
      break;
    case 'titan-removed':
      (p.slain[colour] ??= []).push(city);
      p.titans[STRENGTHS[args.titan!]!] = { titans: p.titans[STRENGTHS[args.titan!]!]!.titans.slice(1), raging: false };
      break;
    case 'titan-wakes':
      Object.assign(p.titans[STRENGTHS[args.titan!]!]!, { raging: true, gold: args.gold, bards: args.bards, floors: args.floors });
      break;
    default:
      along(ground, p, event, city, SIDES[args.side!]!, unit, number);
  }
  return p;
}

/** What happens on the path of destiny. */
function along(ground: Ground, p: Position, event: string, city: number, side: 'recruitment' | 'threat', unit: Unit, number: number): void {
  const [stack, next, pile] = side === 'recruitment' ? (['R', 'NR', 'DT'] as const) : (['T', 'NT', 'DR'] as const);
  if (event === 'discarded') {
    delete p.tokens[city];
    p.path[side === 'recruitment' ? 'DR' : 'DT'].push(city); // a used token waits to come back with its other side
  } else if (event === 'entered') {
    const units = side === 'recruitment' ? { ...ground.tokens[city]!.recruits } : undefined;
    p.tokens[city] = units ? { side, units } : { side };
    for (const kind of UNITS) p.barracks[kind] -= units?.[kind] ?? 0;
    if (p.path[next] === city) p.path[next] = 0;
  } else if (event === 'units-missing') {
    for (let i = 0; i < number; i++) takeOne(p, city, unit);
    p.barracks[unit] += number;
  } else if (event === 'next-shown') {
    const from = p.path[stack].length ? stack : 'T';
    p.path[from] = p.path[from].slice(1);
    p.path[next] = city;
  } else if (event === 'top-shown') p.path[stack] = [city, ...p.path[stack].slice(1)];
  else if (event === 'stack-flipped') {
    p.path[stack] = p.path[pile];
    p.path[pile] = [];
  } else if (event === 'reinforcements') {
    const all = [...p.path.R, ...p.path.DT];
    p.path.R = all.slice(0, all.length - number);
    p.path.T = Array<number>(number).fill(0);
    p.path.DT = [];
  }
}

function takeOne(p: Position, city: number, unit: Unit): void {
  const units = p.tokens[city]?.units;
  if (units?.[unit]) units[unit] -= 1;
}

function build(p: Position, city: number, colour: string, number: number): void {
  p.guilds[city] = { seat: colour, floors: (p.guilds[city]?.floors ?? 0) + number };
}
