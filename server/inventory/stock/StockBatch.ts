import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { todaySql } from '../../core/database/companyToday.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';

export const stockBatchLevelCode = 0x69;

/** A batch of a perishable product, made together and with a common expiry date. */
@ObjectType({ implements: Node })
@RecordType(0x63)
@Shared({ owner: Permission.INVENTORY, readers: [Permission.CRM] })
@Entity({ tableName: 'stock_batch' })
export class StockBatch extends CompanyRecord {
  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true, deleteRule: 'cascade' })
  product!: Ref<InventoryProduct>;

  /** As printed on the package; the expiry date if nothing is printed. */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  manufacturedOn!: string | null;

  /** Last day on which it can be sold, in the company's time zone (domain §3). */
  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  expiresOn!: string | null;

  @Field(() => Boolean)
  @Property({
    type: 'boolean',
    persist: false,
    lazy: true,
    formula: batch => `coalesce(${batch.expiresOn} < ${todaySql}, false)`,
  })
  isExpired!: Opt<boolean>;
}

/** Stock level of a batch in a warehouse. */
@ObjectType({ implements: Node })
@RecordType(stockBatchLevelCode)
@Shared({ owner: Permission.INVENTORY, readers: [Permission.CRM] })
@Entity({ tableName: 'stock_batch_level', readonly: true })
export class StockBatchLevel extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true, deleteRule: 'cascade' })
  product!: Ref<InventoryProduct>;

  @Field(() => Warehouse)
  @ManyToOne(() => Warehouse, { ref: true })
  warehouse!: Ref<Warehouse>;

  @Field(() => StockBatch)
  @ManyToOne(() => StockBatch, { ref: true })
  batch!: Ref<StockBatch>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  onHand!: string;
}
