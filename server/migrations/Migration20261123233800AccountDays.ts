import { Migration } from '@mikro-orm/migrations';
import { ownCompanyColumn } from './recordColumns.ts';

/**
 * Debits and credits of each account by day, journal and cost center: what reports read instead of journal lines. They are kept by the statement that
 * posts, and nobody else may write them. An entry's number has its journal locked until the transaction ends, so postings of other journals wait for
 * none of these rows, and those of the same journal for nothing more than the number.
 */
export class Migration20261123233800AccountDays extends Migration {
  up() {
    this.addSql(`
      create table account_day (
        ${ownCompanyColumn},
        account_id uuid not null,
        posted_on date not null,
        journal text not null,
        cost_center_id uuid,
        debit numeric(23,4) not null,
        credit numeric(23,4) not null,
        foreign key (company_id, account_id) references account (company_id, id)
      ) with (fillfactor = 70)`);
    this.addSql(`
      create unique index account_day_key on account_day (company_id, account_id, posted_on, journal, cost_center_id) nulls not distinct`);
    this.addSql(`select noria_tenant('account_day', 'select')`);
    this.summing();
    this.sumPosted();
  }

  private summing() {
    this.addSql(`
      create function noria_journal_lines_summed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into account_day as d (company_id, account_id, posted_on, journal, cost_center_id, debit, credit)
          select company_id, account_id, posted_on, journal, cost_center_id, sum(debit), sum(credit)
          from (
            select n.*, (select e.journal from journal_entry e where e.company_id = n.company_id and e.id = n.entry_id) as journal from new_lines n
          ) posted group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (company_id, account_id, posted_on, journal, cost_center_id) do update
          set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit;
        return null;
      end $$`);
    this.addSql(`revoke all on function noria_journal_lines_summed() from public`);
    this.addSql(`
      create trigger summed after insert on journal_line referencing new table as new_lines
        for each statement execute function noria_journal_lines_summed()`);
  }

  /** Sums what was posted before. Row level security shows the owner one company at a time. */
  private sumPosted() {
    this.addSql(`
      do $$
      declare
        one uuid;
      begin
        perform set_config('app.platform', 'on', true);
        for one in select id from company loop
          perform set_config('app.company', one::text, true);
          insert into account_day (company_id, account_id, posted_on, journal, cost_center_id, debit, credit)
            select l.company_id, l.account_id, l.posted_on, e.journal, l.cost_center_id, sum(l.debit), sum(l.credit)
            from journal_line l join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
            where l.company_id = one group by 1, 2, 3, 4, 5;
        end loop;
        perform set_config('app.platform', '', true);
        perform set_config('app.company', '', true);
      end $$`);
  }
}
