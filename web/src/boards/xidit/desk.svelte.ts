// The plan as it lies on the desk: changed as often as one likes, until it is sent.
import { WHEELS, type Order } from './model';

export class Desk {
  /** The six orders; what is not decided yet is empty. */
  orders = $state.raw<readonly (Order | null)[]>(Array(WHEELS).fill(null));
  /** The wheel that is set next; six when all are set. */
  at = $state(0);
  /** Orders can be set now. */
  planning = $state(false);
  /** The ghost walks the plan on the map: while planning, and until all are ready. */
  visible = $state(false);
  /** The seat and the Year that the plan is for. */
  private owner = '';

  /** A new Year, or another seat at this screen, begins with an empty plan; orders that have already been sent stay. */
  begin(owner: string, sent: readonly Order[]): void {
    if (owner === this.owner && sent.every((order, i) => this.orders[i] === order)) return;
    const kept = owner === this.owner ? this.orders.slice(sent.length) : [];
    this.owner = owner;
    this.orders = Array.from({ length: WHEELS }, (_, i) => sent[i] ?? kept[i - sent.length] ?? null);
    this.at = this.nextGap(sent.length);
  }

  set(order: Order): void {
    if (this.at >= WHEELS) return;
    this.orders = this.orders.map((one, i) => (i === this.at ? order : one));
    this.at = this.nextGap(this.at + 1);
  }

  /** Set the wheels behind those that are already sent, as a hint has them. */
  adopt(orders: readonly Order[], sent: number): void {
    this.orders = this.orders.map((one, i) => (i < sent ? one : (orders[i - sent] ?? null)));
    this.at = this.nextGap(sent);
  }

  /** Take back the wheel that is chosen, or the last one that was set. */
  clear(sent = 0): void {
    const chosen = this.at < WHEELS && this.orders[this.at] ? this.at : this.lastSet(this.at);
    if (chosen < sent) return;
    this.orders = this.orders.map((one, i) => (i === chosen ? null : one));
    this.at = chosen;
  }

  empty(sent = 0): void {
    this.orders = this.orders.map((one, i) => (i < sent ? one : null));
    this.at = sent;
  }

  get whole(): boolean {
    return this.orders.every((order) => order !== null);
  }

  /** The last wheel before this one that is set; -1 if none is. */
  lastSet(before: number): number {
    return before ? (this.orders[before - 1] ? before - 1 : this.lastSet(before - 1)) : -1;
  }

  private nextGap(from: number): number {
    const gaps = this.orders.flatMap((order, i) => (order ? [] : [i]));
    return gaps.find((i) => i >= from) ?? gaps[0] ?? WHEELS;
  }
}
