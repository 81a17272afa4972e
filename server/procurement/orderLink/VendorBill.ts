import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { ProcurementInvoice } from '../bill/ProcurementInvoice.ts';
import { PurchaseOrder, PurchaseOrderLine } from '../order/PurchaseOrder.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { vendorBillStatuses, type VendorBillStatusName } from './orderLink.rules.ts';

export const VendorBillStatus = EnumOf(
  'VendorBillStatus',
  vendorBillStatuses,
  'A bill that a vendor sent waits until it is entered, when it is matched and posted, or refused.',
);

const readers = { owner: Permission.PROCUREMENT, readers: [Permission.FINANCIAL_MANAGEMENT] };

/** A bill that a vendor sent by the link of an order. It is posted when somebody enters it. */
@ObjectType({ implements: Node })
@RecordType(0x97)
@Shared(readers)
@Entity({ tableName: 'vendor_bill' })
export class VendorBill extends CompanyRecord {
  @Field(() => PurchaseOrder)
  @ManyToOne(() => PurchaseOrder, { ref: true })
  order!: Ref<PurchaseOrder>;

  @Field(() => Vendor)
  @ManyToOne(() => Vendor, { ref: true })
  vendor!: Ref<Vendor>;

  /** The vendor's own number, once per vendor. */
  @Field(() => String)
  @Property({ type: 'text' })
  vendorNumber!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  issuedOn!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => VendorBillStatus)
  @Enum({ items: () => VendorBillStatus })
  status: Opt<VendorBillStatusName> = 'WAITING';

  /** Why it was refused; the vendor reads it. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  refusalReason: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  sentAt!: Date;

  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  attachment: Ref<StoredFile> | null = null;

  @Field(() => ProcurementInvoice, { nullable: true, description: 'The bill as it was entered.' })
  @ManyToOne(() => ProcurementInvoice, { ref: true, nullable: true })
  invoice: Ref<ProcurementInvoice> | null = null;

  @Field(() => [VendorBillLine])
  @OneToMany(() => VendorBillLine, line => line.bill, { orderBy: { position: 'asc' } })
  lines = new Collection<VendorBillLine>(this);
}

/** A line of a bill that a vendor sent. It shares the bill's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x98)
@Shared(readers)
@Entity({ tableName: 'vendor_bill_line' })
export class VendorBillLine extends CompanyRecord {
  @ManyToOne(() => VendorBill, { ref: true })
  bill!: Ref<VendorBill>;

  /** Starts at 1. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => PurchaseOrderLine)
  @ManyToOne(() => PurchaseOrderLine, { ref: true })
  orderLine!: Ref<PurchaseOrderLine>;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  quantity!: string;

  /** Net of tax, before discounts. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  unitPrice!: string;
}
