// The first steps of Oath, for somebody who has never played it.
import { step } from './words';

export const guide = [
  step('.board .stage', 'guide-regions'),
  step('.standing .first', 'guide-title'),
  step('.own .mat, .mine', 'guide-court'),
  step('.verbs, .prompt', 'guide-actions'),
  step('.courts, .strip', 'guide-others'),
];

/** Where parts of the position are drawn. */
export const parts = {
  title: '.standing .keeper',
  prospects: '.standing .threat',
  round: '.standing .rounds',
  visions_drawn: '.standing .visions',
  deck_top: '.standing .deck',
};
