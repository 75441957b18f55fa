// What this browser remembers of lessons and puzzles: what is done, how far an attempt has come, the streak, and the own puzzles.
import { remember, remembered } from './memory';

interface Note {
  done?: boolean;
  /** The choices of an attempt that is under way. */
  choices?: number[];
  /** A puzzle that was missed or shown before it was solved: it does not count for the streak. */
  spoiled?: boolean;
}

interface Streak {
  now: number;
  best: number;
}

export class Learned {
  private notes = $state.raw<Partial<Record<string, Note>>>(remembered<Record<string, Note>>('lessons'));
  /** How many puzzles were solved one after another without a miss. */
  streak = $state.raw<Streak>({ now: 0, best: 0, ...remembered<Streak>('streak') });

  private made = $state.raw<Partial<Record<string, string[]>>>(remembered<Record<string, string[]>>('puzzles'));

  /** The puzzles of a game that were made here, the newest first. */
  own(game: string): readonly string[] {
    const made = this.made[game];
    return Array.isArray(made) ? made : [];
  }

  add(game: string, puzzle: string): void {
    this.list(game, [puzzle, ...this.own(game).filter((one) => one !== puzzle)]);
  }

  drop(game: string, puzzle: string): void {
    this.list(
      game,
      this.own(game).filter((one) => one !== puzzle),
    );
  }

  private list(game: string, puzzles: string[]): void {
    this.made = { ...this.made, [game]: puzzles };
    remember('puzzles', this.made);
  }

  done(game: string, lesson: string): boolean {
    return !!this.of(game, lesson).done;
  }

  /** The choices with which an attempt goes on. */
  choices(game: string, lesson: string): number[] {
    const { choices } = this.of(game, lesson);
    return Array.isArray(choices) ? choices : [];
  }

  keep(game: string, lesson: string, choices: number[]): void {
    this.note(game, lesson, { choices: choices.length ? choices : undefined });
  }

  /** A puzzle was missed, or its solution was shown. One that is solved already cannot be spoiled. */
  spoil(game: string, lesson: string): void {
    if (this.done(game, lesson)) return;
    this.note(game, lesson, { spoiled: true });
    this.count(0);
  }

  finish(game: string, lesson: string, puzzle: boolean): void {
    const { done, spoiled } = this.of(game, lesson);
    this.note(game, lesson, { done: true, choices: undefined });
    if (puzzle && !done && !spoiled) this.count(this.streak.now + 1);
  }

  private of(game: string, lesson: string): Note {
    return this.notes[`${game}/${lesson}`] ?? {};
  }

  private note(game: string, lesson: string, change: Note): void {
    this.notes = { ...this.notes, [`${game}/${lesson}`]: { ...this.of(game, lesson), ...change } };
    remember('lessons', this.notes);
  }

  private count(now: number): void {
    this.streak = { now, best: Math.max(now, this.streak.best) };
    remember('streak', this.streak);
  }
}

export const learned = new Learned();
