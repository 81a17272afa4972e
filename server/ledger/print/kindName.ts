import type { Wording } from '../../core/print/Wording.ts';

const kinds = [
  'PAYMENT',
  'PAYMENT_REVERSAL',
  'DEPOSIT',
  'SALES_INVOICE',
  'SALES_CREDIT_NOTE',
  'INVENTORY_INVOICE',
  'INVENTORY_RETURN',
  'INVENTORY_CREDIT_NOTE',
  'WRITE_OFF',
  'OPENING_BALANCE',
  'REMINDER_FEE',
  'ECOMMERCE_ORDER',
  'ECOMMERCE_RETURN',
];

/** What a document of the ledger is called; `kind` is that of its open item. */
export const kindName = (kind: string, words: Wording) => words.text(kinds.includes(kind) ? `kind.${kind}` : 'kind.ENTRY');
