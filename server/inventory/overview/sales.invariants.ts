import type { Invariant } from '../../core/invariants/Invariant.ts';

/**
 * Builds the invariant that a summary equals the sum of its documents, by day and by month; `counted` are its figures, `facts` the rows
 * they are added up from.
 */
function summary(of: string, name: string, { key, counted, facts }: { key: string[]; counted: string[]; facts: string }): Invariant {
  const keys = ['grain', 'starts_on', ...key];
  const differ = counted.map(column => `coalesce(s.${column}, 0) <> coalesce(f.${column}, 0)`).join(' or ');
  return {
    key: `salesBy${of[0].toUpperCase()}${of.slice(1)}`,
    name,
    sql: `
      select ${keys.join(', ')}, ${counted.map(column => `s.${column} as kept_${column}, f.${column} as true_${column}`).join(', ')}
      from (select ${[...keys, ...counted].join(', ')} from inventory_sales_by_${of} where company_id = noria_company()) s
      full join (
        select g.grain, date_trunc(g.unit, day)::date as starts_on, ${key.join(', ')}, ${counted.map(column => `sum(${column}) as ${column}`).join(', ')}
        from (${facts}) t cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
        group by g.grain, date_trunc(g.unit, day), ${key.join(', ')}
      ) f using (${keys.join(', ')}) where ${differ}`,
  };
}

const lines =
  'from inventory_invoice_line l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id and i.voided_on is null';

/** Invariants that the summaries behind the dashboards match the documents. */
export const salesInvariants: Invariant[] = [
  summary('item', 'sales summed up by item are the lines of invoices', {
    key: ['kind', 'item_id'],
    counted: ['quantity', 'revenue', 'tax', 'cost'],
    facts: `select i.issued_on as day, l.kind, coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id) as item_id,
      l.quantity, l.base as revenue, l.tax, l.cost ${lines}`,
  }),
  summary('cashier', 'sales summed up by cashier are the lines of invoices', {
    key: ['cashier_id'],
    counted: ['sales', 'returns', 'credit_notes', 'quantity', 'revenue', 'tax', 'cost'],
    facts: `select i.issued_on as day, i.cashier_id, (i.kind = 'SALE')::integer as sales, (i.kind = 'RETURN')::integer as returns,
      (i.kind = 'CREDIT_NOTE')::integer as credit_notes,
      sum(l.quantity) as quantity, sum(l.base) as revenue, sum(l.tax) as tax, sum(l.cost) as cost ${lines} group by i.company_id, i.id`,
  }),
  summary('tax', 'sales summed up by rate of tax are what invoices tax', {
    key: ['vat_category', 'vat_rate'],
    counted: ['documents', 'base', 'tax'],
    facts: `select i.issued_on as day, t.vat_category, t.vat_rate, 1 as documents, t.base, t.tax
      from inventory_invoice_tax t join inventory_invoice i on i.company_id = t.company_id and i.id = t.invoice_id and i.voided_on is null`,
  }),
];
