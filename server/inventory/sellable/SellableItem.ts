import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/graphql/Connection.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** Part of an item that is taxed at one rate. */
@ObjectType()
class SellablePart {
  @Field(() => DecimalText, { description: 'Price per unit of the whole item, including tax if `includesTax` of the item is true.' })
  price!: string;
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText, { description: 'Percent.' }) vatRate!: string;
}

/** An item that can be sold, as a till shows it. */
@ObjectType('Sellable')
export class SellableItem {
  @Field(() => SellableKind) kind!: SellableKind;
  @Field(() => ID, { name: 'itemId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) code!: string | null;
  @Field(() => String, { nullable: true }) barcode!: string | null;
  @Field(() => DecimalText, { description: 'Per unit, without tax; rounded to the currency if it was entered with tax.' }) price!: string;
  @Field(() => DecimalText, { description: 'Per unit, with tax; rounded to the currency if it was entered without.' })
  priceWithTax!: string;
  @Field(() => VatCategory, { nullable: true, description: 'Null for a package whose members differ.' }) vatCategory!: VatCategory | null;
  @Field(() => DecimalText, { nullable: true, description: 'Percent; null for a package whose members differ.' }) vatRate!: string | null;
  @Field(() => Boolean, { description: 'Whether its price was entered with tax.' }) includesTax!: boolean;
  @Field(() => [SellablePart], {
    description: 'Separately taxed parts: one, or several for a package. A sale multiplies their prices before rounding.',
  })
  parts!: SellablePart[];
  @Field(() => Int, { description: 'Serial numbers that a unit needs, one for each piece that keeps them.' }) serialCount!: number;
  @Field(() => DecimalText, { nullable: true, description: 'Quantity that can be sold from stock; null if it takes none.' })
  available!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Error code of why it cannot be sold.' }) refusal!: string | null;
}

@ObjectType()
class SellableEdge {
  @Field(() => String) cursor!: string;
  @Field(() => SellableItem) node!: SellableItem;
}

@ObjectType()
export class SellableConnection {
  @Field(() => [SellableEdge]) edges!: SellableEdge[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
}
