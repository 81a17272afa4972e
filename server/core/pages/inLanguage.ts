import type { Language } from '../session/Viewer.ts';

/** The path of a page in a language; English has no prefix. */
export const inLanguage = (language: Language, path: string) => `${language === 'en' ? '' : `/${language}`}${path}`;
