import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatCategory } from '../../inventory/product/InventoryProduct.ts';
import { serialNumbersOfLine, soldSerialsOfLine } from '../../inventory/serial/serialNumbersOf.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { EcommerceSeller } from '../seller/EcommerceSeller.ts';

/** Pieces of a product that were sold in the shop, with what came back of them. */
@ObjectType()
@Entity({ abstract: true })
export abstract class SoldLine extends CompanyRecord {
  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => EcommerceProduct)
  @ManyToOne(() => EcommerceProduct, { ref: true })
  product!: Ref<EcommerceProduct>;

  @Field(() => String, { description: "The product's name when it was ordered." })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => DecimalText, { description: 'With tax.' })
  @Property({ type: 'numeric' })
  unitPrice!: string;

  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory!: VatCategory;

  @Field(() => DecimalText, { description: 'Percent, on the day of the order.' })
  @Property({ type: 'numeric' })
  vatRate!: string;

  @Field(() => DecimalText, { description: 'Without tax.' })
  @Property({ type: 'numeric' })
  base!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;

  @Field(() => EcommerceSeller, { nullable: true, description: 'Whose product it was when it was ordered.' })
  @ManyToOne(() => EcommerceSeller, { ref: true, nullable: true })
  seller: Ref<EcommerceSeller> | null = null;

  /** The seller's on the day of the order. */
  @Property({ type: 'numeric' })
  commissionPercent: Opt<string> = '0';

  /** Cost of the delivered goods. */
  @Property({ type: 'numeric' })
  cost: Opt<string> = '0';

  @Field(() => Int, { description: 'Pieces that came back.' })
  @Property({ type: 'integer' })
  returnedQuantity: Opt<number> = 0;

  @Property({ type: 'numeric' })
  returnedBase: Opt<string> = '0';

  @Property({ type: 'numeric' })
  returnedTax: Opt<string> = '0';

  @Property({ type: 'numeric' })
  returnedCost: Opt<string> = '0';

  @Field(() => [String], { description: 'Serial numbers of the pieces that were delivered.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: serialNumbersOfLine })
  serialNumbers!: Opt<string[]>;

  @Field(() => [String], { description: 'Serial numbers of its pieces that can still come back.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: soldSerialsOfLine })
  returnableSerials!: Opt<string[]>;
}
