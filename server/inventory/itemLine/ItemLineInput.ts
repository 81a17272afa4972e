import { Field, ID, InputType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

@InputType({ description: 'A product, service, package or aggregate product, or free text, which is sold as a service.' })
export class ItemLineInput {
  @Field(() => ID, { nullable: true, description: 'Id of an existing line to keep.' }) id!: string | null;
  @Field(() => ID, { nullable: true, description: 'Product, service, package or aggregate product.' }) itemId!: string | null;
  @Field(() => String, { nullable: true, description: "Text on the document; the item's name, if omitted." }) description!: string | null;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText, { nullable: true, description: "Per unit; the item's own price, if omitted." }) unitPrice!: string | null;
  @Field(() => DecimalText, { defaultValue: '0' }) discountPercent!: string;
  @Field(() => VatCategory, { nullable: true, description: "Defaults to the item's own. Ignored for packages." })
  vatCategory!: VatCategory | null;
}
