import { useNames } from '../../core/i18n/useNames.ts';

/** A city and its country, by the country's name in the reader's language. */
export function CustomerPlace({ city, country }: { city: string; country: string }) {
  const { countryName } = useNames();
  return (
    <>
      <bdi>{city}</bdi> · {countryName(country)}
    </>
  );
}
