import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Failed, file, resting } from './api';

/** Let the server answer so. */
function answering(status: number, error: string, wait: string): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ error, text: 'no' }), { status, headers: wait ? { 'retry-after': wait } : {} })),
  );
}

describe('a call that was refused', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('knows when it is worth trying again, and whether it wanted to change something', async () => {
    answering(429, 'too-many-tables', '90');
    const failed = (await api.create({ game: 'eko', chairs: ['me'] }, 'Ala').catch((error: unknown) => error)) as Failed;
    expect([failed.status, failed.code, failed.wait, failed.reading]).toEqual([429, 'too-many-tables', 90, false]);
    expect(resting(), 'other calls are welcome').toBe(0);
    answering(409, 'started', '');
    const other = (await api.games().catch((error: unknown) => error)) as Failed;
    expect([other.wait, other.reading]).toEqual([0, true]);
  });
  it('by a server that has too much to do keeps back what nobody waits for', async () => {
    answering(503, 'busy', '5');
    expect(await api.hindrance('x')).toMatchObject({ code: 'busy', wait: 5 });
    expect(resting()).toBeGreaterThan(4000);
    answering(429, 'too-many', '60');
    await api.hindrance('x');
    expect(resting()).toBeGreaterThan(55_000);
  });
});

describe('a file', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('has the name that the server gives it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="oath-world.json"' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"a": 1}', { headers })));
    const { name, content } = await file('/worlds/x/file');
    expect([name, await content.text()]).toEqual(['oath-world.json', '{"a": 1}']);
  });
  it('that is refused is not kept', async () => {
    answering(409, 'in-play', '');
    await expect(file('/worlds/x/file')).rejects.toMatchObject({ status: 409, code: 'in-play', reading: true });
  });
  it('that ends in the middle is not kept', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(cut)));
    await expect(file('/worlds/x/file')).rejects.toMatchObject({ code: 'offline' });
  });
});
