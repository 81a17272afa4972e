import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** Amounts of a session by payment method. */
@ObjectType()
export class TillSessionMethod {
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText) sales!: string;
  @Field(() => DecimalText, { description: 'Refunds, as a positive amount.' }) refunds!: string;
  @Field(() => DecimalText, { description: 'Payments on account by customers.' }) received!: string;
  @Field(() => DecimalText, { description: "Refunds of customers' credit, as a positive amount." }) paidBack!: string;
}

/** Tax of a session's sales less returns, at one rate. */
@ObjectType()
export class TillSessionTax {
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText) vatRate!: string;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
}

/** Report of one till session. */
@ObjectType()
export class TillSessionReport {
  @Field(() => ID) sessionId!: string;
  @Field(() => String) currency!: string;
  @Field(() => Int) salesCount!: number;
  @Field(() => Int) returnsCount!: number;
  @Field(() => DecimalText) salesTotal!: string;
  @Field(() => DecimalText, { description: 'A positive amount.' }) returnsTotal!: string;
  @Field(() => DecimalText, { description: 'Total cash rounding; negative if it reduced the totals.' }) rounding!: string;
  @Field(() => [TillSessionMethod]) methods!: TillSessionMethod[];
  @Field(() => [TillSessionTax]) taxes!: TillSessionTax[];
}
