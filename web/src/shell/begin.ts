// A game that begins at once, against the usual bots; and whether somebody has played a game already.
import { BOARDS } from '../boards';
import { api, type GameDescription, type TableSummary } from './api';
import { remembered } from './memory';
import { ahead } from './pages';
import { place } from './route.svelte';
import { t } from './settings.svelte';
import { usualBot } from './wish';

/** Sit down at a new table with as few bots as the game needs. */
export async function playNow(game: GameDescription): Promise<void> {
  ahead('table');
  void BOARDS[game.name]!().catch(() => null);
  const chairs = ['me', ...Array<string>(game.seats[0]! - 1).fill(usualBot(game.bots))];
  const made = await api.create({ game: game.name, chairs, pace: 0.9 }, t('guest'));
  place.go('table', made.table);
}

/** Whether somebody was asked something at a table of this game, on this device, or has one of these tables. */
export function hasPlayed(game: string, mine: readonly TableSummary[] = []): boolean {
  return !!remembered<Record<string, boolean>>('guides')[game] || mine.some((table) => table.game === game);
}
