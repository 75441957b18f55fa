// What a person has set on this device: language, look, pace, sound. Kept in the browser, never sent as a secret.
import { counted, word, type Lang, type Word } from './words';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Pace = 'slow' | 'normal' | 'fast';
/** When a choice has to be confirmed: 'people' means whenever other people play at the table. */
export type Confirm = 'people' | 'always' | 'never';
/** Whether a question is asked to which nearly everybody gives the same answer. */
export type Questions = 'open' | 'all';

/** How long another one's move stays on the board before the next is shown; a bot's table has a pace of its own besides. */
export const STAY: Record<Pace, number> = { slow: 1600, normal: 260, fast: 0 };

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`krainy.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`krainy.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Settings {
  lang = $state<Lang>('pl');
  theme = $state<Theme>('auto');
  pace = $state<Pace>('normal');
  sound = $state(false);
  confirm = $state<Confirm>('people');
  questions = $state<Questions>('open');
  private dark = $state(false);

  constructor() {
    const lang = kept('lang');
    this.lang = lang === 'pl' || lang === 'en' ? lang : navigator.language.startsWith('pl') ? 'pl' : 'en';
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') this.theme = theme;
    const pace = kept('pace');
    if (pace === 'slow' || pace === 'fast') this.pace = pace;
    const confirm = kept('confirm');
    if (confirm === 'always' || confirm === 'never') this.confirm = confirm;
    if (kept('questions') === 'all') this.questions = 'all';
    this.sound = kept('sound') === 'on';
    const wish = matchMedia('(prefers-color-scheme: dark)');
    this.dark = wish.matches;
    wish.addEventListener('change', () => {
      this.dark = wish.matches;
      this.show();
    });
    this.show();
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keep('lang', lang);
    this.show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.show();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep('confirm', confirm);
  }

  setQuestions(questions: Questions): void {
    this.questions = questions;
    keep('questions', questions);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  private show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme === 'auto' ? (this.dark ? 'dark' : 'light') : this.theme;
  }
}

export const settings = new Settings();

/** A word of the shell in the language that is set. */
export function t(key: Word, args: Record<string, string | number> = {}): string {
  return word(settings.lang, key, args);
}

/** A sentence of the shell in the form that a number asks for. */
export function tn(key: Word, n: number): string {
  return counted(settings.lang, word(settings.lang, key, { n }), n, { n });
}
