import { useSyncExternalStore } from 'react';
import { changeLanguage, currentLanguage, onLanguage } from './languageStore.ts';
import { directionOf, localeOf } from './languages.ts';

/** Returns the page's language, its Intl `locale`, its direction, and how to change the language. */
export function useLanguage() {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  return { language, locale: localeOf[language], direction: directionOf(language), changeLanguage };
}
