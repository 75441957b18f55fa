// The lists of home: my running tables, those to join or to watch, finished games. Each is loaded, empty or failed by itself.
import { api, Failed, type TableFacts, type TableSummary } from './api';
import { failure } from './failure';

/** A list shows so many tables at first; more on request. */
const FEW = 6;
const MOST = 30;

export class TableList {
  state = $state<'loading' | 'there' | 'failed'>('loading');
  tables = $state.raw<TableFacts[]>([]);
  /** How many there are, shown or not. */
  total = $state(0);
  /** Why the list could not be loaded; what was there before is shown as long as it was. */
  problem = $state('');
  private most = FEW;

  constructor(
    private readonly find: () => Promise<TableSummary[]>,
    private readonly order: (a: TableFacts, b: TableFacts) => number,
  ) {}

  /** What is shown stays until the new is there. */
  async load(): Promise<void> {
    try {
      const found = await this.find();
      const facts = await Promise.all(found.slice(0, this.most).map((one) => api.table(one.table).catch(gone)));
      this.tables = facts.filter((one) => one !== null).sort(this.order);
      this.total = Math.min(found.length, MOST);
      this.state = 'there';
      this.problem = '';
    } catch (error) {
      if (this.state === 'loading') this.state = 'failed';
      this.problem = failure(error);
    }
  }

  more(): Promise<void> {
    this.most = MOST;
    return this.load();
  }
}

/** A table may have gone or be damaged meanwhile: the others are there. Any other failure is one of the whole list. */
function gone(error: unknown): null {
  if (error instanceof Failed && [404, 409, 500].includes(error.status)) return null;
  throw error;
}

export const myTurn = (table: TableFacts): boolean => table.asked.some((seat) => table.mine.includes(seat));

/** Of these tables the one that has waited longest for me. */
export function longestWaiting(tables: readonly TableFacts[]): TableFacts | null {
  const mine = tables.filter((one) => one.status === 'playing' && myTurn(one));
  return mine.reduce<TableFacts | null>((first, one) => (first && first.moved <= one.moved ? first : one), null);
}

/** Another table that waits for me; only the newest are asked. */
export async function waitingTable(here: string): Promise<TableFacts | null> {
  const found = (await api.mine()).filter((one) => one.status === 'playing' && one.table !== here).slice(0, FEW);
  const facts = await Promise.all(found.map((one) => api.table(one.table).catch(gone)));
  return longestWaiting(facts.filter((one) => one !== null));
}

const closed = (table: TableSummary): boolean => table.status === 'over' || table.status === 'record';
const latest = (a: TableFacts, b: TableFacts): number => b.moved - a.moved;

export class HomeLists {
  /** My tables, once they have come. */
  own = $state.raw<TableSummary[]>([]);
  private mineFound: Promise<TableSummary[]> = Promise.resolve([]);
  private public: Promise<TableSummary[]> = Promise.resolve([]);

  readonly mine = new TableList(
    async () => (await this.mineFound).filter((one) => !closed(one)),
    (a, b) => Number(myTurn(b)) - Number(myTurn(a)) || latest(a, b),
  );
  readonly join = new TableList(async () => (await this.foreign()).filter((one) => one.status === 'open'), latest);
  readonly watch = new TableList(async () => (await this.foreign()).filter((one) => one.status !== 'open' && one.watch !== 'none'), latest);
  readonly finished = new TableList(() => api.finished(), latest);

  /** Why not all of them could be loaded. */
  get problem(): string {
    return [this.mine, this.join, this.watch, this.finished].map((list) => list.problem).find((one) => one) ?? '';
  }

  async load(): Promise<void> {
    this.mineFound = api.mine();
    void this.mineFound.then(
      (found) => (this.own = found),
      () => null,
    );
    this.public = api.listed();
    await Promise.all([this.mine, this.join, this.watch, this.finished].map((list) => list.load()));
  }

  private async foreign(): Promise<TableSummary[]> {
    // Without the own ones the others are still worth showing.
    const [own, found] = await Promise.all([this.mineFound.catch(() => []), this.public]);
    const mine = new Set(own.map((one) => one.table));
    return found.filter((one) => !mine.has(one.table));
  }
}
