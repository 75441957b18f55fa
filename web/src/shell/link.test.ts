import { beforeEach, describe, expect, it } from 'vitest';
import { Link, SILENCE, pause, type LinkState, type Socket } from './link';

class Fake implements Socket {
  sent: string[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(data: string) {
    this.sent.push(data);
  }
  close() {}
}

describe('the link', () => {
  let sockets: Fake[];
  let states: LinkState[];
  let waiting: { run: () => void; ms: number }[];
  let ready: number;
  let link: Link;
  beforeEach(() => {
    sockets = [];
    states = [];
    waiting = [];
    ready = 0;
    link = new Link(
      () => sockets[sockets.push(new Fake()) - 1]!,
      { state: (s) => states.push(s), message: () => {}, ready: () => ready++ },
      new Set([4404]),
      { later: (run, ms) => waiting.push({ run, ms }), cancel: () => {} },
    );
    link.start();
  });

  it('is live only when the socket is open', () => {
    expect(link.send({ type: 'hello' })).toBe(false);
    sockets[0]!.onopen!();
    expect(link.send({ type: 'hello' })).toBe(true);
    expect(states).toEqual(['connecting', 'live']);
    expect(ready).toBe(1);
  });
  it('comes back by itself, with growing pauses', () => {
    sockets[0]!.onopen!();
    sockets[0]!.onclose!({ code: 1006 });
    expect(link.state).toBe('waiting');
    waiting.at(-1)!.run();
    sockets[1]!.onclose!({ code: 1006 });
    const pauses = waiting.filter((w) => w.ms < 5000);
    expect(pauses.map((w) => w.ms)).toEqual([400, 800]);
    pauses[1]!.run();
    sockets[2]!.onopen!();
    expect(link.state).toBe('live');
    expect(ready).toBe(2);
    expect(pause(50)).toBe(8000);
  });
  it('hears nothing from a socket it has left', () => {
    const first = sockets[0]!;
    link.start();
    first.onopen!();
    expect(link.state).toBe('connecting');
  });
  it('asks for a sign of life after a long silence, and gives up without one', () => {
    sockets[0]!.onopen!();
    expect(waiting.at(-1)!.ms).toBe(SILENCE);
    waiting.at(-1)!.run();
    expect(ready).toBe(2);
    waiting.at(-1)!.run();
    expect(link.state).toBe('waiting');
    waiting.at(-1)!.run();
    expect(sockets.length).toBe(2);
  });
  it('waits as long as the server wants, also when a device wakes up, unless somebody presses the button', () => {
    sockets[0]!.onclose!({ code: 1006 });
    link.delay(60_000);
    expect(waiting.at(-1)!.ms).toBe(60_000);
    link.wake();
    expect(sockets.length).toBe(1);
    link.hurry();
    expect(sockets.length).toBe(2);
    sockets[1]!.onclose!({ code: 1006 });
    link.wake();
    expect(sockets.length).toBe(3);
  });
  it('takes longer and longer when a table opens only to refuse', () => {
    const pauses: number[] = [];
    for (let i = 0; i < 4; i++) {
      sockets[i]!.onopen!();
      sockets[i]!.onmessage!({ data: '{"type": "error", "code": "broken"}' });
      sockets[i]!.onclose!({ code: 1013 });
      pauses.push(waiting.at(-1)!.ms);
      waiting.at(-1)!.run();
    }
    expect(pauses).toEqual([400, 800, 1600, 3200]);
    sockets[4]!.onopen!();
    sockets[4]!.onmessage!({ data: '{"type": "snapshot"}' });
    sockets[4]!.onclose!({ code: 1006 });
    expect(waiting.at(-1)!.ms).toBe(400);
  });
  it('stays away when the server says so', () => {
    sockets[0]!.onclose!({ code: 4404 });
    expect(link.state).toBe('closed');
    expect(waiting).toEqual([]);
  });
});
