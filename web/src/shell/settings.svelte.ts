// What a person has set on this device: language and look. Kept in the browser, never sent as a secret.
import { word, type Lang, type Word } from './words';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

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
  drawer = $state(true);
  private dark = $state(false);

  constructor() {
    const lang = kept('lang');
    this.lang = lang === 'pl' || lang === 'en' ? lang : navigator.language.startsWith('pl') ? 'pl' : 'en';
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') this.theme = theme;
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
