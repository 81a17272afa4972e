import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { recordSalary } from '../salary/recordSalary.ts';
import { payMask } from './payMask.rules.ts';

/** What is masked of an employee. */
export interface Pay {
  nationalId: string | null;
  bankAccount: string | null;
  /** Monthly gross in the company's currency. */
  salary: string | null;
  /** What an hour costs the company, for the cost of projects. */
  hourlyCost: string | null;
}

const columns = { nationalId: 'national_id', bankAccount: 'bank_account', hourlyCost: 'hourly_cost' } as const;

/** Reads the masked values of an employee; the caller records who looked. */
export async function readPay(em: EntityManager, employeeId: string): Promise<Pay> {
  const [row] = await em.execute<{ pay: Pay | null }[]>('select noria_employee_pay(?) as pay', [employeeId]);
  return row.pay ?? { nationalId: null, bankAccount: null, salary: null, hourlyCost: null };
}

/** Reads which masked values of an employee are known. */
export async function knownPay(em: EntityManager, employeeId: string): Promise<Record<keyof Pay, boolean>> {
  const [row] = await em.execute<Record<keyof Pay, boolean>[]>(
    `select coalesce(p.has_national_id, false) as "nationalId", coalesce(p.has_bank_account, false) as "bankAccount", coalesce(p.has_hourly_cost, false) as "hourlyCost",
       noria_salary(e.id) is not null as salary
     from employee e left join employee_pay p on p.company_id = e.company_id and p.employee_id = e.id
     where e.company_id = noria_company() and e.id = ?`,
    [employeeId],
  );
  return row ?? { nationalId: false, bankAccount: false, salary: false, hourlyCost: false };
}

/** Writes the given values, and to the audit trail which of them changed, without the values. The salary becomes a change in its history. */
export async function writePay(
  em: EntityManager,
  employee: { id: string; name: string; joinedOn: string | null },
  { salary, ...pay }: Partial<Pay>,
): Promise<void> {
  const given = (Object.keys(columns) as (keyof typeof columns)[]).filter(name => pay[name] !== undefined);
  if (given.length) {
    await em.execute('insert into employee_pay (employee_id) values (?) on conflict do nothing', [employee.id]);
    const before = await knownPay(em, employee.id);
    const values = given.map(name => `secret_${columns[name]} = ?`).join(', ');
    await em.execute(`update employee_pay set ${values} where company_id = noria_company() and employee_id = ?`, [
      ...given.map(name => pay[name]),
      employee.id,
    ]);
    const mask = (isKnown: boolean) => (isKnown ? payMask : null);
    noteChanged(em, 'Employee', employee, Object.fromEntries(given.map(name => [name, [mask(before[name]), mask(pay[name] !== null)]])));
  }
  if (salary !== undefined) await recordSalary(em, { employee, salary, source: 'EMPLOYEE' });
}

/** Deletes the masked values of an erased person, and their salary history. */
export async function deletePay(em: EntityManager, employeeId: string): Promise<void> {
  for (const table of ['employee_pay', 'salary_change'])
    await em.execute(`delete from ${table} where company_id = noria_company() and employee_id = ?`, [employeeId]);
}
