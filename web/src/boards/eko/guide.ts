// The first steps of Ekö, for somebody who has never played it.
import { step } from './words';

export const guide = [
  step('.board .stage', 'guide-desert'),
  step('[data-place][data-open]', 'guide-glow'),
  step('.prompt', 'guide-prompt', 'guide-prompt-keys'),
  step('.panels, .chips', 'guide-players'),
  step('.side [role=tablist], .ticker', 'guide-rules', 'guide-rules-keys'),
];
