import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Lead } from '../lead/Lead.ts';
import { Deal } from './Deal.ts';

/** What orders and quotations share besides: what they came of, and what they come to. The figures are stored; `documentTotals` makes them. */
@ObjectType()
@Entity({ abstract: true })
export abstract class DealDocument extends Deal {
  /** What it came of. */
  @Field(() => Lead, { nullable: true })
  @ManyToOne(() => Lead, { ref: true, nullable: true })
  lead: Ref<Lead> | null = null;

  /** ISO 4217: the company's when it was made. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** On the whole document, after the lines' own: 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent: Opt<string> = '0';

  /** The lines' nets. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  subtotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountTotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  taxTotal!: string;

  /** What is to be paid: subtotal − discount, and the tax where the prices do not contain it. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  total!: string;
}
