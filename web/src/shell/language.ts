// The language in which the page begins: the one chosen before on this device, or that of the browser, if we speak it.
import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '../wire';
import { kept } from './memory';

export function firstLanguage(): Lang {
  const known = [kept('lang'), navigator.language, navigator.language.split('-')[0]].map((tag) =>
    LANGUAGES.find((one) => one.code === tag),
  );
  return known.find((one) => one)?.code ?? DEFAULT_LANGUAGE;
}
