import type { EntityManager } from '@mikro-orm/postgresql';
import type { PayrollChange, PayrollMonth, PayrollOfDepartment, PayrollOverview } from './PayrollOverview.ts';

const completed = `from pay_slip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id and r.status = 'COMPLETED'`;
const since = `(date_trunc('month', noria_today()) - interval '11 months')`;
const figures = ['gross', 'earnings', 'taxes', 'deductions', 'net', 'employer_cost'].map(
  name => `trim_scale(coalesce(sum(p.secret_${name}), 0))::text as "${name.replace('_c', 'C')}"`,
);

/** Reads the payroll of the last twelve months and what comes next. */
export async function payrollOverviewOf(em: EntityManager): Promise<PayrollOverview> {
  const months = await em.execute<PayrollMonth[]>(
    `select m.month::date::text as month, ${figures.join(', ')}, count(p.id) filter (where not p.is_reversal and not p.is_reversed)::int as slips
     from generate_series(${since}, date_trunc('month', noria_today()), interval '1 month') m (month)
       left join (select p.* ${completed} where p.company_id = noria_company()) p on p.ends_on >= m.month and p.ends_on < m.month + interval '1 month'
     group by m.month order by m.month`,
  );
  const departments = await em.execute<PayrollOfDepartment[]>(
    `select p.department_id as "departmentId", d.title, trim_scale(sum(p.secret_earnings + p.secret_employer_cost))::text as cost
     ${completed} left join department d on d.company_id = p.company_id and d.id = p.department_id
     where p.company_id = noria_company() and p.ends_on >= ${since}
     group by p.department_id, d.title order by sum(p.secret_earnings + p.secret_employer_cost) desc, d.title limit 100`,
  );
  const [next] = await em.execute<Pick<PayrollOverview, 'employees' | 'openRuns' | 'nextRunId' | 'nextRunTitle' | 'nextPayOn'>[]>(
    `select (select count(distinct l.employee_id)::int from payroll_setup_employee l
         join payroll_setup s on s.company_id = l.company_id and s.id = l.setup_id and s.status = 'ACTIVE' and s.deleted_at is null
         where l.company_id = noria_company() and l.deleted_at is null) as employees,
       (select count(*)::int from payroll_run o where o.company_id = noria_company() and o.status <> 'COMPLETED' and o.deleted_at is null) as "openRuns",
       r.id as "nextRunId", r.title as "nextRunTitle", r.pay_on::text as "nextPayOn"
     from (select 1) one left join lateral (select id, title, pay_on from payroll_run
       where company_id = noria_company() and status <> 'COMPLETED' and deleted_at is null order by pay_on, id limit 1) r on true`,
  );
  return { months, departments, changes: await changesOf(em, months), ...next };
}

/**
 * Reads what differs between the last month with pay slips and the one before it, by employee, each for the first reason that holds. What is paid for all
 * days, a salary is compared by, up to its rounding. Slips taken back count nowhere.
 */
async function changesOf(em: EntityManager, months: PayrollMonth[]): Promise<PayrollChange[]> {
  const last = months.findLastIndex(({ slips }) => slips > 0);
  if (last < 1 || !months[last - 1].slips) return [];
  const whole = (of: string) => `(${of}.gross * ${of}.days / nullif(${of}.paid, 0))`;
  return em.execute<PayrollChange[]>(
    `with month as (
       select p.employee_id, p.ends_on >= ?::date as is_last, sum(p.secret_earnings + p.secret_employer_cost) as cost, sum(p.secret_gross) as gross,
         sum(p.paid_days) as paid, sum(p.days) as days
       ${completed} where p.company_id = noria_company() and p.ends_on >= ?::date and p.ends_on < ?::date + interval '1 month'
         and not p.is_reversal and not p.is_reversed
       group by 1, 2
     ), change as (
       select coalesce(n.cost, 0) - coalesce(b.cost, 0) as cost, case when b.employee_id is null then 'JOINED' when n.employee_id is null then 'LEFT'
           when abs(${whole('n')} - ${whole('b')}) > 0.001 * ${whole('b')} then 'SALARY'
           when n.paid / n.days <> b.paid / b.days then 'DAYS' else 'OTHER' end as cause
       from (select * from month where is_last) n full join (select * from month where not is_last) b on b.employee_id = n.employee_id
     )
     select cause, count(*)::int as employees, trim_scale(sum(cost))::text as cost from change where cost <> 0
     group by cause order by abs(sum(cost)) desc, cause`,
    [months[last].month, months[last - 1].month, months[last].month],
  );
}
