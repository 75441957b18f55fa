// Ekö, for the shell.
import type { Sound } from '../../shell/sound';
import type { GameBoard } from '../board';
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
const ENDINGS: Record<string, string> = {
  'won-by-points': 'eko.end.2',
  'won-alone': 'eko.end.3',
  'nobody-won': 'eko.end.5',
  stuck: 'eko.ruling.25',
};
const hexAt = (picture: Ground, target: string) => picture.hexes.find((hex) => hex.targets.includes(target));

export const board: GameBoard = {
  Board,
  faces: { tile: EkoFace, terrain: EkoFace, building: EkoFace },
  seat: seatPicture,
  won: (position: Position, seat) => position.winners.includes(position.seats[seat]!),
  name: (picture: Ground, target) => hexAt(picture, target)?.name ?? '',
  place: (picture: Ground, position: Position, target, lang) => {
    const hex = hexAt(picture, target);
    return hex ? placeFacts(lang, hex, position) : null;
  },
  sound: ({ event }) => SOUNDS[event] ?? null,
  ending: ({ event }) => ENDINGS[event] ?? '',
  spoken: ({ args }) =>
    [`space:${args.frm}`, `space:${args.to}`, `space:${args.space}`, `terrain:${args.terrain}`].filter((t) => !t.endsWith('undefined')),
  places: new Set(['space', 'stack', 'hex', 'terrain']),
  guide,
};
