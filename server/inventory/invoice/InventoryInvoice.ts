import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { Related } from '../../core/graphql/related.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { PaymentStatus } from '../../ledger/openItem/OpenItem.ts';
import { Payment } from '../../ledger/payment/Payment.ts';
import { Till, TillSession } from '../till/Till.ts';
import { balanceOf, leftOfLine, returnedOf } from './invoiceFormulas.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { InventoryInvoiceType } from './InventoryInvoiceType.ts';
import { SettledDocument } from './SettledDocument.ts';
import { SoldLine } from './SoldLine.ts';
import { TaxGroup } from './TaxGroup.ts';

/** Record type bytes at the end of the ids of invoices and their lines. */
export const invoiceCode = 0x78;
export const invoiceLineCode = 0x79;

/**
 * A sale from stock, at a till or by hand, issued and paid the moment it is made (domain §3, POS). It never changes: a return or a credit
 * note is an invoice of its own with negative figures that refers to the sale.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(invoiceCode)
@Searchable()
@Findable({ title: ['number'], subtitle: ['customer.name'] })
@Listed('invoice')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_invoice' })
export class InventoryInvoice extends SettledDocument {
  /** Assigned on issue, without gaps (domain §0). */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => InventoryInvoiceKind)
  @Enum({ items: () => InventoryInvoiceKind })
  kind!: InventoryInvoiceKind;

  @Field(() => InventoryInvoiceType)
  @Enum({ items: () => InventoryInvoiceType })
  type!: InventoryInvoiceType;

  @Field(() => Customer, { nullable: true, description: 'Null for an anonymous walk-in customer.' })
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer!: Ref<Customer> | null;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  cashier!: Ref<CompanyUser>;

  @Field(() => Till, { nullable: true })
  @ManyToOne(() => Till, { ref: true, nullable: true })
  till!: Ref<Till> | null;

  @Field(() => TillSession, { nullable: true })
  @ManyToOne(() => TillSession, { ref: true, nullable: true })
  tillSession!: Ref<TillSession> | null;

  @Field(() => InventoryInvoice, { nullable: true, description: 'The sale that it returns or credits, wholly or in part.' })
  @ManyToOne(() => InventoryInvoice, { ref: true, nullable: true })
  returnOf!: Ref<InventoryInvoice> | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: invoice => `(${invoice.kind} = 'RETURN')` })
  isReturn!: Opt<boolean>;

  @Field(() => [InventoryInvoice], { description: 'Its returns and credit notes.' })
  @OneToMany(() => InventoryInvoice, invoice => invoice.returnOf, { orderBy: { createdAt: 'asc' } })
  returns = new Collection<InventoryInvoice>(this);

  @Field(() => DateTime, { description: "By the till's clock: earlier than createdAt if the till was offline." })
  @Property({ type: 'timestamptz', length: 3 })
  soldAt!: Date;

  @Field(() => DateOnly, {
    description: 'The booking day: for a till sale the day of sale while its period is open, else the day it reached the server.',
  })
  @Property({ type: 'date' })
  issuedOn!: string;

  /** ISO 4217. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** On the whole document, after line discounts: 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent!: string;

  @Field(() => DecimalText, { description: 'Sum of the line nets.' })
  @Property({ type: 'numeric' })
  subtotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountTotal!: string;

  @Field(() => DecimalText, { description: 'Tax contained in the total.' })
  @Property({ type: 'numeric' })
  taxTotal!: string;

  @Field(() => DecimalText, {
    description: 'Amount payable: subtotal − discount + rounding, plus tax if the subtotal excludes it.',
  })
  @Property({ type: 'numeric' })
  total!: string;

  /** Reason for the return or credit note; for a sale, why it was recorded after it had been refused. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Set on a voided credit note, which no longer counts.' })
  @Property({ type: 'date', nullable: true })
  voidedOn: string | null = null;

  @Field(() => ID, { nullable: true, description: 'Id of the refused sale that it was made instead of.' })
  @Property({ type: 'uuid', nullable: true })
  replacesId: string | null = null;

  /** Hash of the input it was issued with, so that its id cannot be reused for other content. Null on invoices from before hashes. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  @Field(() => [Payment], { description: 'Payments of a sale; refunds of a return or credit note.' })
  @Related(
    (payment, invoice) =>
      `${payment}.id in (select a.payment_id from allocation a where a.company_id = ${invoice}.company_id and a.open_item_id = ${invoice}.id)`,
  )
  payments!: Payment[];

  @Field(() => DecimalText, { description: 'Open balance; for a credit note the remaining credit, as a negative amount.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: invoice => balanceOf(invoice, 'balance') })
  balance!: Opt<string>;

  @Field(() => PaymentStatus)
  @Property({ type: 'text', persist: false, lazy: true, formula: invoice => balanceOf(invoice, 'status') })
  status!: Opt<PaymentStatus>;

  @Field(() => [InventoryInvoiceLine])
  @OneToMany(() => InventoryInvoiceLine, line => line.invoice, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<InventoryInvoiceLine>(this);

  @Field(() => [InventoryInvoiceTax], { description: 'Tax per rate, calculated once per rate and not line by line.' })
  @OneToMany(() => InventoryInvoiceTax, tax => tax.invoice, { orderBy: { vatRate: 'desc' }, orphanRemoval: true })
  taxes = new Collection<InventoryInvoiceTax>(this);
}

/** A line of an invoice. It shares the invoice's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(invoiceLineCode)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_invoice_line' })
export class InventoryInvoiceLine extends SoldLine {
  @ManyToOne(() => InventoryInvoice, { ref: true })
  invoice!: Ref<InventoryInvoice>;

  /** The line of the sale that is returned or credited. */
  @ManyToOne(() => InventoryInvoiceLine, { ref: true, nullable: true })
  returnOfLine!: Ref<InventoryInvoiceLine> | null;

  @Field(() => DecimalText, { description: 'Quantity already returned.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: returnedOf })
  returnedQuantity!: Opt<string>;

  @Field(() => DecimalText, { description: 'Quantity that can still be returned or credited.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => leftOfLine(line, 'quantity') })
  creditableQuantity!: Opt<string>;

  @Field(() => DecimalText, { description: 'Part of the total that can still be credited.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => leftOfLine(line, 'total') })
  creditable!: Opt<string>;
}

/** Tax group of an invoice: one rate of one category. */
@ObjectType({ implements: Node })
@RecordType(0x7a)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_invoice_tax' })
export class InventoryInvoiceTax extends TaxGroup {
  @ManyToOne(() => InventoryInvoice, { ref: true })
  invoice!: Ref<InventoryInvoice>;
}
