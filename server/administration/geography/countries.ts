import { getCitiesOfState, getCountries, getStatesOfCountry } from '@countrystatecity/countries';
import { NotFound } from '../../core/errors.ts';
import { localeOf, type Language } from '../../core/session/Viewer.ts';
import type { City, Country, CountryState } from './Geography.ts';

/** A cached country or state. Cities are read each time, so that the whole data set is never in memory. */
interface Region {
  code: string;
  number: number;
  name: string;
  translations?: Record<string, string>;
}

let countries: Promise<(Region & { phoneCode: string; currency: string })[]> | undefined;
const states = new Map<string, Promise<Region[]>>();

const readCountries = () =>
  (countries ??= getCountries().then(rows =>
    rows.map(({ id, iso2, name, phonecode, currency }) => ({ code: iso2, number: id, name, phoneCode: phonecode, currency })),
  ));

async function readStates(country: string): Promise<Region[]> {
  if (!states.has(country))
    states.set(
      country,
      getStatesOfCountry(country).then(rows =>
        rows.map(({ id, iso2, name, translations }) => ({ code: iso2, number: id, name, translations })),
      ),
    );
  return states.get(country)!;
}

/** Lists every country, sorted by name. */
export async function countriesIn(language: Language): Promise<Country[]> {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const rows = (await readCountries()).map(country => ({
    ...country,
    name: /^[A-Z]{2}$/.test(country.code) && country.code !== 'XK' ? names.of(country.code)! : country.name,
  }));
  return byName(rows, language);
}

/** Lists the states of a country, given by code or number. Throws NotFound for an unknown country. */
export async function statesIn(language: Language, countryId: string): Promise<CountryState[]> {
  const country = named(await readCountries(), countryId);
  return byName(
    (await readStates(country.code)).map(state => ({ ...state, name: translated(state, language), countryCode: country.code })),
    language,
  );
}

/** Lists the cities of a state; country and state are given by code or number. Throws NotFound when either is unknown. */
export async function citiesIn(language: Language, countryId: string, stateId: string): Promise<City[]> {
  const country = named(await readCountries(), countryId);
  const state = named(await readStates(country.code), stateId);
  const cities = await getCitiesOfState(country.code, state.code);
  return byName(
    cities.map(({ id, ...city }) => ({ number: id, name: translated(city, language), stateCode: state.code, countryCode: country.code })),
    language,
  );
}

/** Finds the code of a country from its code, its number, or its name in any supported language; undefined when unknown. */
export async function countryCode(text: string): Promise<string | undefined> {
  const wanted = text.trim().toLowerCase();
  const known = await Promise.all([readCountries(), countriesIn('en'), countriesIn('ar'), countriesIn('sp')]);
  return known.flat().find(({ code, number, name }) => [code, String(number), name].some(value => value.toLowerCase() === wanted))?.code;
}

/** Returns the currency of a country, ISO 4217; undefined when the country is unknown. */
export async function currencyIn(country: string): Promise<string | undefined> {
  return (await readCountries()).find(({ code }) => code === country)?.currency;
}

/** Finds the first state that lies in one of the countries, each given by code or number; undefined when none does. */
export async function firstStateIn(countryIds: string[], stateIds: string[]): Promise<{ countryId: string; stateId: string } | undefined> {
  for (const countryId of countryIds) {
    const country = (await readCountries()).find(isNamed(countryId));
    const known = country ? await readStates(country.code) : [];
    const stateId = stateIds.find(id => known.some(isNamed(id)));
    if (stateId) return { countryId, stateId };
  }
  return undefined;
}

const isNamed =
  (id: string) =>
  ({ code, number }: Region) =>
    code === id.trim().toUpperCase() || String(number) === id.trim();

function named<T extends Region>(regions: T[], id: string): T {
  const region = regions.find(isNamed(id));
  if (!region) throw NotFound();
  return region;
}

const translated = ({ name, translations }: { name: string; translations?: Record<string, string> }, language: Language) =>
  translations?.[localeOf[language]] ?? name;

const byName = <T extends { name: string }>(regions: T[], language: Language) => {
  const { compare } = new Intl.Collator(localeOf[language]);
  return regions.sort((one, other) => compare(one.name, other.name));
};
