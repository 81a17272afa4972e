import { Migration } from '@mikro-orm/migrations';

/**
 * Supplementary runs, whose slips stand beside the one of the period, and reversals of single slips and of runs that were paid: a run can have several
 * reversals, and one of paid slips is itself settled when the money comes back.
 */
export class Migration20261126053639SupplementaryRuns extends Migration {
  up() {
    this.addSql(`alter table payroll_run drop constraint payroll_run_kind_check;
      alter table payroll_run add constraint payroll_run_kind_check check (kind in ('REGULAR', 'SUPPLEMENTARY', 'REVERSAL')),
        add column takes_back_paid boolean not null default false;
      drop index payroll_run_reverses_key;
      create index payroll_run_reverses_idx on payroll_run (company_id, reverses_id) where reverses_id is not null`);
    this.addSql(`alter table pay_slip add column is_supplementary boolean not null default false;
      drop index pay_slip_period_key;
      create unique index pay_slip_period_key on pay_slip (company_id, employee_id, starts_on, ends_on)
        where not is_reversal and not is_reversed and not is_supplementary`);
  }
}
