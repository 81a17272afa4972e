import { registerEnumType } from 'type-graphql';

/** Kind of an inventory invoice: a sale, a return of goods, or a credit note on the price. */
export enum InventoryInvoiceKind {
  SALE = 'SALE',
  RETURN = 'RETURN',
  CREDIT_NOTE = 'CREDIT_NOTE',
}
registerEnumType(InventoryInvoiceKind, {
  name: 'InventoryInvoiceKind',
  description: 'Kind of invoice.',
  valuesConfig: {
    RETURN: { description: 'Goods are returned, and the amount paid for them is credited.' },
    CREDIT_NOTE: { description: 'Value is credited without a return of goods.' },
  },
});
