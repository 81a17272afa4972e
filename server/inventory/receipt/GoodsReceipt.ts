import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { StockBatch } from '../stock/StockBatch.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import type { GoodsReceiptStatusName } from './goodsReceipt.rules.ts';

export enum GoodsReceiptStatus {
  DRAFT = 'DRAFT',
  POSTED = 'POSTED',
  REVERSED = 'REVERSED',
}
registerEnumType(GoodsReceiptStatus, {
  name: 'GoodsReceiptStatus',
  description: 'DRAFT moves nothing yet; a POSTED receipt can be reversed.',
});
GoodsReceiptStatus satisfies Record<GoodsReceiptStatusName, string>;

const overLines = (receipt: { id: string; companyId: string }, figure: string) =>
  `(select ${figure} from goods_receipt_line n where n.company_id = ${receipt.companyId} and n.receipt_id = ${receipt.id} and n.deleted_at is null)`;

/** A goods receipt: what one delivery brought into a warehouse, at its cost. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x6a)
@Listed('goodsReceipt')
@Searchable()
@Findable({ title: ['number', 'supplier'], subtitle: ['supplierReference', 'warehouse.name'] })
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'goods_receipt' })
export class GoodsReceipt extends CompanyRecord {
  /** Assigned when the receipt is posted; null in a draft (domain §0). */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  warehouse!: Ref<Warehouse>;

  /** Name of the supplier. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  supplier!: string | null;

  /** Number of the supplier's delivery note. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  supplierReference!: string | null;

  @Field(() => GoodsReceiptStatus)
  @Enum({ items: () => GoodsReceiptStatus })
  status: Opt<GoodsReceiptStatus> = GoodsReceiptStatus.DRAFT;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  postedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  reversedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', persist: false, lazy: true, formula: receipt => `${overLines(receipt, 'count(*)')}::int` })
  lineCount!: Opt<number>;

  @Field(() => DecimalText, { description: "Cost of all lines, in the company's currency." })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: receipt => overLines(receipt, 'coalesce(sum(n.value), 0)') })
  total!: Opt<string>;

  @Field(() => [GoodsReceiptLine])
  @OneToMany(() => GoodsReceiptLine, line => line.receipt, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<GoodsReceiptLine>(this);
}

/** A line of a goods receipt. It shares the receipt's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x6b)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'goods_receipt_line' })
export class GoodsReceiptLine extends CompanyRecord {
  @ManyToOne(() => GoodsReceipt, { ref: true })
  receipt!: Ref<GoodsReceipt>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true })
  product!: Ref<InventoryProduct>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  /** In the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  unitCost!: string;

  /** Quantity times unit cost, rounded to the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;

  /** As printed on the package. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  batchNumber!: string | null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  manufacturedOn!: string | null;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  expiresOn!: string | null;

  @Field(() => [String], { description: 'One for each piece of a product that keeps them, once the receipt is posted.' })
  @Property({ type: 'text', array: true })
  serialNumbers!: Opt<string[]>;

  @Field(() => StockBatch, { nullable: true, description: 'The batch it was received into, once the receipt is posted.' })
  @ManyToOne(() => StockBatch, { ref: true, nullable: true })
  batch!: Ref<StockBatch> | null;
}
