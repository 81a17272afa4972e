import type { Wording } from './Wording.ts';

/** Whether an address already names the city: at its end, or as a part of its own between commas. */
export function namesCity(address: string | null, city: string | null): boolean {
  const [where, wanted] = [address ?? '', city ?? ''].map(text => text.toLocaleLowerCase().trim());
  return wanted !== '' && (where.endsWith(wanted) || where.split(/[,،;\n]/).some(part => part.trim() === wanted));
}

/** Returns the line with city and country below an address, without a city that the address already names. */
export function locality(
  { address, city, country }: { address: string | null; city: string | null; country: string | null },
  words: Wording,
) {
  return words.list([namesCity(address, city) ? null : city, country && words.country(country)]);
}
