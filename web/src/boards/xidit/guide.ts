// The first steps of Lords of Xidit, for somebody who has never played it.
import { step } from './words';

export const guide = [
  step('.board .stage', 'guide-realm'),
  step('.prompt', 'guide-plan'),
  step('[data-place^="city:"]', 'guide-action'),
  step('.screen, .panels, .chips', 'guide-screen'),
  step('.panels, .chips, .side', 'guide-assessments'),
];
