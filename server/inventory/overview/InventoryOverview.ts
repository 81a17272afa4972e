import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { InventoryInvoiceType } from '../invoice/InventoryInvoiceType.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** What was sold at one rate of tax. */
@ObjectType()
export class SoldAtRate {
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText, { description: 'Percent.' }) vatRate!: string;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
}

/** One month's sales and what they cost. */
@ObjectType()
export class MonthlyMargin {
  @Field(() => DateOnly, { description: 'Its first day.' }) month!: string;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) cost!: string;
  @Field(() => DecimalText) profit!: string;
  @Field(() => Float, { nullable: true, description: 'Profit as percent of the revenue; null without any.' }) margin!: number | null;
}

/** What was sold of one kind. */
@ObjectType()
export class SoldOfKind {
  @Field(() => SellableKind) kind!: SellableKind;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) revenue!: string;
}

/** One of what sold best. */
@ObjectType()
export class BestSeller {
  @Field(() => ID, { name: 'itemId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) revenue!: string;
}

/** Who sold, and how much. */
@ObjectType()
export class TopSeller {
  @Field(() => ID, { name: 'userId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) sales!: number;
  @Field(() => DecimalText) revenue!: string;
}

/** A product of which no more are available than its reorder level. */
@ObjectType()
export class LowProduct {
  @Field(() => ID, { name: 'productId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) available!: string;
  @Field(() => DecimalText) reorderLevel!: string;
}

/** One of the newest invoices. */
@ObjectType()
export class RecentSale {
  @Field(() => ID, { name: 'invoiceId' }) id!: string;
  @Field(() => String) number!: string;
  @Field(() => InventoryInvoiceType) type!: InventoryInvoiceType;
  @Field(() => DateTime) soldAt!: string;
  @Field(() => String, { nullable: true }) customer!: string | null;
  @Field(() => String) cashier!: string;
  @Field(() => Boolean) isReturn!: boolean;
  @Field(() => InventoryInvoiceKind) kind!: InventoryInvoiceKind;
  @Field(() => DecimalText, { description: 'With tax; negative on returns.' }) total!: string;
}

/**
 * What inventory shows at a glance: sales of the span, by the day they were booked on in the company's time zone (domain §6); returns and credit
 * notes count negative, on their own day. Months and stock are as they stand now. Money is without tax unless it says otherwise.
 */
@ObjectType()
export class InventoryOverview {
  /** The span: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => Int) sales!: number;
  @Field(() => Int) returns!: number;
  @Field(() => Int, { description: 'Their value is taken off the revenue, as that of returns is.' }) creditNotes!: number;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) totalTax!: string;
  @Field(() => DecimalText) cost!: string;
  @Field(() => DecimalText, { description: 'Revenue less what was sold had cost.' }) grossProfit!: string;
  @Field(() => Float, { nullable: true, description: 'Gross profit as percent of the revenue; null without any.' }) margin!: number | null;
  @Field(() => [SoldAtRate]) vat!: SoldAtRate[];
  @Field(() => [MonthlyMargin], { description: "The twelve months up to the span's last." }) months!: MonthlyMargin[];
  @Field(() => [SoldOfKind]) breakdown!: SoldOfKind[];
  @Field(() => [BestSeller], { description: 'The five of which most were sold.' }) bestProducts!: BestSeller[];
  @Field(() => [BestSeller]) bestAggregateProducts!: BestSeller[];
  @Field(() => [BestSeller]) bestPackages!: BestSeller[];
  @Field(() => [BestSeller]) bestServices!: BestSeller[];
  @Field(() => [TopSeller], { description: 'The five cashiers with the most revenue.' }) topSellers!: TopSeller[];
  @Field(() => Int) lowStockCount!: number;
  @Field(() => [LowProduct], { description: 'Five of them, the scarcest first.' }) lowStock!: LowProduct[];
  @Field(() => [RecentSale], { description: 'The eight newest of the span.' }) recent!: RecentSale[];
}
