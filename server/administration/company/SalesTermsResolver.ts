import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { salesTermsOf } from './salesTermsOf.ts';

/** What a new document starts from: a form shows with it what the server is going to store. */
@ObjectType()
export class SalesTerms {
  /** ISO 4217; null until the company has chosen. */
  @Field(() => String, { nullable: true }) currency!: string | null;
  /** Digits after the point. */
  @Field(() => Int) currencyDecimals!: number;
  /** Percent of standard rated sales. */
  @Field(() => DecimalText) taxRate!: string;
  @Field(() => Boolean, { description: 'Whether sales are made out at prices with tax.' }) pricesIncludeTax!: boolean;
  @Field(() => VatMode) vatMode!: VatMode;
  @Field(() => DecimalText, { nullable: true, description: 'The smallest coin; null for none.' }) cashRounding!: string | null;
  /** Today where the company is. */
  @Field(() => DateOnly) today!: string;
}

@Resolver()
export class SalesTermsResolver {
  @Query(() => SalesTerms, { nullable: true })
  @Allow('SIGNED_IN')
  salesTerms(@Ctx() context: Context): Promise<SalesTerms> {
    return salesTermsOf(context);
  }
}
