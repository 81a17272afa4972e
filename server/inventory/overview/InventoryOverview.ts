import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { InventoryInvoiceType } from '../invoice/InventoryInvoiceType.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** Sales at one tax rate. */
@ObjectType()
export class SoldAtRate {
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText, { description: 'Percent.' }) vatRate!: string;
  @Field(() => DecimalText) base!: string;
  @Field(() => DecimalText) tax!: string;
}

/** Sales of one month and their cost. */
@ObjectType()
export class MonthlyMargin {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) cost!: string;
  @Field(() => DecimalText) profit!: string;
  @Field(() => Float, { nullable: true, description: 'Profit as a percentage of revenue; null without revenue.' }) margin!: number | null;
}

/** Sales of one kind of item. */
@ObjectType()
export class SoldOfKind {
  @Field(() => SellableKind) kind!: SellableKind;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) revenue!: string;
}

/** A best-selling item. */
@ObjectType()
export class BestSeller {
  @Field(() => ID, { name: 'itemId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) revenue!: string;
}

/** A cashier with their sales. */
@ObjectType()
export class TopSeller {
  @Field(() => ID, { name: 'userId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) sales!: number;
  @Field(() => DecimalText) revenue!: string;
}

/** A product whose available quantity is at or below its reorder level. */
@ObjectType()
export class LowProduct {
  @Field(() => ID, { name: 'productId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText) available!: string;
  @Field(() => DecimalText) reorderLevel!: string;
}

/** A recent invoice. */
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
  @Field(() => DecimalText, { description: 'Including tax; negative on returns and credit notes.' }) total!: string;
}

/**
 * Inventory dashboard: sales of a time span by booking day in the company's time zone (domain §6); returns and credit notes count as
 * negative, on their own day. Months and stock are current. Amounts exclude tax unless stated otherwise.
 */
@ObjectType()
export class InventoryOverview {
  /** The time span: from ≤ day < before. */
  @Field(() => DateOnly) from!: string;
  @Field(() => DateOnly) before!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => Int) sales!: number;
  @Field(() => Int) returns!: number;
  @Field(() => Int, { description: 'Number of credit notes; like returns, they reduce revenue.' }) creditNotes!: number;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) totalTax!: string;
  @Field(() => DecimalText) cost!: string;
  @Field(() => DecimalText, { description: 'Revenue less cost of sales.' }) grossProfit!: string;
  @Field(() => Float, { nullable: true, description: 'Gross profit in percent of revenue; null without it.' }) margin!: number | null;
  @Field(() => [SoldAtRate]) vat!: SoldAtRate[];
  @Field(() => [MonthlyMargin], { description: 'Twelve months, ending with the last month of the span.' }) months!: MonthlyMargin[];
  @Field(() => [SoldOfKind]) breakdown!: SoldOfKind[];
  @Field(() => [BestSeller], { description: 'The five products with the highest quantity sold.' }) bestProducts!: BestSeller[];
  @Field(() => [BestSeller]) bestAggregateProducts!: BestSeller[];
  @Field(() => [BestSeller]) bestPackages!: BestSeller[];
  @Field(() => [BestSeller]) bestServices!: BestSeller[];
  @Field(() => [TopSeller], { description: 'The five cashiers with the highest revenue.' }) topSellers!: TopSeller[];
  @Field(() => Int) lowStockCount!: number;
  @Field(() => [LowProduct], { description: 'Five low-stock products, the scarcest first.' }) lowStock!: LowProduct[];
  @Field(() => [RecentSale], { description: 'The eight newest invoices of the span.' }) recent!: RecentSale[];
}
