// What others do is shown one thing after another: each stays for a while before the next one comes, unless somebody is in a hurry.
import { real, type Clock } from './link';

export class Pacing<T> {
  private waiting: T[] = [];
  private timer: unknown = null;
  /** Somebody wants to look closer: nothing goes on by itself. */
  private held = false;

  constructor(
    /** Shows one and says how many milliseconds it stays. */
    private readonly show: (one: T) => number,
    /** Hears how many still wait. */
    private readonly changed: (behind: number) => void = () => {},
    private readonly clock: Clock = real,
  ) {}

  add(one: T): void {
    this.waiting.push(one);
    if (this.timer === null && !this.held) this.next();
    else this.changed(this.waiting.length);
  }

  /** Stop here until `go`. */
  hold(): void {
    this.held = true;
    this.clock.cancel(this.timer);
    this.timer = null;
  }

  go(): void {
    this.held = false;
    this.clock.cancel(this.timer);
    this.next();
  }

  /** Show the next one and stop there. */
  step(): void {
    this.hold();
    this.next();
  }

  /** Go to the last one at once. */
  skip(): void {
    this.held = false;
    this.clock.cancel(this.timer);
    this.timer = null;
    this.waiting.splice(0, this.waiting.length - 1);
    this.next();
  }

  private next(): void {
    this.timer = null;
    const one = this.waiting.shift();
    if (one === undefined) return;
    if (!this.waiting.length) this.held = false; // after the last one there is nothing to hold back
    this.changed(this.waiting.length);
    const stay = this.show(one);
    if (this.held) return;
    if (stay > 0) this.timer = this.clock.later(() => this.next(), stay);
    else this.next();
  }
}
