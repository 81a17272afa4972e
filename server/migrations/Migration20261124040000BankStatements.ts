import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/**
 * Bank statements as the bank sent them. A line is matched with lines of the journal on the account's ledger account, each of which belongs to
 * one line of a statement at most.
 */
export class Migration20261124040000BankStatements extends Migration {
  up() {
    this.addSql(`
      create table bank_statement (
        id uuid not null,
        ${companyColumn},
        bank_account_id uuid not null,
        reference text,
        file_name text not null,
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on),
        opening_balance numeric(19,4),
        closing_balance numeric(19,4),
        imported_at timestamptz(3) not null default now(),
        imported_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
        primary key (company_id, id),
        foreign key (company_id, bank_account_id) references bank_account (company_id, id),
        foreign key (company_id, imported_by_id) references user_account (company_id, id)
      );
      create index bank_statement_account_idx on bank_statement (company_id, bank_account_id, ends_on);
      select noria_tenant('bank_statement', 'select, insert, delete');
      create trigger frozen before update on bank_statement for each row execute function noria_frozen()`);
    this.addSql(`
      create table bank_statement_line (
        id uuid not null,
        ${companyColumn},
        statement_id uuid not null,
        bank_account_id uuid not null,
        position integer not null check (position > 0),
        booked_on date not null,
        amount numeric(19,4) not null check (amount <> 0),
        party_name text collate "und-x-icu",
        party_iban text,
        reference text collate "und-x-icu",
        bank_reference text,
        key text not null,
        primary key (company_id, id),
        foreign key (company_id, statement_id) references bank_statement (company_id, id),
        foreign key (company_id, bank_account_id) references bank_account (company_id, id)
      );
      create unique index bank_statement_line_key on bank_statement_line (company_id, bank_account_id, key);
      create index bank_statement_line_booked_idx on bank_statement_line (company_id, bank_account_id, booked_on, id);
      create index bank_statement_line_statement_idx on bank_statement_line (company_id, statement_id);
      create index bank_statement_line_iban_idx on bank_statement_line (company_id, party_iban) where party_iban is not null;
      select noria_tenant('bank_statement_line', 'select, insert, delete');
      create trigger frozen before update on bank_statement_line for each row execute function noria_frozen()`);
    this.addSql(`
      create table bank_match (
        id uuid not null,
        ${companyColumn},
        line_id uuid not null,
        entry_id uuid not null,
        position integer not null,
        matched_at timestamptz(3) not null default now(),
        matched_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
        primary key (company_id, id),
        foreign key (company_id, line_id) references bank_statement_line (company_id, id),
        foreign key (company_id, entry_id, position) references journal_line (company_id, entry_id, position),
        foreign key (company_id, matched_by_id) references user_account (company_id, id)
      );
      create unique index bank_match_entry_key on bank_match (company_id, entry_id, position);
      create index bank_match_line_idx on bank_match (company_id, line_id);
      select noria_tenant('bank_match', 'select, insert, delete');
      create trigger frozen before update on bank_match for each row execute function noria_frozen()`);
  }
}
