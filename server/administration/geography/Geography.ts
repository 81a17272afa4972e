import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';

/** A country of the bundled data, named in the request's language. */
@ObjectType()
@Allow('SIGNED_IN')
export class Country {
  /** ISO 3166-1 alpha-2; the value that records store. */
  @Field(() => String) code!: string;
  /** Number in the bundled data; the documented API calls it id. */
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  /** Without the leading plus. */
  @Field(() => String) phoneCode!: string;
  /** ISO 4217. */
  @Field(() => String) currency!: string;
}

/** A state, province or region of a country. */
@ObjectType()
@Allow('SIGNED_IN')
export class CountryState {
  /** The part of the ISO 3166-2 code after the country. */
  @Field(() => String) code!: string;
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  @Field(() => String) countryCode!: string;
}

/** A city found by its name, with the state it lies in. */
@ObjectType()
@Allow('SIGNED_IN')
export class FoundCity {
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  @Field(() => String) state!: string;
}

@ObjectType()
@Allow('SIGNED_IN')
export class City {
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  @Field(() => String) stateCode!: string;
  @Field(() => String) countryCode!: string;
}
