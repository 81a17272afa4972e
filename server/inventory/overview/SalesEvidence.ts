import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** Which figure is asked about: days, and what of their sales. */
@ArgsType()
export class SalesQuestion {
  @Field(() => DateOnly, { description: 'The first day.' }) from!: string;
  @Field(() => DateOnly, { description: 'The day after the last one.' }) before!: string;
  @Field(() => SellableKind, { nullable: true }) kind?: SellableKind;
  @Field(() => ID, { nullable: true, description: 'Of a product, service, package or aggregate product.' }) itemId?: string;
  @Field(() => ID, { nullable: true }) cashierId?: string;
  @Field(() => VatCategory, { nullable: true, description: 'With the rate: what was taxed so.' }) vatCategory?: VatCategory;
  @Field(() => DecimalText, { nullable: true, description: 'Percent.' }) vatRate?: string;
  @Field(() => Int, { defaultValue: 50, description: 'At most 200.' }) first!: number;
  @Field(() => Int, { defaultValue: 0 }) offset!: number;
}

/** An invoice, and its part of the figure. */
@ObjectType()
export class EvidencedInvoice {
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
 * The documents behind a figure: what each says of it, newest first, and what they come to, added up from the documents and not from the
 * summaries the figure was read from. Of one rate of tax, quantity and cost are not known.
 */
@ObjectType()
export class SalesEvidence {
  @Field(() => Int) count!: number;
  @Field(() => Int) sales!: number;
  @Field(() => DecimalText, { nullable: true }) quantity!: string | null;
  @Field(() => DecimalText) revenue!: string;
  @Field(() => DecimalText) tax!: string;
  @Field(() => DecimalText, { nullable: true }) cost!: string | null;
  @Field(() => DecimalText, { nullable: true }) profit!: string | null;
  @Field(() => Float, { nullable: true }) margin!: number | null;
  @Field(() => String, { nullable: true, description: 'What the item or the cashier is called.' }) name!: string | null;
  @Field(() => [EvidencedInvoice]) invoices!: EvidencedInvoice[];
}
