// The first steps of Runewars, for somebody who has never played it.
import { step } from './words';

export const guide = [
  step('.board .stage', 'guide-continent'),
  step('.seasons', 'guide-seasons'),
  step('.own, .dock', 'guide-orders'),
  step('.mat, .matter, .people', 'guide-faction'),
  step('.prompt', 'guide-prompt'),
];

/** Where parts of the position are drawn. */
export const parts = { season: '.seasons', victory_cards: '.seasons .victory', dials: '.dials' };
