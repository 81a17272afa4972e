import { Decimal, round, sum, zero } from '../../../../server/core/money/arithmetic.ts';
import { cashRoundingOf } from '../../../../server/core/money/cashRounding.ts';
import { plausibleTender, tenderLimit } from '../../../../server/inventory/invoice/tender.rules.ts';
import type { paymentMethods } from '../../../../server/ledger/payment/payment.rules.ts';

export type PaymentMethodName = (typeof paymentMethods)[number];

/** Amounts given by payment method; blank is none. For cash, the amount handed over. */
export type Tender = Readonly<Record<PaymentMethodName, string>>;

export const noTender: Tender = { CASH: '', CARD: '', BANK: '' };

/** A tender compared with the amount due; amounts have the currency's decimals. */
export interface Settlement {
  /** Amount due in money: the total less the credit, rounded where cash is given. */
  due: string;
  /** Amount that cash rounding adds to the total; 0 where no cash is given. */
  rounding: string;
  /** Whether the remainder is rounded if paid in cash. */
  isRoundedInCash: boolean;
  /** Amount by each method that pays the whole remainder, rounded for cash. */
  left: Record<PaymentMethodName, string>;
  /** Amount paid by the customer's credit. */
  credit: string;
  /** Amount still missing; 0 when enough was given. */
  missing: string;
  /** Amount to give back, which only cash causes. */
  change: string;
  /** Card and bank together exceed the amount due. */
  isTooMuch: boolean;
  /** Some input is not an amount, or has more decimals than the currency. */
  isUnreadable: boolean;
  payments: { method: PaymentMethodName; amount: string }[];
  /** Cash handed over; null where there is none. */
  tendered: string | null;
}

/**
 * Settles a total with a tender (domain §3, POS): the customer's credit first, then card and bank up to the rest; only cash gives change.
 */
export function settle(
  total: string,
  { credit = '0', ...tender }: Tender & { credit?: string },
  { digits, coin }: { digits: number; coin?: string | null },
): Settlement {
  const isUnreadable = Object.values(tender).some(typed => typed !== '' && !isAmount(typed, digits));
  const [cash, card, bank] = (['CASH', 'CARD', 'BANK'] as const).map(method =>
    isAmount(tender[method], digits) ? new Decimal(tender[method]) : zero,
  );
  const used = Decimal.min(credit, total);
  const exact = new Decimal(total).minus(used);
  const rest = exact.minus(card).minus(bank);
  const restInCash = Decimal.max(rest.plus(cashRoundingOf(rest, coin)), 0);
  const isCash = tender.CASH !== '' && rest.greaterThan(0);
  const rounding = isCash ? restInCash.minus(rest) : zero;
  const left = isCash ? restInCash : Decimal.max(rest, 0);
  const paidInCash = Decimal.min(cash, left);
  const payments = [
    { method: 'CASH' as const, amount: paidInCash },
    { method: 'CARD' as const, amount: card },
    { method: 'BANK' as const, amount: bank },
    // A cash payment of 0 settles less than half of the smallest coin.
  ].filter(({ method, amount }) => amount.greaterThan(0) || (method === 'CASH' && isCash && left.isZero()));
  return {
    due: exact.plus(rounding).toFixed(digits),
    rounding: rounding.toFixed(digits),
    isRoundedInCash: rest.greaterThan(0) && !restInCash.equals(rest),
    left: {
      CASH: restInCash.toFixed(digits),
      CARD: Decimal.max(rest.plus(card).minus(cash), 0).toFixed(digits),
      BANK: Decimal.max(rest.plus(bank).minus(cash), 0).toFixed(digits),
    },
    credit: used.toFixed(digits),
    missing: left.minus(paidInCash).toFixed(digits),
    change: cash.minus(paidInCash).toFixed(digits),
    isTooMuch: rest.lessThan(0),
    isUnreadable,
    payments: payments.map(({ method, amount }) => ({ method, amount: amount.toFixed(digits) })),
    tendered: cash.isZero() ? null : cash.toFixed(digits),
  };
}

/** Plausibility of the cash in a settlement. */
export interface CashTender {
  /** Part of the total due in cash. */
  due: string;
  tendered: string;
  /** Far more than due, possibly a typing error. */
  isDoubtful: boolean;
  /** Above the limit. */
  isTooHigh: boolean;
  /** Maximum cash accepted. */
  limit: string;
}

/** Checks whether the cash is plausible for the amount due. */
export function cashTender({ payments, tendered }: Settlement, currency: string): CashTender {
  const due = payments.find(({ method }) => method === 'CASH')?.amount ?? '0';
  const limit = tenderLimit(due, currency);
  return {
    due,
    tendered: tendered ?? '0',
    isDoubtful: plausibleTender(due, currency).lessThan(tendered ?? 0),
    isTooHigh: limit.lessThan(tendered ?? 0),
    limit: limit.toFixed(),
  };
}

/** Suggested cash amounts that pay a total: the total itself and up to four of the next round sums of notes and coins. */
export function quickAmounts(total: string, digits: number): string[] {
  const due = new Decimal(total);
  if (!due.greaterThan(0)) return [];
  const magnitude = Math.floor(Math.log10(due.toNumber()));
  const round = [magnitude - 1, magnitude, magnitude + 1].flatMap(power =>
    [1, 2, 5].map(step => {
      const note = new Decimal(10).pow(Math.max(power, -digits)).times(step);
      return due.div(note).ceil().times(note);
    }),
  );
  const sums = [due, ...round.toSorted((one, other) => one.comparedTo(other))].map(amount => amount.toFixed(digits));
  return [...new Set(sums)].slice(0, 5);
}

/** Total of the counted denominations. */
export const countedTotal = (counted: Readonly<Record<string, string>>, digits: number): string =>
  round(
    sum(Object.entries(counted).map(([value, pieces]) => new Decimal(value).times(/^\d{1,7}$/.test(pieces) ? pieces : 0))),
    digits,
  ).toFixed(digits);

const isAmount = (typed: string, digits: number) => /^\d{1,15}(\.\d+)?$/.test(typed) && new Decimal(typed).decimalPlaces() <= digits;
