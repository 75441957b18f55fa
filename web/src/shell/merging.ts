// The log as it is read: lines that are told together are one, and a line that says the same as the one before it is counted.
import type { Line } from '../wire';

export interface Merged<L> {
  /** The last of the lines: looking back from it shows all of them done. */
  line: L;
  /** All lines that are told with it, the last one itself too. */
  lines: L[];
  times: number;
}

export function mergeLines<L extends Pick<Line, 'event' | 'text' | 'joins'>>(log: readonly L[]): Merged<L>[] {
  const merged: Merged<L>[] = [];
  for (const line of log) {
    let lines = [line];
    for (let joins = line.joins ?? 0; joins > 0 && merged.length;) {
      const last = merged.pop()!;
      const some = last.lines.slice(-joins);
      if (some.length < last.lines.length) merged.push({ ...last, lines: last.lines.slice(0, -joins), times: last.times - 1 });
      lines = [...some, ...lines];
      joins -= some.length;
    }
    const last = merged.at(-1);
    if (last && last.line.event === line.event && last.line.text === line.text) {
      merged.pop();
      merged.push({ line, lines: [...last.lines, ...lines], times: last.times + 1 });
    } else merged.push({ line, lines, times: 1 });
  }
  return merged;
}

/** A piece of a sentence: mere words, or the name of a thing. */
export interface Piece {
  text: string;
  /** What it names, as 'space:3'; nothing for mere words. */
  target: string;
  /** The id of its card; nothing if it has none. */
  card: string;
}

/** The words and the names of a line, in their order. */
export function pieces({ text, names = [] }: Pick<Line, 'text' | 'names'>): Piece[] {
  const letters = [...text]; // the server counts letters, not the units of this language
  const found: Piece[] = [];
  let last = 0;
  const words = (to: number) => to > last && found.push({ text: letters.slice(last, to).join(''), target: '', card: '' });
  for (const [begin, end, target, card] of names) {
    words(begin);
    found.push({ text: letters.slice(begin, end).join(''), target, card });
    last = end;
  }
  words(letters.length);
  return found;
}
