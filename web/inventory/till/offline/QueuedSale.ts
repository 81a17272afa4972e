import type { Issue } from '../../../core/i18n/issueMessage.ts';
import type { CreateInventoryInvoiceInput } from '../../../core/relay/generated/sendSaleMutation.graphql.ts';
import type { Receipt } from '../pay/Receipt.ts';
import type { Sale } from '../sale/Sale.ts';

/** A sale that has been made and that the server does not know of yet. */
export interface QueuedSale {
  /** The invoice's own. */
  id: string;
  input: CreateInventoryInvoiceInput;
  /** As it was rung up, to be opened again. */
  sale: Sale;
  /** What the customer was given. */
  receipt: Receipt;
  /** Why the server did not take it; while it is missing, the sale waits to be sent. */
  issues?: Issue[];
}

/** A sale of the queue that became an invoice. */
export interface SentSale {
  id: string;
  /** What the receipt said. */
  provisionalNumber: string;
  number: string;
  total: string;
  soldAt: string;
}
