import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from '../../../server/migrations/recordColumns.ts';

/** The benchmark's tables, under row level security as the product's, and database objects for the contenders. */
export class BenchMigration extends Migration {
  up() {
    this.addSql(`create table bench_customer (${recordColumns}, name text not null, email text not null, city text not null)`);
    this.addSql(`create table bench_product (${recordColumns}, name text not null, code text not null)`);
    this.addSql(`
      create table bench_invoice (
        ${recordColumns},
        number text not null,
        issued_on date not null,
        status text not null default 'DRAFT',
        total numeric(19,4) not null,
        customer_id uuid not null,
        foreign key (company_id, customer_id) references bench_customer (company_id, id)
      )`);
    this.addSql(`create index bench_invoice_created_idx on bench_invoice (company_id, created_at, id)`);
    this.addSql(`create index bench_invoice_customer_idx on bench_invoice (company_id, customer_id)`);
    this.addSql(`
      create table bench_line (
        ${recordColumns},
        invoice_id uuid not null,
        product_id uuid not null,
        position integer not null,
        quantity numeric(19,4) not null,
        price numeric(19,4) not null,
        foreign key (company_id, invoice_id) references bench_invoice (company_id, id),
        foreign key (company_id, product_id) references bench_product (company_id, id)
      )`);
    this.addSql(`create index bench_line_invoice_idx on bench_line (company_id, invoice_id, position)`);
    this.summaries();
    for (const table of ['customer', 'product', 'invoice', 'line', 'day_part']) {
      this.addSql(`select noria_tenant('bench_${table}')`);
      // Requests are restricted as in the product; the owner is not, so that contenders without row level security pay nothing for it.
      this.addSql(`alter table bench_${table} no force row level security`);
    }
    this.contenders();
  }

  /** Invoiced totals per day, updated by whatever writes invoices. Several rows per day, so that writers do not wait for one another. */
  private summaries() {
    this.addSql(`
      create table bench_day_part (
        company_id uuid not null references company (id),
        day date not null,
        part smallint not null,
        invoices bigint not null,
        total numeric(23,4) not null,
        primary key (company_id, day, part)
      )`);
    this.addSql(`
      create function bench_summarise() returns trigger language plpgsql as $$
      begin
        insert into bench_day_part as kept (company_id, day, part, invoices, total)
          select company_id, issued_on, pg_backend_pid() % 8, count(*), sum(total) from written group by company_id, issued_on order by 1, 2
          on conflict (company_id, day, part) do update set invoices = kept.invoices + excluded.invoices, total = kept.total + excluded.total;
        return null;
      end $$`);
    this.addSql(
      `create trigger bench_summarise after insert on bench_invoice referencing new table as written for each statement execute function bench_summarise()`,
    );
    this.addSql(`
      create view bench_day with (security_invoker) as
        select company_id, day, sum(invoices)::bigint as invoices, sum(total) as total from bench_day_part group by company_id, day`);
    this.addSql(`
      create view bench_month with (security_invoker) as
        select company_id, date_trunc('month', day)::date as month, sum(invoices)::bigint as invoices, sum(total) as total
        from bench_day_part group by company_id, date_trunc('month', day)::date`);
    this.addSql(`select noria_grant('bench_day', 'select'), noria_grant('bench_month', 'select')`);
  }

  /** Writes an invoice with its lines in one function: PostGraphile's way to create a document. */
  private contenders() {
    this.addSql(String.raw`
      create function bench_id(n bigint, type text) returns uuid language sql stable as $$
        select ('0190' || lpad(to_hex(n), 8, '0') || '70008' || substr(md5(current_setting('app.company')), 1, 3) || '0000000000' || type)::uuid $$`);
    this.addSql(String.raw`
      create function bench_new_id(type text) returns uuid language sql volatile as $$
        select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(random, 14, 17) || type)::uuid
        from replace(gen_random_uuid()::text, '-', '') as random $$`);
    this.addSql(`
      create function bench_write_invoice(customer_id uuid, lines jsonb) returns bench_invoice language plpgsql volatile as $$
      declare
        written bench_invoice;
      begin
        insert into bench_invoice (id, number, issued_on, total, customer_id)
          select bench_new_id('3c'), 'N-' || left(md5(random()::text), 12), current_date, sum(quantity * price), bench_write_invoice.customer_id
          from jsonb_to_recordset(bench_write_invoice.lines) as line (quantity numeric, price numeric)
          returning * into written;
        insert into bench_line (id, invoice_id, product_id, position, quantity, price)
          select bench_new_id('3d'), written.id, (line.value ->> 'productId')::uuid, line.ordinality, (line.value ->> 'quantity')::numeric, (line.value ->> 'price')::numeric
          from jsonb_array_elements(bench_write_invoice.lines) with ordinality as line;
        return written;
      end $$`);
  }
}
