import { Migration } from '@mikro-orm/migrations';

const own = `employee_id = (select o.id from own_employee o)`;

/**
 * What a person sees of their own employment without any right of HRM: the employee that their account is linked to, the slips of completed runs,
 * and their leave. Each view shows whoever asks their own rows alone.
 */
export class Migration20261126023413OwnRecords extends Migration {
  up() {
    this.addSql(`
      create view own_employee with (security_invoker) as
        select e.id, e.company_id, e.created_at, e.version, e.name, e.number, e.email, e.phone, e.designation, e.joined_on, e.left_on, e.born_on,
          e.address, e.city, e.country, e.emergency_contact, e.emergency_phone, d.title as department_name, p.title as position_title, m.name as manager_name
        from employee e
          left join department d on d.company_id = e.company_id and d.id = e.department_id
          left join position p on p.company_id = e.company_id and p.id = e.position_id
          left join employee m on m.company_id = e.company_id and m.id = e.manager_id
        where e.company_id = noria_company() and e.user_id = nullif(current_setting('app.user', true), '')::uuid and e.deleted_at is null`);
    this.addSql(`
      create view own_pay_slip with (security_invoker) as
        select s.*, r.title as run_title, r.pay_on, r.number as run_number, o.name as employee_name, d.title as department_name
        from pay_slip s join own_employee o on o.id = s.employee_id
          join payroll_run r on r.company_id = s.company_id and r.id = s.run_id and r.status = 'COMPLETED'
          left join department d on d.company_id = s.company_id and d.id = s.department_id
        where s.company_id = noria_company() and not s.is_reversal and not s.is_reversed`);
    this.addSql(`
      create view own_leave_request with (security_invoker) as
        select l.id, l.company_id, l.created_at, l.version, l.starts_on, l.ends_on, l.part, l.days, l.status, l.decided_at, l.leave_type_id, t.title as leave_type
        from leave_request l join leave_type t on t.company_id = l.company_id and t.id = l.leave_type_id
        where l.company_id = noria_company() and l.deleted_at is null and l.${own}`);
    this.addSql(
      `select noria_grant('own_employee', 'select'), noria_grant('own_pay_slip', 'select'), noria_grant('own_leave_request', 'select')`,
    );
  }
}
