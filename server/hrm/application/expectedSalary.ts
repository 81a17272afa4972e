import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged } from '../../core/database/ChangeLog.ts';
import { payMask } from '../../staff/employee/payMask.rules.ts';

/** Reads the expected salary of an application; the caller records who looked. */
export async function readExpectedSalary(em: EntityManager, applicationId: string): Promise<string | null> {
  const [{ salary }] = await em.execute<[{ salary: string | null }]>('select noria_expected_salary(?) as salary', [applicationId]);
  return salary;
}

/** Writes the expected salary of an application, and to the audit trail that it changed, without the amount. */
export async function writeExpectedSalary(
  em: EntityManager,
  application: { id: string; name: string },
  salary: string | null,
): Promise<void> {
  await em.execute('insert into application_pay (application_id) values (?) on conflict do nothing', [application.id]);
  const [{ had }] = await em.execute<[{ had: boolean }]>(
    'select has_expected_salary as had from application_pay where company_id = noria_company() and application_id = ?',
    [application.id],
  );
  if (!had && salary === null) return;
  await em.execute('update application_pay set secret_expected_salary = ? where company_id = noria_company() and application_id = ?', [
    salary,
    application.id,
  ]);
  noteChanged(em, 'Application', application, { expectedSalary: [had ? payMask : null, salary === null ? null : payMask] });
}

/** Deletes the expected salary of an erased person. */
export const deleteExpectedSalary = (em: EntityManager, applicationId: string) =>
  em.execute('delete from application_pay where company_id = noria_company() and application_id = ?', [applicationId]);
