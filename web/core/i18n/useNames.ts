import type { Option } from './Option.ts';
import { countryCodes } from '../../../server/core/rules/countryCodes.ts';
import { useLanguage } from './useLanguage.ts';

/** Returns countries, currencies, months and weekdays as options, named and sorted in the viewer's language. */
export function useNames() {
  const { locale } = useLanguage();
  let names = known.get(locale);
  if (!names) known.set(locale, (names = namesIn(locale)));
  return names;
}

/** Cached by locale: every cell of a list that names a country uses them. */
const known = new Map<string, ReturnType<typeof namesIn>>();

function namesIn(locale: string) {
  const byName = (one: Option, other: Option) => one.label.localeCompare(other.label, locale);
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const currencyNames = new Intl.DisplayNames(locale, { type: 'currency' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return {
    countries: () => countryCodes.map(code => ({ value: code, label: countryNames.of(code) ?? code })).sort(byName),
    countryName: (code: string) => countryNames.of(code) ?? code,
    currencies: () => Intl.supportedValuesOf('currency').map(code => ({ value: code, label: `${code} · ${currencyNames.of(code)}` })),
    currencyName: (code: string) => currencyNames.of(code) ?? code,
    months: () => Array.from({ length: 12 }, (_, index) => ({ value: index + 1, label: month.format(Date.UTC(2026, index, 1)) })),
    // 4 January 1970 was a Sunday, day 0.
    weekdays: () => Array.from({ length: 7 }, (_, index) => ({ value: index, label: weekday.format(Date.UTC(1970, 0, 4 + index)) })),
  };
}

/** All time zones that the browser knows, UTC first. */
export const timeZoneOptions = (): Option[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')].map(zone => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
