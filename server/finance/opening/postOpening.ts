import type { EntityManager } from '@mikro-orm/postgresql';
import { noteCreated } from '../../core/database/ChangeLog.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { Account } from '../../ledger/account/Account.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { refuseEntryDay } from '../../ledger/period/refuseEntryDay.ts';
import { openingBalanceCode } from './OpeningBalance.ts';
import { postOpeningRules } from './openingLine.rules.ts';

/** Maximum lines of one entry. */
const lineLimit = 20_000;

interface Row {
  accountId: string | null;
  customerId: string | null;
  vendorId: string | null;
  debit: string;
  credit: string;
  foreign: string | null;
}

/**
 * Posts all lines that wait, as of a day, by one entry; documents become open items that are paid like any other. What the lines lack to
 * balance goes to the chosen account of equity. Returns the id of the opening balance.
 * @throws Refused `openingEmpty`, `openingAccount` {number}, `periodLocked`; InvalidInput `postedOn` outsideBooks, inTheFuture, openingLater {number};
 *   `differenceAccountId` openingDifference {difference}, notInList, inactive.
 */
export async function postOpening({ em, viewer }: Pick<Scope, 'em' | 'viewer'>, input: object): Promise<string> {
  const { postedOn, description, differenceAccountId } = check(postOpeningRules, input);
  const currency = currencyOf(viewer);
  await refuseEntryDay(em, 'postedOn', postedOn);
  if (postedOn > (await companyToday(em))) throw new InvalidInput({ field: 'postedOn', code: 'inTheFuture' });
  await refuseInactive(em, [{ field: 'differenceAccountId', Entity: Account, id: differenceAccountId }]);
  const ids = await lockLines(em);
  await refuseLines(em, ids, postedOn);
  const rows = await em.execute<Row[]>(
    `select account_id as "accountId", customer_id as "customerId", vendor_id as "vendorId", trim_scale(sum(debit))::text as debit,
       trim_scale(sum(credit))::text as credit, trim_scale(sum(foreign_amount * sign(debit - credit)))::text as "foreign"
     from opening_line where company_id = noria_company() and id = any(?::uuid[]) group by 1, 2, 3, debit > 0 order by 3 nulls first, 2 nulls first, 1`,
    [`{${ids.join()}}`],
  );
  const difference = sum(rows.map(({ debit }) => debit)).minus(sum(rows.map(({ credit }) => credit)));
  const lines = rows.map(postingOf);
  if (!difference.isZero()) {
    const account = await differenceAccount(em, differenceAccountId, difference.toFixed());
    lines.push({ account: { id: account }, credit: difference });
  }
  const id = newId(openingBalanceCode);
  await em.execute(
    `insert into open_item (id, kind, direction, number, party_id, currency, amount, issued_on, due_on)
     select l.id, 'OPENING_BALANCE', case when l.customer_id is null then 'PAYABLE' else 'RECEIVABLE' end, l.number,
       coalesce(l.customer_id, l.vendor_id), ?, case when l.customer_id is null then l.credit - l.debit else l.debit - l.credit end, ?::date,
       coalesce(l.due_on, l.issued_on, ?::date)
     from opening_line l where l.company_id = noria_company() and l.id = any(?::uuid[]) and (l.customer_id is not null or l.vendor_id is not null)
     order by l.id`,
    [currency, postedOn, postedOn, `{${ids.join()}}`],
  );
  const entryId = await postEntry(em, { postedOn, journal: 'GENERAL', sourceId: id, description, lines });
  const row = { id, postedOn, lineCount: ids.length, difference: difference.toFixed() };
  await em.execute('insert into opening_balance (id, posted_on, line_count, difference, entry_id) values (?, ?, ?, ?, ?)', [
    ...Object.values(row),
    entryId,
  ]);
  await em.execute(
    `update opening_line set state = 'POSTED', opening_id = ?, version = version + 1, updated_at = now()
     where company_id = noria_company() and id = any(?::uuid[])`,
    [id, `{${ids.join()}}`],
  );
  noteCreated(em, 'OpeningBalance', [row]);
  return id;
}

/** Locks the lines that wait, so that each is posted once. */
async function lockLines(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from opening_line where company_id = noria_company() and state = 'DRAFT' and deleted_at is null
     order by id limit ${lineLimit + 1} for no key update`,
  );
  if (!rows.length) throw new Refused('openingEmpty');
  if (rows.length > lineLimit) throw new Refused('tooManyAtOnce', { max: lineLimit });
  return rows.map(({ id }) => id);
}

/** Refuses lines that have become unusable since they were entered, and documents that are later than the day. */
async function refuseLines(em: EntityManager, ids: string[], postedOn: string): Promise<void> {
  const [found] = await em.execute<{ later: string | null; account: string | null }[]>(
    `select min(coalesce(l.number, l.issued_on::text)) filter (where l.issued_on > ?::date) as later,
       min(a.number) filter (where a.is_group or a.status <> 'ACTIVE' or a.deleted_at is not null) as account
     from opening_line l left join account a on a.company_id = l.company_id and a.id = l.account_id
     where l.company_id = noria_company() and l.id = any(?::uuid[])`,
    [postedOn, `{${ids.join()}}`],
  );
  if (found.later) throw new InvalidInput({ field: 'postedOn', code: 'openingLater', params: { number: found.later } });
  if (found.account) throw new Refused('openingAccount', { number: found.account });
}

/** Returns the account of equity that takes the difference. */
async function differenceAccount(em: EntityManager, id: string | null, difference: string): Promise<string> {
  const refuse = (code: string, params?: Record<string, unknown>) => new InvalidInput({ field: 'differenceAccountId', code, params });
  if (!id) throw refuse('openingDifference', { difference });
  const { type, isGroup } = await em.findOneOrFail(Account, { id });
  if (type !== 'EQUITY' || isGroup) throw refuse('openingEquity');
  return id;
}

function postingOf({ accountId, customerId, vendorId, debit, credit, foreign }: Row): Posting {
  const account = customerId ? 'RECEIVABLE' : vendorId ? 'PAYABLE' : { id: accountId! };
  return { account, debit, credit, foreign, partyId: customerId ?? vendorId };
}
