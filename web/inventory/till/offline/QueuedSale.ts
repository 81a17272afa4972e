import type { Issue } from '../../../core/i18n/issueMessage.ts';
import type { CreateInventoryInvoiceInput } from '../../../core/relay/generated/sendSaleMutation.graphql.ts';
import type { Receipt } from '../pay/Receipt.ts';
import type { Sale } from '../sale/Sale.ts';
import type { SaleTerms } from '../sale/SaleTerms.ts';

/** A completed sale that the server has not booked yet. */
export interface QueuedSale {
  /** Id of the future invoice. */
  id: string;
  input: CreateInventoryInvoiceInput;
  /** Terms of the sale; missing in sales stored before the field existed. */
  terms?: SaleTerms;
  /** The sale as made, at the prices of that time. */
  sale: Sale;
  /** The receipt that the customer got. */
  receipt: Receipt;
  /** Why the server refused the sale; while missing, the sale waits to be sent. */
  issues?: Issue[];
  /** Id of the server's record of a refused sale, once reported. */
  reportId?: string;
  /** The cashier is still waiting for the answer: if refused now, the sale is not made. */
  isBeingSold?: boolean;
  /** The sale is not to be booked, and why; it leaves the queue once the server knows. */
  discarded?: { reason: string; replacedById?: string };
}

/** A sale of the queue that has become an invoice. */
export interface SentSale {
  id: string;
  /** Number on the provisional receipt. */
  provisionalNumber: string;
  number: string;
  total: string;
  soldAt: string;
}
