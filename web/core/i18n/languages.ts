/** Language codes in paths, storage and the API. */
export const languages = ['en', 'ar', 'sp'] as const;
export type Language = (typeof languages)[number];

/** Name of each language in itself. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية', sp: 'Español' };

/** Locales for Intl, `lang` and Accept-Language. The only place that maps sp to Spanish. */
export const localeOf: Record<Language, string> = { en: 'en', ar: 'ar', sp: 'es' };
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** Returns the router's base path of a language; English has none. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** Splits a path into its language and the rest, which always starts with a slash. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first] = pathname.split('/');
  return isLanguage(first) ? { language: first, path: pathname.slice(first.length + 1) || '/' } : { language: 'en', path: pathname };
}

/** Name of each language by its code in the API: `EN`. */
export const languageLabels: Record<string, string> = Object.fromEntries(languages.map(code => [code.toUpperCase(), languageNames[code]]));
