import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/**
 * One salary history, only ever added to: a day's salary is the latest change up to it. It takes the place of the salary beside the other
 * masked values of an employee.
 */
export class Migration20261125222504SalaryHistory extends Migration {
  up() {
    this.addSql(`
      create table salary_change (
        id uuid not null,
        ${companyColumn},
        employee_id uuid not null,
        effective_on date not null,
        secret_old_salary numeric(19, 4) check (secret_old_salary >= 0),
        secret_new_salary numeric(19, 4) check (secret_new_salary >= 0),
        source text not null check (source in ('EMPLOYEE', 'FINANCE', 'PAYROLL_SETUP', 'APPLICATION')),
        recorded_at timestamptz(3) not null default now(),
        recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
        primary key (company_id, id),
        check (secret_old_salary is distinct from secret_new_salary),
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, recorded_by_id) references user_account (company_id, id)
      )`);
    this.addSql('create index salary_change_employee_idx on salary_change (company_id, employee_id, effective_on desc, id desc)');
    this.addSql("select noria_tenant('salary_change', 'select, insert, delete')");
    this.addSql(`
      insert into salary_change (id, company_id, employee_id, effective_on, secret_new_salary, source, recorded_at, recorded_by_id)
      select noria_new_id(224), p.company_id, p.employee_id, coalesce(e.joined_on, e.created_at::date), p.secret_salary, 'EMPLOYEE', e.created_at, null
      from employee_pay p join employee e on e.company_id = p.company_id and e.id = p.employee_id where p.secret_salary is not null`);
    this.addSql(`
      create function noria_salary_on(of_employee uuid, of_day date) returns numeric language sql stable as $$
        select secret_new_salary from salary_change
        where company_id = noria_company() and employee_id = of_employee and effective_on <= of_day
        order by effective_on desc, id desc limit 1 $$`);
    // Somebody who has not begun yet has the salary they begin with.
    this.addSql(`
      create function noria_salary(of_employee uuid) returns numeric language sql stable as $$
        select secret_new_salary from salary_change where company_id = noria_company() and employee_id = of_employee
        order by effective_on > noria_today(), case when effective_on > noria_today() then effective_on end, effective_on desc, id desc limit 1 $$`);
    this.addSql(`
      create or replace function noria_employee_pay(of_employee uuid) returns jsonb language sql stable security definer
        set search_path = pg_catalog, public, pg_temp as $$
        select jsonb_build_object('nationalId', p.secret_national_id, 'bankAccount', p.secret_bank_account, 'salary', trim_scale(noria_salary(e.id))::text)
        from employee e left join employee_pay p on p.company_id = e.company_id and p.employee_id = e.id
        where e.company_id = noria_company() and e.id = of_employee $$`);
    this.addSql('alter table employee_pay drop column has_salary, drop column secret_salary');
  }
}
