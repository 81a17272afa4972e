import type { PaymentMethodName } from './tender.ts';

/** The receipt of a sale, which the server may not have booked yet. */
export interface Receipt {
  id: string;
  number: string;
  /** The server has not numbered the sale yet. */
  isProvisional: boolean;
  soldAt: string;
  till: string;
  cashier: string;
  customer: string | null;
  currency: string;
  lines: { name: string; serialNumbers?: readonly string[]; quantity: string; price: string; discountPercent: string; net: string }[];
  /** Before the discount; missing where prices include tax, and in receipts stored before the field existed. */
  subtotal?: string;
  discountTotal: string;
  /** Null while unknown, in receipts stored before tills knew it. */
  taxTotal: string | null;
  /** Net amount and tax by rate; missing in receipts stored before the field existed. */
  taxes?: { rate: string; base: string; tax: string }[];
  /** The company's address and tax number, where it has them. */
  address?: string | null;
  taxNumber?: string | null;
  total: string;
  /** Amount that cash rounding added; missing where there is none. */
  rounding?: string;
  payments: { method: PaymentMethodName; amount: string }[];
  /** Amount paid by the customer's credit; missing where there is none. */
  credit?: string;
  tendered: string | null;
  change: string;
}
