import { newId } from '../../core/database/ids.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { paymentCode, paymentLines, type PaymentMethod } from '../../ledger/payment/recordPayment.ts';
import { postedEntry } from './writeBooks.ts';

/** An issued document of a customer, or one that the company owes. */
interface Owed {
  id: string;
  number: string;
  currency: string;
  total: string;
  customer: string | null;
  isPayable?: boolean;
}

/** Returns the payment of a share of a document as `writeBooks` writes it, with the entry that posts it. */
export function paymentOf(
  { share, paidOn, method }: { share: string; paidOn: string; method: PaymentMethod },
  { id: openItemId, number, currency, total, customer, isPayable = false }: Owed,
) {
  const id = newId(paymentCode);
  const amount = round(new Decimal(total).times(share), currencyDecimals(currency)).toFixed();
  const paid = { direction: isPayable ? 'OUT' : 'IN', control: isPayable ? 'PAYABLE' : 'RECEIVABLE', method, currency, amount } as const;
  const about = { sourceId: id, description: number, journal: 'CASH', postedOn: paidOn };
  const posted = postedEntry(about, paymentLines({ ...paid, home: null, partyId: customer }));
  return { posted, id, ...paid, share: amount, openItemId, entryId: posted.id, paidOn, number, customer };
}
