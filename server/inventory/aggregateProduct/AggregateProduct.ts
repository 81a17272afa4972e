import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { OfferState } from '../offer/OfferState.ts';
import { InventoryProduct, VatCategory } from '../product/InventoryProduct.ts';
import { priceWithTax, priceWithoutTax } from '../product/priceFormulas.ts';

const netPriceOf = (aggregate: Parameters<typeof priceWithoutTax>[0] & { sellingPrice: string }) =>
  priceWithoutTax(aggregate, aggregate.sellingPrice);

/**
 * A product assembled from other products (domain §3). It has no stock of its own: its availability and cost follow from its components,
 * with aggregates among them exploded; past sales keep their figures.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x73)
@Searchable()
@Findable({ title: ['title'], subtitle: [] })
@Listed('aggregateProduct')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'aggregate_product' })
export class AggregateProduct extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  /** Per unit, in the company's currency, as entered. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  sellingPrice!: string;

  @Field(() => Boolean, { description: 'Whether the price was entered with tax.' })
  @Property({ type: 'boolean' })
  priceIncludesTax!: Opt<boolean>;

  @Field(() => DecimalText, { description: "Unit price with tax, at today's rate." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: aggregate => priceWithTax(aggregate, aggregate.sellingPrice) })
  priceWithTax!: Opt<string>;

  @Field(() => DecimalText, { description: "Unit price without tax, at today's rate." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: aggregate => priceWithoutTax(aggregate, aggregate.sellingPrice) })
  priceWithoutTax!: Opt<string>;

  /** Assembly cost per unit, such as work or wrapping, excluding the components. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  ownCost: Opt<string> = '0';

  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory: Opt<VatCategory> = VatCategory.STANDARD_RATED;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  /** A PDF or an image. */
  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  attachment: Ref<StoredFile> | null = null;

  @Field(() => DecimalText, {
    description: 'How many can be assembled from available stock: the scarcest component decides.',
  })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: aggregate => `noria_aggregate_available(${aggregate.id})` })
  available!: Opt<string>;

  @Field(() => DecimalText, { description: 'Cost of the components: their average cost, or their purchase price if they have none.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: aggregate => `noria_aggregate_cost(${aggregate.id})` })
  componentCost!: Opt<string>;

  @Field(() => DecimalText, { description: "Component cost plus the product's own cost." })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: aggregate => `(noria_aggregate_cost(${aggregate.id}) + ${aggregate.ownCost})`,
  })
  inHouseCost!: Opt<string>;

  @Field(() => DecimalText, { description: 'Selling price without tax less in-house cost; negative if the cost is higher.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: aggregate => `(${netPriceOf(aggregate)} - noria_aggregate_cost(${aggregate.id}) - ${aggregate.ownCost})`,
  })
  profit!: Opt<string>;

  @Field(() => DecimalText, { description: 'Profit as a percentage of the selling price without tax, one decimal.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: aggregate =>
      `coalesce(round(100 * (${netPriceOf(aggregate)} - noria_aggregate_cost(${aggregate.id}) - ${aggregate.ownCost}) / nullif(${netPriceOf(aggregate)}, 0), 1), 0)`,
  })
  margin!: Opt<string>;

  @Field(() => OfferState)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: aggregate => `case when ${aggregate.status} <> 'ACTIVE' then 'INACTIVE'
      when not noria_aggregate_is_whole(${aggregate.id}) then 'COMPONENT_INACTIVE' else 'SELLABLE' end`,
  })
  state!: Opt<OfferState>;

  @Field(() => [AggregateProductLine])
  @OneToMany(() => AggregateProductLine, line => line.aggregateProduct, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<AggregateProductLine>(this);
}

/**
 * A component: a quantity of a product or of another aggregate. It shares the aggregate's file because the two classes refer to each other.
 */
@ObjectType({ implements: Node })
@RecordType(0x74)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'aggregate_product_line' })
export class AggregateProductLine extends CompanyRecord {
  @ManyToOne(() => AggregateProduct, { ref: true })
  aggregateProduct!: Ref<AggregateProduct>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => InventoryProduct, { nullable: true })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  product: Ref<InventoryProduct> | null = null;

  @Field(() => AggregateProduct, { nullable: true })
  @ManyToOne(() => AggregateProduct, { ref: true, nullable: true })
  component: Ref<AggregateProduct> | null = null;

  /** Quantity per assembled unit. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;
}
