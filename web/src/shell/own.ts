// Puzzles that people make from positions of finished games: a table, a ply, and the seat that chose there.

export interface OwnPuzzle {
  table: string;
  ply: number;
  seat: number;
}

const ID = /^own-([\w-]{1,63})-(\d{1,7})-(\d{1,2})$/;

/** As an address names it, in the place of a lesson. */
export function ownId({ table, ply, seat }: OwnPuzzle): string {
  return `own-${table}-${ply}-${seat}`;
}

/** The puzzle that an address names; null if that is a lesson or a puzzle of the game. */
export function ownPuzzle(id: string): OwnPuzzle | null {
  const [, table, ply, seat] = ID.exec(id) ?? [];
  return table ? { table, ply: Number(ply), seat: Number(seat) } : null;
}
