import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { Colleague } from '../../core/colleague/Colleague.ts';
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

/** The bytes that end the ids of invoices and their lines. */
export const invoiceCode = 0x78;
export const invoiceLineCode = 0x79;

/**
 * A sale from stock, at a till or by hand, issued and paid in the moment it is made (domain §3, POS). It never changes: what comes back is
 * a return and what is taken off is a credit note, invoices of their own with negative figures that name it.
 */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(invoiceCode)
@Searchable()
@Findable({ title: ['number'], subtitle: ['customer.name'] })
@Listed('invoice')
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_invoice' })
export class InventoryInvoice extends SettledDocument {
  /** Drawn when it is issued, without gaps (domain §0). */
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => InventoryInvoiceKind)
  @Enum({ items: () => InventoryInvoiceKind })
  kind!: InventoryInvoiceKind;

  @Field(() => InventoryInvoiceType)
  @Enum({ items: () => InventoryInvoiceType })
  type!: InventoryInvoiceType;

  @Field(() => Customer, { nullable: true, description: 'Null for who walks in and gives no name.' })
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer!: Ref<Customer> | null;

  @Field(() => Colleague)
  @ManyToOne(() => Colleague, { ref: true })
  cashier!: Ref<Colleague>;

  @Field(() => Till, { nullable: true })
  @ManyToOne(() => Till, { ref: true, nullable: true })
  till!: Ref<Till> | null;

  @Field(() => TillSession, { nullable: true })
  @ManyToOne(() => TillSession, { ref: true, nullable: true })
  tillSession!: Ref<TillSession> | null;

  @Field(() => InventoryInvoice, { nullable: true, description: 'The sale that it takes back or credits, wholly or in part.' })
  @ManyToOne(() => InventoryInvoice, { ref: true, nullable: true })
  returnOf!: Ref<InventoryInvoice> | null;

  @Field(() => Boolean)
  @Property({ type: 'boolean', persist: false, lazy: true, formula: invoice => `(${invoice.kind} = 'RETURN')` })
  isReturn!: Opt<boolean>;

  @Field(() => [InventoryInvoice], { description: 'What came back of it, and what was credited.' })
  @OneToMany(() => InventoryInvoice, invoice => invoice.returnOf, { orderBy: { createdAt: 'asc' } })
  returns = new Collection<InventoryInvoice>(this);

  @Field(() => DateTime, { description: "By the till's clock: earlier than createdAt where the connection was lost." })
  @Property({ type: 'timestamptz', length: 3 })
  soldAt!: Date;

  @Field(() => DateOnly, {
    description:
      'The day it is booked: of a sale at a till the day it was sold while that period is open, else when it reached the server.',
  })
  @Property({ type: 'date' })
  issuedOn!: string;

  /** ISO 4217. */
  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  /** On the whole document, after the lines' own: 0 to 100. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountPercent!: string;

  @Field(() => DecimalText, { description: "The lines' nets." })
  @Property({ type: 'numeric' })
  subtotal!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  discountTotal!: string;

  @Field(() => DecimalText, { description: 'What of the total is tax.' })
  @Property({ type: 'numeric' })
  taxTotal!: string;

  @Field(() => DecimalText, {
    description: 'What is paid: subtotal − discount + rounding, and the tax where the subtotal does not contain it.',
  })
  @Property({ type: 'numeric' })
  total!: string;

  /** Why something came back, or was credited; of a sale, why it was recorded although it had been refused. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Of a credit note that was a mistake: it counts no more.' })
  @Property({ type: 'date', nullable: true })
  voidedOn: string | null = null;

  /** Of what was said when it was issued: its id is not taken for something else. Null of what was issued before this was kept. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  @Field(() => [Payment], { description: 'What paid it; of what is credited, what was given back.' })
  @Related(
    (payment, invoice) =>
      `${payment}.id in (select a.payment_id from allocation a where a.company_id = ${invoice}.company_id and a.open_item_id = ${invoice}.id)`,
  )
  payments!: Payment[];

  @Field(() => DecimalText, { description: 'What is left to be paid; of a credit note, below zero, what is left of the credit.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: invoice => balanceOf(invoice, 'balance') })
  balance!: Opt<string>;

  @Field(() => PaymentStatus)
  @Property({ type: 'text', persist: false, lazy: true, formula: invoice => balanceOf(invoice, 'status') })
  status!: Opt<PaymentStatus>;

  @Field(() => [InventoryInvoiceLine])
  @OneToMany(() => InventoryInvoiceLine, line => line.invoice, { orderBy: { position: 'asc' }, orphanRemoval: true })
  lines = new Collection<InventoryInvoiceLine>(this);

  @Field(() => [InventoryInvoiceTax], { description: 'What was taxed at each rate: once for each, not line by line.' })
  @OneToMany(() => InventoryInvoiceTax, tax => tax.invoice, { orderBy: { vatRate: 'desc' }, orphanRemoval: true })
  taxes = new Collection<InventoryInvoiceTax>(this);
}

/** In one file with its invoice: each names the other. */
@ObjectType({ implements: Node })
@RecordType(invoiceLineCode)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_invoice_line' })
export class InventoryInvoiceLine extends SoldLine {
  @ManyToOne(() => InventoryInvoice, { ref: true })
  invoice!: Ref<InventoryInvoice>;

  /** The line of the sale that comes back or is credited. */
  @ManyToOne(() => InventoryInvoiceLine, { ref: true, nullable: true })
  returnOfLine!: Ref<InventoryInvoiceLine> | null;

  @Field(() => DecimalText, { description: 'How many of it have come back.' })
  @Property({
    type: 'numeric',
    persist: false,
    lazy: true,
    formula: returnedOf,
  })
  returnedQuantity!: Opt<string>;

  @Field(() => DecimalText, { description: 'How many of it can still come back or be credited.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => leftOfLine(line, 'quantity') })
  creditableQuantity!: Opt<string>;

  @Field(() => DecimalText, { description: 'What of its total can still be credited.' })
  @Property({ type: 'numeric', persist: false, lazy: true, formula: line => leftOfLine(line, 'total') })
  creditable!: Opt<string>;
}

/** What an invoice taxes at one rate of one category. */
@ObjectType({ implements: Node })
@RecordType(0x7a)
@Allow(Permission.INVENTORY)
@Entity({ tableName: 'inventory_invoice_tax' })
export class InventoryInvoiceTax extends TaxGroup {
  @ManyToOne(() => InventoryInvoice, { ref: true })
  invoice!: Ref<InventoryInvoice>;
}
