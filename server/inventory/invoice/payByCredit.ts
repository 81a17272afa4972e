import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { lockOpen } from '../../ledger/payment/openAmounts.ts';
import { settleByCredit } from '../../ledger/payment/settleByCredit.ts';

/** Part of a sale paid from the customer's credit. */
export interface UsedCredit {
  invoiceId: string;
  customer: string;
  currency: string;
  amount: string;
  /** YYYY-MM-DD. */
  usedOn: string;
}

/**
 * Pays a sale from its customer's credit, payments on account and credit notes alike, oldest first.
 * @throws InvalidInput `credit`: creditTooLow {available}.
 */
export async function payByCredit(em: EntityManager, { invoiceId, customer, currency, amount, usedOn }: UsedCredit): Promise<void> {
  const credits = await lockOpen(em, { control: 'RECEIVABLE', partyId: customer, currency }, ['CREDIT']);
  const available = sum(credits.map(({ open }) => open));
  if (available.lessThan(amount))
    throw new InvalidInput({ field: 'credit', code: 'creditTooLow', params: { available: available.toFixed() } });
  await settleByCredit(em, credits, [{ id: invoiceId, isPayment: false, open: amount }], usedOn);
}
