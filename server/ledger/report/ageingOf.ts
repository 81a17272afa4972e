import type { EntityManager } from '@mikro-orm/postgresql';
import type { Control } from '../openItem/registerOpenItem.ts';
import { currentPartyName } from '../party/partyColumns.ts';
import type { Ageing } from './Ageing.ts';

/** Columns that are added up: what is owed since a day, which gives the buckets by subtraction, and what is no debt. */
const added = ['since0', 'since30', 'since60', 'since90', 'owed', 'unapplied', 'deposits'];
const sums = added.map(column => `sum(${column}) as ${column}`).join(', ');

/** SQL of each column of the answer. */
const columns = {
  notDue: 'since0',
  days1To30: 'since30 - since0',
  days31To60: 'since60 - since30',
  days61To90: 'since90 - since60',
  over90: 'owed - since90',
  unapplied: 'unapplied',
  deposits: 'deposits',
  total: 'owed + unapplied',
};
const pairs = Object.entries(columns)
  .map(([name, sql]) => `'${name}', trim_scale((${sql}) / 10000)::text`)
  .join(', ');

/**
 * Computes the ageing of receivables or payables in the company's currency, as booked, on a day (defaults to today): documents and payments dated up to
 * that day, less what was allocated by then. Reads only what is open now and what was settled or voided since that day.
 */
export async function ageingOf(em: EntityManager, control: Control, asOf: string | null = null): Promise<Ageing> {
  const [{ ageing }] = await em.execute<[{ ageing: Ageing }]>(text, [asOf, control]);
  return ageing;
}

/** SQL of the added columns of a party, from rows with `due_on` and what is open in ten-thousandths: owed, or credit. */
const addedUp = (open: string, isOwed: string) => {
  const sum = (which: string) => `coalesce(sum(${open}) filter (where ${which}), 0)`;
  // The days are subqueries, which are computed once: a join would cost more than the sums.
  const since = (days: number) => sum(`${isOwed} and due_on >= (select on_day - ${days} from q)`);
  const values = [since(0), since(30), since(60), since(90), sum(isOwed), sum(`not ${isOwed}`), '0::numeric'];
  return values.map((value, index) => `${value} as ${added[index]}`).join(', ');
};

// An addition keeps the issue date from choosing the index: the one of what is open holds all that is read.
const dated = `i.company_id = noria_company() and i.direction = (select control from q)
  and i.issued_on + 0 <= (select on_day from q)`;

// What is open of an item lies between zero and its amount: owed or credit as a whole, however much of it was settled since.
const text = `
  with q as materialized (
    select c.id as company_id, c.currency, coalesce(?::date, (now() at time zone c.time_zone)::date) as on_day, ?::text as control
    from company c where c.id = noria_company()
  ), later as materialized (
    select a.payment_id, a.refund_id, a.open_item_id, a.credit_id, coalesce(a.home_amount, a.amount) as amount,
      coalesce(a.home_source, a.amount) as source from q join allocation a on a.company_id = q.company_id and a.allocated_on > q.on_day
  ), since as (
    select i.party_id, i.due_on, i.amount > 0 as is_owed, coalesce(i.home_amount - i.home_settled, i.amount - i.paid - i.credited) as open
    from open_item i where ${dated} and i.voided_on > (select on_day from q)
    union all
    select i.party_id, i.due_on, i.amount > 0, a.amount
    from (select open_item_id as id, amount from later union all select credit_id, -source from later) a join open_item i on i.id = a.id
    where ${dated} and (i.voided_on is null or i.voided_on > (select on_day from q))
    union all
    -- A payment and its reversal are one, whose rest is zero once both are there.
    select party_id, min(paid_on), sum(open) > 0, sum(open) from (
      select coalesce(p.reverses_id, p.id) as id, p.party_id, p.paid_on,
        case when (p.direction = 'IN') = (p.control = 'RECEIVABLE') then -1 else 1 end * coalesce(p.home_amount - p.home_allocated, p.amount - p.allocated)
          - coalesce((select sum(a.source) from later a where a.payment_id = p.id), 0)
          + coalesce((select sum(a.amount) from later a where a.refund_id = p.id), 0) as open
      from q join payment p on p.company_id = q.company_id and p.control = q.control and p.paid_on <= q.on_day
        -- By key: of all payments few are open.
        and p.id = any (array(select o.id from payment o where o.company_id = noria_company() and o.amount <> o.allocated
          union select payment_id from later union select refund_id from later))
    ) each group by id, party_id
  ), posted as (
    select party_id, ${addedUp('i.open_units', '(i.open_units > 0)')}
    from open_item i where ${dated} and i.open_units <> 0 and i.voided_on is null group by party_id
    union all
    select party_id, ${addedUp('open * 10000', 'is_owed')} from since group by party_id
    union all
    select l.party_id, 0, 0, 0, 0, 0, 0, sum(l.credit - l.debit) * 10000
    from q join account ac on ac.company_id = q.company_id and ac.role = 'CUSTOMER_ADVANCES'
      join journal_line l on l.company_id = ac.company_id and l.account_id = ac.id and l.posted_on <= q.on_day
    where q.control = 'RECEIVABLE' group by l.party_id
  ), merged as materialized (
    select m.id, noria_party(q.company_id, m.id) as into_id from q join customer m on m.company_id = q.company_id and m.merged_into_id is not null
  ), row as materialized (
    select coalesce(m.into_id, p.party_id) as party_id, ${sums} from posted p left join merged m on m.id = p.party_id group by 1
    having (${added.map(column => `sum(${column})`).join(', ')}) <> (${added.map(() => 0).join(', ')})
  )
  select json_build_object('asOf', q.on_day, 'currency', trim(q.currency), ${pairs},
    'rows', (select coalesce(json_agg(r.shown order by r.total desc, r.party_id), '[]') from (
      select ${columns.total} as total, party_id, json_build_object('partyId', party_id, 'partyName', ${currentPartyName({ companyId: 'q.company_id', partyId: 'row.party_id' })},
        ${pairs}) as shown from row order by 1 desc, party_id limit 1000) r)
  ) as ageing from q, (select ${added.map(column => `coalesce(sum(${column}), 0) as ${column}`).join(', ')} from row) s`;
