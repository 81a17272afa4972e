import type { Language } from '../core/i18n/languages.ts';
import type { ModuleName } from './moduleNames.ts';

/** What a picture shows: a module's screen, or the home page. */
export type Pictured = ModuleName | 'home';

/** Window in which a picture was taken. */
type Window = 'desktop' | 'phone';

/** Width and height of the pictures, in pixels of their largest file. */
export const pictureSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 780, height: 1000 } } as const;

/** Addresses of the pictures that `npm run pictures` takes, by their paths. */
const files = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true });

/** Looks of a picture: the reader's language, and whether the theme is dark. */
interface Look {
  language: Language;
  dark: boolean;
}

/** The address of a picture and, for `srcset`, those of its narrower files. */
export function pictureOf(shown: Pictured, window: Window, { language, dark }: Look): { src: string; srcSet?: string } {
  const file = (width: string) => files[`./pictures/${shown}-${language}-${dark ? 'dark' : 'light'}-${width}.webp`];
  if (window === 'phone') return { src: file('phone') };
  return { src: file('1280'), srcSet: `${file('640')} 640w, ${file('1280')} 1280w` };
}
