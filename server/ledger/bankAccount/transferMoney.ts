import type { EntityManager } from '@mikro-orm/postgresql';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { postEntry } from '../entry/postEntry.ts';
import type { PostingScope } from '../entry/postManualEntry.ts';
import { worthOnDay } from '../exchangeRate/homeWorth.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { BankAccount } from './BankAccount.ts';
import { transferRules } from './bankAccount.rules.ts';

/**
 * Moves money from one bank or cash account of the company to another: Dr the one, Cr the other, each worth its amount at the rate of the day
 * (IAS 21 ¶21). Between currencies what arrived is worth more or less than what left: Dr or Cr EXCHANGE_DIFFERENCE. Returns the entry's id.
 * @throws InvalidInput `fromId`, `toId` notFound, inactive, sameAccount; `amount`, `receivedAmount` required, receivedDiffers, tooManyDecimals,
 *   rateMissing, worthNothing; `movedOn` outsideBooks, inTheFuture; Refused `periodLocked`.
 */
export async function transferMoney({ em, viewer }: PostingScope, input: object): Promise<string> {
  const { fromId, toId, amount, receivedAmount, movedOn, description } = check(transferRules, input);
  await refuseEntryDay(em, 'movedOn', movedOn);
  if (movedOn > (await companyToday(em))) throw new InvalidInput({ field: 'movedOn', code: 'inTheFuture' });
  await refuseInactive(em, [
    { field: 'fromId', Entity: BankAccount, id: fromId },
    { field: 'toId', Entity: BankAccount, id: toId },
  ]);
  const from = await em.findOneOrFail(BankAccount, { id: fromId });
  const to = await em.findOneOrFail(BankAccount, { id: toId });
  const received = receivedOf(from, to, { amount, receivedAmount });
  const own = currencyOf(viewer);
  const left = await sideOf(em, own, from, { field: 'amount', amount, on: movedOn });
  const arrived = await sideOf(em, own, to, { field: 'receivedAmount', amount: received, on: movedOn });
  const lines = [
    { account: { id: to.account.id }, debit: arrived.worth, foreign: arrived.foreign },
    { account: { id: from.account.id }, credit: left.worth, foreign: left.foreign?.negated() },
    { account: 'EXCHANGE_DIFFERENCE' as const, debit: left.worth.minus(arrived.worth) },
  ];
  const text = description ?? `${from.name} → ${to.name}`;
  const id = (await postEntry(em, { postedOn: movedOn, journal: 'CASH', description: text, lines }))!;
  noteCreated(em, 'JournalEntry', [{ id, name: text, fromId, toId, amount, receivedAmount: received, movedOn } as { id: string }]);
  return id;
}

/** Returns what arrives: in one currency what left, between two what the input says. */
function receivedOf(from: BankAccount, to: BankAccount, { amount, receivedAmount }: { amount: string; receivedAmount: string | null }) {
  const refuse = (code: string) => new InvalidInput({ field: 'receivedAmount', code });
  if (from.currency !== to.currency && !receivedAmount) throw refuse('required');
  if (from.currency === to.currency && receivedAmount && !new Decimal(receivedAmount).equals(amount)) throw refuse('receivedDiffers');
  return receivedAmount ?? amount;
}

/** Returns what an amount on an account is worth in the company's currency, and the amount itself if the account is in another one. */
async function sideOf(
  em: EntityManager,
  own: string,
  { currency }: BankAccount,
  { field, amount, on }: { field: string; amount: string; on: string },
): Promise<{ worth: Decimal; foreign: Decimal | null }> {
  const digits = currencyDecimals(currency);
  if (!round(amount, digits).equals(amount)) throw new InvalidInput({ field, code: 'tooManyDecimals', params: { max: digits } });
  const worth = new Decimal(await worthOnDay(em, own, { field, currency, amount, on }));
  return { worth, foreign: currency === own ? null : new Decimal(amount) };
}
