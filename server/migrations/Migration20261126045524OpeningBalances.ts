import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

/** Opening balances, and the lines that they are posted from. */
export class Migration20261126045524OpeningBalances extends Migration {
  up() {
    this.addSql(`
      create table opening_balance (
        id uuid not null,
        ${companyColumn},
        posted_on date not null,
        line_count integer not null check (line_count > 0),
        difference numeric(19,4) not null,
        entry_id uuid not null,
        undone_at timestamptz(3),
        recorded_at timestamptz(3) not null default now(),
        recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
        primary key (company_id, id),
        foreign key (company_id, entry_id) references journal_entry (company_id, id),
        foreign key (company_id, recorded_by_id) references user_account (company_id, id)
      );
      create index opening_balance_posted_idx on opening_balance (company_id, posted_on);
      create index opening_balance_entry_idx on opening_balance (company_id, entry_id);
      select noria_tenant('opening_balance', 'select, insert, update (undone_at)');
      create trigger frozen before delete or update of id, company_id, posted_on, line_count, difference, entry_id
        on opening_balance for each row execute function noria_frozen()`);
    this.addSql(`
      create table opening_line (
        ${recordColumns},
        account_id uuid,
        customer_id uuid,
        vendor_id uuid,
        number text collate "C",
        issued_on date,
        due_on date,
        debit numeric(19,4) not null default 0,
        credit numeric(19,4) not null default 0,
        state text not null default 'DRAFT' check (state in ('DRAFT', 'POSTED', 'UNDONE')),
        opening_id uuid,
        search text generated always as (noria_fold(number)) stored,
        check (debit > 0 and credit = 0 or credit > 0 and debit = 0),
        check (num_nonnulls(customer_id, vendor_id) <= 1 and num_nonnulls(account_id, customer_id, vendor_id) > 0),
        check ((state = 'DRAFT') = (opening_id is null)),
        foreign key (company_id, account_id) references account (company_id, id),
        foreign key (company_id, customer_id) references customer (company_id, id),
        foreign key (company_id, vendor_id) references vendor (company_id, id),
        foreign key (company_id, opening_id) references opening_balance (company_id, id)
      );
      create index opening_line_created_idx on opening_line (company_id, created_at, id) where deleted_at is null;
      create index opening_line_account_idx on opening_line (company_id, account_id);
      create index opening_line_customer_idx on opening_line (company_id, customer_id);
      create index opening_line_vendor_idx on opening_line (company_id, vendor_id);
      create index opening_line_opening_idx on opening_line (company_id, opening_id);
      select noria_tenant('opening_line'), noria_searchable('opening_line');
      create trigger frozen before update of account_id, number, issued_on, due_on, debit, credit, opening_id, deleted_at on opening_line
        for each row when (old.state <> 'DRAFT') execute function noria_frozen()`);
  }
}
