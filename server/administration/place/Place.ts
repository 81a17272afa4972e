import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';

/** A country of the kept data, named in the language of the request. */
@ObjectType()
@Allow('SIGNED_IN')
export class Country {
  /** ISO 3166-1 alpha-2: what records keep. */
  @Field(() => String) code!: string;
  /** The data's own number: what the documented API calls its id. */
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  /** Without the plus. */
  @Field(() => String) phoneCode!: string;
  /** ISO 4217. */
  @Field(() => String) currency!: string;
}

/** A state, province or region of a country. */
@ObjectType()
@Allow('SIGNED_IN')
export class CountryState {
  /** The part of ISO 3166-2 after the country's. */
  @Field(() => String) code!: string;
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  @Field(() => String) countryCode!: string;
}

@ObjectType()
@Allow('SIGNED_IN')
export class City {
  @Field(() => Int) number!: number;
  @Field(() => String) name!: string;
  @Field(() => String) stateCode!: string;
  @Field(() => String) countryCode!: string;
}
