// Texts of ours name rules by their ids, as in "You take exactly one action (eko.turn.2)."

/** A piece of a text: the id of a rule, or what stands between two of them. */
export interface Piece {
  text: string;
  rule: string;
}

/** A text in pieces, so that its rules can be opened. */
export function ruled(text: string): Piece[] {
  return text
    .split(/([a-z]+(?:\.[a-z]+)+\.\d+)/)
    .map((piece, i) => (i % 2 ? { text: '', rule: piece } : { text: piece, rule: '' }))
    .filter((piece) => piece.text || piece.rule);
}

/** A text of the rules for a place without links: "the Emperor [eko.emp.2]" names him alone. */
export const unruled = (text: string): string => text.replace(/ [[(][a-z]+(?:\.[a-z]+)+\.\d+[\])]/g, '');
