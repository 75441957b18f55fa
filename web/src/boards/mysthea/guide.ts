// The first steps of Mysthea, for somebody who has never played it.
import { step } from './words';

export const guide = [
  step('.board .stage', 'guide-islands'),
  step('.track', 'guide-track'),
  step('.hand', 'guide-hand'),
  step('.prompt', 'guide-turn'),
  step('.beside, .tabs button, .strip', 'guide-development', 'guide-development-keys'),
];

/** Where parts of the position are drawn. */
export const parts = { track: '.track', row: '.beside .row' };
