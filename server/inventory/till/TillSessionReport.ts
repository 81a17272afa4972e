import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { PaymentMethod } from '../../ledger/payment/Payment.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** What went through a session by one means. */
@ObjectType()
export class TillSessionMethod {
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText) sales!: string;
  @Field(() => DecimalText, { description: 'Given back: zero or more.' }) refunds!: string;
  @Field(() => DecimalText, { description: 'Paid on account by customers.' }) received!: string;
  @Field(() => DecimalText, { description: "Given back of customers' credit: zero or more." }) paidBack!: string;
}

/** What a session's sales, less its returns, tax at one rate. */
@ObjectType()
export class TillSessionTax {
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText) vatRate!: string;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
}

/** What happened at a till in one session. */
@ObjectType()
export class TillSessionReport {
  @Field(() => ID) sessionId!: string;
  @Field(() => String) currency!: string;
  @Field(() => Int) salesCount!: number;
  @Field(() => Int) returnsCount!: number;
  @Field(() => DecimalText) salesTotal!: string;
  @Field(() => DecimalText, { description: 'Zero or more.' }) returnsTotal!: string;
  @Field(() => DecimalText, { description: 'What rounding cash to the smallest coin added, below zero what it took.' }) rounding!: string;
  @Field(() => [TillSessionMethod]) methods!: TillSessionMethod[];
  @Field(() => [TillSessionTax]) taxes!: TillSessionTax[];
}
