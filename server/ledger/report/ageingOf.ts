import type { EntityManager } from '@mikro-orm/postgresql';
import type { Control } from '../openItem/registerOpenItem.ts';
import { partyName } from '../party/partyColumns.ts';
import type { Ageing } from './Ageing.ts';

const columns = ['notDue', 'days1To30', 'days31To60', 'days61To90', 'over90', 'unapplied', 'deposits', 'total'];
const pairs = columns.map(column => `'${column}', trim_scale(coalesce("${column}", 0))::text`).join(', ');
const sums = columns.map(column => `sum("${column}") as "${column}"`).join(', ');

/**
 * Computes the ageing of receivables or payables in the company's currency on a day (defaults to today): documents and payments dated up to
 * that day, less what was allocated by then. Reads only what is open now and what was settled or voided since that day.
 */
export async function ageingOf(em: EntityManager, control: Control, asOf: string | null = null): Promise<Ageing> {
  const [{ ageing }] = await em.execute<[{ ageing: Ageing }]>(text, [asOf, control]);
  return ageing;
}

const text = `
  with q as materialized (
    select c.id as company_id, c.currency, coalesce(?::date, (now() at time zone c.time_zone)::date) as on_day, ?::text as control
    from company c where c.id = noria_company()
  ), later as materialized (
    select a.* from q join allocation a on a.company_id = q.company_id and a.allocated_on > q.on_day
  ), item as (
    select i.party_id, i.due_on, i.amount - i.paid - i.credited
        + coalesce((select sum(a.amount) from later a where a.open_item_id = i.id), 0)
        - coalesce((select sum(a.amount) from later a where a.credit_id = i.id), 0) as open
    from q join open_item i on i.company_id = q.company_id and i.direction = q.control and i.currency = q.currency and i.issued_on <= q.on_day
      and (i.voided_on is null or i.voided_on > q.on_day)
      and (i.amount <> i.paid + i.credited or i.id in (select open_item_id from later union all select credit_id from later))
  ), loose as (
    -- A payment and its reversal are one, whose rest is zero once both are there.
    select party_id, min(paid_on) as due_on, sum(open) as open from (
      select coalesce(p.reverses_id, p.id) as id, p.party_id, p.paid_on,
        case when (p.direction = 'IN') = (p.control = 'RECEIVABLE') then -1 else 1 end * (p.amount - p.allocated)
          - coalesce((select sum(a.amount) from later a where a.payment_id = p.id), 0)
          + coalesce((select sum(a.amount) from later a where a.refund_id = p.id), 0) as open
      from q join payment p on p.company_id = q.company_id and p.control = q.control and p.currency = q.currency and p.paid_on <= q.on_day
        and (p.amount <> p.allocated or p.id in (select payment_id from later union all select refund_id from later))
    ) each group by id, party_id
  ), bucket as (
    select party_id, open as total,
      case when open > 0 and due_on >= q.on_day then open end as "notDue",
      case when open > 0 and q.on_day - due_on between 1 and 30 then open end as "days1To30",
      case when open > 0 and q.on_day - due_on between 31 and 60 then open end as "days31To60",
      case when open > 0 and q.on_day - due_on between 61 and 90 then open end as "days61To90",
      case when open > 0 and q.on_day - due_on > 90 then open end as "over90",
      case when open < 0 then open end as "unapplied", null::numeric as "deposits"
    from q, (select * from item union all select * from loose) found where open <> 0
    union all
    select l.party_id, 0, null, null, null, null, null, null, sum(l.credit - l.debit)
    from q join account ac on ac.company_id = q.company_id and ac.role = 'CUSTOMER_ADVANCES'
      join journal_line l on l.company_id = ac.company_id and l.account_id = ac.id and l.posted_on <= q.on_day
    where q.control = 'RECEIVABLE' group by l.party_id having sum(l.credit - l.debit) <> 0
  ), posted as (
    select party_id, ${sums} from bucket group by party_id
  ), row as materialized (
    select q.company_id, noria_party(q.company_id, p.party_id) as party_id, ${sums} from q, posted p group by 1, 2
  )
  select json_build_object('asOf', q.on_day, 'currency', trim(q.currency), ${pairs},
    'rows', (select coalesce(json_agg(r.shown order by r.total desc, r.party_id), '[]') from (
      select total, party_id, json_build_object('partyId', party_id, 'partyName', ${partyName({ companyId: 'row.company_id', postedPartyId: 'row.party_id' })},
        ${pairs}) as shown from row order by total desc, party_id limit 1000) r)
  ) as ageing from q, (select ${sums} from row) s`;
