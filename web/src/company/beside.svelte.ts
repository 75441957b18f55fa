// The ratings that people at a table wish to be seen beside their names.
import { call } from '../shell/api';
import type { SeatRating } from '../wire';

export class Beside {
  /** By seat, the rating of those who show it. */
  ratings = $state.raw<Record<number, SeatRating['rating']>>({});
  private asked = '';

  /** Fetch them for a table at which these seats are people's, once; who is alone there compares with nobody. */
  look(table: string, seats: readonly number[]): void {
    const key = `${table} ${seats.join(' ')}`;
    if (seats.length < 2 || key === this.asked) return;
    this.asked = key;
    void call<SeatRating[]>('GET', `/tables/${encodeURIComponent(table)}/ratings`).then(
      (found) => (this.ratings = Object.fromEntries(found.map((one) => [one.seat, one.rating]))),
      () => null, // a table can be played without them
    );
  }
}
