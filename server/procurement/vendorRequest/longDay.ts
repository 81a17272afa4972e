import type { Language } from '../../core/session/Viewer.ts';

const locales: Record<Language, string> = { en: 'en', ar: 'ar-u-nu-latn', sp: 'es' };

/** A day as a mail says it: 20 December 2026. */
export const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
