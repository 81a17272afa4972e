import type { Issue } from '../../../core/i18n/issueMessage.ts';
import type { CreateInventoryInvoiceInput } from '../../../core/relay/generated/sendSaleMutation.graphql.ts';
import type { Receipt } from '../pay/Receipt.ts';
import type { Sale } from '../sale/Sale.ts';
import type { SaleTerms } from '../sale/SaleTerms.ts';

/** A sale that has been made and that the server has not booked yet. */
export interface QueuedSale {
  /** The invoice's own. */
  id: string;
  input: CreateInventoryInvoiceInput;
  /** By which terms it was sold; missing in what was kept before there were any. */
  terms?: SaleTerms;
  /** As it was rung up, at the prices of then. */
  sale: Sale;
  /** What the customer was given. */
  receipt: Receipt;
  /** Why the server did not take it; while it is missing, the sale waits to be sent. */
  issues?: Issue[];
  /** The server's own record of a refused sale, once it has been told. */
  reportId?: string;
  /** The cashier still waits for the answer: what is refused now was not sold. */
  isBeingSold?: boolean;
  /** It is not to be booked, and why; it goes once the server knows. */
  discarded?: { reason: string; replacedById?: string };
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
