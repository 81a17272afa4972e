import { Field, ID, ObjectType } from 'type-graphql';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { SellableKind } from '../offer/Sellable.ts';

/** An offer that contains a product. */
@ObjectType()
export class OfferWithProduct {
  @Field(() => ID, { name: 'itemId' }) id!: string;
  @Field(() => SellableKind) kind!: SellableKind;
  @Field(() => String) title!: string;
  @Field(() => ActiveStatus) status!: ActiveStatus;
  @Field(() => DecimalText, { description: 'Quantity of the product in one offer, including its components.' }) quantity!: string;
}

/** Sales of a product in one month. */
@ObjectType()
export class ProductMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { description: 'Without tax.' }) revenue!: string;
}

/** An invoice line that sells, returns or credits a product. */
@ObjectType()
export class ProductSale {
  @Field(() => ID, { name: 'lineId' }) id!: string;
  @Field(() => ID) invoiceId!: string;
  @Field(() => String) number!: string;
  @Field(() => InventoryInvoiceKind) kind!: InventoryInvoiceKind;
  @Field(() => DateTime) soldAt!: string;
  @Field(() => String, { nullable: true }) customer!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { description: 'Without tax.' }) revenue!: string;
}

/** Offers that contain a product, and its own sales; sales as part of packages and aggregates count there. */
@ObjectType()
export class ProductSales {
  @Field(() => [OfferWithProduct], { description: 'Packages first, then aggregates, by name.' }) usedIn!: OfferWithProduct[];
  @Field(() => [ProductMonth], {
    description: "The last twelve months in the company's time zone, including the current one; net of returns and credit notes.",
  })
  months!: ProductMonth[];
  @Field(() => [ProductSale], { description: 'The ten newest lines.' }) recent!: ProductSale[];
}
