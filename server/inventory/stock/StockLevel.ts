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

/** Stock level of a product in a warehouse: the sum of its stock moves, maintained in the same transaction (domain §3). */
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

  /** Reserved for documents. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  reserved!: string;

  /** Quantity available for sale: neither reserved nor expired. */
  @Field(() => DecimalText)
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: level =>
      `greatest(0, ${level.onHand} - ${level.reserved} - ${expiredOf(level.companyId, level.product, ` and b.warehouse_id = ${level.warehouse}`)})`,
  })
  available!: Opt<string>;

  /** In the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;

  /** Moving average cost per unit in this warehouse; null without stock. */
  @Field(() => DecimalText, { nullable: true })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    nullable: true,
    formula: level => `round(${level.value} / nullif(${level.onHand}, 0), 6)`,
  })
  averageCost!: Opt<string> | null;

  /** Time of the last stock move. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  movedAt!: Date | null;
}
