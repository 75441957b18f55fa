// The HTTP calls of the page. What fails gives null or an error with the server's sentence, never an exception in the dark.
import type { Cards } from './cards';
import type { Point } from './course';
import { newSalt } from './salts';
import type { Ended, Past, Picture, Player } from './table.svelte';
import type { Lang } from './words';

export interface Named {
  title: string;
  help: string;
}

export interface GameOption {
  name: string;
  kind: string;
  default: unknown;
  low: number;
  high: number;
  words: Record<Lang, Named>;
  choices: { name: string; words: Record<Lang, Named> }[];
}

export interface GameDescription {
  name: string;
  seats: number[];
  /** Whether seats know different things. */
  secrets: boolean;
  /** By the number of seats, after how many moves it may be called endless where the table says so; 0 if it is not known. */
  endless: Record<string, number>;
  bots: string[];
  /** `endless`: what the rulebook says of games without an end. */
  words: Record<Lang, { title: string; facts: string; about: string; endless: string }>;
  options: GameOption[];
  actions: { name: string; fields: string[]; domains: string[]; questions: Record<Lang, string[]> }[];
}

export interface TableSummary {
  table: string;
  game: string;
  chairs: string[];
  status: string;
  watch: 'none' | 'delayed' | 'open';
  /** After how many moves the game may be called endless; 0 if it may not. */
  endless: number;
  time: number;
}

export interface TableFacts extends TableSummary {
  host: boolean;
  mine: number[];
  players: Player[];
  invitations: Record<string, string>;
  /** The seats that are asked now, where everybody may know it. */
  asked: number[];
  moves: number;
  /** When the last thing happened here. */
  moved: number;
  winners: number[];
  /** How people ended the game; null if they did not. */
  ended: Ended | null;
}

/** A table as somebody sees it who is invited to one of its seats. */
export interface Invitation extends TableSummary {
  seat: number;
  free: boolean;
  players: Player[];
}

export interface Wish {
  game: string;
  chairs: string[];
  options?: Record<string, unknown>;
  /** The world from which the game begins; nothing for a new one. */
  world?: string;
  listed?: boolean;
  /** Whether several people of one network may sit at a listed table. */
  together?: boolean;
  watch?: 'none' | 'delayed' | 'open';
  clock?: 'none' | 'soft' | 'hard';
  seconds?: number;
  pace?: number;
  /** Whether anybody who plays may end the game after many moves. */
  endless?: boolean;
}

/** A world that outlives its games, as a list has it. */
export interface WorldLine {
  world: string;
  game: string;
  name: string;
  games: number;
  /** What the person is called who won the last game; nothing if it was a bot or nobody knows. */
  ruler: string;
  time: number;
  /** The table whose game left it; nothing if it was brought from elsewhere. */
  table: string;
}

export interface WorldNote {
  name: string;
  label: string;
  secret: boolean;
  lines: string[];
}

export interface WorldChapter {
  number: number;
  time: number;
  ruler: number;
  players: { called: string; name: string; player: string }[];
  notes: WorldNote[];
}

export interface World extends WorldLine {
  survey: WorldNote[];
  chapters: WorldChapter[];
  /** Whether I play in it, or brought it. */
  mine: boolean;
  /** Whether what lies face down in it is not for me now. */
  closed: boolean;
}

/** A device on which I am known. */
export interface Device {
  device: string;
  browser: string;
  system: string;
  made: number;
  seen: number;
  this: boolean;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  section: boolean;
}

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    /** After how many seconds it is worth trying again; 0 if the server did not say. */
    readonly wait = 0,
    /** Whether the call only wanted to read. */
    readonly reading = false,
  ) {
    super(text);
  }
}

let rest = 0;

/** For how many milliseconds the server wants no calls that nobody waits for: it has said that there are too many, or that it is busy. */
export function resting(): number {
  return Math.max(0, rest - Date.now());
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Failed(0, 'offline', '', 0, method === 'GET');
  }
  if (answer.ok) return answer;
  const found = await answer.json().catch(() => ({}));
  const wait = Number(answer.headers.get('retry-after')) || 0;
  if (found.error === 'too-many' || answer.status === 503) rest = Math.max(rest, Date.now() + wait * 1000);
  throw new Failed(answer.status, found.error ?? '', found.text ?? '', wait, method === 'GET');
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await answered(method, path, body);
  return (await answer.json().catch(() => ({}))) as T;
}

/** A file, with the name that the server gives it. */
export async function file(path: string): Promise<{ name: string; content: Blob }> {
  const answer = await answered('GET', path);
  const name = /filename="(.+?)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'krainy.json';
  try {
    return { name, content: await answer.blob() };
  } catch {
    throw new Failed(0, 'offline', '', 0, true); // it ended in the middle
  }
}

/** A guest's call: whoever is not a guest yet becomes one first. */
async function asGuest<T>(run: () => Promise<T>, name: string): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 401) throw error;
    await call('POST', '/guest', { name });
    return run();
  }
}

const readRules = new Map<string, Promise<Rule[]>>();
const readCards = new Map<string, Promise<Cards>>();

