import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { VatMode } from '../../core/graphql/VatMode.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { VatCategory } from '../../inventory/product/InventoryProduct.ts';
import { EcommerceCustomer } from '../customer/EcommerceCustomer.ts';
import { EcommerceDeliveryMethod } from '../delivery/EcommerceDeliveryMethod.ts';
import type { ShopPaymentName } from './ecommerceOrder.rules.ts';
import { ecommerceOrderStatuses, type EcommerceOrderStatusName } from './ecommerceOrderStatuses.rules.ts';
import { ShopPayment } from './ShopPayment.ts';
import { SoldLine } from './SoldLine.ts';

export const EcommerceOrderStatus = EnumOf(
  'EcommerceOrderStatus',
  ecommerceOrderStatuses,
  'PENDING reserves stock; DELIVERED moves it and posts the sale; COMPLETED, CANCELLED and RETURN are final.',
);
export type EcommerceOrderStatus = EcommerceOrderStatusName;

/** An order of the shop (spec 2 §3, domain §6). Its prices include tax. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xeb)
@Searchable()
@Findable({ title: ['number'], subtitle: ['deliveryName', 'trackingId'] })
@Listed('ecommerceOrder')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_order' })
export class EcommerceOrder extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: Opt<string>;

  /** Known to the customer alone: 80 random bits, with a check character. */
  @Field(() => String)
  @Property({ type: 'text' })
  trackingId!: Opt<string>;

  @Field(() => EcommerceCustomer)
  @ManyToOne(() => EcommerceCustomer, { ref: true })
  customer!: Ref<EcommerceCustomer>;

  @Field(() => EcommerceOrderStatus)
  @Enum({ items: () => EcommerceOrderStatus })
  status: Opt<EcommerceOrderStatus> = 'PENDING';

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  orderedOn!: Opt<string>;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  deliveredOn: string | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  deliveryName!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  deliveryPhone!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  deliveryEmail!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  deliveryCity!: string;

  /** ISO 3166-1 alpha-2. */
  @Field(() => String)
  @Property({ type: 'text' })
  deliveryCountry!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  deliveryAddress!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  orderNotes!: string | null;

  @Field(() => LanguageCode, { nullable: true, description: "Language of the mails about it; null for that of the CRM's customer." })
  @Enum({ items: () => LanguageCode, nullable: true })
  language: LanguageCode | null = null;

  @Field(() => PaymentMethod, { nullable: true, description: 'How it was paid beforehand; null if it is paid later.' })
  @Enum({ items: () => PaymentMethod, nullable: true })
  paidBy: PaymentMethod | null = null;

  @Field(() => ShopPayment, {
    nullable: true,
    description: 'How a customer who ordered in the storefront pays; null for an order of the staff.',
  })
  @Enum({ items: () => ShopPayment, nullable: true })
  payment: ShopPaymentName | null = null;

  /** The form that it was ordered with, which is one order however often it is sent. */
  @Property({ type: 'uuid', nullable: true })
  requestKey: string | null = null;

  /** The deposit that holds what was paid beforehand. */
  @Property({ type: 'uuid', nullable: true })
  depositId: string | null = null;

  @Field(() => String, { description: "ISO 4217; the company's currency." })
  @Property({ columnType: 'char(3)' })
  currency!: Opt<string>;

  @Field(() => VatMode, { description: "The company's setting at creation." })
  @Enum({ items: () => VatMode })
  vatMode!: Opt<VatMode>;

  @Field(() => EcommerceDeliveryMethod, { nullable: true, description: 'None, if the customer fetches it or delivery was not agreed on.' })
  @ManyToOne(() => EcommerceDeliveryMethod, { ref: true, nullable: true })
  deliveryMethod: Ref<EcommerceDeliveryMethod> | null = null;

  @Field(() => String, { nullable: true, description: 'The title of the delivery when it was ordered.' })
  @Property({ type: 'text', nullable: true })
  deliveryTitle: string | null = null;

  @Field(() => DecimalText, { description: 'With tax; part of the total.' })
  @Property({ type: 'numeric' })
  deliveryFee: Opt<string> = '0';

  @Property({ type: 'numeric' })
  deliveryTax: Opt<string> = '0';

  @Enum({ items: () => VatCategory })
  deliveryVatCategory: Opt<VatCategory> = 'STANDARD_RATED';

  /** Percent, on the day of the order. */
  @Property({ type: 'numeric' })
  deliveryVatRate: Opt<string> = '0';

  @Field(() => DecimalText, { description: 'What was given back of the delivery fee, with tax.' })
  @Property({ type: 'numeric' })
  deliveryReturned: Opt<string> = '0';

  @Property({ type: 'numeric' })
  deliveryReturnedTax: Opt<string> = '0';

  @Field(() => DecimalText, { description: 'Without tax.' })
  @Property({ type: 'numeric' })
  subtotal!: Opt<string>;

  @Field(() => DecimalText, { description: 'What coupons took off, with tax.' })
  @Property({ type: 'numeric' })
  discountTotal: Opt<string> = '0';

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  taxTotal!: Opt<string>;

  @Field(() => DecimalText, { description: 'With tax: the sum of the prices less coupons, and the delivery fee.' })
  @Property({ type: 'numeric' })
  total!: Opt<string>;

  @Field(() => DecimalText, { description: 'Refunded or credited, with tax.' })
  @Property({ type: 'numeric' })
  returnedTotal: Opt<string> = '0';

  @Field(() => Int, { description: 'Number of pieces.' })
  @Property({
    type: 'integer',
    persist: false,
    lazy: true,
    formula: ({ id, companyId }) =>
      `(select coalesce(sum(l.quantity), 0)::int from ecommerce_order_line l where l.company_id = ${companyId} and l.order_id = ${id})`,
  })
  pieces!: Opt<number>;

  @Field(() => [EcommerceOrderLine])
  @OneToMany(() => EcommerceOrderLine, line => line.order, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<EcommerceOrderLine>(this);
}

/** A line of an order. It shares the order's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xec)
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_order_line' })
export class EcommerceOrderLine extends SoldLine {
  @ManyToOne(() => EcommerceOrder, { ref: true })
  order!: Ref<EcommerceOrder>;
}
