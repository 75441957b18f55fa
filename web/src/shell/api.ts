// The HTTP calls of the page. What fails gives null or an error with the server's sentence, never an exception in the dark.
import type { Cards } from './cards';
import type {
  Again,
  AidPart,
  Analysis,
  Better,
  Brought,
  Called,
  Chosen,
  Device,
  EngineState,
  Error as Told,
  Fork,
  Game,
  ForesightFrame,
  Invitation,
  Judged,
  Kick,
  LessonDeed,
  LessonFrame,
  LessonHelp,
  LessonHint,
  LessonLine,
  LessonOption,
  Link,
  Named,
  NewTable,
  Return,
  Rule,
  Summary,
  Table,
  World,
  WorldLine,
  WorldName,
  WorldText,
} from '../wire';
import { ownPuzzle } from './own';
import { newSalt } from './salts';
import type { Past, Picture } from './table.svelte';
import type { Lang } from './words';

export type { Device, GameOption, Invitation, Rule, World, WorldChapter, WorldLine, WorldNote } from '../wire';
export type { LessonFrame, LessonHint, LessonLine } from '../wire';
export type GameDescription = Game;
export type TableSummary = Summary;
export type TableFacts = Table;
export type Wish = Omit<NewTable, 'salt'>;

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
  const found: Partial<Told> = await answer.json().catch(() => ({}));
  const wait = Number(answer.headers.get('retry-after')) || 0;
  if (found.error === 'too-many' || answer.status === 503) rest = Math.max(rest, Date.now() + wait * 1000);
  throw new Failed(answer.status, found.error ?? '', found.text ?? '', wait, method === 'GET');
}

export async function call<T, Body = unknown>(method: string, path: string, body?: Body): Promise<T> {
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

/** Whether this browser is known to be a guest's. */
let guest = false;

/** A guest's call: whoever is not a guest yet becomes one first. */
async function asGuest<T>(run: () => Promise<T>, name: string): Promise<T> {
  // The server is asked first, because a refused call would stand as an error in the console of every newcomer.
  guest ||= (await call<Named | null>('GET', '/guest').catch(() => undefined)) !== null;
  if (!guest) await becomeGuest(name);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 401) throw error;
    await becomeGuest(name);
    return run();
  }
}

async function becomeGuest(name: string): Promise<void> {
  await call<Named, Called>('POST', '/guest', { name });
  guest = true;
}

/** The call of a lesson of a game, or of a puzzle that somebody made. */
function lessonPath(game: string, lesson: string, call = ''): string {
  const own = ownPuzzle(lesson);
  if (own) return `/tables/${own.table}/puzzle${call}?ply=${own.ply}&seat=${own.seat}`;
  return `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}${call}`;
}

const readRules = new Map<string, Promise<Rule[]>>();
const readCards = new Map<string, Promise<Cards>>();

/** A game that waits for nobody starts at once, so its salt goes with the wish. */
function salted(wish: Wish): NewTable {
  return wish.chairs.includes('person') ? wish : { ...wish, salt: newSalt() };
}

