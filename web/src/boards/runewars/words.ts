// The words that the board of Runewars needs beside those of the game, which the server sends: captions, buttons, what a place holds.
import { saying, upper } from '../saying';

export const { say, knows, step } = saying('runewars');
export { upper };
