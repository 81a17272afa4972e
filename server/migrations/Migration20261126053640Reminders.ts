import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

/** Reminders of overdue documents, how a company words them, and documents that their customers dispute. */
export class Migration20261126053640Reminders extends Migration {
  up() {
    this.addSql(`
      create table reminder_level (
        ${companyColumn},
        level integer not null check (level between 1 and 3),
        days integer not null check (days between 1 and 365),
        fee numeric(19,4) not null check (fee >= 0),
        text_en text,
        text_ar text,
        text_sp text,
        primary key (company_id, level)
      );
      select noria_tenant('reminder_level')`);
    this.addSql(`
      create table reminder (
        ${recordColumns},
        number text collate "C" not null,
        customer_id uuid not null,
        level integer not null check (level between 1 and 3),
        currency char(3) not null,
        total numeric(19,4) not null check (total > 0),
        fee numeric(19,4) not null default 0 check (fee >= 0),
        sent_on date not null,
        is_mailed boolean not null,
        waived_on date,
        foreign key (company_id, customer_id) references customer (company_id, id)
      );
      create unique index reminder_number_key on reminder (company_id, number);
      create index reminder_created_idx on reminder (company_id, created_at, id);
      create index reminder_customer_idx on reminder (company_id, customer_id, sent_on);
      select noria_tenant('reminder', 'select, insert, update');
      create trigger frozen before delete or update of id, company_id, number, level, currency, total, fee, sent_on, is_mailed
        on reminder for each row execute function noria_frozen()`);
    this.addSql(`
      create table reminder_line (
        ${recordColumns},
        reminder_id uuid not null,
        document_id uuid not null,
        kind text not null,
        number text collate "C",
        due_on date not null,
        balance numeric(19,4) not null check (balance > 0),
        level integer not null check (level between 1 and 3),
        sent_on date not null,
        foreign key (company_id, reminder_id) references reminder (company_id, id),
        foreign key (company_id, document_id) references open_item (company_id, id)
      );
      create unique index reminder_line_level_key on reminder_line (company_id, document_id, level);
      create index reminder_line_reminder_idx on reminder_line (company_id, reminder_id);
      select noria_tenant('reminder_line', 'select, insert');
      create trigger frozen before update or delete on reminder_line for each row execute function noria_frozen()`);
    this.addSql(`
      create table dispute (
        ${companyColumn},
        document_id uuid not null,
        reason text not null,
        disputed_on date not null,
        recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
        primary key (company_id, document_id),
        foreign key (company_id, document_id) references open_item (company_id, id),
        foreign key (company_id, recorded_by_id) references user_account (company_id, id)
      );
      select noria_tenant('dispute')`);
  }
}
