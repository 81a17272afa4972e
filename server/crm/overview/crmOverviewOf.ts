import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { spanBounds, type TimeSpan } from '../../core/graphql/TimeSpan.ts';
import type { CrmOverview } from './CrmOverview.ts';

/** Number of best customers listed. */
const best = 5;

/** SQL that returns rows as a JSON array. */
const jsonRows = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(to_json(r) order by ${order}), '[]') from (select ${columns} ${from}) r)`;

/** Reads figures on leads, orders and activities of the viewer's company in one statement. */
export async function crmOverviewOf({ database, viewer }: Context, span: TimeSpan): Promise<CrmOverview> {
  const { from, before } = spanBounds(span);
  const decimals = currencyDecimals(viewer!.currency ?? '');
  const money = (sum: string) => `round(coalesce(${sum}, 0), ${decimals})::text`;
  return database.heavyRead(viewer!, async em => {
    const [row] = await em.execute<[{ overview: CrmOverview }]>(`
      with spanned as materialized (
        select id, currency, time_zone, (now() at time zone time_zone)::date as today, ${from} as "from", ${before} as before
        from company c where id = noria_company()
      ), c as (
        select *, ("from" at time zone time_zone)::date as from_on, (before at time zone time_zone)::date as before_on from spanned
      ), closed as materialized (
        select date_trunc('month', l.closed_at at time zone c.time_zone)::date as month, col.kind = 'CLOSED_WON' as won, l.order_value, l.owner_id, l.loss_reason_id, l.source_id,
          extract(epoch from l.closed_at - l.created_at) / 86400 as days
        from c join lead l on l.company_id = c.id and l.closed_at >= c."from" and l.closed_at < c.before and l.deleted_at is null
          join lead_column col on col.company_id = l.company_id and col.id = l.column_id
      ), pipeline as materialized (
        select col.id, col.title, col.kind, col.rank, count(l.id) as count, coalesce(sum(l.order_value), 0) as value
        from c join lead_column col on col.company_id = c.id and col.deleted_at is null
          left join lead l on l.company_id = c.id and l.column_id = col.id and l.deleted_at is null
        group by col.id, col.title, col.kind, col.rank
      ), ordered as materialized (
        select o.customer_id, o.status, o.total
        from c join crm_order o on o.company_id = c.id and o.ordered_on >= c.from_on and o.ordered_on < c.before_on
          and o.deleted_at is null and o.currency = c.currency
      )
      select (to_jsonb(f) || to_jsonb(g)) as overview from (
        select c.from_on as "from", c.before_on as before, trim(c.currency) as currency,
          ${jsonRows(`id as "columnId", title, kind, count, ${money('value')} as value, rank`, 'from pipeline', 'r.rank collate "C"')} as pipeline,
          (select coalesce(sum(count), 0) from pipeline where kind not in ('CLOSED_WON', 'CANCELLED')) as "openLeads",
          (select ${money('sum(value)')} from pipeline where kind not in ('CLOSED_WON', 'CANCELLED')) as "openValue",
          ${jsonRows(
            `month, count(*) filter (where won) as won, count(*) filter (where not won) as lost,
             ${money('sum(order_value) filter (where won)')} as "wonValue", ${money('sum(order_value) filter (where not won)')} as "lostValue"`,
            'from closed group by month',
            'r.month',
          )} as closed,
          ${jsonRows(
            `date_trunc('month', l.expected_close_on)::date as month, count(*) as count, ${money('sum(l.order_value)')} as value,
             ${money('sum(l.order_value * coalesce(l.probability, 0) / 100)')} as weighted`,
            `from lead l where l.company_id = c.id and l.closed_at is null and l.deleted_at is null and l.expected_close_on is not null
             group by 1`,
            'r.month',
          )} as forecast,
          ${jsonRows(
            `o.customer_id as "customerId", cu.name, count(*) as orders, sum(o.total) as sum, ${money('sum(o.total)')} as total`,
            `from ordered o join customer cu on cu.company_id = c.id and cu.id = o.customer_id
             where o.status <> 'CANCELLED' group by o.customer_id, cu.name order by sum(o.total) desc, o.customer_id limit ${best}`,
            'r.sum desc, r."customerId"',
          )} as "bestCustomers",
          ${jsonRows(
            `s.owner_id as "ownerId", u.name, sum(s.won) as won, sum(s.lost) as lost, sum(s.open) as "openLeads", sum(s.won_value) as got,
             sum(s.open_value) as hoped, ${money('sum(s.won_value)')} as "wonValue", ${money('sum(s.open_value)')} as "openValue"`,
            `from (
               select owner_id, won::int as won, (not won)::int as lost, 0 as open, case when won then order_value else 0 end as won_value, 0 as open_value from closed
               union all
               select l.owner_id, 0, 0, 1, 0, l.order_value from lead l where l.company_id = c.id and l.closed_at is null and l.deleted_at is null
             ) s join user_account u on u.company_id = c.id and u.id = s.owner_id group by s.owner_id, u.name`,
            'r.got desc, r.hoped desc, r."ownerId"',
          )} as sellers,
          ${jsonRows(
            `r.id as "reasonId", r.name, count(*) as lost, ${money('sum(d.order_value)')} as "lostValue"`,
            'from closed d join loss_reason r on r.company_id = c.id and r.id = d.loss_reason_id where not d.won group by r.id, r.name',
            'r.lost desc, r.name, r."reasonId"',
          )} as "lossReasons",
          ${jsonRows(
            `s.id as "sourceId", s.name, count(*) filter (where d.won) as won, count(*) filter (where not d.won) as lost,
             sum(d.order_value) filter (where d.won) as got, ${money('sum(d.order_value) filter (where d.won)')} as "wonValue"`,
            'from closed d join lead_source s on s.company_id = c.id and s.id = d.source_id group by s.id, s.name',
            'coalesce(r.got, 0) desc, r.won desc, r.name, r."sourceId"',
          )} as sources,
          ${jsonRows(`status, count(*) as count, ${money('sum(total)')} as total`, 'from ordered group by status', 'r.status')} as orders,
          (select count(*) from activity a where a.company_id = c.id and a.done_at is null and a.deleted_at is null and a.due_at < now()) as "overdueActivities",
          (select count(*) from activity a where a.company_id = c.id and a.done_at is null and a.deleted_at is null
            and a.due_at >= c.today::timestamp at time zone c.time_zone and a.due_at < (c.today + 1)::timestamp at time zone c.time_zone) as "activitiesToday"
        from c
      ) f, (
        select count(*) filter (where won) as won, count(*) filter (where not won) as lost,
          ${money('sum(order_value) filter (where won)')} as "wonValue",
          round(100.0 * count(*) filter (where won) / nullif(count(*), 0), 1) as "winRate",
          round(avg(days) filter (where won), 1) as "cycleDays"
        from closed
      ) g`);
    return row.overview;
  });
}
