// The panels of a table: what lies open beside the board and over it.
import type { Look } from '../../boards/board';
import { keep, kept } from '../memory';

export type Tab = 'log' | 'analysis' | 'rules' | 'cards' | 'chat' | 'settings';
/** What waits for a second thought, or is explained. */
export type Asking = '' | 'undo' | 'resign' | 'draw' | 'claim' | 'retract' | 'abandon' | 'holiday' | 'help';

const onPhone = () => matchMedia('(max-width: 760px)').matches;

export class Panels {
  tab = $state<Tab>('log');
  /** Closed until somebody opens it; beside or over a board it is as it was left, on a phone it always begins closed. */
  #drawer = $state(!onPhone() && kept('drawer') === 'open');
  /** The rule at which the rules are opened. */
  rule = $state('');
  /** Without a rail: seats and deeds over the board. */
  sheet = $state(false);
  /** Only the ground of the board, without pieces. */
  bare = $state(false);
  asking = $state<Asking>('');
  /** A place of the board that is looked at more closely. */
  look = $state.raw<Look | null>(null);
  /** The card that tells the end lies over the board, until somebody wants to see the board. */
  end = $state(true);
  /** The end is told as a show to those who were there when it came. */
  finale = $state(false);
  /** The player aid lies over the table. */
  aid = $state(false);
  /** The first steps are shown: by themselves once for every game, else when asked for. */
  guiding = $state(false);

  get drawer(): boolean {
    return this.#drawer;
  }
  set drawer(open: boolean) {
    this.#drawer = open;
    if (!onPhone()) keep('drawer', open ? 'open' : 'closed');
  }

  /** For a page that has enough to read; what was remembered stays. */
  shut(): void {
    this.#drawer = false;
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.drawer = true;
  }

  toggle(tab: Tab): void {
    if (this.drawer && this.tab === tab) this.drawer = false;
    else this.open(tab);
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.look = null;
    this.open('rules');
  }

  /** On a phone the drawer lies over the board: it makes way for the moment that was asked for. */
  seeMoment(): void {
    if (onPhone()) this.drawer = false;
  }

  /** Look at a place that something on the page names; what names it stands for a place that is not on the screen. */
  lookAt(target: string, named: Element): void {
    this.seeMoment();
    const place = document.querySelector(`[data-place="${target}"]`) ?? named;
    this.look = { target, at: place.getBoundingClientRect(), pinned: true };
  }

  /** The focus goes back to the place that was looked at. */
  lookAway(): void {
    const target = this.look?.target;
    this.look = null;
    document.querySelector<SVGElement>(`[data-place="${target}"]`)?.focus();
  }
}
