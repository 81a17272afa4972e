import type { EntityManager } from '@mikro-orm/postgresql';
import type { SlipProtectionName } from '../../../administration/company/slipProtection.rules.ts';
import type { MailKind } from '../../../core/mail/writeMail.ts';
import { readPay } from '../../../staff/employee/employeePay.ts';

/** How a slip is mailed: what is written about its password, and the password, null if the company wants none. */
interface SlipLock {
  mail: MailKind;
  password: string | null;
}

const mails = { NONE: 'paySlip', BORN_ON: 'paySlipBornOn', NATIONAL_ID: 'paySlipNationalId' } as const satisfies Record<
  SlipProtectionName,
  MailKind
>;

/** Reads how the company protects the pay slips that it mails. */
export async function slipProtectionOf(em: EntityManager): Promise<SlipProtectionName> {
  const [{ choice }] = await em.execute<{ choice: SlipProtectionName }[]>(
    'select slip_protection as choice from company where id = noria_company()',
  );
  return choice;
}

/** Returns how the pay slips of an employee are mailed; undefined if the password that the company chose is not known of them. */
export async function slipLockOf(em: EntityManager, choice: SlipProtectionName, employeeId: string): Promise<SlipLock | undefined> {
  const mail = mails[choice];
  if (choice === 'NONE') return { mail, password: null };
  const password =
    choice === 'BORN_ON' ? await bornOn(em, employeeId) : (await readPay(em, employeeId)).nationalId?.replace(/[^\p{L}\p{N}]/gu, '');
  return password ? { mail, password } : undefined;
}

/** An employee's day of birth as it is typed: day, month and year. */
async function bornOn(em: EntityManager, employeeId: string): Promise<string | null> {
  const [employee] = await em.execute<{ day: string | null }[]>(
    `select to_char(born_on, 'DDMMYYYY') as day from employee where company_id = noria_company() and id = ?`,
    [employeeId],
  );
  return employee?.day ?? null;
}
