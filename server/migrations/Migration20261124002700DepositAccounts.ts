import { Migration } from '@mikro-orm/migrations';

/** The bank or cash account that a deposit came through, and that a refund of it goes through. */
export class Migration20261124002700DepositAccounts extends Migration {
  up() {
    for (const table of ['deposit', 'deposit_refund']) {
      this.addSql(`
        alter table ${table} add column bank_account_id uuid,
          add foreign key (company_id, bank_account_id) references bank_account (company_id, id)`);
      this.addSql(`create index ${table}_bank_account_idx on ${table} (company_id, bank_account_id) where bank_account_id is not null`);
      this.addSql(
        `create trigger bank_account_frozen before update of bank_account_id on ${table} for each row execute function noria_frozen()`,
      );
    }
  }
}
