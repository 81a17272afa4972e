import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { allocate } from '../../ledger/payment/allocate.ts';
import { oldestFirst } from '../../ledger/payment/oldestFirst.ts';

/** What a sale pays by its customer's credit. */
export interface UsedCredit {
  invoiceId: string;
  customer: string;
  currency: string;
  amount: string;
  /** YYYY-MM-DD. */
  usedOn: string;
}

/** Pays a sale by what is left of its customer's credit notes, the oldest first. InvalidInput `credit`: creditTooLow {available}. */
export async function payByCredit(em: EntityManager, { invoiceId, customer, currency, amount, usedOn }: UsedCredit): Promise<void> {
  const shares = await oldestFirst(em, { control: 'RECEIVABLE', partyId: customer, currency, direction: 'OUT', amount });
  const available = sum(shares.map(share => share.amount)).negated();
  if (available.lessThan(amount))
    throw new InvalidInput({ field: 'credit', code: 'creditTooLow', params: { available: available.toFixed() } });
  for (const share of shares) {
    const settled = new Decimal(share.amount).negated().toFixed();
    await allocate(em, { creditId: share.openItemId }, [{ openItemId: invoiceId, amount: settled }], usedOn);
  }
}
