// Where everything on the ring of islands is drawn: the islands, their regions, and what walks from island to island.
import { aside, behind, berthOf, polar, regionAt, turnsOf } from './geometry';
import { hueOf, type Ground, type Position } from './model';

export type LaidIsle = ReturnType<typeof islesOf>[number];
export type LaidRegion = ReturnType<typeof regionsOf>[number];

/** A shift and a size as a style, which moves smoothly. */
export const moved = (x: number, y: number, by = 1) => `transform: translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${by})`;

export function islesOf(ground: Ground, position: Position) {
  const turns = turnsOf(ground, position.ring);
  return ground.islands.map((island, number) => {
    const berth = berthOf(position.ring, position.centre, island.name);
    return { ...island, number, berth, turn: turns[island.name] ?? 0 };
  });
}

export function regionsOf(ground: Ground, isles: readonly LaidIsle[]) {
  return ground.regions.map((region, number) => {
    const isle = isles.find((one) => one.name === region.island)!;
    const at = regionAt(isle.berth.direction, number % 3, isle.turn);
    return { ...region, number, isle, at, x: isle.berth.x + at.x * isle.berth.scale, y: isle.berth.y + at.y * isle.berth.scale };
  });
}

/** The monsters, behind their islands. */
export function beastsOf(ground: Ground, position: Position, isles: readonly LaidIsle[]) {
  return ground.monsters.flatMap((monster, number) => {
    const facts = position.monsters[monster.id];
    const isle = isles.find((one) => one.name === facts?.island);
    if (!facts || !isle) return [];
    const here = ground.monsters.filter((one) => position.monsters[one.id]?.island === isle.name);
    const at = behind(isle.berth.direction);
    const along = polar(isle.berth.direction + 90, (here.indexOf(monster) - (here.length - 1) / 2) * 76);
    return [
      {
        ...monster,
        number,
        defeated: facts.defeated,
        x: isle.berth.x + (at.x + along.x) * isle.berth.scale,
        y: isle.berth.y + (at.y + along.y) * isle.berth.scale,
      },
    ];
  });
}

/** The tokens of the guilds, beside their islands. */
export function tokensOf(position: Position, isles: readonly LaidIsle[]) {
  return position.seats.flatMap((guild) => {
    const isle = isles.find((one) => one.name === position.tokens[guild]);
    if (!isle) return [];
    const here = position.seats.filter((one) => position.tokens[one] === isle.name);
    const at = aside(isle.berth.direction, 1);
    const along = polar(isle.berth.direction + 150, (here.indexOf(guild) - (here.length - 1) / 2) * 30);
    return [
      {
        guild,
        hue: hueOf(guild),
        x: isle.berth.x + (at.x + along.x) * isle.berth.scale,
        y: isle.berth.y + (at.y + along.y) * isle.berth.scale,
      },
    ];
  });
}
