// What people say to one another at a table.
import type { Message } from '../../wire';
import type { Said } from '../table.svelte';
import { newKey } from './key';

export class Chat {
  lines = $state.raw<Said[]>([]);
  unread = $state(0);
  /** A line that was refused, to be said again later. */
  unsaid = $state('');
  private saying = { key: '', text: '' };

  constructor(private readonly send: (message: Message) => boolean) {}

  say(text: string): void {
    const key = newKey();
    this.saying = { key, text };
    this.send({ type: 'chat', key, text });
  }

  hear(line: Said): void {
    this.lines = [...this.lines.filter((one) => one.number !== line.number), line];
    this.unread += 1;
  }

  /** The request with this key was refused. */
  refused(key: string | undefined): void {
    if (key && key === this.saying.key) this.unsaid = this.saying.text;
  }
}
