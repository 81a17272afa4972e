import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

/** Invoices that are made out again each period, and what was made of each. */
export class Migration20261126030736RecurringInvoices extends Migration {
  up() {
    this.addSql(`
      create table recurring_invoice (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        source_id uuid not null,
        frequency text not null check (frequency in ('WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY')),
        starts_on date not null,
        ends_on date check (ends_on >= starts_on),
        delivery text not null check (delivery in ('DRAFT', 'ISSUE', 'SEND')),
        owner_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        next_on date,
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, source_id) references sales_invoice (company_id, id),
        foreign key (company_id, owner_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index recurring_invoice_source_idx on recurring_invoice (company_id, source_id)`);
    this.addSql(`create index recurring_invoice_owner_idx on recurring_invoice (company_id, owner_id)`);
    this.addSql(`create index recurring_invoice_next_idx on recurring_invoice (next_on) where status = 'ACTIVE' and deleted_at is null`);
    this.addSql(`select noria_tenant('recurring_invoice'), noria_searchable('recurring_invoice')`);
    this.addSql(`select noria_platform_policy('recurring_invoice'), noria_platform_grant('recurring_invoice', 'select')`);
    this.addSql(`
      create table recurring_invoice_run (
        ${companyColumn},
        recurring_id uuid not null,
        period_on date not null,
        invoice_id uuid not null,
        primary key (company_id, recurring_id, period_on),
        unique (company_id, invoice_id),
        foreign key (company_id, recurring_id) references recurring_invoice (company_id, id),
        foreign key (company_id, invoice_id) references sales_invoice (company_id, id)
      )`);
    this.addSql(`select noria_tenant('recurring_invoice_run', 'select, insert')`);
  }
}
