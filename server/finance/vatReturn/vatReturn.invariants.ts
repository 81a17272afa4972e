import type { Invariant } from '../../core/invariants/Invariant.ts';
import { vatFacts } from './vatFacts.ts';

/** Sums of sales invoices by day and rate are their documents. */
export const salesTaxDaysInvariant: Invariant = {
  key: 'salesTaxDays',
  name: 'Sales tax by day and rate matches the sales invoices',
  sql: `
    select day, vat_category, vat_rate, sum(documents) as documents, sum(base) as base, sum(tax) as tax from (
      select day, vat_category, vat_rate, documents, base, tax from sales_tax_day where company_id = noria_company()
      union all
      select v.day, t.vat_category, t.vat_rate, -1, -v.sign * coalesce(t.home_base, t.base), -v.sign * coalesce(t.home_tax, t.tax)
      from sales_invoice i join sales_invoice_tax t on t.company_id = i.company_id and t.invoice_id = i.id
        cross join lateral (values (i.issued_on, 1), (i.voided_on, -1)) v (day, sign)
      where i.company_id = noria_company() and i.state <> 'DRAFT' and v.day is not null
    ) s group by 1, 2, 3 having sum(documents) <> 0 or sum(base) <> 0 or sum(tax) <> 0`,
};

/** The tax that returns add up from documents is what the VAT accounts moved, day by day (modules L2). */
export const vatReturnInvariant: Invariant = {
  key: 'vatReturned',
  name: 'The VAT return of every day matches the VAT accounts',
  sql: `
    with q as (select noria_company() as company_id, '1900-01-01'::date as from_on, '2999-12-31'::date as to_on)
    select s.side, s.day, sum(s.returned) as returned, sum(s.posted) as posted from (
      select f.side, f.day, f.tax as returned, 0 as posted from (${vatFacts}) f
      union all
      select case a.role when 'VAT_OUTPUT' then 'SALES' else 'PURCHASES' end, l.posted_on, 0,
        case a.role when 'VAT_OUTPUT' then l.credit - l.debit else l.debit - l.credit end
      from account a join journal_line l on l.company_id = a.company_id and l.account_id = a.id
      where a.company_id = noria_company() and a.role in ('VAT_INPUT', 'VAT_OUTPUT')
    ) s group by 1, 2 having sum(s.returned) <> sum(s.posted)`,
};
