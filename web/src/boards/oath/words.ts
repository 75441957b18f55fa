// The words that the board of Oath needs beside those of the game, which the server sends: captions, buttons, who wins and why.
import { saying, upper } from '../saying';

export const { say, sayN, knows, step } = saying('oath');
export { upper };
