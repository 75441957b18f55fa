// A game that begins at once, against the usual bots; and whether somebody has played a game already.
import { BOARDS } from '../boards';
import { api, type GameDescription, type TableSummary } from './api';
import { remembered } from './memory';
import { ahead } from './pages';
import { place } from './route.svelte';
import { t } from './settings.svelte';

/** Sit down at a new table of a game that begins with its first decision, not with questions of set-up. */
export async function playNow(game: GameDescription): Promise<void> {
  ahead('table');
  void BOARDS[game.name]!().catch(() => null);
  const made = await api.create({ game: game.name, ...game.first, pace: 0.9 }, t('guest'));
  place.go('table', made.table);
}

/** Sit down at a new table with a seat for a friend, who gets the address that the table shows; bots take the others. */
export async function playWithFriend(game: GameDescription, invite?: (table: string, seat: number) => Promise<unknown>): Promise<void> {
  ahead('table');
  const seat = game.first.chairs.findIndex((chair) => chair !== 'me');
  const chairs = game.first.chairs.map((chair, i) => (i === seat ? 'person' : chair));
  const made = await api.create({ game: game.name, ...game.first, chairs, pace: 0.9 }, t('guest'));
  await invite?.(made.table, seat);
  place.go('table', made.table);
}

/** Whether somebody was asked something at a table of this game, on this device, or has one of these tables. */
export function hasPlayed(game: string, mine: readonly TableSummary[] = []): boolean {
  return !!remembered<Record<string, boolean>>('guides')[game] || mine.some((table) => table.game === game);
}
