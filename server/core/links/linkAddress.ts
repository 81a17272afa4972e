import type { LanguageCode } from '../session/LanguageCode.ts';

/** The URL of a public page opened through a link: `/ar/quotation/?data=…`, in the reader's language. */
export const linkAddress = (publicUrl: string, language: LanguageCode, page: string, secret: string) =>
  `${publicUrl}${language === 'EN' ? '' : `/${language.toLowerCase()}`}${page}?data=${secret}`;
