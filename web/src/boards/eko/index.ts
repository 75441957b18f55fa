// Ekö, for the shell.
import type { Sound } from '../../shell/sound';
import type { GameBoard } from '../board';
import Sign from './AidSign.svelte';
import Board from './EkoBoard.svelte';
import EkoFace from './EkoFace.svelte';
import { guide } from './guide';
import { seatPicture, type Ground, type Position } from './model';
import './tokens.css';
import { placeFacts } from './words';

const SOUNDS: Record<string, Sound> = {
  swapped: 'move',
  moved: 'move',
  regrouped: 'move',
  attacked: 'capture',
  kamikaze: 'capture',
  captured: 'capture',
  'struck-by-sand': 'capture',
  'lost-to-storm': 'capture',
  built: 'build',
  armed: 'place',
  moonlit: 'place',
};
/** Lines that only go along with others. */
const WORTH: Record<string, number> = { 'lost-to-storm': 0.6, exchanged: 0.6, replaced: 0.4, 'no-action': 0.6 };
const hexAt = (picture: Ground, target: string) => picture.hexes.find((hex) => hex.targets.includes(target));

export const board: GameBoard<Position, Ground> = {
  Board,
  Sign,
  faces: { tile: EkoFace, terrain: EkoFace, building: EkoFace },
  own: ['discs', 'reserve', 'stock', 'prison'],
  seat: seatPicture,
  name: (picture, target) => hexAt(picture, target)?.name ?? '',
  place: (picture, position, target, lang) => {
    const hex = hexAt(picture, target);
    return hex ? placeFacts(lang, hex, position) : null;
  },
  worth: ({ event }) => WORTH[event] ?? 1,
  sound: ({ event }) => SOUNDS[event] ?? null,
  spoken: ({ args }) =>
    [`space:${args.frm}`, `space:${args.to}`, `space:${args.space}`, `terrain:${args.terrain}`].filter((t) => !t.endsWith('undefined')),
  places: new Set(['space', 'stack', 'hex', 'terrain']),
  guide,
};
