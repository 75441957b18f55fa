// Where the map and its cartouches lie, wide, square or tall: [x, y, scale] each. On a phone the map has the sheet alone.

export type Spot = readonly [number, number, number];
export interface Layout {
  box: { x: number; y: number; w: number; h: number };
  /** How large cities and their pieces are drawn. */
  city: number;
  calendar: Spot;
  lair: Spot;
  path: Spot;
  avenue: Spot;
  barracks: Spot;
}

const WIDE: Layout = {
  box: { x: -246, y: -32, w: 1492, h: 1070 },
  city: 1.06,
  calendar: [-238, -22, 1.2],
  lair: [900, -22, 1.2],
  path: [-238, 796, 1.12],
  avenue: [966, 718, 1.2],
  barracks: [966, 904, 1.2],
};
/** A laptop's window: the cartouches stand beside the land, where nothing is under them. */
const WIDER: Layout = {
  box: { x: -430, y: -32, w: 1860, h: 1070 },
  city: 1.06,
  calendar: [-422, -22, 1.3],
  lair: [1054, -22, 1.3],
  path: [-422, 756, 1.3],
  avenue: [1129, 702, 1.3],
  barracks: [1129, 904, 1.3],
};
const SQUARE: Layout = {
  box: { x: -88, y: -28, w: 1180, h: 1112 },
  city: 1.06,
  calendar: [-80, -20, 1],
  lair: [802, -20, 1],
  path: [-80, 868, 1],
  avenue: [860, 840, 1],
  barracks: [860, 986, 1],
};
const TALL: Layout = {
  box: { x: -30, y: -40, w: 1066, h: 1716 },
  city: 1.36,
  calendar: [548, 1262, 1.5],
  lair: [548, 1046, 1.7],
  path: [-18, 1046, 1.82],
  avenue: [-18, 1430, 1.6],
  barracks: [370, 1430, 1.6],
};

/** The layout that fits a sheet of this width divided by its height. */
export function layoutFor(ratio: number): Layout {
  return ratio > 1.7 ? WIDER : ratio > 1.24 ? WIDE : ratio > 0.8 ? SQUARE : TALL;
}

/** The map from edge to edge, as high as the sheet; the cartouches open one by one, each where 0, 0 is. */
export function phoneLayout(ratio: number): Layout {
  const alone: Spot = [0, 0, 1];
  // In steps: a bar of the browser that comes and goes does not move every city.
  const h = Math.min(1700, Math.max(850, Math.round(20 / ratio) * 50));
  return { box: { x: 0, y: 0, w: 1000, h }, city: 1.3, calendar: alone, lair: alone, path: alone, avenue: alone, barracks: alone };
}
