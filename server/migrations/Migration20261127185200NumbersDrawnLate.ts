import { Migration } from '@mikro-orm/migrations';

/**
 * Lines and taxes of what is sold are written before the invoice, which has a number that others wait for: so far a sale of other products needs
 * none of its rows. The invoice sums them up when it comes, and credits are limited at the end of the transaction. Processes of the version
 * before, which may go on for a while, write the invoice first: lines and taxes that find theirs are summed up as they come, as before.
 */
export class Migration20261127185200NumbersDrawnLate extends Migration {
  up() {
    for (const table of ['inventory_invoice_line', 'inventory_invoice_tax']) {
      this.addSql(`alter table ${table} alter constraint ${table}_company_id_invoice_id_fkey deferrable initially deferred`);
    }
    for (const sql of [linesSummed, taxesSummed, invoicesSummed]) this.addSql(sql);
    this.addSql(`
      create trigger summed after insert on inventory_invoice referencing new table as new_invoices
        for each statement execute function noria_invoices_summed()`);
    this.addSql(`drop trigger limited on inventory_invoice_line`);
    this.addSql(limiting);
    this.addSql(`
      create constraint trigger limited after insert on inventory_invoice_line deferrable initially deferred
        for each row when (new.return_of_line_id is not null) execute function noria_credit_limited()`);
  }
}

const byItem = (from: string) => `
  insert into inventory_sales_by_item as s (company_id, grain, starts_on, kind, item_id, quantity, revenue, tax, cost)
    select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, l.kind,
      coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
    from ${from}
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, starts_on, kind, item_id) do update
    set quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue, tax = s.tax + excluded.tax, cost = s.cost + excluded.cost;`;

const byCashier = (from: string) => `
  insert into inventory_sales_by_cashier as s (company_id, grain, starts_on, cashier_id, sales, returns, credit_notes, quantity, revenue, tax, cost)
    select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, i.cashier_id,
      count(distinct i.id) filter (where i.kind = 'SALE'), count(distinct i.id) filter (where i.kind = 'RETURN'),
      count(distinct i.id) filter (where i.kind = 'CREDIT_NOTE'), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
    from ${from}
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, grain, starts_on, cashier_id) do update
    set sales = s.sales + excluded.sales, returns = s.returns + excluded.returns, credit_notes = s.credit_notes + excluded.credit_notes,
      quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue, tax = s.tax + excluded.tax, cost = s.cost + excluded.cost;`;

const byTax = (from: string) => `
  insert into inventory_sales_by_tax as s (company_id, grain, starts_on, vat_category, vat_rate, documents, base, tax)
    select t.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, t.vat_category, t.vat_rate, count(*), sum(t.base), sum(t.tax)
    from ${from}
    cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, grain, starts_on, vat_category, vat_rate) do update
    set documents = s.documents + excluded.documents, base = s.base + excluded.base, tax = s.tax + excluded.tax;`;

/** A trigger's function that looks up by indexes, whatever the size of the tables when a connection plans it. */
const summing = (name: string, statements: string) => `
create or replace function ${name}() returns trigger language plpgsql set enable_seqscan = off as $$
begin${statements}
  return null;
end $$`;

/** Lets what is written before its invoice cost one look. */
const unlessInvoiceComesLater = (rows: string) => `
  if not exists (select from ${rows} r join inventory_invoice i on i.company_id = r.company_id and i.id = r.invoice_id) then
    return null;
  end if;`;

const linesOfNewInvoices = 'new_invoices i join inventory_invoice_line l on l.company_id = i.company_id and l.invoice_id = i.id';
const invoicesOfNewLines = 'new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id';

/**
 * Adds sales, returns and credit notes, whose lines and taxes are there. Rows are locked in the order of their keys; sales of one company already wait
 * for each other at the number they drew.
 */
const invoicesSummed = summing(
  'noria_invoices_summed',
  [
    byItem(linesOfNewInvoices),
    byCashier(linesOfNewInvoices),
    byTax('new_invoices i join inventory_invoice_tax t on t.company_id = i.company_id and t.invoice_id = i.id'),
  ].join(''),
);

const linesSummed = summing(
  'noria_sales_summed',
  [unlessInvoiceComesLater('new_lines'), byItem(invoicesOfNewLines), byCashier(invoicesOfNewLines)].join(''),
);

const taxesSummed = summing(
  'noria_sales_taxed',
  unlessInvoiceComesLater('new_taxes') +
    byTax('new_taxes t join inventory_invoice i on i.company_id = t.company_id and i.id = t.invoice_id'),
);

/**
 * Line by line: a line is never credited with more than it was sold for; two credits of one line wait for each other. The first line of a credit locks all
 * that it credits, in one order; one that comes after it, even in a later transaction, locks its own, which costs little where that is locked already.
 */
const limiting = `
create or replace function noria_credit_limited() returns trigger language plpgsql as $$
begin
  if exists (
    select from inventory_invoice_line f
    where f.company_id = new.company_id and f.invoice_id = new.invoice_id and f.position < new.position
  ) then
    perform from inventory_invoice_line s where s.company_id = new.company_id and s.id = new.return_of_line_id for no key update;
  else
    perform from inventory_invoice_line s
      where s.company_id = new.company_id and s.id in (
        select l.return_of_line_id from inventory_invoice_line l where l.company_id = new.company_id and l.invoice_id = new.invoice_id)
      order by s.id for no key update;
  end if;
  if not exists (
    select from inventory_invoice d join inventory_invoice_line s on s.company_id = d.company_id and s.invoice_id = d.return_of_id
    where d.company_id = new.company_id and d.id = new.invoice_id and s.id = new.return_of_line_id
  ) then
    perform noria_fail('notFound', null, 'lines');
  end if;
  if noria_credited_too_much(new.company_id, new.return_of_line_id) then
    perform noria_fail('limitExceeded', null, 'lines');
  end if;
  return null;
end $$`;
