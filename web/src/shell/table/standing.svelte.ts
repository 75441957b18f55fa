// Standing answers: what the own seats answer once for all. The server answers, also while no page is open.
import type { Settled } from '../../wire';
import { settings } from '../settings.svelte';
import { stakes } from '../stake';
import type { TableState } from '../table.svelte';

/** Questions with one possible answer that is no secret: the server gives it while nobody looks. */
const ONLY = 'only';

export class Standing {
  /** What the server says of every own seat. */
  all = $state.raw<readonly Settled[]>([]);

  /** What this page has said of questions with one answer. */
  private said: boolean | null = null;

  constructor(private readonly table: TableState) {}

  /** The questions of the game that the seat which is shown has answered. */
  get answered(): readonly string[] {
    const seat = this.table.position.snapshot?.seat;
    const known = this.table.position.picture?.standing ?? {};
    return this.all.find((one) => one.seat === seat)?.questions.filter((question) => question in known) ?? [];
  }

  /** The standing question that the present decision belongs to; nothing if it has to be answered each time. */
  get question(): string {
    const asked = (this.table.view as { asked?: string } | undefined)?.asked ?? '';
    const known = Object.entries(this.table.position.picture?.standing ?? {});
    return known.find(([, decisions]) => decisions.includes(asked))?.[0] ?? '';
  }

  /** Let the server know whether this person wants to be asked where there is one answer. It is said once, and when it is set anew, so
   * that two devices do not contradict each other for ever. */
  tend(): void {
    const { position, seating, lesson } = this.table;
    const wanted = settings.questions === 'open';
    const now = position.latest;
    if (lesson || now?.status !== 'playing' || this.said === wanted) return;
    const held = stakes(now.players);
    const own = held.filter((seat) => seating.mine.includes(seat));
    if (!own.length || own.length === held.length) return;
    this.said = wanted;
    for (const seat of own) {
      const questions = this.all.find((one) => one.seat === seat)?.questions ?? [];
      if (questions.includes(ONLY) !== wanted) this.table.say({ type: 'standing', question: ONLY, answered: wanted }, seat);
    }
  }

  /** Answer a question with no from now on, or be asked again. */
  settle(question: string): void {
    this.table.say({ type: 'standing', question, answered: !this.answered.includes(question) });
  }
}
