import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { CustomFieldsOf, type CustomValues } from '../../core/customField/customized.ts';
import { CustomizedRecord } from '../../core/customField/CustomizedRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { priceWithTax, priceWithoutTax } from './priceFormulas.ts';
import { availableOf, heldOf } from './productStock.ts';
import { vatCategories } from '../../core/rules/vatCategories.ts';
import { productUnits, type ProductUnitName } from './productUnits.rules.ts';

export const VatCategory = EnumOf('VatCategory', vatCategories, "Taxed at the company's rate, or zero rated.");
export type VatCategory = (typeof vatCategories)[number];

export const ProductUnit = EnumOf('ProductUnit', productUnits, 'Unit in which a product is counted or measured.');
export type ProductUnit = ProductUnitName;

/** A product that is sold and kept in stock (spec 2 §3). Inventory maintains it; CRM reads it for orders and quotations. */
@ObjectType({ implements: [Node, CommentableRecord, CustomizedRecord] })
@RecordType(0x40)
@Searchable()
@Findable({ title: ['name'], subtitle: ['code'] })
@Listed('product')
@Shared({
  owner: Permission.INVENTORY,
  readers: [Permission.CRM, Permission.FINANCIAL_MANAGEMENT, Permission.PROCUREMENT, Permission.ECOMMERCE],
})
@Entity({ tableName: 'inventory_product' })
export class InventoryProduct extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  brand!: string | null;

  /** The manufacturer: `company` in the spec. Missing only on products created before it was required. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  manufacturer!: string | null;

  /** The company's own product code, unique in the company. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  code!: string | null;

  /** Barcode on the product, unique in the company. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  barcode!: string | null;

  @Field(() => ProductUnit)
  @Enum({ items: () => ProductUnit })
  unit: Opt<ProductUnit> = ProductUnit.PIECE;

  /** Purchase price per unit if no purchase provides one; in the company's currency, without tax. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  purchasePrice: Opt<string> = '0';

  /** Per unit, in the company's currency, as entered. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  salePrice!: string;

  @Field(() => Boolean, { description: 'Whether the price was entered with tax.' })
  @Property({ type: 'boolean' })
  priceIncludesTax!: Opt<boolean>;

  @Field(() => DecimalText, { description: "Unit price with tax, at today's rate." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => priceWithTax(product, product.salePrice) })
  priceWithTax!: Opt<string>;

  @Field(() => DecimalText, { description: "Unit price without tax, at today's rate." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => priceWithoutTax(product, product.salePrice) })
  priceWithoutTax!: Opt<string>;

  @Field(() => VatCategory)
  @Enum({ items: () => VatCategory })
  vatCategory: Opt<VatCategory> = VatCategory.STANDARD_RATED;

  /** Stock is low when the available quantity is at or below this level (domain §3, low stock). */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  reorderLevel: Opt<string> = '0';

  /** Whether it is kept in batches that expire. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isPerishable: Opt<boolean> = false;

  @Field(() => Boolean, { description: 'Whether each piece is named by its serial number, from receipt to sale.' })
  @Property({ type: 'boolean' })
  isSerialized: Opt<boolean> = false;

  /** Dates of current production: batches have their own. */
  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  manufacturedOn: string | null = null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  expiresOn: string | null = null;

  /** An inactive product stays on existing documents and cannot be added to new ones (domain §9). */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  @CustomFieldsOf('PRODUCT')
  customValues: Opt<CustomValues> = {};

  @Field(() => DecimalText, { description: 'Quantity on hand in all warehouses: the sum of all stock moves.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => heldOf(product, 'on_hand') })
  quantity!: Opt<string>;

  @Field(() => DecimalText, { description: 'Quantity reserved for documents.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => heldOf(product, 'reserved') })
  reserved!: Opt<string>;

  @Field(() => DecimalText, { description: 'Quantity available for sale: neither reserved nor expired.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => availableOf(product) })
  available!: Opt<string>;

  @Field(() => DecimalText, { description: "Value of the quantity on hand, in the company's currency." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: product => heldOf(product, 'value') })
  stockValue!: Opt<string>;

  @Field(() => DecimalText, { nullable: true, description: 'Moving average cost per unit; null without stock.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    nullable: true,
    formula: product => `round(${heldOf(product, 'value')} / nullif(${heldOf(product, 'on_hand')}, 0), 6)`,
  })
  averageCost!: Opt<string> | null;

  @Field(() => Boolean, { description: 'Whether the available quantity is at or below the reorder level.' })
  @Property({ type: 'boolean', persist: false, lazy: true, formula: product => `(${availableOf(product)} <= ${product.reorderLevel})` })
  isLow!: Opt<boolean>;
}
