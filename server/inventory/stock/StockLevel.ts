import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { expiredOf } from '../product/productStock.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';

export const stockLevelCode = 0x61;

/** What lies of a product in a warehouse: what its moves come to, kept in the same transaction (domain §3). */
@ObjectType({ implements: Node })
@RecordType(stockLevelCode)
@Shared({ owner: Permission.INVENTORY, readers: [Permission.CRM] })
@Entity({ tableName: 'stock_level', readonly: true })
export class StockLevel extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true, deleteRule: 'cascade' })
  product!: Ref<InventoryProduct>;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  warehouse!: Ref<Warehouse>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  onHand!: string;

  /** Kept for documents. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  reserved!: string;

  /** What may be sold: neither reserved nor expired. */
  @Field(() => DecimalText)
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: level =>
      `greatest(0, ${level.onHand} - ${level.reserved} - ${expiredOf(level.companyId, level.product, ` and b.warehouse_id = ${level.warehouse}`)})`,
  })
  available!: Opt<string>;

  /** In the company's money. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;

  /** What one costs there, on the moving average; null where there is none. */
  @Field(() => DecimalText, { nullable: true })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    nullable: true,
    formula: level => `round(${level.value} / nullif(${level.onHand}, 0), 6)`,
  })
  averageCost!: Opt<string> | null;

  /** When it last moved. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  movedAt!: Date | null;
}
