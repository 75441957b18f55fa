// The log as it is read: a line that says the same as the one before it is counted, not shown again.
export interface Merged<Line> {
  /** The last of the equal lines: looking back from it shows all of them done. */
  line: Line;
  times: number;
}

export function mergeRepetitions<Line extends { event: string; text: string }>(log: readonly Line[]): Merged<Line>[] {
  const merged: Merged<Line>[] = [];
  for (const line of log) {
    const last = merged.at(-1);
    const times = last && last.line.event === line.event && last.line.text === line.text ? last.times + 1 : 1;
    if (times > 1) merged.pop();
    merged.push({ line, times });
  }
  return merged;
}
