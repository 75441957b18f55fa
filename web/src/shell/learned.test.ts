import { describe, expect, it } from 'vitest';
import { Learned } from './learned.svelte';

describe('what is learned', () => {
  it('is kept with the choices of an attempt until that is finished', () => {
    const book = new Learned();
    book.keep('eko', 'lesson-walk', [3, 4]);
    expect(book.choices('eko', 'lesson-walk')).toEqual([3, 4]);
    expect(book.done('eko', 'lesson-walk')).toBe(false);
    book.finish('eko', 'lesson-walk', false);
    expect([book.done('eko', 'lesson-walk'), book.done('oath', 'lesson-walk')]).toEqual([true, false]);
    expect(book.choices('eko', 'lesson-walk')).toEqual([]);
    expect(book.streak.now, 'a lesson is no puzzle').toBe(0);
  });
  it('counts puzzles solved in a row, each once, and begins anew after a miss', () => {
    const book = new Learned();
    for (const puzzle of ['a', 'b', 'b']) book.finish('eko', puzzle, true);
    expect(book.streak).toEqual({ now: 2, best: 2 });
    book.spoil('eko', 'a');
    expect(book.streak.now, 'what is solved cannot be spoiled').toBe(2);
    book.spoil('eko', 'c');
    book.finish('eko', 'c', true);
    expect(book.streak).toEqual({ now: 0, best: 2 });
    book.finish('eko', 'd', true);
    expect(book.streak).toEqual({ now: 1, best: 2 });
  });
});
