import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Loans and advances of employees, what they pay back beside their pay, and what is left of each: instalments are lines of pay slips, and those of a
 * reversal count back. Each person sees their own.
 */
export class Migration20261126051958EmployeeLoans extends Migration {
  up() {
    this.addSql(`
      create table employee_loan (
        ${recordColumns},
        number text not null,
        employee_id uuid not null,
        title text collate "und-x-icu" not null,
        secret_amount numeric(19, 4) not null check (secret_amount > 0),
        secret_instalment numeric(19, 4) not null check (secret_instalment > 0 and secret_instalment <= secret_amount),
        granted_on date not null,
        starts_on date not null check (starts_on >= granted_on),
        is_opening boolean not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        entry_id uuid,
        search text generated always as (noria_fold(title || ' ' || number)) stored,
        foreign key (company_id, employee_id) references employee (company_id, id)
      )`);
    this.addSql(`create unique index employee_loan_number_key on employee_loan (company_id, number);
      create index employee_loan_employee_idx on employee_loan (company_id, employee_id)`);
    this.addSql(`select noria_tenant('employee_loan'), noria_searchable('employee_loan')`);
    this.addSql(`
      create table employee_loan_repayment (
        ${recordColumns},
        loan_id uuid not null,
        paid_on date not null,
        secret_amount numeric(19, 4) not null check (secret_amount > 0),
        entry_id uuid not null,
        foreign key (company_id, loan_id) references employee_loan (company_id, id)
      )`);
    this.addSql(`create index employee_loan_repayment_loan_idx on employee_loan_repayment (company_id, loan_id)`);
    this.addSql(`select noria_tenant('employee_loan_repayment', 'select, insert')`);
    // Also of runs that are not completed yet: what a slip takes already is not taken by the next one.
    this.addSql(`
      create function noria_loan_balance(loan employee_loan) returns numeric language sql stable as $$
        select loan.secret_amount
          - coalesce((select sum(r.secret_amount) from employee_loan_repayment r where r.company_id = loan.company_id and r.loan_id = loan.id), 0)
          - coalesce((select sum((line ->> 'amount')::numeric) from pay_slip p cross join jsonb_array_elements(p.secret_lines) line
              where p.company_id = loan.company_id and p.employee_id = loan.employee_id
                and line ->> 'itemId' = loan.id::text and line ->> 'kind' in ('LOAN', 'ARREARS_LOAN')), 0)
      $$;
      select noria_grant_execute('noria_loan_balance(employee_loan)'), noria_grant_execute('noria_loan_balance(employee_loan)', noria_platform_role())`);
    this.addSql(`
      create view own_employee_loan with (security_invoker) as
        select l.id, l.company_id, l.created_at, l.number, l.title, l.secret_amount, l.secret_instalment, l.granted_on, l.starts_on,
          noria_loan_balance(l) as secret_balance
        from employee_loan l where l.company_id = noria_company() and l.deleted_at is null and l.employee_id = (select o.id from own_employee o)`);
    this.addSql(`select noria_grant('own_employee_loan', 'select')`);
  }
}
