/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OWN } from '../me/refusals';
import { PARTINGS, SENTENCES, sentence } from './refusals';
import { knows, LANGUAGES, say, type Lang, type Word } from './words';

/** A sentence with what it is filled with left as it is. */
const raw = (lang: Lang, word: Word) => say('shell', lang, word, { why: '{why}', again: '{again}' });
const inAll = (word: Word) => LANGUAGES.map(({ code }) => raw(code, word));
/** The sentence for a refusal, by the shell or by the pages about oneself. */
const told = (lang: Lang, code: string) =>
  SENTENCES[code] ? raw(lang, SENTENCES[code]) : say('me', lang, OWN[code]!, { again: '{again}' });

const folder = '../src/krainy/server';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'));
const server = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
const protocol = readFileSync('../docs/protocol.md', 'utf8');

/** Whatever a pattern finds in the sources of the server, by its first group. */
const all = (pattern: RegExp): string[] => [...server.matchAll(pattern)].map((found) => found[1]!);

/** Every way in which the server refuses: the call before the code. */
const RAISED = String.raw`\b(?:Refused|Against|TooMany|BadName)\(|super\(\).__init__\(`;
const ANSWERED = String.raw`\.refuse\(|\b(?:answer|refuse|deny)\((?:\w+, )?[\w.]+, |"error": `;
const quotas = new Set(all(/"(\w+)": Quota\(/g));
/** Refusals that are written once and raised in several places. */
const named = all(/\bRefused\(\*([A-Z_]+)/g);
const codes = new Set([
  ...all(new RegExp(`(?:${RAISED}|${ANSWERED})\\s*"([a-z-]+)"`, 'g')),
  ...named.flatMap((name) => all(new RegExp(`^${name} = \\("([a-z-]+)"`, 'gm'))),
  ...all(/(?:\b(?:404|413): |\.get\([\w.]+, )"([a-z-]+)"/g),
  ...[...quotas].map((kind) => `too-many-${kind}`),
]);
const byes = new Set(all(/\b(?:part|drop)\([^\n]*?"([a-z-]+)"/g).concat(all(/\bpart\("[a-z-]+" if [^\n]* else "([a-z-]+)"/g)));

describe('a refusal', () => {
  it('is found in the sources of the server, however it is made', () => {
    for (const code of [
      'absent',
      'guest',
      'busy',
      'broken',
      'wrong',
      'origin',
      'refused',
      'too-large',
      'too-many',
      'name-taken',
      'illegal',
    ])
      expect([...codes], 'the test reads the server').toContain(code);
    expect([...codes].filter((code) => code.startsWith('too-many-')).length).toBeGreaterThan(9);
    // A code that is not written where it is raised would not be found: none but a quota's is put together.
    const made = all(/\b(?:Refused|Against|TooMany|BadName)\(\s*([^\s,)]+)/g).filter((first) => !/^"[a-z-]+"$|^\*[A-Z_]+$/.test(first));
    expect(made.sort()).toEqual([
      '*against',
      '*against',
      '*against',
      'KrainyError',
      'KrainyError',
      'NamedTuple',
      'Refused',
      'f"too-many-{name}"',
    ]);
  });
  it('of whatever kind has a sentence of its own in every language, and is told in the protocol', () => {
    const known = (lang: Lang, code: string) => knows('shell', lang, SENTENCES[code] ?? '') || knows('me', lang, OWN[code] ?? '');
    const kept = [...codes].filter((code) => LANGUAGES.some((lang) => !known(lang.code, code)));
    expect(kept, 'codes of the server without a sentence in refusals.ts').toEqual([]);
    expect(
      [...codes].filter((code) => !protocol.includes(`\`${code}\``)),
      'codes that docs/protocol.md does not tell',
    ).toEqual([]);
  });
  it('has no sentence left over from what the server no longer refuses', () => {
    expect(Object.keys(SENTENCES).filter((code) => !codes.has(code))).toEqual(['offline']);
  });
  it('is whole sentences, never a code', () => {
    const own = Object.keys(OWN).flatMap((code) => LANGUAGES.map((lang) => told(lang.code, code)));
    for (const said of [...Object.values(SENTENCES).flatMap(inAll), ...own]) {
      expect(said).toMatch(/^\p{Lu}.*(?:\.|\{again\})$/u);
      expect(said).not.toMatch(/\b(?:429|503|409)\b/);
    }
  });
  it('of a quota says what there is too much of, and when to try again', () => {
    const kinds = [...codes].filter((code) => code.startsWith('too-many') && code !== 'too-many-handshakes');
    for (const lang of LANGUAGES) {
      const said = kinds.map((code) => told(lang.code, code));
      expect(new Set(said).size).toBe(said.length);
      for (const text of said) expect(text).toMatch(/\{again\}$/);
    }
    for (const word of ['notSaved', 'notRead'] as const) for (const text of inAll(word)) expect(text).toMatch(/\{again\}$/);
  });
  it('of a damaged table differs from a failure of the server', () => {
    expect(sentence(409, 'broken')).toBe('tableBroken');
    expect(sentence(500, 'broken')).toBe('broken');
  });
});

describe('a goodbye', () => {
  it('of the server is explained, whatever its reason', () => {
    expect([...byes].sort()).toEqual(Object.keys(PARTINGS).sort());
  });
});
