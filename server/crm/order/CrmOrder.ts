import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { OwnRecords } from '../../core/record/ownRecords.ts';
import { Deal } from '../deal/Deal.ts';
import { DealDocument } from '../deal/DealDocument.ts';
import { DealLine } from '../deal/DealLine.ts';
import type { CrmOrderStatusName } from './crmOrderStates.rules.ts';
import { billingOf, OrderProgress } from './orderProgress.ts';

export enum CrmOrderStatus {
  PENDING = 'PENDING',
  CONFIRMED = 'CONFIRMED',
  FULFILLED = 'FULFILLED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(CrmOrderStatus, {
  name: 'CrmOrderStatus',
  description: 'An order can be edited while PENDING, then becomes CONFIRMED and FULFILLED; it can be CANCELLED until FULFILLED.',
});
CrmOrderStatus satisfies Record<CrmOrderStatusName, string>;

/** A customer's order (spec 2 §3). The documented API's product is its first line. */
@ObjectType({ implements: [Node, Deal, CommentableRecord] })
@RecordType(0x46)
@Searchable()
@Findable({ title: ['number', 'description'], subtitle: ['customer.name'] })
@Listed('order')
@Shared({ owner: Permission.CRM, readers: [Permission.FINANCIAL_MANAGEMENT] })
@OwnRecords()
@Entity({ tableName: 'crm_order' })
export class CrmOrder extends DealDocument {
  /** Assigned at creation, without gaps (domain §0). */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  /** Reason for the order, or its source. */
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

  @Field(() => DecimalText, { description: 'What the lines come to after all discounts, at the prices as entered.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: order => `(${order.subtotal} - ${order.discountTotal})` })
  orderValue!: Opt<string>;

  @Field(() => OrderProgress, { description: 'How much of it is invoiced, drafts included.' })
  @Property({ type: 'text', persist: false, lazy: true, formula: order => billingOf(order) })
  billing!: Opt<OrderProgress>;

  /** Amount the customer plans to spend. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  estimatedBudget: string | null = null;

  @Field(() => [CrmOrderLine])
  @OneToMany(() => CrmOrderLine, line => line.order, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<CrmOrderLine>(this);
}

/** In the same file as the order because they reference each other. */
@ObjectType({ implements: [Node, DealLine] })
@RecordType(0x47)
@Shared({ owner: Permission.CRM, readers: [Permission.FINANCIAL_MANAGEMENT] })
@Entity({ tableName: 'crm_order_line' })
export class CrmOrderLine extends DealLine {
  @ManyToOne(() => CrmOrder, { ref: true })
  order!: Ref<CrmOrder>;
}
