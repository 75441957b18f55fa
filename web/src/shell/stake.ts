// Who has a stake at a table: who sat down and has not resigned, whether or not a bot sits in now.
import type { Player } from './table.svelte';

export function stakes(players: readonly Player[]): number[] {
  return players.filter((one) => (one.player === 'person' || one.name) && !one.resigned).map((one) => one.seat);
}
