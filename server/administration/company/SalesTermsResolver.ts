import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { salesTermsOf } from './salesTermsOf.ts';

/** Defaults of a new document, so that a form shows what the server will store. */
@ObjectType()
export class SalesTerms {
  /** ISO 4217; null until the company has chosen one. */
  @Field(() => String, { nullable: true }) currency!: string | null;
  /** Digits after the decimal point. */
  @Field(() => Int) currencyDecimals!: number;
  /** Standard tax rate in percent. */
  @Field(() => DecimalText) taxRate!: string;
  @Field(() => Boolean, { description: 'Whether sales documents use tax-inclusive prices.' }) pricesIncludeTax!: boolean;
  @Field(() => VatMode) vatMode!: VatMode;
  @Field(() => DecimalText, { nullable: true, description: 'Smallest coin; null for no rounding.' }) cashRounding!: string | null;
  @Field(() => String, { nullable: true, description: 'Address and city of the company, for receipts.' }) address!: string | null;
  @Field(() => String, { nullable: true, description: 'Tax number of the company, for receipts.' }) taxNumber!: string | null;
  /** Today in the company's time zone. */
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
