import { useSyncExternalStore } from 'react';
import { changeLanguage, currentLanguage, onLanguage } from './languageStore.ts';
import { directionOf, localeOf } from './languages.ts';

/** The language of the page and how to change it. `locale` is what Intl takes. */
export function useLanguage() {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  return { language, locale: localeOf[language], direction: directionOf(language), changeLanguage };
}
