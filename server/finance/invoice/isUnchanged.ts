import { Decimal } from '../../core/money/arithmetic.ts';
import { sameLines } from './invoiceLines.ts';
import type { SalesInvoiceLine } from './SalesInvoice.ts';
import type { SalesInvoiceValues } from './salesInvoice.rules.ts';

/** Fields that an issued invoice may still change (domain §1, states). */
const lasting = new Set(['dueOn', 'notes', 'ownerId']);

/** Whether an issued invoice keeps all that its customer has seen. */
export function isUnchanged(values: SalesInvoiceValues, before: SalesInvoiceValues, stored: SalesInvoiceLine[]): boolean {
  const { lines, discountPercent, exchangeRate, ...others } = values;
  return (
    isSameNumber(discountPercent, before.discountPercent) &&
    isSameNumber(exchangeRate, before.exchangeRate) &&
    sameLines(lines, stored) &&
    Object.entries(others).every(([name, value]) => lasting.has(name) || value === before[name as never])
  );
}

const isSameNumber = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : new Decimal(one).equals(other);
