// The first steps of Lords of Xidit, for somebody who has never played it.
import { step } from './words';

export const guide = [
  step('.board .stage', 'guide-realm'),
  step('.prompt', 'guide-plan'),
  step('[data-place^="city:"]', 'guide-action'),
  step('.screen, .panels, .chips', 'guide-screen'),
  step('.panels, .chips, .side', 'guide-assessments'),
];

/** Where parts of the position are drawn, on the map or on a narrow screen behind a tab below it; and where Orders and units are chosen. */
export const parts = { path: '[data-panel="path"]', 'action:order': '.pad', 'action:show': '.census .row' };
