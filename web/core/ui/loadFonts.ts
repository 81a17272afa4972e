import type { Language } from '../i18n/languages.ts';

const latin = ['1rem "IBM Plex Sans Variable"'];
const arabic = [...latin, ...[400, 500, 600].map(weight => `${weight} 1rem "IBM Plex Sans Arabic"`)];

/**
 * Begins to load the fonts that every page of a language shows. A browser asks for a font when it first lays out text in it, and lays the
 * page out anew once it has come; without it, another one is shown.
 */
export function loadFonts(language: Language): void {
  for (const font of language === 'ar' ? arabic : latin) document.fonts.load(font).catch(() => undefined);
}
