import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/graphql/Connection.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { VatCategory } from '../product/InventoryProduct.ts';

/** What of something that can be sold is taxed at one rate. */
@ObjectType()
class SellablePart {
  @Field(() => DecimalText, { description: 'Of one of the whole, with tax where the item’s `includesTax`.' }) price!: string;
  @Field(() => VatCategory) vatCategory!: VatCategory;
  @Field(() => DecimalText, { description: 'Percent.' }) vatRate!: string;
}

/** Something that can be put on a sale, as a till shows it. */
@ObjectType('Sellable')
export class SellableItem {
  @Field(() => SellableKind) kind!: SellableKind;
  @Field(() => ID, { name: 'itemId' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) code!: string | null;
  @Field(() => String, { nullable: true }) barcode!: string | null;
  @Field(() => DecimalText, { description: 'For one, without tax; rounded to the currency where it was entered with tax.' }) price!: string;
  @Field(() => DecimalText, { description: 'For one, with tax; rounded to the currency where it was entered without.' })
  priceWithTax!: string;
  @Field(() => VatCategory, { nullable: true, description: 'Null for a package whose members differ.' }) vatCategory!: VatCategory | null;
  @Field(() => DecimalText, { nullable: true, description: 'Percent; null for a package whose members differ.' }) vatRate!: string | null;
  @Field(() => Boolean, { description: 'Whether its price was entered with tax.' }) includesTax!: boolean;
  @Field(() => [SellablePart], {
    description: 'What it is taxed in: one part, of a package several. A sale extends their prices before it rounds.',
  })
  parts!: SellablePart[];
  @Field(() => DecimalText, { nullable: true, description: 'How many can be sold from stock; null for what takes none.' })
  available!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it cannot be sold: the code of an error.' }) refusal!: string | null;
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
