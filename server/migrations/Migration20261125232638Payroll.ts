import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

const pairs = { employee: 'employee', benefit: 'benefit', tax: 'payroll_tax', deduction: 'deduction' };
const cycles = "'WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'";
const figure = (name: string) => `secret_${name} numeric(19, 4) not null`;

/** Payroll setups with whom and what they cover, payroll runs, and pay slips. */
export class Migration20261125232638Payroll extends Migration {
  up() {
    this.addSql(`
      create table payroll_setup (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        secret_gross_salary numeric(19, 4) not null check (secret_gross_salary > 0),
        joined_on date not null,
        designation text,
        starts_on date not null,
        ends_on date check (ends_on >= starts_on),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title || ' ' || coalesce(designation, ''))) stored
      )`);
    this.addSql(`create unique index payroll_setup_title_key on payroll_setup (company_id, lower(title)) where deleted_at is null`);
    this.addSql(`select noria_tenant('payroll_setup'), noria_searchable('payroll_setup')`);
    for (const [name, target] of Object.entries(pairs)) {
      this.addSql(`
        create table payroll_setup_${name} (
          ${recordColumns},
          setup_id uuid not null,
          position integer not null check (position >= 1),
          ${name}_id uuid not null,
          unique (company_id, setup_id, ${name}_id),
          foreign key (company_id, setup_id) references payroll_setup (company_id, id),
          foreign key (company_id, ${name}_id) references ${target} (company_id, id)
        )`);
      this.addSql(`create index payroll_setup_${name}_idx on payroll_setup_${name} (company_id, ${name}_id)`);
      this.addSql(`select noria_tenant('payroll_setup_${name}')`);
    }
    this.addSql(`
      create table payroll_run (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        number text,
        kind text not null default 'REGULAR' check (kind in ('REGULAR', 'REVERSAL')),
        cycle text not null check (cycle in (${cycles})),
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on and ends_on - starts_on < 366),
        pay_on date not null check (pay_on >= starts_on),
        status text not null default 'PENDING' check (status in ('PENDING', 'INPROGRESS', 'COMPLETED')),
        completed_at timestamptz(3),
        paid_on date,
        entry_id uuid,
        reverses_id uuid,
        search text generated always as (noria_fold(title || ' ' || coalesce(number, ''))) stored,
        check ((status = 'COMPLETED') = (number is not null)),
        foreign key (company_id, reverses_id) references payroll_run (company_id, id)
      )`);
    this.addSql(`create unique index payroll_run_number_key on payroll_run (company_id, number);
      create unique index payroll_run_reverses_key on payroll_run (company_id, reverses_id);
      create index payroll_run_ends_idx on payroll_run (company_id, ends_on)`);
    this.addSql(`select noria_tenant('payroll_run'), noria_searchable('payroll_run')`);
    this.addSql(`
      create table pay_slip (
        id uuid not null,
        ${companyColumn},
        run_id uuid not null,
        setup_id uuid not null,
        employee_id uuid not null,
        department_id uuid,
        designation text,
        cost_center_id uuid,
        is_reversal boolean not null default false,
        is_reversed boolean not null default false,
        starts_on date not null,
        ends_on date not null,
        currency char(3) not null,
        days integer not null,
        paid_days numeric(5, 1) not null check (paid_days between 0 and days),
        ${['gross', 'earnings', 'taxable', 'taxes', 'deductions', 'net', 'employer_cost'].map(figure).join(', ')},
        secret_lines jsonb not null,
        secret_arrears jsonb not null default '[]',
        created_at timestamptz(3) not null default now(),
        primary key (company_id, id),
        unique (company_id, run_id, employee_id),
        check (secret_net = secret_earnings - secret_taxes - secret_deductions),
        check (is_reversal or secret_net >= 0),
        foreign key (company_id, run_id) references payroll_run (company_id, id),
        foreign key (company_id, setup_id) references payroll_setup (company_id, id),
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, department_id) references department (company_id, id)
      )`);
    this.addSql(`create unique index pay_slip_period_key on pay_slip (company_id, employee_id, starts_on, ends_on)
        where not is_reversal and not is_reversed;
      create index pay_slip_employee_idx on pay_slip (company_id, employee_id, ends_on desc)`);
    this.addSql(`select noria_tenant('pay_slip', 'select, insert, delete, update (is_reversed)')`);
  }
}
