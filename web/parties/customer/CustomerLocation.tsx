import { useNames } from '../../core/i18n/useNames.ts';

/** A city and its country, named in the viewer's language. */
export function CustomerLocation({ city, country }: { city: string; country: string }) {
  const { countryName } = useNames();
  return (
    <>
      <bdi>{city}</bdi> · {countryName(country)}
    </>
  );
}

/** The name of a country in the viewer's language. */
export const CountryName = ({ code }: { code: string }) => useNames().countryName(code);
