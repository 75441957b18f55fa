// How texts are compared when somebody looks for a word: without case, without marks on letters, without endings,
// and with the apostrophe that keyboards have.

/** 'Wieżę' is 'wieze'. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').replace(/’/g, "'").normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word without its ending, roughly: 'wymiana' finds 'wymianę', 'golems' finds 'golem'. */
export function stem(word: string): string {
  return word.length > 8 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word;
}
