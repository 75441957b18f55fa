// The lists of home: my running tables, those to join or to watch, finished games. Each is loaded, empty or failed by itself.
import { api, type TableFacts, type TableSummary } from './api';

/** A list shows so many tables at first; more on request. */
const FEW = 6;
const MOST = 30;

export class TableList {
  state = $state<'loading' | 'there' | 'failed'>('loading');
  tables = $state.raw<TableFacts[]>([]);
  /** How many there are, shown or not. */
  total = $state(0);
  private most = FEW;

  constructor(
    private readonly find: () => Promise<TableSummary[]>,
    private readonly order: (a: TableFacts, b: TableFacts) => number,
  ) {}

  /** What is shown stays until the new is there. */
  async load(): Promise<void> {
    try {
      const found = await this.find();
      const facts = await Promise.all(found.slice(0, this.most).map((one) => api.table(one.table).catch(() => null)));
      this.tables = facts.filter((one) => one !== null).sort(this.order);
      this.total = Math.min(found.length, MOST);
      this.state = 'there';
    } catch {
      this.state = 'failed';
    }
  }

  more(): Promise<void> {
    this.most = MOST;
    return this.load();
  }
}

export const myTurn = (table: TableFacts): boolean => table.asked.some((seat) => table.mine.includes(seat));

const closed = (table: TableSummary): boolean => table.status === 'over' || table.status === 'record';
const latest = (a: TableFacts, b: TableFacts): number => b.moved - a.moved;

export class HomeLists {
  private own: Promise<TableSummary[]> = Promise.resolve([]);
  private public: Promise<TableSummary[]> = Promise.resolve([]);

  readonly mine = new TableList(
    async () => (await this.own).filter((one) => !closed(one)),
    (a, b) => Number(myTurn(b)) - Number(myTurn(a)) || latest(a, b),
  );
  readonly join = new TableList(async () => (await this.foreign()).filter((one) => one.status === 'open'), latest);
  readonly watch = new TableList(async () => (await this.foreign()).filter((one) => one.status !== 'open' && one.watch !== 'none'), latest);
  readonly finished = new TableList(() => api.finished(), latest);

  async load(): Promise<void> {
    this.own = api.mine();
    this.public = api.listed();
    await Promise.all([this.mine, this.join, this.watch, this.finished].map((list) => list.load()));
  }

  private async foreign(): Promise<TableSummary[]> {
    // Without the own ones the others are still worth showing.
    const own = new Set((await this.own.catch(() => [])).map((one) => one.table));
    return (await this.public).filter((one) => !own.has(one.table));
  }
}
