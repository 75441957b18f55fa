import { describe, expect, it } from 'vitest';
import { read, write } from './address';

describe('addresses', () => {
  it('lead where they say', () => {
    expect(read('#/new/eko')).toEqual({ page: 'new', id: 'eko', ply: -1, card: '' });
    expect(read('#/new/oath/a%20b')).toEqual({ page: 'new', id: 'oath', ply: -1, card: 'a b' });
    expect(read('#/world/w7')).toEqual({ page: 'world', id: 'w7', ply: -1, card: '' });
    expect(read('#/table/a%20b/12')).toEqual({ page: 'table', id: 'a b', ply: 12, card: '' });
    expect(read('#/me').page).toBe('me');
    expect(read('#/cards/mysthea')).toEqual({ page: 'cards', id: 'mysthea', ply: -1, card: '' });
    expect(read('#/cards/mysthea/C027').card).toBe('C027');
    expect(read('#/learn/eko')).toEqual({ page: 'learn', id: 'eko', ply: -1, card: '' });
    expect(read('#/learn/eko/puzzle-small').card).toBe('puzzle-small');
  });
  it('lead home when they are incomplete, and never break the page', () => {
    expect(['', '#', '#/nowhere', '#/table', '#/return/'].map((hash) => read(hash).page)).toEqual(Array(5).fill('home'));
    expect(read('#/join/%E0%A4%A').id).toBe('%E0%A4%A');
    expect(read('#/table/x/-3').ply).toBe(-1);
  });
  it('are read as they were written', () => {
    expect(read(write('join', 'k/3 ?'))).toEqual({ page: 'join', id: 'k/3 ?', ply: -1, card: '' });
    expect(read(write('table', 'x', 0)).ply).toBe(0);
    expect(read(write('cards', 'oath', 'a/b 1')).card).toBe('a/b 1');
    expect(write('cards', 'oath', '')).toBe('#/cards/oath');
    expect(write('home')).toBe('#/');
    expect(write('about')).toBe('#/about');
  });
});
