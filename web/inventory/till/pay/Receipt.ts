import type { PaymentMethodName } from './tender.ts';

/** What a customer is given: of a sale that the server knows, or of one that still waits to be sent. */
export interface Receipt {
  id: string;
  number: string;
  /** The server has not given it a number yet. */
  isProvisional: boolean;
  soldAt: string;
  till: string;
  cashier: string;
  customer: string | null;
  currency: string;
  lines: { name: string; quantity: string; price: string; discountPercent: string; net: string }[];
  /** Before the discount; missing where prices contain the tax, as those of the receipts kept before this was asked for. */
  subtotal?: string;
  discountTotal: string;
  /** Null while it is not known: of a receipt that was kept before tills knew it. */
  taxTotal: string | null;
  total: string;
  /** What rounding cash to the smallest coin added to it; missing where nothing was. */
  rounding?: string;
  payments: { method: PaymentMethodName; amount: string }[];
  /** What the customer's credit paid; missing where none did. */
  credit?: string;
  tendered: string | null;
  change: string;
}
