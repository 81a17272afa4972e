import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { AggregateProduct } from '../aggregateProduct/AggregateProduct.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { InventoryPackage } from '../package/InventoryPackage.ts';
import { InventoryProduct, VatCategory } from '../product/InventoryProduct.ts';
import { InventoryService } from '../service/InventoryService.ts';

/** What of a package's line is of one kind and taxed alike: revenue and tax follow its members (domain §3, package). */
export interface LinePart {
  kind: SellableKind.PRODUCT | SellableKind.SERVICE;
  vatCategory: VatCategory;
  vatRate: string;
  base: string;
  tax: string;
}

/** What was sold, and its figures as they stood in that moment; of a return, what came back, negative. The document says whether its prices contain the tax. */
@ObjectType()
@Entity({ abstract: true })
export abstract class SoldLine extends CompanyRecord {
  /** 1 is the first. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => SellableKind)
  @Enum({ items: () => SellableKind })
  kind!: SellableKind;

  @Field(() => InventoryProduct, { nullable: true })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  product!: Ref<InventoryProduct> | null;

  @Field(() => InventoryService, { nullable: true })
  @ManyToOne(() => InventoryService, { ref: true, nullable: true })
  service!: Ref<InventoryService> | null;

  @Field(() => InventoryPackage, { nullable: true })
  @ManyToOne(() => InventoryPackage, { ref: true, nullable: true })
  package!: Ref<InventoryPackage> | null;

  @Field(() => AggregateProduct, { nullable: true })
  @ManyToOne(() => AggregateProduct, { ref: true, nullable: true })
  aggregateProduct!: Ref<AggregateProduct> | null;

  @Field(() => String, { description: 'What it was called when it was sold.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  @Field(() => DecimalText, { description: 'For one.' })
  @Property({ type: 'numeric' })
  unitPrice!: string;

  /** 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent!: string;

  @Field(() => VatCategory, { nullable: true, description: 'Null for a package whose members differ.' })
  @Enum({ items: () => VatCategory, nullable: true })
  vatCategory!: VatCategory | null;

  /** Percent. */
  @Field(() => DecimalText, { nullable: true })
  @Property({ type: 'numeric', nullable: true })
  vatRate!: string | null;

  @Field(() => DecimalText, { description: 'After its own discount.' })
  @Property({ type: 'numeric' })
  net!: string;

  @Field(() => DecimalText, { description: "Its share of the document's discount." })
  @Property({ type: 'numeric' })
  discountShare!: string;

  @Field(() => DecimalText, { description: 'What is taxed: without tax.' })
  @Property({ type: 'numeric' })
  base!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric', generated: 'base + tax' })
  total!: Opt<string>;

  @Field(() => DecimalText, { description: 'What the goods had cost, in the moment they were sold.' })
  @Property({ type: 'numeric' })
  cost!: string;

  @Property({ type: 'jsonb', nullable: true })
  parts!: LinePart[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a return: back in stock, or scrapped; null for a sale.' })
  @Property({ type: 'boolean', nullable: true })
  restocked!: boolean | null;
}
