// The link to the server: connects, notices silence, and comes back by itself with growing pauses.
import type { Frame, Message } from '../wire';

export type LinkState = 'connecting' | 'live' | 'waiting' | 'closed';

export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Clock {
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
}

export const real: Clock = {
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** A link that has been silent for so long is asked for a sign of life, and given up without an answer. */
export const SILENCE = 30_000;
const PATIENCE = 6_000;

/** How long to wait before the next attempt. */
export function pause(attempt: number): number {
  return Math.min(8000, 400 * 2 ** Math.min(attempt, 5));
}

export class Link {
  state: LinkState = 'closed';
  attempts = 0;
  private socket: Socket | null = null;
  private timer: unknown = null;
  private watch: unknown = null;
  /** The server has said how long to stay away. */
  private patient = false;

  constructor(
    private readonly open: () => Socket,
    /** `ready` is also how a sign of life is asked for: it must say something that gets an answer. */
    private readonly on: { state: (state: LinkState) => void; message: (frame: Frame) => void; ready: () => void },
    private readonly final: ReadonlySet<number> = new Set(),
    private readonly clock: Clock = real,
  ) {}

  start(): void {
    this.stop();
    this.connect();
  }

  /** Say something; false if nobody hears it. */
  send(message: Message): boolean {
    if (this.state !== 'live') return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  /** Stay away for at least so long, because the server wants it. */
  delay(ms: number): void {
    if (this.state !== 'waiting') return;
    this.patient = true;
    this.clock.cancel(this.timer);
    this.timer = this.clock.later(() => this.connect(), Math.max(ms, pause(this.attempts)));
  }

  /** A device that wakes up tries at once, unless the server wants it to wait, and asks whether a link still lives. */
  wake(): void {
    if (!this.patient) this.hurry();
    this.check();
  }

  /** Try again now instead of after the pause: somebody wants it so. */
  hurry(): void {
    if (this.state !== 'waiting') return;
    this.clock.cancel(this.timer);
    this.connect();
  }

  /** Ask now whether somebody is still there. */
  check(): void {
    if (this.state !== 'live') return;
    this.on.ready();
    this.await(PATIENCE, () => this.lose());
  }

  stop(): void {
    this.clock.cancel(this.timer);
    this.clock.cancel(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.become('closed');
  }

  private connect(): void {
    this.patient = false;
    this.become('connecting');
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.become('live');
      this.listen();
      this.on.ready();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket || typeof event.data !== 'string') return;
      this.listen();
      const frame: Frame = JSON.parse(event.data);
      // A table that opens only to say that it is damaged must not be asked again at once.
      if (frame.type !== 'error') this.attempts = 0;
      this.on.message(frame);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      this.clock.cancel(this.watch);
      if (this.final.has(event.code)) {
        this.become('closed');
        return;
      }
      this.wait();
    };
  }

  private wait(): void {
    this.become('waiting');
    this.timer = this.clock.later(() => this.connect(), pause(this.attempts++));
  }

  /** Something was heard: the silence begins anew. */
  private listen(): void {
    this.await(SILENCE, () => this.check());
  }

  private await(ms: number, run: () => void): void {
    this.clock.cancel(this.watch);
    this.watch = this.clock.later(run, ms);
  }

  /** Nobody answers on this socket any more. */
  private lose(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.wait();
  }

  private become(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.on.state(state);
  }
}
