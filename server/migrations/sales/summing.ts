/** Adds sales, returns and credit notes. Rows are locked in the order of their keys; sales of one company already wait for each other at the number they draw. */
export const summing = `
create function noria_sales_summed() returns trigger language plpgsql as $$
begin
  insert into inventory_sales_by_item as s (company_id, grain, starts_on, kind, item_id, quantity, revenue, tax, cost)
    select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, l.kind,
      coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
    from new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, starts_on, kind, item_id) do update set quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue, tax = s.tax + excluded.tax, cost = s.cost + excluded.cost;
  insert into inventory_sales_by_cashier as s (company_id, grain, starts_on, cashier_id, sales, returns, credit_notes, quantity, revenue, tax, cost)
    select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, i.cashier_id,
      count(distinct i.id) filter (where i.kind = 'SALE'), count(distinct i.id) filter (where i.kind = 'RETURN'),
      count(distinct i.id) filter (where i.kind = 'CREDIT_NOTE'), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
    from new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, grain, starts_on, cashier_id) do update
    set sales = s.sales + excluded.sales, returns = s.returns + excluded.returns, credit_notes = s.credit_notes + excluded.credit_notes, quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue, tax = s.tax + excluded.tax, cost = s.cost + excluded.cost;
  return null;
end $$;
create trigger summed after insert on inventory_invoice_line referencing new table as new_lines
  for each statement execute function noria_sales_summed();

create function noria_sales_taxed() returns trigger language plpgsql as $$
begin
  insert into inventory_sales_by_tax as s (company_id, grain, starts_on, vat_category, vat_rate, base, tax)
    select t.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, t.vat_category, t.vat_rate, sum(t.base), sum(t.tax)
    from new_taxes t join inventory_invoice i on i.company_id = t.company_id and i.id = t.invoice_id
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, starts_on, vat_category, vat_rate) do update set base = s.base + excluded.base, tax = s.tax + excluded.tax;
  return null;
end $$;
create trigger summed after insert on inventory_invoice_tax referencing new table as new_taxes
  for each statement execute function noria_sales_taxed();
`;

/** A voided credit note no longer counts on the day it was issued. */
export const voiding = `
create function noria_sales_voided() returns trigger language plpgsql as $$
begin
  update inventory_sales_by_item s set quantity = s.quantity - l.quantity, revenue = s.revenue - l.revenue, tax = s.tax - l.tax
    from (select kind, coalesce(product_id, service_id, package_id, aggregate_product_id) as item_id, sum(quantity) as quantity,
        sum(base) as revenue, sum(tax) as tax
      from inventory_invoice_line where company_id = new.company_id and invoice_id = new.id group by 1, 2) l
    where s.company_id = new.company_id and (s.grain, s.starts_on) in (('D', new.issued_on), ('M', date_trunc('month', new.issued_on)::date))
      and s.kind = l.kind and s.item_id = l.item_id;
  update inventory_sales_by_cashier s set credit_notes = s.credit_notes - 1, quantity = s.quantity - l.quantity,
      revenue = s.revenue - l.revenue, tax = s.tax - l.tax
    from (select sum(quantity) as quantity, sum(base) as revenue, sum(tax) as tax
      from inventory_invoice_line where company_id = new.company_id and invoice_id = new.id) l
    where s.company_id = new.company_id and (s.grain, s.starts_on) in (('D', new.issued_on), ('M', date_trunc('month', new.issued_on)::date))
      and s.cashier_id = new.cashier_id;
  update inventory_sales_by_tax s set base = s.base - t.base, tax = s.tax - t.tax
    from inventory_invoice_tax t
    where t.company_id = new.company_id and t.invoice_id = new.id and s.company_id = new.company_id
      and (s.grain, s.starts_on) in (('D', new.issued_on), ('M', date_trunc('month', new.issued_on)::date))
      and s.vat_category = t.vat_category and s.vat_rate = t.vat_rate;
  return null;
end $$;
create trigger voided after update of voided_on on inventory_invoice for each row
  when (old.voided_on is null and new.voided_on is not null) execute function noria_sales_voided();
`;
