import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, InterfaceType } from 'type-graphql';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct, VatCategory } from '../../inventory/product/InventoryProduct.ts';

/** What lines of leads, orders and quotations share: a product or free text, and its figures as they stand on the document (domain §1). */
@InterfaceType({ implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
@Entity({ abstract: true })
export abstract class DealLine extends CompanyRecord {
  /** 1 is the first. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => InventoryProduct, { nullable: true })
  @ManyToOne(() => InventoryProduct, { ref: true, nullable: true })
  product: Ref<InventoryProduct> | null = null;

  /** What stands on the document; without one, the product's name. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  /** For one, with tax where the document's prices contain it. */
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

  /** Percent, as it was when the line was written. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  vatRate!: string;

  /** After its own discount, with tax where the document's prices contain it. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  net!: string;

  /** Its share of the document's discount. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountShare!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;
}
