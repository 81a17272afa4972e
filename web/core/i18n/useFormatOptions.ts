import { useIntl } from 'react-intl';
import type { Option } from './Option.ts';
import { dateText, numberText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

const day = new Date(Date.UTC(2026, 11, 31, 12));

/** Returns the date and number formats as options, each with an example in the viewer's language. */
export function useFormatOptions() {
  const intl = useIntl();
  const { locale } = useLanguage();
  const named = (kind: string, value: string, sample: string): Option => ({
    value,
    label: `${intl.formatMessage({ id: `format.${kind}.${value}` })}: ${sample}`,
  });
  return {
    dates: (values: readonly string[]) => values.map(value => named('date', value, dateText(day, locale, value, 'UTC'))),
    numbers: (values: readonly string[]) => values.map(value => named('number', value, numberText(1234567.89, locale, value))),
  };
}
