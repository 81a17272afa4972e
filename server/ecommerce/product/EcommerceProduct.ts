import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { EcommerceProductGroup } from '../productGroup/EcommerceProductGroup.ts';
import { EcommerceSeller } from '../seller/EcommerceSeller.ts';
import { averageRating, bayesianMean } from '../review/ratings.ts';
import { effectivePriceOf } from './effectivePrice.ts';
import { sellableOf } from './shopStock.ts';

/** A product of the shop (spec 2 §3): how an inventory product, whose stock it sells, is shown and priced there. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0xe9)
@Searchable()
@Findable({ title: ['name'], subtitle: ['shortDescription'] })
@Listed('ecommerceProduct')
@Allow(Permission.ECOMMERCE)
@Entity({ tableName: 'ecommerce_product' })
export class EcommerceProduct extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  shortDescription!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  detailDescription!: string;

  @Field(() => EcommerceProductGroup)
  @ManyToOne(() => EcommerceProductGroup, { ref: true })
  group!: Ref<EcommerceProductGroup>;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true })
  inventoryProduct!: Ref<InventoryProduct>;

  @Field(() => EcommerceSeller, { nullable: true, description: "Who sells it; none, if it is the company's own." })
  @ManyToOne(() => EcommerceSeller, { ref: true, nullable: true })
  seller: Ref<EcommerceSeller> | null = null;

  /** With tax, in the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  price!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPrice!: string;

  @Field(() => DateOnly, { nullable: true, description: 'First day on which the discount price is asked.' })
  @Property({ type: 'date', nullable: true })
  discountFrom: string | null = null;

  @Field(() => DateOnly, { nullable: true, description: 'Last day on which the discount price is asked.' })
  @Property({ type: 'date', nullable: true })
  discountUntil: string | null = null;

  @Field(() => DecimalText, { description: 'The price that customers pay today, with tax.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => effectivePriceOf(product) })
  effectivePrice!: Opt<string>;

  @Field(() => DecimalText, { description: 'Quantity available: in the default warehouse, neither reserved nor expired.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => sellableOf(product) })
  stock!: Opt<string>;

  @Field(() => EcommerceProduct, { nullable: true, description: 'The product that it is a variant of; none of a product itself.' })
  @ManyToOne(() => EcommerceProduct, { ref: true, nullable: true })
  variantOf: Ref<EcommerceProduct> | null = null;

  @Field(() => [String], { description: 'Options in which it is sold, such as size and colour; none of a variant.' })
  @Property({ type: 'text', array: true })
  optionNames: Opt<string[]> = [];

  @Field(() => [String], { description: 'Its own values of the options of its product.' })
  @Property({ type: 'text', array: true })
  optionValues: Opt<string[]> = [];

  /** Of one piece, in kilograms. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  weight!: string | null;

  /** What it is called in the shop that it was imported from; none of variants, which are known by their options. */
  @Property({ type: 'text', nullable: true })
  importKey: string | null = null;

  /** Sum of the ratings that count, which the database keeps. */
  @Property({ type: 'integer' })
  ratingSum: Opt<number> = 0;

  @Field(() => Int, { description: 'Number of reviews that are not hidden.' })
  @Property({ type: 'integer' })
  ratingCount: Opt<number> = 0;

  @Field(() => DecimalText, { nullable: true, description: 'Average rating, 1 to 10, to one decimal; null without reviews.' })
  @Property({ type: 'numeric', nullable: true, persist: false, lazy: true, formula: product => averageRating(product) })
  averageRating!: Opt<string> | null;

  @Field(() => DecimalText, { description: 'Bayesian mean of the ratings, to sort by: few ratings do not beat many.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => bayesianMean(product) })
  ratingRank!: Opt<string>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
