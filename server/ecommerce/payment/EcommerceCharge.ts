import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { chargeStatuses, refundStatuses, type ChargeStatusName, type RefundStatusName } from './payment.rules.ts';

export const ChargeStatus = EnumOf(
  'ChargeStatus',
  chargeStatuses,
  'OPEN can be paid until it expires; CLOSED was not paid; LATE was paid when the order could no longer be had, and is paid back.',
);

export const RefundStatus = EnumOf(
  'RefundStatus',
  refundStatuses,
  'DUE is tried until the provider of the payment takes it; SENT was taken.',
);

/** The payment of an order by card, at a provider. */
@ObjectType({ implements: Node })
@RecordType(0xa4)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_charge' })
export class EcommerceCharge extends CompanyRecord {
  @ManyToOne(() => EcommerceOrder, { ref: true })
  order!: Ref<EcommerceOrder>;

  @Field(() => ChargeStatus)
  @Enum({ items: () => ChargeStatus })
  status: Opt<ChargeStatusName> = 'OPEN';

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DateTime, { description: 'Until then the goods are held for it.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** When the provider was first asked for a page; without, it knows nothing of it. */
  @Property({ type: 'timestamptz', nullable: true })
  begunAt: Date | null = null;

  /** Where the customer goes afterwards. */
  @Property({ type: 'text', nullable: true })
  returnUrl: string | null = null;

  /** The provider's name for the page on which it is paid. */
  @Property({ type: 'text', nullable: true })
  pageId: string | null = null;

  @Property({ type: 'text', nullable: true })
  pageUrl: string | null = null;

  /** The provider's name for the payment, by which it is found there. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  paymentId: string | null = null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  refundedTotal: Opt<string> = '0';
}

/** Money on its way back to a card. */
@ObjectType({ implements: Node })
@RecordType(0xa5)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_refund' })
export class EcommerceRefund extends CompanyRecord {
  @ManyToOne(() => EcommerceCharge, { ref: true })
  charge!: Ref<EcommerceCharge>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => RefundStatus)
  @Enum({ items: () => RefundStatus })
  status: Opt<RefundStatusName> = 'DUE';

  @Property({ type: 'integer' })
  attempts: Opt<number> = 0;

  /** When it is tried next. */
  @Property({ type: 'timestamptz' })
  nextAt: Opt<Date> = new Date();

  @Field(() => String, { nullable: true, description: 'Why the provider did not take it at the last attempt.' })
  @Property({ type: 'text', nullable: true })
  problem: string | null = null;
}
