import type { LanguageCode } from '../session/LanguageCode.ts';

/** The address of a public page by which a link works: `/ar/quotation/?data=…`, in its reader's language. */
export const linkAddress = (publicUrl: string, language: LanguageCode, page: string, secret: string) =>
  `${publicUrl}${language === 'EN' ? '' : `/${language.toLowerCase()}`}${page}?data=${secret}`;
