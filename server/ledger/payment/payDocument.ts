import { InvalidInput, Refused } from '../../core/errors.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { refuseBankAccount } from '../bankAccount/refuseBankAccount.ts';
import type { PostingScope } from '../entry/postManualEntry.ts';
import { worthOf } from '../exchangeRate/homeWorth.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { recordPayment, type PaymentMethod } from './recordPayment.ts';

/** How a document is paid. */
export interface DocumentPayment {
  method: PaymentMethod;
  /** In the document's currency; all of its balance if null. */
  amount: string | null;
  /** Of a document in another currency than the company's, what really moved in that; the amount at the rate of the day if null. */
  homeAmount: string | null;
  /** YYYY-MM-DD. */
  paidOn: string;
  reference: string | null;
  bankAccountId: string | null;
}

/**
 * Pays what the company owes on a document, in the document's currency: Dr PAYABLE / Cr cash, card or bank.
 * @throws InvalidInput as `refuseBankAccount`, `refuseEntryDay` and `worthOf`, `amount` tooManyDecimals; Refused `documentLocked` for a draft,
 *   `documentVoid`, `nothingToApply`, and as `recordPayment`.
 */
export async function payDocument({ em, viewer }: PostingScope, id: string, payment: DocumentPayment): Promise<void> {
  const { method, amount: wanted, homeAmount, paidOn, bankAccountId } = payment;
  await refuseEntryDay(em, 'paidOn', paidOn);
  const [item] = await em.execute<{ balance: string; partyId: string | null; currency: string; isVoid: boolean }[]>(
    `select (amount - paid - credited)::text as balance, party_id as "partyId", trim(currency) as currency, voided_on is not null as "isVoid"
     from open_item where company_id = noria_company() and id = ?`,
    [id],
  );
  if (bankAccountId) await refuseBankAccount(em, bankAccountId, { method, currency: item?.currency });
  if (!item) throw new Refused('documentLocked');
  if (item.isVoid) throw new Refused('documentVoid');
  const { balance, partyId, currency } = item;
  const amount = wanted ?? balance;
  if (Number(amount) <= 0) throw new Refused('nothingToApply');
  const digits = currencyDecimals(currency);
  if (!round(amount, digits).equals(amount)) throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
  const home = await worthOf(em, currencyOf(viewer), { currency, amount, homeAmount, on: paidOn });
  const allocations = [{ openItemId: id, amount }];
  await recordPayment(em, { ...payment, direction: 'OUT', currency, amount, home, partyId, allocations });
}
