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
  /** What the customer's credit pays; of what is credited, what settles the invoice or stays his credit. */
  credit: string;
  /** What rounding to the smallest coin added to what is due in cash: a part of the total that neither goods nor tax are. */
  rounding: string;
  /** The cash that was handed over, and what of it went back; null where no cash was. */
  tendered: string | null;
  change: string | null;
}

/**
 * What of the payments pays the total (domain §3, POS): card and bank at most the total, cash the rest; change comes from cash alone and is
 * what was handed over less what was due in cash. `tendered` is that where it is more than what the cash payments say; `credit` is what the
 * customer's credit pays.
 * @throws InvalidInput `payments`: required, paymentTooHigh (card and bank), paymentTooLow with what is missing; `tendered` paymentTooLow for
 *   less than is due in cash, or than the cash payments say.
 */
export function settlePayments(
  total: string,
  said: SaidPayment[],
  { tendered, credit = '0', digits, roundingOf = none }: Settling,
): Settled {
  const payable = new Decimal(total).minus(credit);
  const payments = withAmounts(payable, said);
  const paid = (method: PaymentMethodName) => sum(payments.filter(payment => payment.method === method).map(({ amount }) => amount));
  const [card, bank] = [paid('CARD'), paid('BANK')];
  const exact = payable.minus(card).minus(bank);
  if (!payments.length && exact.greaterThan(0)) throw refused('required');
  if (exact.lessThan(0)) throw refused('paymentTooHigh', { total });
  const isCash = Number(tendered ?? 0) > 0 || said.some(({ method }) => method === 'CASH');
  const rounding = isCash && exact.greaterThan(0) ? roundingOf(exact) : zero;
  const due = exact.plus(rounding);
  // Who says what is exactly due in cash says what is due.
  const saidCash = paid('CASH').equals(exact) ? due : paid('CASH');
  const cash = Decimal.max(saidCash, due);
  if (tendered && cash.greaterThan(tendered)) {
    const missing = cash.minus(tendered).toFixed(digits);
    throw new InvalidInput({ field: 'tendered', code: 'paymentTooLow', params: { missing } });
  }
  const given = Decimal.max(saidCash, tendered ?? 0);
  if (given.lessThan(due)) throw refused('paymentTooLow', { missing: due.minus(given).toFixed(digits) });
  const hasCash = given.greaterThan(0);
  return {
    cash: due.toFixed(digits),
    card: card.toFixed(digits),
    bank: bank.toFixed(digits),
    credit: new Decimal(credit).toFixed(digits),
    rounding: rounding.toFixed(digits),
    tendered: hasCash ? given.toFixed(digits) : null,
    change: hasCash ? given.minus(due).toFixed(digits) : null,
  };
}

/** How a total is settled, beside what is said of payments. */
interface Settling {
  tendered?: string | null;
  credit?: string;
  digits: number;
  /** What rounding adds to what is due in cash; nothing where it is left out. */
  roundingOf?: (due: Decimal) => Decimal;
}

const none = () => zero;

/** What something credited is worth, what of it is owed, and whether the rest may stay the customer's credit. */
export interface Refund {
  total: string;
  /** What is still to be paid of the invoice: settled first. */
  open: string;
  mayStay: boolean;
  digits: number;
  /** What rounding adds to what is given back in cash. */
  roundingOf: (due: Decimal) => Decimal;
}

/**
 * How what is credited is settled: first what is owed on the invoice, the rest is given back by means, to the cent unless it may stay credit.
 * @throws InvalidInput `payments`: required, paymentTooLow, paymentTooHigh.
 */
export function settleRefund({ total, open, mayStay, digits, roundingOf }: Refund, said: SaidPayment[]): Settled {
  const settled = Decimal.min(total, Decimal.max(open, zero));
  const due = new Decimal(total).minus(settled);
  const given = sum(withAmounts(due, said).map(({ amount }) => amount));
  if (given.greaterThan(due)) throw refused('paymentTooHigh', { total: due.toFixed(digits) });
  const credit = mayStay ? new Decimal(total).minus(given) : settled;
  return { ...settlePayments(total, said, { credit: credit.toFixed(digits), digits, roundingOf }), tendered: null, change: null };
}

function withAmounts(total: Decimal, payments: SaidPayment[]): { method: PaymentMethodName; amount: Decimal }[] {
  const rest = total.minus(sum(payments.map(({ amount }) => amount ?? 0)));
  let left = Decimal.max(rest, zero);
  return payments.map(({ method, amount }) => {
    if (amount) return { method, amount: new Decimal(amount) };
    const own = left;
    left = zero;
    return { method, amount: own };
  });
}

const refused = (code: string, params?: Record<string, string>) => new InvalidInput({ field: 'payments', code, params });
