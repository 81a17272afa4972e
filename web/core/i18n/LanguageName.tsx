import { localeOf, type Language } from './languages.ts';
import { useLanguage } from './useLanguage.ts';

/** Name of an API language (EN, AR, SP) in the viewer's language. */
export function LanguageName({ code }: { code: string }) {
  const { locale } = useLanguage();
  return <bdi>{new Intl.DisplayNames(locale, { type: 'language' }).of(localeOf[code.toLowerCase() as Language])}</bdi>;
}
