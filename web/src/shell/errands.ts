// Several actions one after another: each is sent when the one before is done, and again when the table has moved on meanwhile.

export class Errands {
  private waiting: number[] = [];

  constructor(
    /** Sends one action; false if nobody hears it. */
    private readonly send: (action: number) => boolean,
  ) {}

  /** Whether something is still to be done. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  begin(actions: readonly number[]): boolean {
    this.waiting = [...actions];
    return this.go();
  }

  /** The one on its way has arrived. */
  done(): boolean {
    this.waiting.shift();
    return this.go();
  }

  /** The one on its way came too late for its ply: say it again for the present one. */
  again(): boolean {
    return this.go();
  }

  /** Leave the rest: it was refused, or the link broke and nobody knows how far it came. */
  drop(): void {
    this.waiting = [];
  }

  private go(): boolean {
    const next = this.waiting[0];
    if (next === undefined) return false;
    if (this.send(next)) return true;
    this.drop();
    return false;
  }
}
