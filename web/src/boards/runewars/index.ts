// Runewars, for the shell.
import type { Sound } from '../../shell/sound';
import type { GameBoard } from '../board';
import { advance } from './advance';
import { Desk } from './desk.svelte';
import Dock from './Dock.svelte';
import { guide } from './guide';
import { hasWon, seatPicture } from './model';
import Board from './RunewarsBoard.svelte';
import Face from './RunewarsFace.svelte';
import { nameOf, placeFacts } from './telling';
import './tokens.css';

const SOUNDS: Record<string, Sound> = {
  moved: 'move', 'hero-moved': 'move', 'neutrals-moved': 'move', retreated: 'move', placed: 'place', 'laid-tile': 'place', 'laid-realm': 'place', 'laid-runes': 'place', activated: 'place', built: 'build', developed: 'build', repaired: 'build',
  destroyed: 'capture', 'battle-began': 'capture', 'duel-began': 'capture', 'hero-defeated': 'capture', razed: 'capture',
};
/** Lines that are worth more than a glance, and those that only go along with others. */
const WORTH: Record<string, number> = {
  'drew-fate': 0.4, 'first-player': 1, 'dealt-quest': 0, 'city-laid': 0, 'neutrals-placed': 0, 'took-tile': 0.4, 'laid-tile': 1.4, 'laid-realm': 1.6, marked: 1,
  'season-began': 4, 'spring-came': 1.4, 'winter-came': 1.4, 'order-shown': 2, 'turn-began': 1.6, 'bid-shown': 2, 'bid-won': 3.4, 'fate-reshuffled': 0.6,
  'influence-changed': 0.5, 'dial-set': 0.6, 'drew-tactics': 0.4, 'got-tactics': 0, 'drew-quest': 0.4, 'got-quest': 0, 'drew-objective': 0, 'got-objective': 0, played: 3, stands: 0, cancelled: 2, discarded: 0,
  moved: 1, placed: 0.8, activated: 1.6, 'hero-moved': 1.4, 'hero-set-out': 0.4, 'saw-rune': 0, looked: 0.6, 'fate-seen': 0, 'fate-drawn': 0.6,
  'battle-began': 3.4, 'round-began': 0.8, 'type-drew': 1.6, 'fate-shown': 1.2, results: 2, damaged: 1.4, destroyed: 1.8, routed: 1.6, strengths: 4, 'battle-won': 4.4, 'neutrals-won': 4, retreated: 2,
  talked: 2, 'fate-chosen': 2.4, allied: 3, 'duel-began': 3, 'quest-duel-began': 3, blow: 1.8, 'hero-hurt': 1.8, 'unit-hurt': 1.8, 'hero-defeated': 3.4, 'duel-over': 2, 'quest-tried': 2.4, 'quest-done': 2.4,
  'took-title': 2.4, 'gained-rune': 2.4, 'revealed-rune': 2, 'victory-laid': 4, 'victory-returned': 3, counted: 2, won: 4, eliminated: 3, trained: 0.8, built: 2,
};

export const board: GameBoard = {
  Board,
  Dock,
  below: true,
  wordy: true,
  desk: (table) => new Desk(table),
  // What has no place on the map is offered by the dock, in pictures where there are any.
  docked: new Set(['faction', 'tile', 'turn', 'marker', 'unit', 'class', 'hero', 'resource', 'order', 'fate', 'line', 'title', 'development', 'tactics', 'reward', 'quest', 'seat', 'amount', 'option', 'attribute', 'objective', 'city', 'exp']),
  faces: { unit: Face, order: Face, season: Face, hero: Face, title: Face, fate: Face },
  seat: seatPicture,
  won: hasWon,
  name: nameOf,
  place: placeFacts,
  advance,
  worth: ({ event }) => WORTH[event] ?? 1,
  sound: ({ event }) => SOUNDS[event] ?? null,
  ending: ({ event }) => (event === 'won' ? 'runewars.victory.6' : ''),
  spoken: ({ args }) => {
    const found = [['area', args.area], ['area', args.frm], ['area', args.to], ['hero', args.hero], ['title', args.title], ['tactics', args.card], ['quest', args.quest]];
    return found.filter(([, number]) => number !== undefined).map(([domain, number]) => `${domain}:${number}`);
  },
  places: new Set(['area', 'cell', 'side']),
  guide,
};
