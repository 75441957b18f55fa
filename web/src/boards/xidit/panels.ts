// What lies beside the map, in the order of its tabs on a phone: each cartouche and its size.
import type { Component } from 'svelte';
import type { Lang } from '../../shell/words';
import Avenue from './Avenue.svelte';
import Barracks from './Barracks.svelte';
import Calendar from './Calendar.svelte';
import Lair from './Lair.svelte';
import type { Ground, Position } from './model';
import Path from './Path.svelte';

export const TABS = ['calendar', 'path', 'lair', 'avenue', 'barracks'] as const;
export type Tab = (typeof TABS)[number];

interface Shown {
  Panel: Component<{ ground: Ground; position: Position; lang: Lang }>;
  w: number;
  h: number;
}
export const PANELS: Record<Tab, Shown> = {
  calendar: { Panel: Calendar, w: 206, h: 104 },
  path: { Panel: Path, w: 300, h: 208 },
  lair: { Panel: Lair, w: 282, h: 124 },
  avenue: { Panel: Avenue, w: 226, h: 142 },
  barracks: { Panel: Barracks, w: 226, h: 92 },
};
