import { Migration } from '@mikro-orm/migrations';
import { ownCompanyColumn } from './recordColumns.ts';

/** What was paid over of the taxes and deductions of payroll runs; each payment is one journal entry. */
export class Migration20261127092500PayrollRemittances extends Migration {
  up() {
    this.addSql(`
      create table payroll_remittance (
        ${ownCompanyColumn},
        entry_id uuid not null,
        run_id uuid not null,
        item_id uuid not null,
        kind text not null check (kind in ('TAX', 'DEDUCTION')),
        paid_on date not null,
        secret_employee_share numeric(19, 4) not null,
        secret_employer_share numeric(19, 4) not null,
        primary key (company_id, entry_id),
        foreign key (company_id, entry_id) references journal_entry (company_id, id),
        foreign key (company_id, run_id) references payroll_run (company_id, id)
      )`);
    this.addSql(`create index payroll_remittance_run_idx on payroll_remittance (company_id, run_id)`);
    this.addSql(`select noria_tenant('payroll_remittance', 'select, insert')`);
  }
}
