import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import { RequestError } from '../../core/errors.ts';
import { defaultPageSize, pageLimit } from '../../core/graphql/Connection.ts';
import { partyName, partyOf } from '../party/partyColumns.ts';
import type { GeneralLedger, GeneralLedgerLine } from './GeneralLedger.ts';

/** The account, the days (both included; unbounded if not given) and the page to read. */
export interface GeneralLedgerPage {
  accountId: string;
  from?: string | null;
  to?: string | null;
  first?: number | null;
  after?: string | null;
}

type Row = GeneralLedgerLine & { opening: string; closing: string };

/** Returns a page of an account's lines by day, each with the balance after it. */
export async function generalLedgerOf(em: EntityManager, { accountId, from, to, first, after }: GeneralLedgerPage): Promise<GeneralLedger> {
  if ((first ?? 0) < 0) throw new RequestError('BAD_USER_INPUT', 'pageSizeNegative');
  const size = Math.min(first ?? defaultPageSize, pageLimit);
  const [day, id] = after ? readCursor(after) : [null, null];
  const rows = await em.execute<Row[]>(text, [accountId, from ?? '-infinity', to ?? 'infinity', day, id, size + 1]);
  const [{ opening, closing }] = rows;
  const edges = rows
    .filter(row => row.id)
    .slice(0, size)
    .map(row => ({ cursor: `${row.postedOn}:${row.id}`, node: row }));
  return {
    opening,
    closing,
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: !!after,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function readCursor(cursor: string): [day: string, id: string] {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2}):(.{36})$/.exec(cursor) ?? [];
  if (!day || typeOfId(id) === undefined || Number.isNaN(Date.parse(day))) throw new RequestError('BAD_USER_INPUT', 'cursorUnknown');
  return [day, id];
}

const line = { companyId: 'l.company_id', postedPartyId: 'l.party_id' };
const days = 'account_day d where d.company_id = q.company_id and d.account_id = q.account_id';

// Of what is before the page, only the lines of its first day are summed one by one. The page takes the day and the account as subqueries: joined
// to them, all lines would be read and sorted.
const text = `
  with q as materialized (
    select noria_company() as company_id, ?::uuid as account_id, ?::date as from_on, ?::date as to_on, ?::date as after_on, ?::uuid as after_id
  ), held as materialized (
    select
      (select coalesce(sum(debit - credit), 0) from ${days} and d.posted_on < q.from_on) as opening,
      (select coalesce(sum(debit - credit), 0) from ${days} and d.posted_on <= q.to_on) as closing,
      (select coalesce(sum(debit - credit), 0) from ${days} and d.posted_on >= q.from_on and d.posted_on < q.after_on)
        + (select coalesce(sum(debit - credit), 0) from journal_line l where l.company_id = q.company_id and l.account_id = q.account_id
          and l.posted_on >= q.from_on and l.posted_on = q.after_on and l.id <= q.after_id) as passed
    from q
  ), page as materialized (
    select l.* from journal_line l where l.company_id = noria_company() and l.account_id = (select account_id from q)
      and l.posted_on >= (select coalesce(after_on, from_on) from q) and l.posted_on <= (select to_on from q)
      and ((select after_id is null from q) or (l.posted_on, l.id) > ((select after_on from q), (select after_id from q)))
    order by l.posted_on, l.id limit ?
  )
  select trim_scale(h.opening)::text as opening, trim_scale(h.closing)::text as closing, l.id, l.entry_id as "entryId", e.number, e.journal,
    l.posted_on::text as "postedOn", e.description, l.note, e.source_id as "sourceId", ${partyOf(line)} as "partyId",
    ${partyName(line)} as "partyName", l.cost_center_id as "costCenterId",
    trim_scale(l.debit)::text as debit, trim_scale(l.credit)::text as credit,
    trim_scale(h.opening + h.passed + sum(l.debit - l.credit) over (order by l.posted_on, l.id))::text as balance
  from held h left join page l on true left join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
  order by l.posted_on, l.id`;
