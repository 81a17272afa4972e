import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { offered } from './offerFormulas.ts';

/** A figure of an offer, read from where it is sealed. */
export const amount = { type: 'numeric', nullable: true, persist: false, lazy: true } as const;
/** How such a figure is described. */
export const unlessSealed = { nullable: true, description: 'Null while prices are sealed.' } as const;

/** A document with the amounts of an offer, in the currency of who made it. */
@ObjectType()
@Entity({ abstract: true })
export abstract class OfferedDocument extends CompanyRecord {
  @Field(() => Int, { description: 'Increases with each change of prices; earlier prices are kept.' })
  @Property({ type: 'integer' })
  revision: Opt<number> = 1;

  /** ISO 4217; the vendor's. */
  @Field(() => String)
  @Property({ type: 'text' })
  currency!: Opt<string>;

  /** Rate of its currency when its requisition was awarded. */
  @Property({ type: 'numeric', nullable: true })
  awardRate: string | null = null;

  @Property({ type: 'date', nullable: true })
  awardRateOn: string | null = null;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: quotation => offered('discount_percent', quotation) })
  discountPercent!: Opt<string> | null;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: quotation => offered('subtotal', quotation) })
  subtotal!: Opt<string> | null;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: quotation => offered('discount_total', quotation) })
  discountTotal!: Opt<string> | null;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: quotation => offered('tax_total', quotation) })
  taxTotal!: Opt<string> | null;

  @Field(() => DecimalText, unlessSealed)
  @Property({ ...amount, formula: quotation => offered('final_amount', quotation) })
  finalAmount!: Opt<string> | null;
}
