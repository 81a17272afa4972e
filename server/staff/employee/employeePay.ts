import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { payMask } from './payMask.rules.ts';

/** What is masked of an employee. */
export interface Pay {
  nationalId: string | null;
  bankAccount: string | null;
  /** Monthly gross in the company's currency. */
  salary: string | null;
}

const columns = { nationalId: 'national_id', bankAccount: 'bank_account', salary: 'salary' } as const satisfies Record<keyof Pay, string>;

/** Reads the masked values of an employee; the caller records who looked. */
export async function readPay(em: EntityManager, employeeId: string): Promise<Pay> {
  const [row] = await em.execute<{ pay: Pay | null }[]>('select noria_employee_pay(?) as pay', [employeeId]);
  return row.pay ?? { nationalId: null, bankAccount: null, salary: null };
}

/** Reads which masked values of an employee are known. */
export async function knownPay(em: EntityManager, employeeId: string): Promise<Record<keyof Pay, boolean>> {
  const [row] = await em.execute<Record<keyof Pay, boolean>[]>(
    `select has_national_id as "nationalId", has_bank_account as "bankAccount", has_salary as salary from employee_pay
     where company_id = noria_company() and employee_id = ?`,
    [employeeId],
  );
  return row ?? { nationalId: false, bankAccount: false, salary: false };
}

/** Writes the given values, and to the audit trail which of them changed, without the values. */
export async function writePay(em: EntityManager, employee: { id: string; name: string }, pay: Partial<Pay>): Promise<void> {
  const given = (Object.keys(columns) as (keyof Pay)[]).filter(name => pay[name] !== undefined);
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

/** Deletes the masked values of an erased person. */
export const deletePay = (em: EntityManager, employeeId: string) =>
  em.execute('delete from employee_pay where company_id = noria_company() and employee_id = ?', [employeeId]);
