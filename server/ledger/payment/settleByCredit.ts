import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import { allocate } from './allocate.ts';
import { shareOf } from './oldestFirst.ts';
import type { OpenAmount } from './openAmounts.ts';

/** What is to be settled: a document, or a refund that has nothing to give back any more. */
export type Debt = Pick<OpenAmount, 'id' | 'isPayment' | 'open'>;

/**
 * Settles debts by credit, both in the order given, as far as either goes; all of it is locked by the caller. Answers the ids of the
 * allocations. What the database refuses is thrown by the statement that follows: see `allocate`.
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

/** A refund is a payment itself: by a credit note it is settled the other way round, the note by the refund. */
function settle(em: EntityManager, credit: OpenAmount, debt: Debt, amount: string, on: string): Promise<string[]> {
  if (credit.isPayment) return allocate(em, { paymentId: credit.id }, [shareOf({ ...debt, side: 'OWED' }, amount)], on);
  if (debt.isPayment) return allocate(em, { paymentId: debt.id }, [shareOf(credit, amount)], on);
  return allocate(em, { creditId: credit.id }, [{ openItemId: debt.id, amount }], on);
}
