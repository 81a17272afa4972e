import { registerEnumType } from 'type-graphql';

/** What an inventory invoice does: it sells, it takes goods back, or it takes off what was asked for them. */
export enum InventoryInvoiceKind {
  SALE = 'SALE',
  RETURN = 'RETURN',
  CREDIT_NOTE = 'CREDIT_NOTE',
}
registerEnumType(InventoryInvoiceKind, {
  name: 'InventoryInvoiceKind',
  description: 'What it does.',
  valuesConfig: {
    RETURN: { description: 'Goods come back, and what was paid for them is credited.' },
    CREDIT_NOTE: { description: 'Value is credited, and no goods come back.' },
  },
});
