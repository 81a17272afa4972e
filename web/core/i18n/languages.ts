/** The product's codes, as in paths, storage and the API. */
export const languages = ['en', 'ar', 'sp'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية', sp: 'Español' };

/** What Intl, `lang` and Accept-Language get: only here is it known that sp is Spanish. */
export const localeOf: Record<Language, string> = { en: 'en', ar: 'ar', sp: 'es' };
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** The router's base path of a language: English has none. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The language a path names, and the rest of it, which always starts with a slash. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first] = pathname.split('/');
  return isLanguage(first) && first !== 'en'
    ? { language: first, path: pathname.slice(first.length + 1) || '/' }
    : { language: 'en', path: pathname };
}
