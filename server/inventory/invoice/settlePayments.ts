import { InvalidInput } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import type { paymentMethods } from './inventoryInvoice.rules.ts';

export type PaymentMethodName = (typeof paymentMethods)[number];

/** What is paid by one means. */
export interface SaidPayment {
  method: PaymentMethodName;
  amount: string;
}

/** What pays a total, by means: together the total. */
export interface Settled {
  cash: string;
  card: string;
  bank: string;
  /** The cash that was handed over, and what of it went back; null where no cash was. */
  tendered: string | null;
  change: string | null;
}

/**
 * What of the payments pays the total (domain §3, POS): card and bank at most the total, cash the rest; change comes from cash alone and is
 * what was handed over less what was due in cash. `tendered` is that where it is more than what the cash payments say.
 * @throws InvalidInput `payments`: required, paymentTooHigh (card and bank), paymentTooLow with what is missing.
 */
export function settlePayments(total: string, payments: SaidPayment[], tendered: string | null | undefined, digits: number): Settled {
  const paid = (method: PaymentMethodName) => sum(payments.filter(payment => payment.method === method).map(({ amount }) => amount));
  const refuse = (code: string, params?: Record<string, string>) => new InvalidInput({ field: 'payments', code, params });
  const [card, bank] = [paid('CARD'), paid('BANK')];
  const due = new Decimal(total).minus(card).minus(bank);
  if (!payments.length && due.greaterThan(0)) throw refuse('required');
  if (due.isNegative() && !due.isZero()) throw refuse('paymentTooHigh', { total });
  const given = Decimal.max(paid('CASH'), tendered ?? 0);
  if (given.lessThan(due)) throw refuse('paymentTooLow', { missing: due.minus(given).toFixed(digits) });
  const hasCash = payments.some(({ method }) => method === 'CASH') || given.greaterThan(0);
  return {
    cash: due.toFixed(digits),
    card: card.toFixed(digits),
    bank: bank.toFixed(digits),
    tendered: hasCash ? given.toFixed(digits) : null,
    change: hasCash ? given.minus(due).toFixed(digits) : null,
  };
}
