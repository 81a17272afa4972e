import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Deal } from '../deal/Deal.ts';
import { DealDocument } from '../deal/DealDocument.ts';
import { DealLine } from '../deal/DealLine.ts';
import type { CrmOrderStatusName } from './crmOrderStates.rules.ts';

export enum CrmOrderStatus {
  PENDING = 'PENDING',
  CONFIRMED = 'CONFIRMED',
  FULFILLED = 'FULFILLED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(CrmOrderStatus, {
  name: 'CrmOrderStatus',
  description: 'PENDING while it can be changed, then CONFIRMED, then FULFILLED; CANCELLED at any time before that.',
});
CrmOrderStatus satisfies Record<CrmOrderStatusName, string>;

/** What a customer has ordered (spec 2 §3): the product of the documented API is its first line. */
@ObjectType({ implements: [Node, Deal, CommentableRecord] })
@RecordType(0x46)
@Searchable()
@Findable({ title: ['number', 'description'], subtitle: ['customer.name'] })
@Listed('order')
@Allow(Permission.CRM)
@Entity({ tableName: 'crm_order' })
export class CrmOrder extends DealDocument {
  /** Drawn when it is made, without gaps (domain §0). */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  /** Why it was ordered, or where it came from. */
  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;

  /** A day in the company's time zone. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  orderedOn!: string;

  @Field(() => CrmOrderStatus)
  @Enum({ items: () => CrmOrderStatus })
  status: Opt<CrmOrderStatus> = CrmOrderStatus.PENDING;

  /** What it was said to be worth, where that was said; else its total counts (`worth`). */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  orderValue: string | null = null;

  @Field(() => DecimalText, { description: 'What it was said to be worth, else its total.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: order => `coalesce(${order.orderValue}, ${order.total})` })
  worth!: Opt<string>;

  /** What the customer means to spend. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  estimatedBudget: string | null = null;

  @Field(() => [CrmOrderLine])
  @OneToMany(() => CrmOrderLine, line => line.order, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<CrmOrderLine>(this);
}

/** In one file with its order: each names the other. */
@ObjectType({ implements: [Node, DealLine] })
@RecordType(0x47)
@Allow(Permission.CRM)
@Entity({ tableName: 'crm_order_line' })
export class CrmOrderLine extends DealLine {
  @ManyToOne(() => CrmOrder, { ref: true })
  order!: Ref<CrmOrder>;
}
