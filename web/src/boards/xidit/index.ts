// Lords of Xidit, for the shell.
import type { Sound } from '../../shell/sound';
import Sign from './AidSign.svelte';
import type { GameBoard } from '../board';
import { Desk } from './desk.svelte';
import Dock from './Dock.svelte';
import Finale from './Finale.svelte';
import { guide, parts } from './guide';
import { ORDERS, seatPicture, type Ground, type Position } from './model';
import { nameOf, placeFacts } from './telling';
import './tokens.css';
import Board from './XiditBoard.svelte';
import XiditFace from './XiditFace.svelte';

const SOUNDS: Record<string, Sound> = {
  placed: 'place',
  moved: 'move',
  recruited: 'place',
  'threat-faced': 'capture',
  'titan-faced': 'capture',
  'floors-built': 'build',
  'waiting-built': 'build',
  'bards-placed': 'place',
  'gold-taken': 'turn',
  awakening: 'capture',
};
/** Lines that are worth more than a glance, and those that only go along with others. */
const WORTH: Record<string, number> = {
  planned: 0,
  moved: 2.2,
  recruited: 2.4,
  waited: 1.2,
  'no-road': 2,
  ignored: 2.2,
  'threat-faced': 2.6,
  'titan-faced': 2.6,
  paid: 0,
  'gold-taken': 2,
  'bards-placed': 2,
  'floors-built': 2,
  'virtual-raised': 1.6,
  'threat-removed': 0,
  discarded: 1.2,
  entered: 2,
  'next-shown': 1,
  'top-shown': 0,
  'stack-flipped': 1,
  awakening: 2,
  'titan-wakes': 2,
  reinforcements: 1.4,
  'year-begins': 2.4,
  'year-ends': 1,
  'census-begins': 2,
  'census-shown': 2,
  'census-won': 2.4,
  'census-tied': 2,
  'units-missing': 1.4,
  'assessment-begins': 0,
  'bastion-opened': 0,
  assessed: 0,
  'virtual-assessed': 0,
  'tie-broken': 0,
  'virtual-tied': 0,
  eliminated: 0,
  'virtual-eliminated': 0,
  'game-ends': 2,
};

export const board: GameBoard<Position, Ground, Desk> = {
  Board,
  Dock,
  Sign,
  Finale,
  faces: { unit: XiditFace, token: XiditFace },
  desk: () => new Desk(),
  adopts: 'order',
  adopt: (desk, vocabulary, actions, sealed) => {
    const base = vocabulary.find((block) => block.name === 'order')!.base;
    desk.adopt(
      actions.map((action) => ORDERS[action - base]!),
      sealed,
    );
  },
  seat: seatPicture,
  name: nameOf,
  place: placeFacts,
  worth: ({ event }) => WORTH[event] ?? 1,
  sound: ({ event }) => SOUNDS[event] ?? null,
  spoken: ({ args }) => {
    const found = [
      ['city', args.city],
      ['city', args.frm],
      ['city', args.to],
      ['region', args.region],
      ['titan', args.titan],
      ['criterion', args.criterion],
    ];
    return found.filter(([, number]) => number !== undefined).map(([domain, number]) => `${domain}:${number}`);
  },
  places: new Set(['city', 'region', 'titan', 'criterion', 'unit']),
  guide,
  parts,
  docked: new Set(['order', 'pair', 'number']),
};
