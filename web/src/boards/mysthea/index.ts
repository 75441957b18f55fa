// Mysthea, for the shell.
import type { Sound } from '../../shell/sound';
import type { GameBoard } from '../board';
import { Desk } from './desk.svelte';
import Dock from './Dock.svelte';
import Finale from './Finale.svelte';
import { guide, parts } from './guide';
import { seatPicture, type Ground, type Position } from './model';
import Board from './MystheaBoard.svelte';
import MystheaFace from './MystheaFace.svelte';
import { nameOf, placeFacts } from './telling';
import Sign from './Sign.svelte';
import './tokens.css';

const SOUNDS: Record<string, Sound> = {
  moved: 'move',
  carried: 'move',
  travelled: 'move',
  'monster-moved': 'move',
  'token-moved': 'place',
  inserted: 'move',
  deployed: 'place',
  created: 'place',
  placed: 'build',
  'chosen-started': 'place',
  'unit-lost': 'capture',
  wounded: 'capture',
  'battle-began': 'capture',
  'monster-attacked': 'capture',
};
/** Lines that are worth more than a glance, and those that only go along with others. */
const WORTH: Record<string, number> = {
  'got-artefact': 0.3,
  'got-chosen': 0.3,
  'got-card': 0,
  'laid-out': 0,
  'mirage-rose': 0,
  'mirage-faded': 0.3,
  'era-began': 3,
  'era-ended': 3,
  'monster-came': 3,
  'round-began': 2,
  'next-event': 0,
  'turn-began': 0.6,
  lost: 0.5,
  gained: 1.1,
  played: 2.4,
  bought: 1,
  discarded: 0,
  uncovered: 0.4,
  refreshed: 1,
  developed: 1,
  meditated: 1.4,
  used: 2,
  acted: 1.6,
  placed: 2,
  'put-under': 0,
  moved: 1.8,
  carried: 1.6,
  travelled: 2,
  deployed: 1.4,
  created: 1,
  'unit-lost': 1.8,
  wounded: 2,
  shifted: 3.2,
  inserted: 3.4,
  attuned: 2.4,
  faced: 2,
  chose: 2,
  turned: 6,
  'next-encounter': 0,
  'token-moved': 2,
  'battle-began': 3,
  laid: 3,
  'gave-order': 3,
  retreated: 1.4,
  fought: 2.4,
  'won-battle': 5,
  'monster-attacked': 3,
  'monster-fought': 5,
  'monster-defeated': 4,
  'monster-won': 4,
  'monster-moved': 3.4,
  rewarded: 2,
  resolved: 3,
  scored: 2,
  controlled: 1.4,
};

export const board: GameBoard<Position, Ground, Desk> = {
  Board,
  Dock,
  Sign,
  Finale,
  faces: {
    command: MystheaFace,
    chosen: MystheaFace,
    encounter: MystheaFace,
    monster: MystheaFace,
    attunement: MystheaFace,
    event: MystheaFace,
    artefact: MystheaFace,
    unit: MystheaFace,
    island: MystheaFace,
  },
  below: true,
  column: true,
  priced: () => true,
  wordy: true,
  desk: () => new Desk(),
  own: ['energy', 'experience', 'artefact', 'faced'],
  seat: seatPicture,
  name: nameOf,
  place: placeFacts,
  worth: ({ event }) => WORTH[event] ?? 1,
  sound: ({ event }) => SOUNDS[event] ?? null,
  spoken: ({ event, args }) => {
    const found = [
      ['region', args.region],
      ['island', args.island],
      ['monster', args.monster],
      ['event', args.event],
      ['card', args.card],
    ];
    // Ends of a way are regions for units and islands for what walks the ring.
    const ends = event.startsWith('monster') || event.startsWith('token') ? 'island' : 'region';
    found.push([ends, args.frm], [ends, args.to]);
    return found.filter(([, number]) => number !== undefined).map(([domain, number]) => `${domain}:${number}`);
  },
  places: new Set(['region', 'island', 'monster', 'card', 'unit', 'seat', 'symbol', 'kind']),
  parts,
  guide,
};
