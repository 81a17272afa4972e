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
  @Field(() => DecimalText, { description: 'How many of it are in one, those in its components counted.' }) quantity!: string;
}

/** What was sold of a product in one month. */
@ObjectType()
export class ProductMonth {
  @Field(() => DateOnly, { description: 'Its first day.' }) month!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { description: 'Without tax.' }) revenue!: string;
}

/** A line of an invoice that sells a product, takes it back or credits it. */
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

/** What a product is used in, and how it sells by itself: what is sold of it in packages and aggregates is theirs. */
@ObjectType()
export class ProductSales {
  @Field(() => [OfferWithProduct], { description: 'Packages first, then aggregates, by name.' }) usedIn!: OfferWithProduct[];
  @Field(() => [ProductMonth], {
    description: 'The last twelve months of the company, this one included; returns and credit notes taken off.',
  })
  months!: ProductMonth[];
  @Field(() => [ProductSale], { description: 'The ten newest.' }) recent!: ProductSale[];
}
