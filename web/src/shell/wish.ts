// A wish for a table: the one the form begins with, and what in one does not go together.
import type { GameDescription, GameOption, Wish } from './api';
import { word, type Lang } from './words';

/** The bots that a person chooses by level, from the weakest on; those that do not think ahead come after them. */
const LEVELS = ['easy', 'normal', 'hard', 'master'];
const SIMPLE = ['greedy', 'random'];

/** The bots of a game as a form offers them: by level, then all others. */
export function botChoices(bots: readonly string[]): { levels: string[]; simple: string[] } {
  const unknown = bots.filter((bot) => !LEVELS.includes(bot) && !SIMPLE.includes(bot));
  return { levels: LEVELS.filter((bot) => bots.includes(bot)), simple: [...unknown, ...SIMPLE.filter((bot) => bots.includes(bot))] };
}

/** Whom a person plays against who has not chosen. */
export function usualBot(bots: readonly string[]): string {
  return ['normal', 'greedy'].find((bot) => bots.includes(bot)) ?? bots[0]!;
}

/** What was chosen last time where it still fits, good defaults for the rest. */
export function firstWish(game: GameDescription, last: Partial<Wish>, seats = 0): Required<Wish> {
  const bot = usualBot(game.bots);
  const known = ['me', 'screen', 'person', ...game.bots];
  const before = Array.isArray(last.chairs) ? last.chairs : [];
  const count = seats || (game.seats.includes(before.length) ? before.length : game.first.chairs.length);
  const chairs = Array.from({ length: count }, (_, i) => (known.includes(before[i]!) ? before[i]! : before.length || i ? bot : 'me'));
  return {
    game: game.name,
    chairs,
    names: chairs.map((_, i) => (Array.isArray(last.names) && typeof last.names[i] === 'string' ? last.names[i] : '')),
    options: Object.fromEntries(game.options.map((option) => [option.name, fitting(option, last.options?.[option.name])])),
    world: '',
    listed: last.listed === true,
    together: last.together === true,
    watch: last.watch === 'delayed' || last.watch === 'open' ? last.watch : 'none',
    clock: last.clock === 'soft' || last.clock === 'hard' ? last.clock : 'none',
    seconds: typeof last.seconds === 'number' ? last.seconds : 120,
    weekends: last.weekends === true,
    holidays: typeof last.holidays === 'number' ? last.holidays : 0,
    offset: -new Date().getTimezoneOffset(),
    pace: typeof last.pace === 'number' ? last.pace : 0.9,
    endless: last.endless === true,
  };
}

/** A remembered value if the option still takes it, else its default. */
function fitting(option: GameOption, value: unknown): unknown {
  const choices = option.choices.map((choice) => choice.name);
  if (option.kind === 'several') {
    const wanted = Array.isArray(value) ? value : (option.default as string[]);
    return wanted.filter((one) => choices.includes(one));
  }
  if (option.kind === 'number') return inRange(option, value) ? value : option.default;
  if (choices.length && option.kind !== 'text') return choices.includes(value as string) ? value : option.default;
  return typeof value === typeof option.default ? value : option.default;
}

const inRange = (option: GameOption, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= option.low && value <= option.high;

/** What is wrong with a wish whatever the game, in one sentence; nothing if all is well. */
export function wishProblem(options: readonly GameOption[], wish: Required<Wish>, lang: Lang): string {
  if (wish.chairs.filter((chair) => chair === 'me').length > 1) return word(lang, 'oneOfMe');
  if (wish.listed && wish.watch === 'none' && !wish.chairs.includes('person')) return word(lang, 'listedAlone');
  for (const option of options) {
    if (option.kind === 'number' && !inRange(option, wish.options[option.name])) {
      return word(lang, 'outOfRange', { what: option.words[lang].title, low: option.low, high: option.high });
    }
  }
  return '';
}
