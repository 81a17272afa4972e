import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** The company's bank and cash accounts, each kept in a ledger account of its own; a payment names the one it went through. */
export class Migration20261123164500BankAccounts extends Migration {
  up() {
    this.addSql(`
      create table bank_account (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        kind text not null check (kind in ('BANK', 'CASH')),
        iban text,
        bic text,
        account_id uuid not null,
        opening_balance numeric(19,4) not null default 0,
        opened_on date not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name || ' ' || coalesce(iban, ''))) stored,
        foreign key (company_id, account_id) references account (company_id, id)
      );
      create unique index bank_account_name_key on bank_account (company_id, lower(name)) where deleted_at is null;
      create unique index bank_account_iban_key on bank_account (company_id, iban) where deleted_at is null;
      create unique index bank_account_account_id_key on bank_account (company_id, account_id) where deleted_at is null;
      select noria_tenant('bank_account'), noria_searchable('bank_account')`);
    this.addSql(`
      alter table payment add column bank_account_id uuid,
        add foreign key (company_id, bank_account_id) references bank_account (company_id, id);
      create index payment_bank_account_idx on payment (company_id, bank_account_id) where bank_account_id is not null;
      create trigger bank_account_frozen before update of bank_account_id on payment for each row execute function noria_frozen()`);
  }
}
