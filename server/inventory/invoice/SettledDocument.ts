import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';

/** How a document was reckoned, and settled in the moment it was made; what was given back is below zero. */
@ObjectType()
@Entity({ abstract: true })
export abstract class SettledDocument extends CompanyRecord {
  @Field(() => Boolean, { description: 'Whether unit prices, nets, discounts and the subtotal contain the tax.' })
  @Property({ type: 'boolean' })
  pricesIncludeTax!: boolean;

  @Field(() => VatMode)
  @Enum({ items: () => VatMode })
  vatMode!: VatMode;

  @Field(() => DecimalText, { description: 'What of the total was paid in cash; with card, bank and credit, the total.' })
  @Property({ type: 'numeric' })
  cash!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  card!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  bank!: string;

  @Field(() => DecimalText, {
    description: "Paid by the customer's credit; of what is credited, what was not given back but settles the sale or is credit.",
  })
  @Property({ type: 'numeric' })
  credit!: string;

  @Field(() => DecimalText, { nullable: true, description: 'The smallest coin that cash was rounded to; null for none.' })
  @Property({ type: 'numeric', nullable: true })
  cashRounding!: string | null;

  @Field(() => DecimalText, { description: 'What rounding to that added to the total: neither sold nor taxed.' })
  @Property({ type: 'numeric' })
  rounding!: string;

  /** The cash that was handed over. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  tendered!: string | null;

  @Field(() => DecimalText, { nullable: true, description: 'Tendered less what was due in cash.' })
  @Property({ type: 'numeric', nullable: true })
  change!: string | null;
}
