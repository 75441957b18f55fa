// The signs that people at a table show beside their seats, each for a moment.
import { c } from './words';
import type { Sign } from './signs';
import type { Message, ReactionFrame } from '../wire';
import { settings } from '../shell/settings.svelte';
import { open } from '../shell/words';
import { newKey } from '../shell/table/key';

/** For so many milliseconds a sign stands beside a seat. */
const SHOWN = 6000;

export class Reactions {
  /** By seat, what its person shows now. */
  shown = $state.raw<Record<number, Sign>>({});
  /** The last one in words, to be read aloud. */
  told = $state('');
  private ends: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor(
    private readonly send: (message: Message) => boolean,
    private readonly nameOf: (seat: number) => string,
  ) {}

  react(sign: Sign): void {
    this.send({ type: 'react', key: newKey(), sign });
  }

  async hear({ seat, sign }: ReactionFrame): Promise<void> {
    if (
      !settings.reactions ||
      !(await open('company').then(
        () => true,
        () => false,
      ))
    )
      return;
    clearTimeout(this.ends[seat]);
    this.shown = { ...this.shown, [seat]: sign };
    this.told = c('reacts', { name: this.nameOf(seat), sign: c(`sign-${sign}`) });
    this.ends[seat] = setTimeout(() => {
      this.shown = Object.fromEntries(Object.entries(this.shown).filter(([one]) => Number(one) !== seat));
      if (!Object.keys(this.shown).length) this.told = '';
    }, SHOWN);
  }

  /** What a seat shows now in words. */
  label(seat: number): string {
    return c(`sign-${this.shown[seat]!}`);
  }
}
