import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { payMask } from '../employee/payMask.rules.ts';
import { salaryChangeCode } from './SalaryChange.ts';
import type { SalarySourceName } from './salary.rules.ts';

/** A salary to record. */
export interface NewSalary {
  employee: { id: string; name: string; joinedOn: string | null };
  /** Monthly gross in the company's currency; null for none. */
  salary: string | null;
  /** First day; defaults to today, or for a first salary to the day of joining. */
  effectiveOn?: string | null;
  source: SalarySourceName;
}

/**
 * Adds a salary to the history of an employee if it differs from the one of that day; returns the id of the change. The audit trail says that
 * the salary changed, not to what. Lock the employee before.
 */
export async function recordSalary(em: EntityManager, { employee, salary, effectiveOn, source }: NewSalary): Promise<string | null> {
  const id = newId(salaryChangeCode);
  const day = effectiveOn ?? (await firstDay(em, employee));
  const [change] = await em.execute<{ old: string | null }[]>(
    `insert into salary_change (id, employee_id, effective_on, secret_old_salary, secret_new_salary, source)
     select ?, e.id, d.day, noria_salary_on(e.id, d.day), ?::numeric(19, 4), ?
     from employee e cross join (select ?::date as day) d
     where e.company_id = noria_company() and e.id = ? and noria_salary_on(e.id, d.day) is distinct from ?::numeric(19, 4)
     returning secret_old_salary::text as old`,
    [id, salary, source, day, employee.id, salary],
  );
  if (!change) return null;
  // An employee saved with their salary has a new version already.
  if (source !== 'EMPLOYEE')
    await em.execute('update employee set version = version + 1, updated_at = now() where company_id = noria_company() and id = ?', [
      employee.id,
    ]);
  const mask = (value: string | null) => (value === null ? null : payMask);
  noteChanged(em, 'Employee', employee, { salary: [mask(change.old), mask(salary)] });
  return id;
}

/** The day a salary begins on if none is given. */
async function firstDay(em: EntityManager, { id, joinedOn }: NewSalary['employee']): Promise<string> {
  if (!joinedOn) return companyToday(em);
  const [{ isFirst }] = await em.execute<{ isFirst: boolean }[]>(
    'select not exists (select from salary_change where company_id = noria_company() and employee_id = ?) as "isFirst"',
    [id],
  );
  return isFirst ? joinedOn : companyToday(em);
}
