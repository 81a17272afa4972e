import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';

/** How the price of a product developed over a vendor's orders. */
@ObjectType()
export class VendorPrice {
  @Field(() => ID) productId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Orders that hold it.' }) orders!: number;
  @Field(() => DateOnly) firstOn!: string;
  @Field(() => DecimalText, { description: 'Per piece, net of tax and before discounts.' }) firstPrice!: string;
  @Field(() => DateOnly) lastOn!: string;
  @Field(() => DecimalText) lastPrice!: string;
  @Field(() => DecimalText, { nullable: true, description: 'From the first to the last price in percent; null if the first was zero.' })
  change!: string | null;
}

/** What a company bought from a vendor, and how reliably it came. */
@ObjectType()
export class VendorFigures {
  @Field(() => ID) vendorId!: string;
  @Field(() => DecimalText, { description: 'Billed in the last twelve months, net of tax.' }) spending!: string;
  @Field(() => Int, { description: 'Orders issued in the last twelve months, without cancelled ones.' }) orders!: number;
  @Field(() => Int, { description: 'Orders that are issued and not closed.' }) openOrders!: number;
  @Field(() => DecimalText, { description: 'Total of the open orders.' }) openValue!: string;
  @Field(() => Int, { description: 'Orders whose agreed day of delivery passed in the last twelve months.' }) deliveries!: number;
  @Field(() => Int, { description: 'Those of them that had been accepted whole by that day.' }) onTime!: number;
  @Field(() => [VendorPrice], { description: 'The twenty products ordered last.' }) prices!: VendorPrice[];
}
