import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** The figure to explain: a range of days and filters on their sales. */
@ArgsType()
export class SalesDrilldownArgs {
  @Field(() => DateOnly, { description: 'The first day.' }) from!: string;
  @Field(() => DateOnly, { description: 'The day after the last day.' }) before!: string;
  @Field(() => SellableKind, { nullable: true }) kind?: SellableKind;
  @Field(() => ID, { nullable: true, description: 'Id of a product, service, package or aggregate product.' }) itemId?: string;
  @Field(() => ID, { nullable: true }) cashierId?: string;
  @Field(() => VatCategory, { nullable: true, description: 'Tax category; used together with the rate.' }) vatCategory?: VatCategory;
  @Field(() => DecimalText, { nullable: true, description: 'Percent.' }) vatRate?: string;
  @Field(() => Int, { defaultValue: 50, description: 'At most 200.' }) first!: number;
  @Field(() => Int, { defaultValue: 0 }) offset!: number;
}

/** An invoice, with its part of the figure. */
@ObjectType()
export class DrilldownInvoice {
  @Field(() => ID, { name: 'invoiceId' }) id!: string;
  @Field(() => String) number!: string;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => String, { nullable: true }) customer!: string | null;
  @Field(() => String) cashier!: string;
  @Field(() => Boolean) isReturn!: boolean;
  @Field(() => InventoryInvoiceKind) kind!: InventoryInvoiceKind;
  @Field(() => DecimalText, { nullable: true }) quantity!: string | null;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) tax!: string;
  @Field(() => DecimalText, { nullable: true }) cost!: string | null;
}

/**
 * The documents behind a figure, newest first, each with its part of it. Totals are added up from the documents and not from the summaries
 * the figure was read from. Filtered by tax rate, quantity and cost are unknown.
 */
@ObjectType()
export class SalesDrilldown {
  @Field(() => Int) count!: number;
  @Field(() => Int) sales!: number;
  @Field(() => DecimalText, { nullable: true }) quantity!: string | null;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) tax!: string;
  @Field(() => DecimalText, { nullable: true }) cost!: string | null;
  @Field(() => DecimalText, { nullable: true }) profit!: string | null;
  @Field(() => Float, { nullable: true }) margin!: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the item or cashier.' }) name!: string | null;
  @Field(() => [DrilldownInvoice]) invoices!: DrilldownInvoice[];
}
