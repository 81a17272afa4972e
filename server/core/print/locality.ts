import type { Wording } from './Wording.ts';

/** Returns the line with city and country below an address, without a city that the address already ends with. */
export function locality(
  { address, city, country }: { address: string | null; city: string | null; country: string | null },
  words: Wording,
) {
  const isSaid = !!city && !!address?.toLocaleLowerCase().trimEnd().endsWith(city.toLocaleLowerCase());
  return words.list([isSaid ? null : city, country && words.country(country)]);
}
