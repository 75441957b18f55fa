import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableFacts } from './api';

describe('the next table', () => {
  it('is the one that has waited longest for me', async () => {
    vi.stubGlobal('navigator', { language: 'en' });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { longestWaiting } = await import('./lists.svelte');
    const at = (table: string, moved: number, asked: number[], status = 'playing') =>
      ({ table, moved, asked, status, mine: [1] }) as unknown as TableFacts;
    const tables = [at('new', 9, [1]), at('theirs', 1, [0]), at('long', 5, [0, 1]), at('over', 2, [1], 'over')];
    expect(longestWaiting(tables)?.table).toBe('long');
    expect(longestWaiting(tables.slice(1, 2))).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('the lists of home', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('bear a refusal of one while another is still on its way', async () => {
    let answer = (): void => {};
    vi.stubGlobal('fetch', (address: string) =>
      address.includes('which=mine')
        ? new Promise((resolve) => (answer = () => resolve(new Response('[]'))))
        : Promise.resolve(new Response(JSON.stringify({ error: 'too-many', text: 'no' }), { status: 429 })),
    );
    // The words of a refusal follow the settings of a browser.
    vi.stubGlobal('navigator', { language: 'en' });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const { HomeLists } = await import('./lists.svelte');
    const lists = new HomeLists();
    const loaded = lists.load();
    await new Promise((later) => setTimeout(later)); // a rejection that nobody has taken would be an error of the page by now
    answer();
    await loaded;
    expect([lists.mine.state, lists.join.state, lists.watch.state, lists.finished.state]).toEqual(['there', 'failed', 'failed', 'failed']);
  });
});
