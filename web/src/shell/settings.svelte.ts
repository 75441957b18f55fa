// What a person has set on this device: language, look, pace, sound. Kept in the browser, never sent as a secret.
import { firstLanguage } from './language';
import { keep, kept } from './memory';
import { speak, word, type Counted, type Given, type Lang, type Word } from './words';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Pace = 'slow' | 'normal' | 'fast';
/** When a choice has to be confirmed: 'people' means when it matters, which among people is more. */
export type Confirm = 'people' | 'always' | 'never';
/** Whether a question is asked to which nearly everybody gives the same answer. */
export type Questions = 'open' | 'all';

/** How long another one's move stays on the board before the next is shown; a bot's table has a pace of its own besides. */
export const STAY: Record<Pace, number> = { slow: 1600, normal: 260, fast: 0 };

class Settings {
  lang = $state<Lang>(firstLanguage());
  theme = $state<Theme>('auto');
  pace = $state<Pace>('normal');
  sound = $state(false);
  /** Whether a coach says a sentence when it matters, at tables against bots. */
  coach = $state(true);
  /** Whether the signs that people show at a table are seen. */
  reactions = $state(true);
  confirm = $state<Confirm>('people');
  questions = $state<Questions>('open');
  private dark = $state(false);

  constructor() {
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') this.theme = theme;
    const pace = kept('pace');
    if (pace === 'slow' || pace === 'fast') this.pace = pace;
    const confirm = kept('confirm');
    if (confirm === 'always' || confirm === 'never') this.confirm = confirm;
    if (kept('questions') === 'all') this.questions = 'all';
    this.sound = kept('sound') === 'on';
    this.coach = kept('coach') !== 'off';
    this.reactions = kept('reactions') !== 'off';
    const wish = matchMedia('(prefers-color-scheme: dark)');
    this.dark = wish.matches;
    wish.addEventListener('change', () => {
      this.dark = wish.matches;
      this.show();
    });
    this.show();
  }

  /** Speak another language as soon as its words have come; whether they have. */
  async setLang(lang: Lang): Promise<boolean> {
    try {
      if (!(await speak(lang))) return true; // another one was chosen meanwhile
    } catch {
      return false;
    }
    this.lang = lang;
    keep('lang', lang);
    this.show();
    return true;
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

  setCoach(on: boolean): void {
    this.coach = on;
    keep('coach', on ? 'on' : 'off');
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setReactions(on: boolean): void {
    this.reactions = on;
    keep('reactions', on ? 'on' : 'off');
  }

  private show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme === 'auto' ? (this.dark ? 'dark' : 'light') : this.theme;
  }
}

export const settings = new Settings();

/** A word of the shell in the language that is set. */
export function t<K extends Word>(key: K, ...args: Given<'shell', K>): string {
  return word(settings.lang, key, ...args);
}

/** A sentence of the shell in the form that a number asks for. */
export function tn(key: Counted, n: number): string {
  return word(settings.lang, key, { n });
}
