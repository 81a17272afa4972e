import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { serialNumbersOfLine } from '../serial/serialNumbersOf.ts';
import { StockBatch } from '../stock/StockBatch.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import type { StockTransferStatusName } from './stockTransfer.rules.ts';

export enum StockTransferStatus {
  DRAFT = 'DRAFT',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
}
registerEnumType(StockTransferStatus, { name: 'StockTransferStatus', description: 'DRAFT moves nothing yet; DONE is final.' });
StockTransferStatus satisfies Record<StockTransferStatusName, string>;

/** A stock transfer from one warehouse to another, at its value in the source warehouse. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x65)
@Listed('transfer')
@Searchable()
@Findable({ title: ['number'], subtitle: ['note'] })
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'stock_transfer' })
export class StockTransfer extends CompanyRecord {
  /** Assigned when the transfer is done; null in a draft (domain §0). */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number: string | null = null;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  fromWarehouse!: Ref<Warehouse>;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  toWarehouse!: Ref<Warehouse>;

  @Field(() => StockTransferStatus)
  @Enum({ items: () => StockTransferStatus })
  status: Opt<StockTransferStatus> = StockTransferStatus.DRAFT;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null = null;

  @Field(() => [StockTransferLine])
  @OneToMany(() => StockTransferLine, line => line.transfer, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<StockTransferLine>(this);
}

/** A line of a stock transfer. It shares the transfer's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x66)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'stock_transfer_line' })
export class StockTransferLine extends CompanyRecord {
  @ManyToOne(() => StockTransfer, { ref: true })
  transfer!: Ref<StockTransfer>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true })
  product!: Ref<InventoryProduct>;

  /** Without a batch, the batches that expire first are taken. */
  @Field(() => StockBatch, { nullable: true })
  @ManyToOne(() => StockBatch, { ref: true, nullable: true })
  batch!: Ref<StockBatch> | null;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  @Field(() => [String], { description: 'Serial numbers of the pieces that were transferred.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: serialNumbersOfLine })
  serialNumbers!: Opt<string[]>;
}
