import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { AggregateProduct } from '../aggregateProduct/AggregateProduct.ts';
import { SellableKind } from '../offer/Sellable.ts';
import { InventoryPackage } from '../package/InventoryPackage.ts';
import { InventoryProduct, VatCategory } from '../product/InventoryProduct.ts';
import { serialCountOfLine } from '../serial/serialCountOfLine.ts';
import { serialNumbersOfLine, soldSerialsOfLine } from '../serial/serialNumbersOf.ts';
import { InventoryService } from '../service/InventoryService.ts';

/** Part of a package's line of one kind and tax category: revenue and tax follow its members (domain §3, package). */
export interface LinePart {
  kind: SellableKind.PRODUCT | SellableKind.SERVICE;
  vatCategory: VatCategory;
  vatRate: string;
  base: string;
  tax: string;
}

/** A sold item with its figures at the time of sale; negative on a return. The document states whether its prices include tax. */
@ObjectType()
@Entity({ abstract: true })
export abstract class SoldLine extends CompanyRecord {
  /** Starts at 1. */
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

  @Field(() => String, { description: 'Name at the time of sale.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  @Field(() => DecimalText, { description: 'Per unit.' })
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

  @Field(() => DecimalText, { description: "Net after the line's own discount." })
  @Property({ type: 'numeric' })
  net!: string;

  @Field(() => DecimalText, { description: "Share of the document's discount." })
  @Property({ type: 'numeric' })
  discountShare!: string;

  @Field(() => DecimalText, { description: 'Taxable amount, without tax.' })
  @Property({ type: 'numeric' })
  base!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric', generated: 'base + tax' })
  total!: Opt<string>;

  @Field(() => DecimalText, { description: 'Cost of the goods at the time of sale.' })
  @Property({ type: 'numeric' })
  cost!: string;

  @Property({ type: 'jsonb', nullable: true })
  parts!: LinePart[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'On a return, whether the goods went back into stock or were scrapped; null on a sale.',
  })
  @Property({ type: 'boolean', nullable: true })
  restocked!: boolean | null;

  @Field(() => DecimalText, { description: 'Serial numbers that its goods need when they leave the stock.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: serialCountOfLine })
  serialCount!: Opt<string>;

  @Field(() => [String], { description: 'Serial numbers of the pieces that left or came back.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: serialNumbersOfLine })
  serialNumbers!: Opt<string[]>;

  @Field(() => [String], { description: 'Serial numbers of its pieces that can still come back.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: soldSerialsOfLine })
  returnableSerials!: Opt<string[]>;
}
