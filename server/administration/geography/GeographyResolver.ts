import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { City, Country, CountryState, FoundCity } from './Geography.ts';
import { citiesIn, countriesIn, currencyIn, statesIn } from './countries.ts';
import { companyCountry } from './companyCountry.ts';
import { findCities } from './findCities.ts';

/** Places to choose from in addresses, each identified by its ISO code or its number. */
@Resolver()
export class GeographyResolver {
  @Query(() => [Country], { nullable: true })
  @Allow('SIGNED_IN')
  countries(@Ctx() { language }: Context): Promise<Country[]> {
    return countriesIn(language);
  }

  @Query(() => [CountryState], { nullable: true })
  @Allow('SIGNED_IN')
  states(@Arg('countryId', () => ID) countryId: string, @Ctx() { language }: Context): Promise<CountryState[]> {
    return statesIn(language, countryId);
  }

  @Query(() => [City], { nullable: true })
  @Allow('SIGNED_IN')
  cities(
    @Arg('countryId', () => ID) countryId: string,
    @Arg('stateId', () => ID) stateId: string,
    @Ctx() { language }: Context,
  ): Promise<City[]> {
    return citiesIn(language, countryId, stateId);
  }

  @Query(() => String, { nullable: true, description: "Currency of the company's country, ISO 4217; null without a country." })
  @Allow('SIGNED_IN')
  async suggestedCurrency(@Ctx() context: Context): Promise<string | null> {
    const country = await companyCountry(context);
    return (country && (await currencyIn(country))) || null;
  }

  @Query(() => [FoundCity], { nullable: true, description: 'At most 8 cities whose names or states have words that begin so.' })
  @Allow('SIGNED_IN')
  async findCities(
    @Arg('search', () => String) search: string,
    @Arg('country', () => String, { nullable: true, description: "ISO 3166-1 alpha-2; defaults to the company's country." })
    country: string | null,
    @Ctx() context: Context,
  ): Promise<FoundCity[]> {
    return findCities(context.language, country || (await companyCountry(context)), search);
  }
}
