import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { stockSerialCode } from './recordSerials.ts';

const states = ['IN_STOCK', 'SOLD', 'SCRAPPED', 'RETURNED', 'REMOVED'] as const;
export const SerialState = EnumOf('SerialState', states, 'Where a piece is: RETURNED to its vendor, or REMOVED as a difference.');
export type SerialState = (typeof states)[number];

type Serial = Record<'companyId' | 'moveId' | 'warehouse', string>;

const ofMove = ({ companyId, moveId }: Serial, figure: string) =>
  `(select ${figure} from stock_move m where m.company_id = ${companyId} and m.id = ${moveId})`;

/** SQL of a figure of the document that sold a piece; null once it came back. */
const ofSale = ({ companyId, moveId }: Serial, figure: string) =>
  `(select ${figure} from stock_move m join open_item o on o.company_id = m.company_id and o.id = m.source_id
    where m.company_id = ${companyId} and m.id = ${moveId} and m.reason = 'SALE')`;

/** A piece of a product that is told apart by its serial number, which the database keeps once for each product. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(stockSerialCode)
@Searchable()
@Findable({ title: ['number'], subtitle: ['product.name'] })
@Listed('serial')
@Shared({ owner: Permission.INVENTORY, readers: [Permission.PROCUREMENT] })
@Entity({ tableName: 'stock_serial', readonly: true })
export class StockSerial extends CompanyRecord {
  @Field(() => InventoryProduct)
  @ManyToOne(() => InventoryProduct, { ref: true, deleteRule: 'cascade' })
  product!: Ref<InventoryProduct>;

  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => Warehouse, { nullable: true, description: 'Where it lies; null for a piece that is not in stock.' })
  @ManyToOne(() => Warehouse, { ref: true, nullable: true })
  warehouse!: Ref<Warehouse> | null;

  /** The move that moved it last. */
  @Property({ type: 'uuid' })
  moveId!: string;

  @Field(() => SerialState)
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    formula: serial =>
      `case when ${serial.warehouse} is not null then 'IN_STOCK' else ${ofMove(
        serial as never,
        `case m.reason when 'SALE' then 'SOLD' when 'SCRAP' then 'SCRAPPED' when 'PURCHASE_RETURN' then 'RETURNED' else 'REMOVED' end`,
      )} end`,
  })
  state!: Opt<SerialState>;

  @Field(() => DateTime, { description: 'When it was moved last.' })
  @Property({ type: 'timestamptz', length: 3, persist: false, lazy: true, formula: serial => ofMove(serial as never, 'm.moved_at') })
  movedAt!: Opt<Date>;

  @Field(() => DateOnly, { nullable: true, description: 'Day of the document that sold it; null if it is not sold.' })
  @Property({ type: 'date', nullable: true, persist: false, lazy: true, formula: serial => ofSale(serial as never, 'o.issued_on') })
  soldOn!: Opt<string> | null;

  @Field(() => ID, { nullable: true, description: 'The document that sold it; the id encodes its type.' })
  @Property({ type: 'uuid', nullable: true, persist: false, lazy: true, formula: serial => ofSale(serial as never, 'o.id') })
  saleId!: Opt<string> | null;

  @Field(() => String, { nullable: true, description: 'Number of the document that sold it.' })
  @Property({ type: 'text', nullable: true, persist: false, lazy: true, formula: serial => ofSale(serial as never, 'o.number') })
  saleNumber!: Opt<string> | null;

  @Field(() => Customer, { nullable: true, description: 'Who bought it; null for a walk-in customer, and if it is not sold.' })
  @Related(
    (customer, serial) => `${customer}.id = (select o.party_id from stock_move m
      join open_item o on o.company_id = m.company_id and o.id = m.source_id
      where m.company_id = ${serial}.company_id and m.id = ${serial}.move_id and m.reason = 'SALE')`,
  )
  customer!: Customer | null;
}
