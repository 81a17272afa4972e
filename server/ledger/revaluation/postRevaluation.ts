import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { daysAfter } from '../../core/rules/days.ts';
import type { Posting } from '../entry/entryLines.ts';
import { postEntry } from '../entry/postEntry.ts';
import type { PostingScope } from '../entry/postManualEntry.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { revaluationRules } from './revaluation.rules.ts';
import { revaluationOf } from './revaluationOf.ts';

/**
 * Posts what open documents in other currencies are worth more or less at the rates of a day than they were booked at (IAS 21 ¶23, ¶28), on
 * accounts beside the control accounts, and reverses it on the next day; and what bank and cash accounts hold, on those themselves, where it
 * stays: money is worth what it is worth. A second revaluation of the day posts what has changed. Returns the id of the first of the entries.
 * @throws InvalidInput `asOf` outsideBooks, inTheFuture, rateMissing {currency, date}; Refused `nothingToRevalue`, `periodLocked`, `currencyMissing`.
 */
export async function postRevaluation({ em, viewer }: PostingScope, input: object): Promise<string> {
  const { asOf, description } = check(revaluationRules, input);
  if (asOf > (await companyToday(em))) throw new InvalidInput({ field: 'asOf', code: 'inTheFuture' });
  await refuseEntryDay(em, 'asOf', asOf);
  // Two at once would both post the same difference.
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('revaluation ' || noria_company(), 0))`);
  const { rows, unposted } = await revaluationOf(em, asOf, currencyDecimals(currencyOf(viewer)));
  const missing = rows.filter(({ rate }) => rate === null);
  if (missing.length)
    throw new InvalidInput(...missing.map(({ currency }) => ({ field: 'asOf', code: 'rateMissing', params: { currency, date: asOf } })));
  const lines = [
    { account: 'RECEIVABLE_REVALUATION', debit: unposted.RECEIVABLE },
    { account: 'EXCHANGE_DIFFERENCE', credit: unposted.RECEIVABLE },
    { account: 'PAYABLE_REVALUATION', debit: unposted.PAYABLE },
    { account: 'EXCHANGE_DIFFERENCE', credit: unposted.PAYABLE },
  ] as const;
  const entry = { postedOn: asOf, journal: 'GENERAL' as const, description };
  const id = await postEntry(em, { ...entry, lines: [...lines] });
  if (id) await reverseEntry(em, id, { postedOn: daysAfter(asOf, 1), description });
  const held = Array.from(unposted.accounts, ([account, gained]): Posting[] => [
    { account: { id: account }, debit: gained, foreign: '0' },
    { account: 'EXCHANGE_DIFFERENCE', credit: gained },
  ]);
  const heldId = await postEntry(em, { ...entry, lines: held.flat() });
  const first = id ?? heldId;
  if (!first) throw new Refused('nothingToRevalue');
  return first;
}
