// What several boards do with what the server shows.

/** A thing of which there may be none now; then the server sends an object without anything. */
export function present<T extends object>(thing: T | Record<string, never>): T | null {
  return Object.keys(thing).length ? (thing as T) : null;
}

/** The place of a word in a list of words; -1 if it is none of them. */
export function placeOf(words: readonly string[], word: string): number {
  return words.indexOf(word);
}
