import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, InterfaceType } from 'type-graphql';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct, VatCategory } from '../../inventory/product/InventoryProduct.ts';

/** Base of lead, order and quotation lines: a product or free text, and its figures as shown on the document (domain §1). */
@InterfaceType({ implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
@Entity({ abstract: true })
export abstract class DealLine extends CompanyRecord {
  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => InventoryProduct, { nullable: true })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  product: Ref<InventoryProduct> | null = null;

  /** Text on the document; the product's name when null. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  /** Price per unit, including tax if the document's prices do. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  unitPrice!: string;

  /** 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent: Opt<string> = '0';

  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory: Opt<VatCategory> = VatCategory.STANDARD_RATED;

  /** In percent, at the time the line was created. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  vatRate!: string;

  /** Amount after the line's discount, including tax if the document's prices do. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  net!: string;

  /** Share of the document's discount. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountShare!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;
}
