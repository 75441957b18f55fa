// The connection to a table: whether it stands, why it does not, and all that is sent through it.
import { api, socketAddress } from '../api';
import { failure, told as say } from '../failure';
import { Link, type LinkState, type Socket } from '../link';
import type { Parting } from '../table.svelte';
import type { Frame, Message } from '../../wire';

/** After so many seconds a link is tried again that the server refuses without saying for how long. */
const AGAIN = 30;
/** The code with which the server closes the socket of a table that it does not know. */
const NO_TABLE = 4404;

/** What hears from a connection. */
export interface Ears {
  message: (message: Frame) => void;
  ready: () => void;
  lost: () => void;
}

/** Whatever a table is told through: the socket of a table, or the calls of a lesson. */
export interface Wire {
  readonly link: LinkState;
  /** There is no such table, or none for this visitor. */
  readonly missing: boolean;
  /** What keeps us from the table although the server is there, in one sentence. */
  readonly hindrance: string;
  /** Why there is nothing more to hear from this table. */
  readonly parting: Parting | '';
  /** What lies on the board is what the server says now, not what it said before the link broke. */
  readonly live: boolean;
  start(): void;
  stop(): void;
  hurry(): void;
  /** A device that wakes up does not know whether its link still lives. */
  wake(): void;
  send(message: Message): boolean;
  /** The server has told of the table. */
  hear(): void;
  /** There is no table here for this visitor. */
  miss(): void;
  /** The server has ended the connection for good. */
  part(why: Parting): void;
}

export class Connection implements Wire {
  link = $state<LinkState>('connecting');
  missing = $state(false);
  hindrance = $state('');
  parting = $state<Parting | ''>('');
  private heard = $state(false);
  private wire: Link;
  /** How often no link came about since the last one. */
  private tries = 0;
  /** The server has told of the table since then, so that only the link is refused. */
  private answered = false;

  constructor(
    private readonly id: string,
    on: Ears,
  ) {
    this.wire = new Link(
      () => new WebSocket(socketAddress(id)) as unknown as Socket,
      {
        state: (state) => {
          this.link = state;
          if (state === 'live') {
            this.hindrance = '';
            return;
          }
          this.heard = false;
          on.lost();
          if (state === 'waiting' && ++this.tries > 1) void this.check();
        },
        message: on.message,
        ready: on.ready,
      },
      new Set([NO_TABLE]),
    );
  }

  get live(): boolean {
    return this.link === 'live' && this.heard;
  }

  start(): void {
    this.wire.start();
  }

  stop(): void {
    this.wire.stop();
  }

  hurry(): void {
    this.wire.hurry();
  }

  wake(): void {
    this.wire.wake();
  }

  send(message: Message): boolean {
    return this.wire.send(message);
  }

  hear(): void {
    this.heard = true;
    this.tries = 0;
    this.answered = false;
  }

  miss(): void {
    this.missing = true;
    this.wire.stop();
  }

  part(why: Parting): void {
    this.parting = why;
    this.wire.stop();
  }

  /** A browser is not told why a link was refused: ask for the table, which may be refused for the same reason. */
  private async check(): Promise<void> {
    const hindrance = await api.hindrance(this.id);
    if (this.link !== 'waiting') return;
    if (hindrance?.status === 404) this.miss();
    else if (hindrance) {
      this.hindrance = hindrance.code === 'offline' ? '' : failure(hindrance);
      if (hindrance.code !== 'offline') this.wire.delay((hindrance.wait || AGAIN) * 1000);
    } else if (this.answered) {
      this.hindrance = say('manySockets', AGAIN);
      this.wire.delay(AGAIN * 1000);
    } else this.answered = true;
  }
}
