import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

/** Manual entries that are posted again each period, and what was posted of each. */
export class Migration20261126224258RecurringEntries extends Migration {
  up() {
    this.addSql(`
      create table recurring_entry (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        source_id uuid not null,
        frequency text not null check (frequency in ('WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY')),
        starts_on date not null,
        ends_on date check (ends_on >= starts_on),
        owner_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        next_on date,
        failed_on date,
        failure text,
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, source_id) references journal_entry (company_id, id),
        foreign key (company_id, owner_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index recurring_entry_source_idx on recurring_entry (company_id, source_id)`);
    this.addSql(`create index recurring_entry_owner_idx on recurring_entry (company_id, owner_id)`);
    this.addSql(`create index recurring_entry_next_idx on recurring_entry (next_on) where status = 'ACTIVE' and deleted_at is null`);
    this.addSql(`select noria_tenant('recurring_entry'), noria_searchable('recurring_entry')`);
    this.addSql(`select noria_platform_policy('recurring_entry'), noria_platform_grant('recurring_entry', 'select')`);
    this.addSql(`
      create table recurring_entry_run (
        ${companyColumn},
        recurring_id uuid not null,
        period_on date not null,
        entry_id uuid not null,
        primary key (company_id, recurring_id, period_on),
        unique (company_id, entry_id),
        foreign key (company_id, recurring_id) references recurring_entry (company_id, id),
        foreign key (company_id, entry_id) references journal_entry (company_id, id)
      )`);
    this.addSql(`select noria_tenant('recurring_entry_run', 'select, insert')`);
  }
}
