import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/**
 * What was given up of a receivable. Each has an open item of its own below zero, which settles the document as a credit note does, so that
 * balances, ageing and statements know it without being told.
 */
export class Migration20261123234000WriteOffs extends Migration {
  up() {
    this.addSql(`
      create table write_off (
        id uuid not null,
        ${companyColumn},
        number text collate "C" not null,
        document_id uuid not null,
        currency char(3) not null,
        amount numeric(19,4) not null check (amount > 0),
        written_off_on date not null,
        reason text not null,
        entry_id uuid not null,
        reversed_on date,
        recorded_at timestamptz(3) not null default now(),
        recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
        primary key (company_id, id),
        foreign key (company_id, document_id) references open_item (company_id, id),
        foreign key (company_id, entry_id) references journal_entry (company_id, id),
        foreign key (company_id, recorded_by_id) references user_account (company_id, id),
        check (reversed_on >= written_off_on)
      )`);
    this.addSql(`create unique index write_off_number_key on write_off (company_id, number)`);
    this.addSql(`create index write_off_document_idx on write_off (company_id, document_id)`);
    this.addSql(`select noria_tenant('write_off', 'select, insert, update (reversed_on)')`);
    this.addSql(`
      create trigger frozen before delete or update of id, company_id, number, document_id, currency, amount, written_off_on, reason, entry_id
        on write_off for each row execute function noria_frozen()`);
    // Reversed once, for good.
    this.addSql(`
      create trigger reversed before update of reversed_on on write_off for each row when (old.reversed_on is not null)
        execute function noria_frozen()`);
  }
}
