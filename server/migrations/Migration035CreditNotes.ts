import { Migration } from '@mikro-orm/migrations';

const sums = (...columns: string[]) => columns.map(column => `${column} = s.${column} + excluded.${column}`).join(', ');

/**
 * Credit notes: documents of an invoice's own kind that take off value where no goods come back. What of a total is settled neither in
 * cash nor by card or bank is credit: a credit note's that settles its invoice or stays its customer's, and a sale's that uses it up.
 */
export class Migration035CreditNotes extends Migration {
  up() {
    this.invoices();
    this.lines();
    this.limits();
    this.summaries();
    // The newest lines of a product come from its index.
    this.addSql(`drop index inventory_invoice_line_product_idx`);
    this.addSql(
      `create index inventory_invoice_line_product_idx on inventory_invoice_line (company_id, product_id, id) where product_id is not null`,
    );
  }

  private invoices() {
    this.addSql(`alter table inventory_invoice
        add column kind text not null default 'SALE',
        add column credit numeric(19,4) not null default 0,
        add column voided_on date`);
    // Written by the change of type: an update would see no company's rows.
    this.addSql(`alter table inventory_invoice
        alter column kind type text using case when return_of_id is null then 'SALE' else 'RETURN' end,
        drop constraint inventory_invoice_payments_check`);
    this.addSql(`alter table inventory_invoice
        add constraint inventory_invoice_kind_check check (kind in ('SALE', 'RETURN', 'CREDIT_NOTE')),
        add constraint inventory_invoice_credited_check check ((kind = 'SALE') = (return_of_id is null)),
        add constraint inventory_invoice_payments_check check (cash + card + bank + credit = total),
        add constraint inventory_invoice_credit_check check (credit = 0 or (credit < 0) = (return_of_id is not null)),
        add constraint inventory_invoice_voided_check check (voided_on is null or kind = 'CREDIT_NOTE')`);
    this.addSql(`create index inventory_invoice_kind_idx on inventory_invoice (company_id, kind, sold_at, id) where kind <> 'SALE'`);
  }

  /** A line that credits an amount names no pieces: none of them comes back. */
  private lines() {
    this.addSql(`
      do $$
      declare name text;
      begin
        for name in select conname from pg_constraint where conrelid = 'inventory_invoice_line'::regclass and contype = 'c'
          and (pg_get_constraintdef(oid) like '%restocked%' or pg_get_constraintdef(oid) like '%trunc(quantity)%')
        loop
          execute format('alter table inventory_invoice_line drop constraint %I', name);
        end loop;
      end $$`);
    this.addSql(`alter table inventory_invoice_line
        add constraint inventory_invoice_line_quantity_check check (quantity = trunc(quantity) and abs(quantity) <= 1000000
          and (quantity <> 0 or return_of_line_id is not null and restocked is null)),
        add constraint inventory_invoice_line_restocked_check check (restocked is null or return_of_line_id is not null)`);
  }

  /** Never more of a line than it was sold for, in pieces and in money (domain §1): whoever writes waits for whoever credits the same line. */
  private limits() {
    this.addSql(`
      create function noria_credited_too_much(company uuid, line uuid) returns boolean language sql stable as $$
        select c.pieces > s.quantity or c.base > s.base or c.tax > s.tax or c.net > s.net
        from inventory_invoice_line s cross join lateral (
          select -sum(r.quantity) as pieces, -sum(r.base) as base, -sum(r.tax) as tax, -sum(r.net) as net
          from inventory_invoice_line r join inventory_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
          where r.company_id = s.company_id and r.return_of_line_id = s.id and d.voided_on is null) c
        where s.company_id = company and s.id = line $$`);
    this.addSql(`
      create function noria_credit_limited() returns trigger language plpgsql as $$
      begin
        if not exists (select from new_lines where return_of_line_id is not null) then
          return null;
        end if;
        perform from inventory_invoice_line l
          where (l.company_id, l.id) in (select n.company_id, n.return_of_line_id from new_lines n where n.return_of_line_id is not null)
          order by l.id for no key update;
        if exists (
          select from new_lines n join inventory_invoice d on d.company_id = n.company_id and d.id = n.invoice_id
            join inventory_invoice_line s on s.company_id = n.company_id and s.id = n.return_of_line_id
          where s.invoice_id is distinct from d.return_of_id
        ) then
          perform noria_fail('notFound', null, 'lines');
        end if;
        if exists (select from new_lines n where n.return_of_line_id is not null and noria_credited_too_much(n.company_id, n.return_of_line_id)) then
          perform noria_fail('limitExceeded', null, 'lines');
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger limited after insert on inventory_invoice_line referencing new table as new_lines
        for each statement execute function noria_credit_limited()`);
  }

  /** What is voided counts no more, on the day it had counted on. */
  private summaries() {
    this.addSql(`alter table inventory_sales_by_cashier add column credit_notes integer not null default 0 check (credit_notes >= 0)`);
    this.addSql(`
      create or replace function noria_sales_summed() returns trigger language plpgsql as $$
      begin
        insert into inventory_sales_by_item as s (company_id, grain, starts_on, kind, item_id, quantity, revenue, tax, cost)
          select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, l.kind,
            coalesce(l.product_id, l.service_id, l.package_id, l.aggregate_product_id), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
          from new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
          cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
          group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (company_id, grain, starts_on, kind, item_id) do update set ${sums('quantity', 'revenue', 'tax', 'cost')};
        insert into inventory_sales_by_cashier as s (company_id, grain, starts_on, cashier_id, sales, returns, credit_notes, quantity, revenue, tax, cost)
          select l.company_id, g.grain, date_trunc(g.unit, i.issued_on)::date, i.cashier_id,
            count(distinct i.id) filter (where i.kind = 'SALE'), count(distinct i.id) filter (where i.kind = 'RETURN'),
            count(distinct i.id) filter (where i.kind = 'CREDIT_NOTE'), sum(l.quantity), sum(l.base), sum(l.tax), sum(l.cost)
          from new_lines l join inventory_invoice i on i.company_id = l.company_id and i.id = l.invoice_id
          cross join (values ('D', 'day'), ('M', 'month')) g (grain, unit)
          group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (company_id, grain, starts_on, cashier_id) do update
          set ${sums('sales', 'returns', 'credit_notes', 'quantity', 'revenue', 'tax', 'cost')};
        return null;
      end $$`);
    this.addSql(`
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
      end $$`);
    this.addSql(`
      create trigger voided after update of voided_on on inventory_invoice for each row
        when (old.voided_on is null and new.voided_on is not null) execute function noria_sales_voided()`);
  }
}
