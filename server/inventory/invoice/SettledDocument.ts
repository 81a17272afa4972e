import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';

/** A document with its price calculation and its settlement at the moment of issue; refunds are negative. */
@ObjectType()
@Entity({ abstract: true })
export abstract class SettledDocument extends CompanyRecord {
  @Field(() => Boolean, { description: 'Whether unit prices, nets, discounts and the subtotal include tax.' })
  @Property({ type: 'boolean' })
  pricesIncludeTax!: boolean;

  @Field(() => VatMode)
  @Enum({ items: () => VatMode })
  vatMode!: VatMode;

  @Field(() => DecimalText, { description: 'Part of the total paid in cash; cash, card, bank and credit add up to the total.' })
  @Property({ type: 'numeric' })
  cash!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  card!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  bank!: string;

  @Field(() => DecimalText, {
    description:
      "Part paid from the customer's credit; on a return or credit note, the part not refunded that settles the sale or becomes credit.",
  })
  @Property({ type: 'numeric' })
  credit!: string;

  @Field(() => DecimalText, { nullable: true, description: 'Smallest coin to which cash was rounded; null for no rounding.' })
  @Property({ type: 'numeric', nullable: true })
  cashRounding!: string | null;

  @Field(() => DecimalText, { description: 'Cash rounding included in the total, which is neither sold nor taxed.' })
  @Property({ type: 'numeric' })
  rounding!: string;

  /** Cash handed over. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  tendered!: string | null;

  @Field(() => DecimalText, { nullable: true, description: 'Tendered less the amount due in cash.' })
  @Property({ type: 'numeric', nullable: true })
  change!: string | null;
}
