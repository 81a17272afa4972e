import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { PurchaseVatCategory } from '../../finance/expense/Expense.ts';
import type { PurchaseVatCategoryName } from '../../finance/expense/purchaseVatCategories.rules.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';

/** A priced line of a document to or from a vendor; prices are net of tax. */
@ObjectType()
@Entity({ abstract: true })
export abstract class PurchaseLine extends CompanyRecord {
  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ProcurementProduct)
  @ManyToOne(() => ProcurementProduct, { ref: true })
  product!: Ref<ProcurementProduct>;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description!: string | null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  /** Net of tax, before discounts. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  unitPrice!: string;

  /** 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent: Opt<string> = '0';

  @Field(() => PurchaseVatCategory)
  @Enum({ items: () => PurchaseVatCategory })
  vatCategory!: PurchaseVatCategoryName;

  /** In percent, at the time the line was created. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  vatRate!: string;

  /** After the line's own discount. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  net!: string;

  /** Share of the document's discount. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountShare!: string;

  @Field(() => DecimalText, { description: 'What it costs after all discounts, net of tax.' })
  @Property({ type: 'numeric', generated: 'net - discount_share' })
  base!: Opt<string>;

  /** Owed to the vendor; with reverse charge none. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  tax!: string;
}
