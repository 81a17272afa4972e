import { InvalidInput } from '../../core/errors.ts';
import { Decimal, sum, zero } from '../../core/money/arithmetic.ts';
import type { paymentMethods } from './inventoryInvoice.rules.ts';

export type PaymentMethodName = (typeof paymentMethods)[number];

/** What is paid by one means; without an amount, what the others leave. */
export interface SaidPayment {
  method: PaymentMethodName;
  amount?: string | null;
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
export function settlePayments(
  total: string,
  said: SaidPayment[],
  { tendered, digits }: { tendered?: string | null; digits: number },
): Settled {
  const payments = withAmounts(total, said);
  const paid = (method: PaymentMethodName) => sum(payments.filter(payment => payment.method === method).map(({ amount }) => amount));
  const [card, bank] = [paid('CARD'), paid('BANK')];
  const due = new Decimal(total).minus(card).minus(bank);
  if (!payments.length && due.greaterThan(0)) throw refused('required');
  if (due.lessThan(0)) throw refused('paymentTooHigh', { total });
  const given = Decimal.max(paid('CASH'), tendered ?? 0);
  if (given.lessThan(due)) throw refused('paymentTooLow', { missing: due.minus(given).toFixed(digits) });
  const hasCash = given.greaterThan(0);
  return {
    cash: due.toFixed(digits),
    card: card.toFixed(digits),
    bank: bank.toFixed(digits),
    tendered: hasCash ? given.toFixed(digits) : null,
    change: hasCash ? given.minus(due).toFixed(digits) : null,
  };
}

/**
 * What is given back, by means: to the cent what came back is worth.
 * @throws InvalidInput `payments`: required, paymentTooLow, paymentTooHigh.
 */
export function settleRefund(total: string, payments: SaidPayment[], digits: number): Settled {
  if (sum(withAmounts(total, payments).map(({ amount }) => amount)).greaterThan(total)) throw refused('paymentTooHigh', { total });
  return { ...settlePayments(total, payments, { digits }), tendered: null, change: null };
}

function withAmounts(total: string, payments: SaidPayment[]): { method: PaymentMethodName; amount: Decimal }[] {
  const rest = new Decimal(total).minus(sum(payments.map(({ amount }) => amount ?? 0)));
  let left = Decimal.max(rest, zero);
  return payments.map(({ method, amount }) => {
    if (amount) return { method, amount: new Decimal(amount) };
    const own = left;
    left = zero;
    return { method, amount: own };
  });
}

const refused = (code: string, params?: Record<string, string>) => new InvalidInput({ field: 'payments', code, params });
