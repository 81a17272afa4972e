import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';

/** What a vendor last charged for a product. */
@ObjectType()
export class ProductPrice {
  @Field(() => ID) vendorId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Issued orders of the vendor that hold the product, without cancelled ones.' }) orders!: number;
  @Field(() => DecimalText, { description: 'Ordered in all of them.' }) quantity!: string;
  @Field(() => DateOnly, { description: 'When the last of them was issued.' }) lastOn!: string;
  @Field(() => DecimalText, { description: "Per piece in that order, in the company's currency, after discounts and net of tax." })
  lastPrice!: string;
}
