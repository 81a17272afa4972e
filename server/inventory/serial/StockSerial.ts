import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';

/**
 * A piece of a product that is told apart by its serial number: which receipt brought it, and which return to the vendor took it back. The
 * database keeps a number once among the pieces of a product that did not go back.
 */
@ObjectType({ implements: Node })
@RecordType(0x9f)
@Shared({ owner: Permission.INVENTORY, readers: [Permission.PROCUREMENT] })
@Entity({ tableName: 'stock_serial', readonly: true })
export class StockSerial extends CompanyRecord {
  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true })
  product!: Ref<InventoryProduct>;

  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  receivedOn!: string;

  @Field(() => String, { description: 'Number of the receipt.' })
  @Property({ type: 'text' })
  receivedNumber!: string;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  returnedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the return.' })
  @Property({ type: 'text', nullable: true })
  returnedNumber!: string | null;
}
