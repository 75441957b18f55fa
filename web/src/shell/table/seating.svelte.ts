// Who sits before this screen: the own seats, and which of their persons may look at it now.
import { stakes } from '../stake';
import type { Position } from './position.svelte';

export class Seating {
  /** The seats of this visitor. */
  mine = $state.raw<number[]>([]);
  /** Whether the game hides something from a seat: then several people at one screen take turns in front of it. */
  secrets = $state(false);
  /** The seat whose person has said that they sit before the screen. */
  facing = $state(-1);

  constructor(private readonly position: Position) {}

  /** The own seats that a person plays, not a bot in their place. */
  get seated(): number[] {
    return this.mine.filter((seat) => this.position.snapshot?.players[seat]?.player === 'person');
  }

  /** The own seats that a bot has taken over, to be taken back. */
  get lost(): number[] {
    const now = this.position.snapshot;
    const players = now?.status === 'playing' || now?.status === 'paused' ? now.players : [];
    return this.mine.filter((seat) => players[seat] && players[seat].player !== 'person' && !players[seat].resigned);
  }

  /** Whether nobody else has a stake here, but for those who share this screen. */
  get alone(): boolean {
    const now = this.position.snapshot;
    return !!now && stakes(now.players).every((seat) => this.mine.includes(seat));
  }

  /** The seat to whose person the screen has to be passed, its secrets covered; -1 if nothing is to be covered. */
  get cover(): number {
    const now = this.position.snapshot;
    if (!this.secrets || !now || now.status !== 'playing' || this.seated.length < 2) return -1;
    const asked = this.seated.filter((seat) => now.view.actors.includes(seat));
    const stays = asked.includes(this.facing) || (!asked.length && this.facing >= 0);
    const next = stays ? this.facing : (asked[0] ?? this.seated[0]!);
    return next === this.facing && now.seat === next ? -1 : next;
  }

  /** Whether one of these players offers a draw from here. */
  offers(players: readonly { seat: number; offers: boolean }[]): boolean {
    return players.some((one) => one.offers && this.mine.includes(one.seat));
  }
}
