import { InvalidInput } from '../../core/errors.ts';
import { Decimal, sum, zero } from '../../core/money/arithmetic.ts';
import type { paymentMethods } from '../../ledger/payment/payment.rules.ts';

export type PaymentMethodName = (typeof paymentMethods)[number];

/** A payment by one method; without an amount it covers what the others leave open. */
export interface RequestedPayment {
  method: PaymentMethodName;
  amount?: string | null;
}

/** Settlement of a total by payment method; the methods add up to the total. */
export interface Settled {
  cash: string;
  card: string;
  bank: string;
  /** Paid from the customer's credit; on a return or credit note, what settles the invoice or stays the customer's credit. */
  credit: string;
  /** Cash rounding: part of the total that is neither goods nor tax. */
  rounding: string;
  /** Cash handed over and the change given; null without cash. */
  tendered: string | null;
  change: string | null;
}

/**
 * Settles a total by payments (domain §3, POS): card and bank pay at most the total, cash pays the rest; change comes from cash alone and
 * is the cash handed over less the cash due. `tendered` is the cash handed over if it is more than the cash payments state; `credit` is the
 * part paid from the customer's credit.
 * @throws InvalidInput `payments`: required, paymentTooHigh (card and bank), paymentTooLow with the missing amount; `tendered`
 * paymentTooLow if it is less than the cash due, or than the cash payments state.
 */
export function settlePayments(
  total: string,
  said: RequestedPayment[],
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
  // A cash payment of exactly the unrounded amount counts as the rounded amount due.
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

/** Terms of a settlement, in addition to the payments. */
interface Settling {
  tendered?: string | null;
  credit?: string;
  digits: number;
  /** Returns the rounding added to the cash due; defaults to none. */
  roundingOf?: (due: Decimal) => Decimal;
}

const none = () => zero;

/** Terms of a refund: its value, the invoice's open balance, and whether the rest may stay the customer's credit. */
export interface Refund {
  total: string;
  /** The invoice's open balance, which is settled first. */
  open: string;
  mayStay: boolean;
  digits: number;
  /** Returns the rounding added to a cash refund. */
  roundingOf: (due: Decimal) => Decimal;
}

/**
 * Settles a credited amount: first the invoice's open balance; the rest is refunded by payment method, to the cent unless it may stay
 * credit.
 * @throws InvalidInput `payments`: required, paymentTooLow, paymentTooHigh.
 */
export function settleRefund({ total, open, mayStay, digits, roundingOf }: Refund, said: RequestedPayment[]): Settled {
  const settled = Decimal.min(total, Decimal.max(open, zero));
  const due = new Decimal(total).minus(settled);
  const given = sum(withAmounts(due, said).map(({ amount }) => amount));
  if (given.greaterThan(due)) throw refused('paymentTooHigh', { total: due.toFixed(digits) });
  const credit = mayStay ? new Decimal(total).minus(given) : settled;
  return { ...settlePayments(total, said, { credit: credit.toFixed(digits), digits, roundingOf }), tendered: null, change: null };
}

function withAmounts(total: Decimal, payments: RequestedPayment[]): { method: PaymentMethodName; amount: Decimal }[] {
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
