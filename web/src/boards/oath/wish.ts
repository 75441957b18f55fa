// Which options of Oath go together.
import type { Wishes } from '../wishes';

export const oath: Wishes = {
  matters: (option, chosen, seats) => option !== 'leaves' || (chosen.start === 'learning' && seats === 3),
  problem: () => '',
};