/** A game that waits for nobody starts at once, so its salt goes with the wish. */
function salted(wish: Wish): Wish & { salt?: string } {
  return wish.chairs.includes('person') ? wish : { ...wish, salt: newSalt() };
}

export const api = {
  engine: () => call<{ state: string; percent: number }>('GET', '/engine'),
  games: () => call<GameDescription[]>('GET', '/games'),
  mine: () => call<TableSummary[]>('GET', '/tables?which=mine'),
  listed: () => call<TableSummary[]>('GET', '/tables?which=listed'),
  finished: () => call<TableSummary[]>('GET', '/tables?which=finished'),
  table: async (id: string): Promise<TableFacts> => {
    const found = await call<TableFacts>('GET', `/tables/${encodeURIComponent(id)}`);
    return { ...found, asked: found.asked ?? [], moves: found.moves ?? 0, moved: found.moved ?? found.time, winners: found.winners ?? [] };
  },
  create: (wish: Wish, name: string) => asGuest(() => call<TableFacts>('POST', '/tables', salted(wish)), name),
  start: (id: string) => call<TableFacts>('POST', `/tables/${id}/start`),
  rematch: (id: string) => call<TableFacts>('POST', `/tables/${id}/rematch`, { salt: newSalt() }),
  leave: (id: string) => call<unknown>('POST', `/tables/${encodeURIComponent(id)}/leave`),
  kick: (id: string, seat: number) => call<TableFacts>('POST', `/tables/${encodeURIComponent(id)}/kick`, { seat }),
  cancel: (id: string) => call<TableFacts>('POST', `/tables/${encodeURIComponent(id)}/cancel`),
  devices: () => call<Device[]>('GET', '/guest/devices'),
  logOut: (device: string) => call<Device[]>('DELETE', `/guest/devices/${encodeURIComponent(device)}`),
  logOutAll: (others: boolean) => call<Device[]>('DELETE', `/guest/devices?others=${others}`),
  fork: (id: string, ply: number, seat: number, name: string) =>
    asGuest(() => call<TableFacts>('POST', `/tables/${id}/fork`, { ply, seat }), name),
  invitation: (code: string) => call<Invitation>('GET', `/invitations/${encodeURIComponent(code)}`),
  accept: (code: string, name: string) => asGuest(() => call<TableFacts>('POST', `/invitations/${encodeURIComponent(code)}`), name),
  picture: (id: string) => call<Picture>('GET', `/tables/${encodeURIComponent(id)}/picture`).catch(() => null),
  past: (id: string, ply: number, seat: number, lang: Lang) =>
    call<Past>('GET', `/tables/${id}/replay?ply=${ply}&seat=${seat}&lang=${lang}`),
  analysis: (id: string, seat: number) => call<{ points: Point[] }>('GET', `/tables/${encodeURIComponent(id)}/analysis?seat=${seat}`),
  upload: (record: unknown, name: string) => asGuest(() => call<TableSummary>('POST', '/records', record), name),
  rename: (name: string) => asGuest(() => call<{ name: string }>('PUT', '/guest', { name }), name),
  returnLink: () => call<{ link: string }>('POST', '/guest/link').then((made) => made.link),
  returnBy: (link: string) => call<{ name: string }>('POST', '/guest/return', { link }),
  me: () => call<{ name: string } | null>('GET', '/guest').catch(() => null),
  worlds: () => call<WorldLine[]>('GET', '/worlds'),
  world: (id: string, lang: Lang, secrets = false) =>
    call<World>('GET', `/worlds/${encodeURIComponent(id)}?lang=${lang}${secrets ? '&secrets=true' : ''}`),
  bringWorld: (text: string, game: string, name: string) => asGuest(() => call<World>('POST', '/worlds', { text, game }), name),
  nameWorld: (id: string, name: string) => call<WorldLine>('PUT', `/worlds/${encodeURIComponent(id)}`, { name }),
  worldString: (id: string) => call<{ text: string }>('GET', `/worlds/${encodeURIComponent(id)}/string`).then((found) => found.text),
  /** The names and texts of what is on a game's table, by their keys. */
  words: (game: string, lang: Lang) => call<Record<string, string>>('GET', `/games/${game}/words?lang=${lang}`),
  rules(game: string, lang: Lang): Promise<Rule[]> {
    const key = `${game} ${lang}`;
    const found = readRules.get(key) ?? call<Rule[]>('GET', `/games/${game}/rules?lang=${lang}`);
    readRules.set(key, found);
    return found.catch(() => {
      readRules.delete(key);
      return [];
    });
  },
  /** The components of a game; an answer is kept, a failure is not. */
  cards(game: string, lang: Lang): Promise<Cards> {
    const key = `${game} ${lang}`;
    const found = readCards.get(key) ?? call<Cards>('GET', `/games/${encodeURIComponent(game)}/cards?lang=${lang}`);
    readCards.set(key, found);
    found.catch(() => readCards.delete(key));
    return found;
  },
  /** What keeps us from a table that can be asked for; null if nothing does. */
  async hindrance(id: string): Promise<Failed | null> {
    try {
      await api.table(id);
      return null;
    } catch (error) {
      return error instanceof Failed ? error : new Failed(500, '', '');
    }
  },
};

export function socketAddress(id: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/socket`;
}
