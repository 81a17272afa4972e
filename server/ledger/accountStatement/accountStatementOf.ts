import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import type { Control } from '../openItem/registerOpenItem.ts';
import { partyName } from '../party/partyColumns.ts';
import type { AccountStatement } from './AccountStatement.ts';

/** The party, the control account, and the days, both included. */
export interface StatementOf {
  partyId: string;
  control: Control;
  /** Everything since the beginning if not given. */
  from?: string | null;
  /** Defaults to today. */
  to?: string | null;
}

/** Returns the statement of a party's account; null if there is no such party. The closing balance is the ledger's on the last day. */
export async function accountStatementOf(em: EntityManager, { partyId, control, from, to }: StatementOf): Promise<AccountStatement | null> {
  if (typeOfId(partyId) === undefined) return null;
  const [row] = await em.execute<{ statement: AccountStatement }[]>(text, [partyId, control, from ?? null, to ?? null]);
  return row?.statement.partyName ? row.statement : null;
}

const party = { companyId: 'q.company_id', postedPartyId: 'q.party_id' };

const text = `
  with q as materialized (
    select c.id as company_id, c.currency, asked.*, coalesce(asked.given_to, (now() at time zone c.time_zone)::date) as to_on,
      case when asked.control = 'RECEIVABLE' then 1 else -1 end as sign, noria_party_ids(c.id, array[asked.party_id]) as party_ids
    from company c, (select ?::uuid as party_id, ?::text as control, ?::date as from_on, ?::date as given_to) asked where c.id = noria_company()
  ), moved as materialized (
    select l.entry_id, l.posted_on, (l.debit - l.credit) * q.sign as amount
    from q join account ac on ac.company_id = q.company_id and ac.role = q.control
      join journal_line l on l.company_id = ac.company_id and l.account_id = ac.id and l.posted_on <= q.to_on
        and l.party_id = any (q.party_ids)
  ), opened as (
    select coalesce(sum(m.amount) filter (where m.posted_on < q.from_on), 0) as opening, coalesce(sum(m.amount), 0) as closing from q left join moved m on true
  ), posted as (
    select m.entry_id, m.posted_on, sum(m.amount) as amount from q join moved m on q.from_on is null or m.posted_on >= q.from_on
    group by 1, 2 having sum(m.amount) <> 0
  ), line as (
    select p.*, o.opening + sum(p.amount) over (order by p.posted_on, p.entry_id) as balance from opened o, posted p
  ), latest as (
    select * from line order by posted_on desc, entry_id desc limit 1000
  ), shown as (
    select l.posted_on, l.entry_id, json_build_object('entryId', l.entry_id, 'documentId', coalesce(w.document_id, x.open_item_id, x.refund_id, e.source_id), 'postedOn', l.posted_on, 'dueOn', i.due_on,
      'kind', case when i.id is not null then i.kind when p.id is not null and e.reverses_id is not null then 'PAYMENT_REVERSAL'
        when p.id is not null then 'PAYMENT' when d.id is not null then 'DEPOSIT' when x.id is not null then 'EXCHANGE_DIFFERENCE' else 'ENTRY' end,
      'number', coalesce(i.number, p.number, d.number, xi.number, e.number),
      'currency', case when i.exchange_rate is not null then trim(i.currency) when p.exchange_rate is not null then trim(p.currency) end,
      'foreignAmount', trim_scale(abs(case when i.exchange_rate is not null then i.amount when p.exchange_rate is not null then p.amount end))::text,
      'charged', trim_scale(greatest(l.amount, 0))::text, 'settled', trim_scale(greatest(-l.amount, 0))::text,
      'balance', trim_scale(l.balance)::text) as line
    from q, latest l
      join journal_entry e on e.company_id = noria_company() and e.id = l.entry_id
      left join open_item i on i.company_id = e.company_id and i.id = e.source_id
      left join payment p on p.company_id = e.company_id and p.id = e.source_id
      left join deposit d on d.company_id = e.company_id and d.id = e.source_id
      left join allocation x on x.company_id = e.company_id and x.id = e.source_id
      left join open_item xi on xi.company_id = x.company_id and xi.id = x.open_item_id
      left join write_off w on w.company_id = e.company_id and w.id = e.source_id
  )
  select json_build_object('partyId', noria_party(q.company_id, q.party_id), 'partyName', ${partyName(party)}, 'currency', trim(q.currency),
    'from', q.from_on, 'to', q.to_on, 'opening', trim_scale(o.opening)::text, 'closing', trim_scale(o.closing)::text,
    'overdue', (select trim_scale(coalesce(sum(b.home_balance), 0))::text from open_item_balance b
      where b.company_id = q.company_id and b.direction = q.control and b.is_overdue and b.posted_party_id = any (q.party_ids)),
    'lines', (select coalesce(json_agg(s.line order by s.posted_on, s.entry_id), '[]') from shown s)) as statement
  from q, opened o`;
