// Which options of Lords of Xidit go together.
import type { Wishes } from '../wishes';
import { say } from './words';

/** The colours in the order of the seats. */
const COLOURS = ['blue', 'red', 'green', 'yellow', 'black'];

export const xidit: Wishes = {
  matters: (option, _, seats) => option !== 'virtual' || seats === 3,
  problem: (chosen, lang, seats) =>
    COLOURS.indexOf(chosen.first as string) >= seats ? say(lang, 'notSeated', { who: say(lang, `colour-${chosen.first}`) }) : '',
};
