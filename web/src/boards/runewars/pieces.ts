// What stands on an area, and where on it each piece is drawn.
import { centre } from './geometry';
import { armyOf, terrainOf, unitsIn, type Ground, type Position } from './model';
import { line, muster } from './muster';

/** An area that lies on the board. */
export type LaidArea = ReturnType<typeof laidAreas>[number];

/** The areas that lie on a board, with where they are and what they look like. */
export function laidAreas(ground: Ground, board: Position['board']) {
  return ground.areas
    .filter((area) => board[area.id])
    .map((area) => {
      const hex = board[area.id]!;
      const facts = ground.tiles[area.tile]![area.id]!;
      return { ...area, facts, hex, at: centre(hex), terrain: terrainOf(facts), home: ground.homes[area.tile] ?? '' };
    });
}

export function standingOn(ground: Ground, position: Position, area: LaidArea, small: boolean) {
  const facts = position.areas[area.id];
  const army = unitsIn(ground, armyOf(position, area.id));
  const guests = area.id === position.contest ? unitsIn(ground, position.guests) : [];
  const heroes = Object.entries(position.heroes)
    .filter(([, hero]) => hero.area === area.id)
    .map(([id, hero]) => ({ id, ...hero }));
  const rune = position.runes[area.id];
  const token = position.tokens[area.id];
  const below: { kind: string; wide: number; id?: string }[] = [];
  if (facts?.stronghold) below.push({ kind: 'stronghold', wide: 46 });
  if (facts?.city) below.push({ kind: 'city', wide: 48 });
  heroes.forEach((hero) => below.push({ kind: 'hero', wide: 30, id: hero.id }));
  if (rune) below.push({ kind: 'rune', wide: 36 });
  if (token) below.push({ kind: 'token', wide: 34 });
  if (position.fallen.some((one) => one.area === area.id)) below.push({ kind: 'reward', wide: 30 });
  const row = line(
    below.map((one) => one.wide),
    small ? 172 : 150,
  );
  const flags = Object.keys(position.activated).filter((seat) => position.activated[seat]!.includes(area.id));
  const standing = army.filter((one) => !one.routed).reduce((n, one) => n + one.n, 0);
  return {
    area,
    facts,
    army: muster(army, guests.length ? 0.5 : 1),
    guests: muster(guests, 0.5),
    below: below.map((one, i) => ({ ...one, x: row.x[i]! })),
    by: row.scale,
    flags,
    standing,
    all: army.reduce((n, one) => n + one.n, 0),
    rune,
    token,
    heroes,
  };
}

export type Standing = ReturnType<typeof standingOn>;
