import { localeOf, type Language } from './languages.ts';
import { useLanguage } from './useLanguage.ts';

/** A language of the API (EN, AR, SP), named in the reader's. */
export function LanguageName({ code }: { code: string }) {
  const { locale } = useLanguage();
  return <bdi>{new Intl.DisplayNames(locale, { type: 'language' }).of(localeOf[code.toLowerCase() as Language])}</bdi>;
}
