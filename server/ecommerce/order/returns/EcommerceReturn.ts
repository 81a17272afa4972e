import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { Permission } from '../../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../../core/database/CompanyRecord.ts';
import { RecordType } from '../../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';
import { EcommerceOrder } from '../EcommerceOrder.ts';

export const ecommerceReturnCode = 0xef;

/** Goods that came back of an order: a credit on it, in the ledger under the return's own number. */
@ObjectType({ implements: Node })
@RecordType(ecommerceReturnCode)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_return' })
export class EcommerceReturn extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => EcommerceOrder, { ref: true })
  order!: Ref<EcommerceOrder>;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  returnedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => DecimalText, { description: 'With tax.' })
  @Property({ type: 'numeric' })
  total!: string;
}
