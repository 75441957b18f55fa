// The signs by which people react at a table, drawn with the ink line of the page.
import type { ReactMessage } from '../wire';

export type Sign = ReactMessage['sign'];

const FACE = 'M12 21 A9 9 0 1 0 12 3 A9 9 0 0 0 12 21Z M9 9.500 V10 M15 9.500 V10';

export const SIGNS: Record<Sign, string> = {
  luck:
    'M6 20 Q3 12 5 8 Q7.500 3.500 12 3.500 Q16.500 3.500 19 8 Q21 12 18 20 H14.500 Q17 13 15.500 9.500 Q14.500 7 12 7 ' +
    'Q9.500 7 8.500 9.500 Q7 13 9.500 20Z',
  well: 'M12 3.500 L14.600 9 L20.500 9.700 L16.100 13.800 L17.300 19.700 L12 16.700 L6.700 19.700 L7.900 13.800 L3.500 9.700 L9.400 9Z',
  thanks: 'M12 20 Q3.500 14 3.500 8.800 A4.300 4.300 0 0 1 12 7.500 A4.300 4.300 0 0 1 20.500 8.800 Q20.500 14 12 20Z',
  wow: `${FACE} M12 17.300 A2 2.300 0 1 0 12 12.700 A2 2.300 0 0 0 12 17.300Z`,
  haha: `${FACE} M7.500 13 H16.500 Q15.500 17.500 12 17.500 Q8.500 17.500 7.500 13Z`,
  oops: `${FACE} M8 16 Q10 13.500 12 15.300 T16 15`,
};
