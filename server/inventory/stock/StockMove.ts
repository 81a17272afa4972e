import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { StockBatch } from './StockBatch.ts';
import type { StockReasonName } from './stockReasons.rules.ts';

export enum StockReason {
  OPENING = 'OPENING',
  ADJUSTMENT = 'ADJUSTMENT',
  COUNT = 'COUNT',
  SCRAP = 'SCRAP',
  TRANSFER = 'TRANSFER',
  SALE = 'SALE',
  SALE_RETURN = 'SALE_RETURN',
  PURCHASE = 'PURCHASE',
  PURCHASE_RETURN = 'PURCHASE_RETURN',
}
registerEnumType(StockReason, { name: 'StockReason', description: 'Reason for a stock move.' });
StockReason satisfies Record<StockReasonName, string>;

export const stockMoveCode = 0x62;

/** A stock move: never changed or deleted, only reversed by another move (domain §3). */
@ObjectType({ implements: Node })
@RecordType(stockMoveCode)
@Shared({ owner: Permission.INVENTORY, readers: [Permission.CRM] })
@Entity({ tableName: 'stock_move', readonly: true })
export class StockMove extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  movedAt!: Date;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true, deleteRule: 'cascade' })
  product!: Ref<InventoryProduct>;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  warehouse!: Ref<Warehouse>;

  @Field(() => StockBatch, { nullable: true })
  @ManyToOne(() => StockBatch, { ref: true, nullable: true })
  batch!: Ref<StockBatch> | null;

  @Field(() => StockReason)
  @Enum({ items: () => StockReason })
  reason!: StockReason;

  /** Positive for incoming, negative for outgoing stock. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  /** Value in the company's currency, with the sign of the quantity. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;

  @Field(() => DecimalText, { description: 'Value per unit.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: move => `round(${move.value} / ${move.quantity}, 6)` })
  unitCost!: Opt<string>;

  /** Quantity on hand after the move. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  onHandAfter!: string;

  /** Value of the quantity on hand after the move. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  valueAfter!: string;

  /** The document that moved it; the id encodes its type. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  sourceId!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  movedBy!: Ref<CompanyUser> | null;
}
