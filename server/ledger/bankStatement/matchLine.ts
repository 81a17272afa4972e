import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { refuseUnknownParty } from '../party/refuseUnknownParty.ts';
import { matchRules } from './bankStatement.rules.ts';
import { Account } from '../account/Account.ts';
import { CostCenter } from '../costCenter/CostCenter.ts';
import type { PostingScope } from '../entry/postManualEntry.ts';
import { lockBankAccount } from './lockBankAccount.ts';
import { payDocuments, postToAccount, type OpenLine } from './postLine.ts';

const matchCode = 0x5f;

/**
 * Matches a line of a statement: with entries that stand for it, with documents that it pays (a payment is recorded), or with an account
 * that it is posted to, all in one transaction. Returns the line's id.
 * @throws RequestError NOT_FOUND; InvalidInput `entryIds` matchOne, notFound, matchDiffers; `documentIds`, `partyId`, `accountId`, `costCenterId`;
 * Refused `bankLineMatched`, `allocationMismatch`, `limitExceeded`, `periodLocked`.
 */
export async function matchLine(scope: PostingScope, input: object): Promise<string> {
  const { em } = scope;
  const { lineId, entryIds, documentIds, partyId, accountId, costCenterId, description } = check(matchRules, input);
  const line = await lockedLine(em, lineId);
  await refuseUnknownParty(em, 'partyId', partyId);
  await refuseInactive(em, [
    { field: 'accountId', Entity: Account, id: accountId },
    { field: 'costCenterId', Entity: CostCenter, id: costCenterId },
  ]);
  const isPaid = documentIds.length > 0 || partyId !== null;
  if ([entryIds.length > 0, isPaid, accountId !== null].filter(Boolean).length !== 1)
    throw new InvalidInput({ field: 'entryIds', code: 'matchOne' });
  if (line.isMatched) throw new Refused('bankLineMatched');
  const entries = entryIds.length
    ? entryIds
    : accountId
      ? [await postToAccount(scope, line, { accountId, costCenterId, description })]
      : [await payDocuments(scope, line, documentIds, partyId)];
  await link(em, line, entries);
  noteChanged(em, 'BankStatementLine', { id: lineId, name: line.reference ?? line.partyName }, { matches: [null, entries] });
  return lineId;
}

/** Takes a match back; what was posted for it stays, and can be matched again or reversed. Taking it back twice does nothing. */
export async function unmatchLine({ em }: Pick<PostingScope, 'em'>, id: string): Promise<string> {
  const { isMatched, reference, partyName } = await lockedLine(em, id);
  if (!isMatched) return id;
  const gone = await em.execute<{ entryId: string }[]>(
    'delete from bank_match where company_id = noria_company() and line_id = ? returning entry_id as "entryId"',
    [id],
  );
  const before = [...new Set(gone.map(({ entryId }) => entryId))];
  noteChanged(em, 'BankStatementLine', { id, name: reference ?? partyName }, { matches: [before, null] });
  return id;
}

async function lockedLine(em: EntityManager, id: string): Promise<OpenLine & { isMatched: boolean }> {
  const read = () =>
    em.execute<(OpenLine & { isMatched: boolean })[]>(
      `select l.id, l.bank_account_id as "bankAccountId", b.account_id as "accountId", trim(b.currency) as currency, b.opened_on::text as "openedOn",
         l.booked_on::text as "bookedOn", trim_scale(l.amount)::text as amount, l.party_name as "partyName", l.reference,
         exists (select from bank_match m where m.company_id = l.company_id and m.line_id = l.id) as "isMatched"
       from bank_statement_line l join bank_account b on b.company_id = l.company_id and b.id = l.bank_account_id
       where l.company_id = noria_company() and l.id = ?`,
      [id],
    );
  const [line] = await read();
  if (!line) throw NotFound('lineId');
  await lockBankAccount(em, line.bankAccountId);
  const [current] = await read();
  if (!current) throw NotFound('lineId');
  return current;
}

/** Links the lines that entries have on the bank's ledger account; together they must be the booked amount. */
async function link(em: EntityManager, { id, accountId, amount }: OpenLine, entryIds: string[]): Promise<void> {
  const rows = await em.execute<{ entryId: string; position: number; moved: string; isMatched: boolean }[]>(
    `select l.entry_id as "entryId", l.position, coalesce(l.foreign_amount, l.debit - l.credit)::text as moved,
       exists (select from bank_match m where m.company_id = l.company_id and m.entry_id = l.entry_id and m.position = l.position) as "isMatched"
     from journal_line l where l.company_id = noria_company() and l.entry_id = any(?::uuid[]) and l.account_id = ?`,
    [`{${entryIds.join()}}`, accountId],
  );
  const found = new Set(rows.map(({ entryId }) => entryId));
  if (entryIds.some(entryId => !found.has(entryId))) throw new InvalidInput({ field: 'entryIds', code: 'notFound' });
  if (rows.some(({ isMatched }) => isMatched)) throw new Refused('bankLineMatched');
  const moved = sum(rows.map(row => row.moved));
  if (!moved.equals(amount))
    throw new InvalidInput({ field: 'entryIds', code: 'matchDiffers', params: { difference: new Decimal(amount).minus(moved).toFixed() } });
  const links = rows.map(({ entryId, position }) => ({ id: newId(matchCode), entryId, position }));
  await em.execute(
    `insert into bank_match (id, line_id, entry_id, position)
     select m.id, ?, m."entryId", m.position from jsonb_to_recordset(?::jsonb) as m (id uuid, "entryId" uuid, position integer)`,
    [id, JSON.stringify(links)],
  );
}
