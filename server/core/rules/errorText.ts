import { IntlMessageFormat } from 'intl-messageformat';
import ar from './errors.ar.json' with { type: 'json' };
import en from './errors.en.json' with { type: 'json' };
import sp from './errors.sp.json' with { type: 'json' };

const texts: Record<'en' | 'ar' | 'sp', Record<string, string>> = { en, ar, sp };
const intlLocale = { en: 'en', ar: 'ar', sp: 'es' };
const formats = new Map<string, IntlMessageFormat>();

/** The text of an error code in one of the three languages, with its parameters filled in. */
export function errorText(language: 'en' | 'ar' | 'sp', code: string, params: Record<string, unknown> = {}): string {
  const text = texts[language][code] ?? texts[language].unknown;
  const key = `${language} ${text}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new IntlMessageFormat(text, intlLocale[language])));
  return String(format.format(params as Record<string, string>));
}
