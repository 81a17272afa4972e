import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import { allocate } from './allocate.ts';
import { shareOf } from './oldestFirst.ts';
import type { OpenAmount } from './openAmounts.ts';

/** An amount to settle: a document, or a refund whose refunded credit is gone. */
export type Debt = Pick<OpenAmount, 'id' | 'isPayment' | 'open'>;

/**
 * Settles debts with credit, both in the given order, until either is used up; the caller holds the locks on all of them. Returns the ids
 * of the allocations. The next statement throws what the database refuses: see `allocate`.
 */
export async function settleByCredit(em: EntityManager, credits: OpenAmount[], debts: Debt[], on: string): Promise<string[]> {
  const made: string[] = [];
  const left = debts.map(debt => ({ debt, open: new Decimal(debt.open) }));
  for (const credit of credits) {
    let rest = new Decimal(credit.open);
    while (left.length && rest.greaterThan(0)) {
      const amount = Decimal.min(rest, left[0].open);
      made.push(...(await settle(em, credit, left[0].debt, amount.toFixed(), on)));
      rest = rest.minus(amount);
      left[0].open = left[0].open.minus(amount);
      if (left[0].open.isZero()) left.shift();
    }
  }
  return made;
}

/** Settles one debt. A refund is itself a payment, so against a credit note the direction is reversed: the refund settles the note. */
function settle(em: EntityManager, credit: OpenAmount, debt: Debt, amount: string, on: string): Promise<string[]> {
  if (credit.isPayment) return allocate(em, { paymentId: credit.id }, [shareOf({ ...debt, side: 'OWED' }, amount)], on);
  if (debt.isPayment) return allocate(em, { paymentId: debt.id }, [shareOf(credit, amount)], on);
  return allocate(em, { creditId: credit.id }, [{ openItemId: debt.id, amount }], on);
}
