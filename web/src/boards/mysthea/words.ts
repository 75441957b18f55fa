// The words that the board of Mysthea needs beside those of the game, which the server sends: captions, buttons, what a place holds.
import { saying, upper } from '../saying';

export const { say, sayN, step } = saying('mysthea');
export { upper };
