import type { EntityManager } from '@mikro-orm/postgresql';
import { inLockOrder } from '../../core/database/inLockOrder.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { RequestedAllocation } from './oldestFirst.ts';
import { noteAllocations } from './noteAllocations.ts';
import { lockOpen, type PartyLedger } from './openAmounts.ts';
import { isPayment } from './recordPayment.ts';
import { settleByCredit } from './settleByCredit.ts';

/**
 * Settles a party's documents with its credit (advance payments and the open amounts of credit notes), oldest first on both sides. Null
 * settles as much as possible.
 * @throws InvalidInput `allocations` creditTooLow {available}; Refused `nothingToApply`, and later the errors of `allocate`.
 */
export async function applyCredit(em: EntityManager, ledger: PartyLedger, wanted: RequestedAllocation[] | null, on: string): Promise<void> {
  const open = await lockOpen(em, ledger, ['CREDIT', 'OWED']);
  const credits = open.filter(({ side }) => side === 'CREDIT');
  const debts = wanted ? await named(em, wanted) : open.filter(({ side }) => side === 'OWED');
  if (!credits.length || !debts.length) throw new Refused('nothingToApply');
  const available = sum(credits.map(credit => credit.open));
  if (wanted && available.lessThan(sum(wanted.map(({ amount }) => amount))))
    throw new InvalidInput({
      field: 'allocations',
      code: 'creditTooLow',
      params: { available: available.toFixed(currencyDecimals(ledger.currency)) },
    });
  await noteAllocations(em, await settleByCredit(em, credits, debts, on));
}

/**
 * Locks the named refunds and returns the named amounts. The database refuses documents of other parties, and amounts above the open
 * balance, when they are settled.
 */
async function named(em: EntityManager, wanted: RequestedAllocation[]) {
  const refunds = inLockOrder(wanted.map(({ documentId }) => documentId).filter(isPayment));
  if (refunds.length)
    await em.execute('select from payment where company_id = noria_company() and id = any(?::uuid[]) order by id for no key update', [
      `{${refunds.join()}}`,
    ]);
  return wanted.map(({ documentId, amount }) => ({ id: documentId, isPayment: isPayment(documentId), open: amount }));
}
