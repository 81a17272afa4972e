import { fold } from '../../core/rules/fold.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { citiesIn, statesIn } from './countries.ts';
import type { FoundCity } from './Geography.ts';

/** Maximum number of cities found. */
const most = 8;
/** Maximum length of a search, and number of its words that count. */
const longest = 100;
const mostWords = 5;
/** Number of countries whose cities stay in memory, in one language each: about 3 MB for the largest. */
const kept = 3;

interface KnownCity extends FoundCity {
  /** Folded name and state, a space before each word. */
  search: string;
}

const known = new Map<string, Promise<KnownCity[]>>();

/**
 * Finds cities of a country by the beginnings of words of their names and states, those whose name begins with the search first. Nothing is
 * found in a country that the bundled data lack.
 */
export async function findCities(language: Language, country: string, text: string): Promise<FoundCity[]> {
  if (!/^[A-Za-z]{2}$/.test(country)) return [];
  const words = wordsOf(text.slice(0, longest)).slice(0, mostWords);
  if (!words.length) return [];
  const cities = await citiesOf(language, country.toUpperCase());
  const found = cities.filter(({ search }) => words.every(word => search.includes(` ${word}`)));
  const begin = ` ${words.join(' ')}`;
  return [...found.filter(({ search }) => search.startsWith(begin)), ...found.filter(({ search }) => !search.startsWith(begin))]
    .slice(0, most)
    .map(({ number, name, state }) => ({ number, name, state }));
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function citiesOf(language: Language, country: string): Promise<KnownCity[]> {
  const key = `${language} ${country}`;
  const cities = known.get(key) ?? readCities(language, country);
  // The country asked for last comes last, and the first goes.
  known.delete(key);
  known.set(key, cities);
  for (const first of [...known.keys()].slice(0, -kept)) known.delete(first);
  return cities;
}

async function readCities(language: Language, country: string): Promise<KnownCity[]> {
  const states = await statesIn(language, country).catch(() => []);
  const cities: KnownCity[] = [];
  // One state at a time: reading blocks, and other requests go in between.
  for (const { code, name: state } of states)
    for (const { number, name } of await citiesIn(language, country, code))
      cities.push({ number, name, state, search: ` ${wordsOf(name).join(' ')} ${wordsOf(state).join(' ')}` });
  return cities;
}
