import { registerEnumType } from 'type-graphql';

/** Kind of a sales invoice: the invoice itself, or a credit note on one. */
export enum SalesInvoiceKind {
  INVOICE = 'INVOICE',
  CREDIT_NOTE = 'CREDIT_NOTE',
}
registerEnumType(SalesInvoiceKind, { name: 'SalesInvoiceKind', description: 'An invoice, or a credit note that takes something off one.' });

/** What a sales invoice is now: its state, and once issued what is paid of it. */
export enum SalesInvoiceStatus {
  DRAFT = 'DRAFT',
  UNPAID = 'UNPAID',
  PARTIALLY_PAID = 'PARTIALLY_PAID',
  FULLY_PAID = 'FULLY_PAID',
  WRITTEN_OFF = 'WRITTEN_OFF',
  VOID = 'VOID',
}
registerEnumType(SalesInvoiceStatus, {
  name: 'SalesInvoiceStatus',
  description:
    'Derived from state and balance. A draft can be edited; an issued invoice is paid, credited or written off, or voided while nothing settles it.',
});
