// An attempt at a lesson: what the page tells the server by calls, and what the server answers, as the frames of a table. So a lesson has
// the board, the prompt, the choosing and the playback of any table.
import type { ErrorFrame, LessonDeed, LessonFrame, LessonHint, Message, SnapshotFrame } from '../../wire';
import { api, Failed } from '../api';
import { failure } from '../failure';
import { learned } from '../learned.svelte';
import type { LinkState } from '../link';
import { ownPuzzle, type OwnPuzzle } from '../own';
import { settings, t } from '../settings.svelte';
import type { Source } from '../table.svelte';
import type { Ears, Wire } from './connection.svelte';

/** What the lesson says to a try. */
export interface Said {
  kind: 'refused' | 'missed' | 'done';
  text: string;
  /** The rule that forbids it, with its title. */
  rule: string;
  title: string;
}

const NOTHING: ReadonlySet<string> = new Set();

export class Attempt implements Wire {
  link = $state<LinkState>('connecting');
  missing = $state(false);
  hindrance = $state('');
  readonly parting = '';
  /** Where the attempt is. */
  frame = $state.raw<LessonFrame | null>(null);
  said = $state.raw<Said | null>(null);
  /** The things of which the last answer speaks. */
  about = $state.raw(NOTHING);
  hint = $state.raw<LessonHint | null>(null);
  readonly puzzle: boolean;
  /** The position of a finished game that it is, if somebody made it. */
  readonly own: OwnPuzzle | null;
  /** How many hints of this step were given. */
  private hints = 0;
  /** The solution of a puzzle was shown: then it is not solved. */
  private shown = false;
  /** Counts the positions that were shown: also a move that is taken back leads to the next one. */
  private ply = 0;
  private choices: number[];
  private calls: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private ears!: Ears;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.own = ownPuzzle(lesson);
    this.puzzle = !!this.own || lesson.startsWith('puzzle-');
    this.choices = learned.choices(game, lesson);
  }

  /** The table at which this lesson is played. */
  get source(): Source {
    return {
      connect: (ears) => {
        this.ears = ears;
        return this;
      },
      picture: () => api.lessonPicture(this.game, this.lesson),
      lesson: this,
    };
  }

  get live(): boolean {
    return this.link === 'live' && !!this.frame;
  }

  start(): void {
    this.ears.ready();
  }

  stop(): void {
    this.stopped = true;
  }

  hurry(): void {
    if (this.link === 'waiting') void this.do('look');
  }

  wake(): void {
    this.hurry();
  }

  hear(): void {}

  miss(): void {
    this.missing = true;
  }

  part(): void {}

  /** What a table would say over its socket. */
  send(message: Message): boolean {
    if (message.type === 'hello') void this.do('look');
    else if (message.type === 'move') void this.do('take', message.action, message.key);
    else if (message.type === 'undo') void this.do('undo', 0, message.key);
    else if (message.type === 'why') void this.do('take', message.action ?? 0);
    else if (message.type === 'foresee') void this.foresee(message.action);
    else return false;
    return true;
  }

  /** Back to the beginning of the step or of the lesson, or see how the step goes. */
  steer(how: 'retry' | 'restart' | 'skip'): void {
    this.shown = how === 'skip' && this.puzzle;
    if (this.shown) this.spoil();
    void this.do(how);
  }

  /** The next hint; after the last one, what the lesson would do. */
  help(): void {
    void this.queue(async () => {
      const hint = await api.lessonHint(this.game, this.lesson, { ...this.state, number: this.hints });
      this.hints += 1;
      this.hint = hint;
      if (hint.shows) this.spoil();
    });
  }

  private get state() {
    return { lang: settings.lang, choices: this.choices };
  }

  private do(how: NonNullable<LessonDeed['do']>, action = 0, key = ''): Promise<unknown> {
    return this.queue(async () => {
      const frame = await api.lesson(this.game, this.lesson, { ...this.state, do: how, action });
      if (!this.stopped) this.receive(frame, key);
    }, key);
  }

  private foresee(action: number): Promise<unknown> {
    const { ply } = this;
    return this.queue(async () => {
      if (ply !== this.ply) return; // the option is gone by now
      const told = await api.lessonForesight(this.game, this.lesson, { ...this.state, action });
      this.ears.message({ ...told, ply });
    });
  }

  /** One call after another: each begins from what the one before has led to. */
  private queue(run: () => Promise<void>, key = ''): Promise<unknown> {
    this.calls = this.calls.then(run).catch((error: unknown) => this.fail(error, key));
    return this.calls;
  }

  private receive(frame: LessonFrame, key: string): void {
    this.link = 'live';
    this.hindrance = '';
    if (frame.outcome === 'refused') {
      const { rule = '', title = '', text = '', about } = frame.why ?? {};
      this.said = { kind: 'refused', text: frame.said || text, rule, title };
      this.about = new Set(about);
      return;
    }
    const missed = frame.status === 'missed';
    if (frame.step !== this.frame?.step) this.hints = 0;
    this.hint = null;
    this.about = NOTHING;
    this.said = frame.said ? { kind: missed ? 'missed' : 'done', text: frame.said, rule: '', title: '' } : null;
    if (!this.frame) this.ears.message({ type: 'talk', mine: [frame.seat], lines: [], standing: [] });
    this.frame = frame;
    this.choices = frame.choices;
    this.remember(frame);
    this.ply += 1;
    this.ears.message(this.snapshot(frame));
    if (key) this.ears.message({ type: 'done', key, ply: this.ply - 1, repeated: false });
  }

  private remember(frame: LessonFrame): void {
    const { game, lesson } = this;
    if (frame.status === 'missed') this.spoil();
    if (frame.status !== 'finished') learned.keep(game, lesson, frame.choices);
    else if (this.shown) learned.keep(game, lesson, []);
    else learned.finish(game, lesson, this.puzzle && !this.own);
  }

  /** A puzzle of the game does not count for the streak any more; one that was made here never does. */
  private spoil(): void {
    if (this.puzzle && !this.own) learned.spoil(this.game, this.lesson);
  }

  private fail(error: unknown, key: string): void {
    if (this.stopped) return;
    if (!(error instanceof Failed)) throw error;
    const { code, status, message: text, wait } = error;
    if (code === 'absent') this.missing = true;
    else if (code === 'offline' || status >= 500) {
      this.hindrance = code === 'offline' ? '' : failure(error);
      this.link = 'waiting';
      this.ears.lost();
    } else if (code === 'lesson-changed' && this.choices.length) {
      this.choices = [];
      void this.do('look');
    } else {
      const told: ErrorFrame = { type: 'error', code, text, key, wait };
      if (this.frame) this.ears.message(told);
      else {
        this.hindrance = failure(error);
        this.link = 'waiting';
      }
    }
  }

  /** The attempt as a table tells of itself. */
  private snapshot(frame: LessonFrame): SnapshotFrame {
    const { seat, lang, actions, help, goals, view, patches, since, log, players, choices, status } = frame;
    const prompt = status === 'going' ? frame.prompt : t(status === 'missed' ? 'lessonMissed' : 'lessonFinished');
    const undo = choices.length && status !== 'finished' ? { to: 0, moves: 1, practice: false, takes: [] } : null;
    const played = { type: 'snapshot', table: this.lesson, game: this.game, status: 'playing', ply: this.ply } as const;
    const nothing = {
      decided: 0,
      options: {},
      world: '',
      leaves: false,
      practice: false,
      end: null,
      ended: null,
      endless: 0,
      may: [],
      extend: [],
      asks: [],
      takes: [],
      proposal: null,
      retracted: false,
    };
    const seen = { seat, lang, actions, prompt, help, goals, since, log, players, undo, ...(patches ? { patches } : { view }) };
    return { ...played, ...nothing, ...seen, watch: 'none', clock: null, substituted: [], fairness: { commitment: '' }, rules: null };
  }
}
