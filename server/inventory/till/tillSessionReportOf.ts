import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { TillSessionReport } from './TillSessionReport.ts';

/**
 * Reads the report of a session in one statement; null for an unknown session. It counts every document issued in the session, including
 * credit notes voided since: voiding is an entry of its own day in the ledger and moves no cash of the drawer, so a printed report of a
 * closed session stays true (docs/decisions/009-credit-notes.md).
 */
export async function tillSessionReportOf({ database, viewer }: Context, id: string): Promise<TillSessionReport | null> {
  const digits = currencyDecimals(viewer!.currency ?? '');
  const money = (amount: string) => `round(coalesce(${amount}, 0), ${digits})::text`;
  const onAccount = (name: string, direction: 'IN' | 'OUT') => `(select sum(amount) from on_account
    where method = '${name.toUpperCase()}' and direction = '${direction}')`;
  const method = (name: string) => `json_build_object('method', '${name.toUpperCase()}',
    'sales', ${money(`sum(${name}) filter (where not back)`)}, 'refunds', ${money(`-sum(${name}) filter (where back)`)},
    'received', ${money(onAccount(name, 'IN'))}, 'paidBack', ${money(onAccount(name, 'OUT'))})`;
  return database.inCompany(viewer!, async em => {
    const [row] = await em.execute<{ report: TillSessionReport }[]>(
      `with invoice as materialized (
         select i.*, i.return_of_id is not null as back from inventory_invoice i where i.company_id = noria_company() and i.till_session_id = ?
       ), on_account as materialized (
         select method, direction, amount from payment where company_id = noria_company() and till_session_id = ?
       )
       select json_build_object('sessionId', s.id, 'currency', trim(c.currency), 'salesCount', f.sales, 'returnsCount', f.returns,
         'salesTotal', f.sold, 'returnsTotal', f.returned, 'rounding', f.rounded, 'methods', f.methods, 'taxes', (
           select coalesce(json_agg(json_build_object('vatCategory', vat_category, 'vatRate', trim_scale(vat_rate)::text,
             'base', ${money('base')}, 'tax', ${money('tax')}) order by vat_rate desc, vat_category), '[]')
           from (select t.vat_category, t.vat_rate, sum(t.base) as base, sum(t.tax) as tax from invoice i
             join inventory_invoice_tax t on t.company_id = i.company_id and t.invoice_id = i.id group by 1, 2) tax)) as report
       from till_session s join company c on c.id = s.company_id cross join (
         select count(*) filter (where not back) as sales, count(*) filter (where back) as returns,
           ${money('sum(total) filter (where not back)')} as sold, ${money('-sum(total) filter (where back)')} as returned, ${money('sum(rounding)')} as rounded,
           json_build_array(${['cash', 'card', 'bank'].map(method).join(', ')}) as methods
         from invoice) f
       where s.company_id = noria_company() and s.id = ?`,
      [id, id, id],
    );
    return row?.report ?? null;
  });
}
