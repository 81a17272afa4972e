import { numberText } from '../../core/i18n/formats.ts';
import { marksOf, readNumber } from '../../core/i18n/readNumber.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { useSession } from '../../core/session/session.ts';

/** Returns functions that show hours and read them: typed as a number, or as hours and minutes ("1:30"); nothing is 0. */
export function useHours() {
  const { numberFormat } = useSession();
  const { locale } = useLanguage();
  return {
    show: (hours: number) => (hours ? numberText(hours, locale, numberFormat, { maximumFractionDigits: 2 }) : ''),
    read: (typed: string): string => {
      const text = readNumber(typed.replaceAll('：', ':'), marksOf(locale, numberFormat));
      const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
      return hours ? String(Number((Number(hours) + Number(minutes) / 60).toFixed(2))) : text || '0';
    },
  };
}
