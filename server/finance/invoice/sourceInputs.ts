import type { CrmOrder } from '../../crm/order/CrmOrder.ts';
import { usualDays, type SalesInvoiceValues } from './salesInvoice.rules.ts';
import type { SourceLine } from './sourceOrder.ts';

const parties = { contactId: null, ownerId: null, costCenterId: null, projectId: null };
const blank = { ...parties, reference: null, issuedOn: null, dueOn: null, currency: null, exchangeRate: null };

/** Returns the input of an invoice of what is left of an order, without a contact. */
export function inputOfOrder({ customer, owner, ...order }: CrmOrder, left: SourceLine[]): SalesInvoiceValues {
  const dealt = { customerId: customer.id, ownerId: owner?.id ?? null };
  const { discountPercent, pricesIncludeTax, remarks } = order;
  const lines = left.map(line => ({ ...line, itemId: line.product?.id ?? null, quantity: line.left }));
  return { ...blank, ...dealt, paymentDays: usualDays, notes: null, remarks, discountPercent, pricesIncludeTax, lines };
}

/** Hours of a project for an invoice. */
export interface InvoicedTime {
  customerId: string;
  projectId: string;
  lines: { description: string; quantity: string; unitPrice: string }[];
}

/** Returns the input of an invoice of hours, at prices net of tax. */
export function inputOfTime({ customerId, projectId, lines }: InvoicedTime): SalesInvoiceValues {
  const sold = lines.map(line => ({ ...line, id: null, itemId: null, discountPercent: '0', vatCategory: null }));
  const terms = { paymentDays: usualDays, discountPercent: '0', pricesIncludeTax: false, remarks: null, notes: null };
  return { ...blank, ...terms, customerId, projectId, lines: sold };
}
