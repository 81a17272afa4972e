import { Migration } from '@mikro-orm/migrations';

/**
 * Bank and cash accounts in other currencies than the company's. What is posted to the ledger account of one says its amount in that currency,
 * negative for a credit; everywhere else there is none. Each day's sum of it is kept beside those of debits and credits.
 */
export class Migration20261126152000BankCurrencies extends Migration {
  up() {
    this.addSql(`alter table bank_account add column currency char(3)`);
    this.ownCurrencies();
    this.addSql(`alter table bank_account alter column currency set not null`);
    this.addSql(`alter table journal_line add column foreign_amount numeric(19,4)`);
    this.addSql(`alter table account_day add column foreign_amount numeric(23,4)`);
    this.addSql(`alter table opening_line add column foreign_amount numeric(19,4) check (foreign_amount > 0)`);
    this.summing();
  }

  /** Gives each account its company's currency. Row level security shows the owner one company at a time. */
  private ownCurrencies() {
    this.addSql(`
      do $$
      declare
        one record;
      begin
        perform set_config('app.platform', 'on', true);
        for one in select id, currency from company loop
          perform set_config('app.company', one.id::text, true);
          update bank_account set currency = coalesce(one.currency, 'USD') where company_id = one.id;
        end loop;
        perform set_config('app.platform', '', true);
        perform set_config('app.company', '', true);
      end $$`);
  }

  private summing() {
    // A lookup for each line: a join would be planned once, while the tables are small.
    this.addSql(`
      create or replace function noria_journal_lines_summed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        if exists (
          select from new_lines n where (n.foreign_amount is not null) <> exists (
            select from bank_account b join company c on c.id = b.company_id
            where b.company_id = n.company_id and b.account_id = n.account_id and b.deleted_at is null and b.currency <> c.currency)
        ) then
          perform noria_fail('foreignAmountMissing');
        end if;
        insert into account_day as d (company_id, account_id, posted_on, journal, cost_center_id, debit, credit, foreign_amount)
          select company_id, account_id, posted_on, journal, cost_center_id, sum(debit), sum(credit), sum(foreign_amount)
          from (
            select n.*, (select e.journal from journal_entry e where e.company_id = n.company_id and e.id = n.entry_id) as journal from new_lines n
          ) posted group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (company_id, account_id, posted_on, journal, cost_center_id) do update
          set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit, foreign_amount = d.foreign_amount + excluded.foreign_amount;
        return null;
      end $$`);
  }
}
