// A real server in a process of its own, with an empty data folder and fixed chance, that can be killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(__dirname, '../..');
export const python = join(root, '.venv/bin/python');

/** All people of all stories come from one address, so that its limits must not be those of one household. */
const CROWD = {
  KRAINY_LIMITS_ADDRESS_GUESTS: '10000 3600',
  KRAINY_LIMITS_ADDRESS_TABLES: '10000 3600',
  KRAINY_CALLS_A_SECOND: '1000',
};

export class Server {
  data = '';
  address = '';
  /** How often it was killed: an answer that was under way then is cut off. */
  kills = 0;
  private port = 0;
  private process: ChildProcess | null = null;

  /** Every table of this server is dealt from this seed; from one drawn as for people if it is -1. It runs in this environment. */
  constructor(
    readonly seed: number,
    readonly environment: Record<string, string> = {},
  ) {
    this.data = mkdtempSync(join(tmpdir(), 'krainy-stories-'));
  }

  /** The system gives the port the first time; a server that is started again takes the one it had. */
  async start(): Promise<void> {
    if (process.env.KRAINY_STORIES_AT) {
      this.address = process.env.KRAINY_STORIES_AT; // a server that runs already: tests/start/test_wheel.py has one
      return;
    }
    const child = spawn(python, ['-P', '-m', 'krainy', 'serve', '--port', String(this.port), '--data', this.data], {
      env: {
        ...CROWD,
        ...process.env,
        KRAINY_LANG: 'en',
        ...(this.seed < 0 ? {} : { KRAINY_TEST_SEED: String(this.seed) }),
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    let printed = '';
    const told = new Promise<number>((found, failed) => {
      const read = (bytes: Buffer) => {
        printed += bytes;
        const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed);
        if (port) found(Number(port[1]));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => failed(new Error(`the server does not start: ${printed}`)));
    });
    this.port = await told;
    this.address = `http://127.0.0.1:${this.port}`;
    // The socket is open already: the first call waits until the server is ready.
    const answer = await fetch(`${this.address}/api/games`);
    if (!answer.ok && answer.status !== 429) throw new Error(`the server answers ${answer.status}: ${printed}`);
  }

  /** End it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.kills++;
    child.kill('SIGKILL');
    await gone;
  }

  /** Start again with an empty data folder, for a story about a server that nobody has used yet. */
  async empty(): Promise<void> {
    await this.remove();
    this.data = mkdtempSync(join(tmpdir(), 'krainy-stories-'));
    await this.start();
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
