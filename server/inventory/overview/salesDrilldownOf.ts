import type { Context } from '../../core/graphql/Context.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { idForm } from '../../core/rules/idForm.ts';
import type { SalesDrilldown, SalesDrilldownArgs } from './SalesDrilldown.ts';

const most = 200;
const none = '00000000-0000-0000-0000-000000000000';

/** Reads the documents behind a figure, each with its part of it, and their totals. */
export function salesDrilldownOf({ database, viewer }: Context, question: SalesDrilldownArgs): Promise<SalesDrilldown> {
  const { from, before, kind, itemId, cashierId, vatCategory, vatRate, first, offset } = question;
  const money = (sum: string) => `round(${sum}, ${currencyDecimals(viewer!.currency ?? '')})::text`;
  const values: unknown[] = [from, before];
  const when = (condition: string, ...given: unknown[]) => {
    if (given.some(value => value === undefined || value === null)) return '';
    values.push(...given.map(value => (condition.includes('_id') && !idForm.test(String(value)) ? none : value)));
    return ` and ${condition}`;
  };
  const invoices = `inventory_invoice i where i.company_id = noria_company() and i.issued_on >= ? and i.issued_on < ? and i.voided_on is null`;
  const byCashier = when('i.cashier_id = ?', cashierId);
  const taxed = `
    select i.id, null::numeric as quantity, t.base as revenue, t.tax, null::numeric as cost
    from inventory_invoice_tax t, ${invoices}${byCashier} and t.company_id = i.company_id and t.invoice_id = i.id`;
  const sold = `
    select i.id, sum(l.quantity) as quantity, sum(l.base) as revenue, sum(l.tax) as tax, sum(l.cost) as cost
    from inventory_invoice_line l, ${invoices}${byCashier} and l.company_id = i.company_id and l.invoice_id = i.id`;
  const text = vatCategory
    ? `${taxed}${when('t.vat_category = ?', vatCategory)}${when('t.vat_rate = ?', vatRate)}`
    : `${sold}${when('l.kind = ?', kind)}${when('coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id) = ?', itemId)} group by i.id`;
  const named = itemId ?? cashierId;
  const page = [Math.min(Math.max(first, 0), most), Math.max(offset, 0)];
  return database.heavyRead(viewer!, async em => {
    const [row] = await em.execute<[{ drilldown: SalesDrilldown }]>(
      `with found as materialized (${text}), shown as (
         select f.*, i.number, i.issued_on, i.sold_at, i.kind, k.name as customer, u.name as cashier
         from found f join inventory_invoice i on i.company_id = noria_company() and i.id = f.id
         join user_account u on u.company_id = i.company_id and u.id = i.cashier_id
         left join customer k on k.company_id = i.company_id and k.id = i.customer_id
         order by i.sold_at desc, i.id desc limit ? offset ?
       )
       select jsonb_build_object('count', count(*), 'quantity', trim_scale(sum(quantity))::text,
         'sales', (select count(*) from found f join inventory_invoice i on i.company_id = noria_company() and i.id = f.id where i.return_of_id is null),
         'revenue', ${money('coalesce(sum(revenue), 0)')}, 'tax', ${money('coalesce(sum(tax), 0)')}, 'cost', ${money('sum(cost)')},
         'profit', ${money('sum(revenue) - sum(cost)')}, 'margin', round(100 * (sum(revenue) - sum(cost)) / nullif(sum(revenue), 0), 1),
         'name', (
           select name from inventory_product where company_id = noria_company() and id = ?
           union all select title from inventory_service where company_id = noria_company() and id = ?
           union all select title from inventory_package where company_id = noria_company() and id = ?
           union all select title from aggregate_product where company_id = noria_company() and id = ?
           union all select name from user_account where company_id = noria_company() and id = ?),
         'invoices', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number, 'issuedOn', issued_on, 'customer', customer,
           'cashier', cashier, 'isReturn', kind = 'RETURN', 'kind', kind, 'quantity', trim_scale(quantity)::text, 'revenue', ${money('revenue')},
           'tax', ${money('tax')}, 'cost', ${money('cost')}) order by sold_at desc, id desc), '[]') from shown)) as drilldown
       from found`,
      [...values, ...page, ...Array<string>(5).fill(named && idForm.test(named) ? named : none)],
    );
    return row.drilldown;
  });
}
