/** SQL columns of a run. */
interface Run {
  companyId: string;
  startsOn: string;
  endsOn: string;
}

/**
 * SQL of what employees are due in a run: `from` and `where` over the links `l` of employees `e` with setups `s` that hold in its period, without
 * those who have a slip for it already, or were paid before the first run here.
 */
export const dueEmployees = ({ companyId, startsOn, endsOn }: Run): string =>
  `from payroll_setup_employee l
      join payroll_setup s on s.company_id = l.company_id and s.id = l.setup_id and s.deleted_at is null and s.status = 'ACTIVE'
      join employee e on e.company_id = l.company_id and e.id = l.employee_id and e.deleted_at is null
      where l.company_id = ${companyId} and l.deleted_at is null
        and s.starts_on <= ${endsOn} and coalesce(s.ends_on >= ${startsOn}, true)
        and coalesce(e.joined_on, s.joined_on) <= ${endsOn} and coalesce(e.left_on >= ${startsOn}, true)
        and not exists (select from pay_slip p where p.company_id = l.company_id and p.employee_id = l.employee_id
          and not p.is_reversal and not p.is_reversed and not p.is_supplementary and p.starts_on <= ${endsOn} and p.ends_on >= ${startsOn})
        and not exists (select from earlier_pay_line x where x.company_id = l.company_id and x.employee_id = l.employee_id
          and x.deleted_at is null and x.starts_on <= ${endsOn} and x.ends_on >= ${startsOn})`;
