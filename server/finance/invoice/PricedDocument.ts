import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';

/** A document with lines and the terms by which it is priced. */
@ObjectType()
@Entity({ abstract: true })
export abstract class PricedDocument extends CompanyRecord {
  /** ISO 4217; the company's currency at creation. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => Boolean, { description: 'Whether the line prices include tax.' })
  @Property({ type: 'boolean' })
  pricesIncludeTax!: Opt<boolean>;

  @Field(() => VatMode, { description: "The company's setting at creation." })
  @Enum({ items: () => VatMode })
  vatMode!: Opt<VatMode>;

  /** Discount on the whole document, after the lines' own: 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent: Opt<string> = '0';

  /** Sum of the lines' `net`. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  subtotal!: Opt<string>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountTotal!: Opt<string>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  taxTotal!: Opt<string>;

  /** Amount to pay: subtotal − discount, plus the tax if prices do not include it. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: Opt<string>;
}
