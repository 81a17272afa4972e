import { Field, ID, InputType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatCategory } from '../../inventory/product/InventoryProduct.ts';

@InputType()
export class DealLineInput {
  @Field(() => ID, { nullable: true, description: 'Id of an existing line to keep.' }) id!: string | null;
  @Field(() => ID, { nullable: true }) productId!: string | null;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) unitPrice!: string;
  @Field(() => DecimalText, { defaultValue: '0' }) discountPercent!: string;
  @Field(() => VatCategory, { nullable: true, description: "Defaults to the product's own." }) vatCategory!: VatCategory | null;
}