export const api = {
  engine: () => call<EngineState>('GET', '/engine'),
  games: () => call<GameDescription[]>('GET', '/games'),
  mine: () => call<TableSummary[]>('GET', '/tables?which=mine'),
  listed: () => call<TableSummary[]>('GET', '/tables?which=listed'),
  finished: () => call<TableSummary[]>('GET', '/tables?which=finished'),
  table: async (id: string): Promise<TableFacts> => {
    const found = await call<TableFacts>('GET', `/tables/${encodeURIComponent(id)}`);
    return { ...found, asked: found.asked ?? [], moves: found.moves ?? 0, moved: found.moved ?? found.time, winners: found.winners ?? [] };
  },
  /** Which options of a game matter with these, and what of them does not go together. */
  judge: (game: string, chosen: Chosen) => call<Judged, Chosen>('POST', `/games/${game}/options`, chosen),
  create: (wish: Wish, name: string) => asGuest(() => call<TableFacts, NewTable>('POST', '/tables', salted(wish)), name),
  start: (id: string) => call<TableFacts>('POST', `/tables/${id}/start`),
  rematch: (id: string) => call<TableFacts, Again>('POST', `/tables/${id}/rematch`, { salt: newSalt() }),
  leave: (id: string) => call<unknown>('POST', `/tables/${encodeURIComponent(id)}/leave`),
  kick: (id: string, seat: number) => call<TableFacts, Kick>('POST', `/tables/${encodeURIComponent(id)}/kick`, { seat }),
  cancel: (id: string) => call<TableFacts>('POST', `/tables/${encodeURIComponent(id)}/cancel`),
  devices: () => call<Device[]>('GET', '/guest/devices'),
  logOut: (device: string) => call<Device[]>('DELETE', `/guest/devices/${encodeURIComponent(device)}`),
  logOutAll: (others: boolean) => call<Device[]>('DELETE', `/guest/devices?others=${others}`),
  fork: (id: string, ply: number, seat: number, name: string) =>
    asGuest(() => call<TableFacts, Fork>('POST', `/tables/${id}/fork`, { ply, seat }), name),
  invitation: (code: string) => call<Invitation>('GET', `/invitations/${encodeURIComponent(code)}`),
  accept: (code: string, name: string) => asGuest(() => call<TableFacts>('POST', `/invitations/${encodeURIComponent(code)}`), name),
  picture: (id: string) => call<Picture>('GET', `/tables/${encodeURIComponent(id)}/picture`).catch(() => null),
  past: (id: string, ply: number, seat: number, lang: Lang) =>
    call<Past>('GET', `/tables/${id}/replay?ply=${ply}&seat=${seat}&lang=${lang}`),
  analysis: (id: string, seat: number) => call<Analysis>('GET', `/tables/${encodeURIComponent(id)}/analysis?seat=${seat}`),
  better: (id: string, since: number, ply: number, lang: Lang) =>
    call<Better>('GET', `/tables/${encodeURIComponent(id)}/better?since=${since}&ply=${ply}&lang=${lang}`),
  upload: (record: unknown, name: string) => asGuest(() => call<TableSummary>('POST', '/records', record), name),
  rename: (name: string) => asGuest(() => call<Named, Called>('PUT', '/guest', { name }), name),
  returnLink: () => call<Link>('POST', '/guest/link').then((made) => made.link),
  returnBy: (link: string) => call<Named, Return>('POST', '/guest/return', { link }),
  me: () => call<Named | null>('GET', '/guest').catch(() => null),
  worlds: () => call<WorldLine[]>('GET', '/worlds'),
  world: (id: string, lang: Lang, secrets = false) =>
    call<World>('GET', `/worlds/${encodeURIComponent(id)}?lang=${lang}${secrets ? '&secrets=true' : ''}`),
  bringWorld: (text: string, game: string, name: string) => asGuest(() => call<World, Brought>('POST', '/worlds', { text, game }), name),
  nameWorld: (id: string, name: string) => call<WorldLine, WorldName>('PUT', `/worlds/${encodeURIComponent(id)}`, { name }),
  worldString: (id: string) => call<WorldText>('GET', `/worlds/${encodeURIComponent(id)}/string`).then((found) => found.text),
  /** The names and texts of what is on a game's table, by their keys. */
  words: (game: string, lang: Lang) => call<Record<string, string>>('GET', `/games/${game}/words?lang=${lang}`),
  /** The player aid: what one wants to have before one while playing. */
  aid: (game: string, lang: Lang) => call<AidPart[]>('GET', `/games/${encodeURIComponent(game)}/aid?lang=${lang}`),
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
  lessons: (game: string, lang: Lang) => call<LessonLine[]>('GET', `/games/${encodeURIComponent(game)}/lessons?lang=${lang}`),
  lesson: (game: string, lesson: string, deed: LessonDeed) => call<LessonFrame, LessonDeed>('POST', lessonPath(game, lesson), deed),
  lessonHint: (game: string, lesson: string, help: LessonHelp) =>
    call<LessonHint, LessonHelp>('POST', lessonPath(game, lesson, '/hint'), help),
  lessonForesight: (game: string, lesson: string, option: LessonOption) =>
    call<ForesightFrame, LessonOption>('POST', lessonPath(game, lesson, '/foresight'), option),
  lessonPicture: (game: string, lesson: string) => {
    const own = ownPuzzle(lesson);
    return own ? api.picture(own.table) : call<Picture>('GET', lessonPath(game, lesson, '/picture')).catch(() => null);
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
