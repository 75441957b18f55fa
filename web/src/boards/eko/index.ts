// Ekö, for the shell.
import type { GameBoard } from '../board';
import Board from './EkoBoard.svelte';
import { seatPicture, type Hex } from './model';

export const board: GameBoard = {
  Board,
  seat: seatPicture,
  won: (position, seat) => position.winners.includes(position.seats[seat]) || position.winners.includes(seat),
  name: (picture, target) => (picture.hexes as Hex[]).find((hex) => hex.targets.includes(target))?.name ?? '',
  spoken: ({ args }) =>
    [`space:${args.frm}`, `space:${args.to}`, `space:${args.space}`, `terrain:${args.terrain}`].filter((t) => !t.endsWith('undefined')),
  places: new Set(['space', 'stack', 'hex', 'terrain']),
};
