// The words that the board of Lords of Xidit needs beside those the server says: names of places and things, and what a plan would find.
import { saying, upper } from '../saying';

export const { say, sayN, step } = saying('xidit');
export { upper };
