import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Lead } from '../lead/Lead.ts';
import { Deal } from './Deal.ts';

/** Base of orders and quotations: adds their origin and their totals, which `documentTotals` computes and the row stores. */
@ObjectType()
@Entity({ abstract: true })
export abstract class DealDocument extends Deal {
  /** Lead it was created from. */
  @Field(() => Lead, { nullable: true })
  @ManyToOne(() => Lead, { ref: true, nullable: true })
  lead: Ref<Lead> | null = null;

  /** Shown to the customer, unlike `description`. */
  @Field(() => String, { nullable: true, description: 'Shown to the customer on the document.' })
  @Property({ type: 'text', nullable: true })
  remarks!: string | null;

  /** ISO 4217; the company's currency at creation. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** Discount on the whole document, after the lines' own: 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent: Opt<string> = '0';

  /** Sum of the lines' `net`. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  subtotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountTotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  taxTotal!: string;

  /** Amount to pay: subtotal − discount, plus the tax if prices do not include it. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;
}
