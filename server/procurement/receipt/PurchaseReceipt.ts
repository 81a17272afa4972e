import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { serialNumbersOfLine } from '../../inventory/serial/serialNumbersOf.ts';
import { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import { PurchaseOrder, PurchaseOrderLine } from '../order/PurchaseOrder.ts';

const kinds = ['RECEIPT', 'RETURN'] as const;
export const PurchaseReceiptKind = EnumOf('PurchaseReceiptKind', kinds, 'Goods that came, or goods that went back to the vendor.');

const readers = { owner: Permission.PROCUREMENT, readers: [Permission.FINANCIAL_MANAGEMENT] };

/** What came of an order, or went back (domain §4). It is never changed: what was accepted by mistake is returned. */
@ObjectType({ implements: Node })
@RecordType(0xda)
@Shared(readers)
@Entity({ tableName: 'purchase_receipt' })
export class PurchaseReceipt extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => PurchaseReceiptKind)
  @Enum({ items: () => PurchaseReceiptKind })
  kind!: (typeof kinds)[number];

  @Field(() => PurchaseOrder)
  @ManyToOne(() => PurchaseOrder, { ref: true })
  order!: Ref<PurchaseOrder>;

  @Field(() => Warehouse, { nullable: true, description: 'Where the goods are kept; null if none of them is.' })
  @ManyToOne(() => Warehouse, { ref: true, nullable: true })
  warehouse: Ref<Warehouse> | null = null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  receivedOn!: string;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  receivedBy: Ref<CompanyUser> | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  deliveryNote!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => [PurchaseReceiptLine])
  @OneToMany(() => PurchaseReceiptLine, line => line.receipt, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<PurchaseReceiptLine>(this);
}

/** A line of a receipt. It shares the receipt's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0xdb)
@Shared(readers)
@Entity({ tableName: 'purchase_receipt_line' })
export class PurchaseReceiptLine extends CompanyRecord {
  @ManyToOne(() => PurchaseReceipt, { ref: true })
  receipt!: Ref<PurchaseReceipt>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => PurchaseOrderLine)
  @ManyToOne(() => PurchaseOrderLine, { ref: true })
  orderLine!: Ref<PurchaseOrderLine>;

  @Field(() => DecimalText, { description: 'Negative for what went back.' })
  @Property({ type: 'numeric' })
  accepted!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  rejected!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  rejectionReason!: string | null;

  @Field(() => [String], { description: 'Serial numbers of the pieces that came, or went back.' })
  @Property({ type: 'text', array: true, persist: false, lazy: true, formula: serialNumbersOfLine })
  serialNumbers!: Opt<string[]>;

  /** What it adds to the goods received and not billed; 0 for what is not kept in stock. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  value!: string;
}
