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

/** Returns how the pay slips of an employee are mailed; undefined if the password of the company's choice is not known of them. */
export async function slipLockOf(em: EntityManager, employeeId: string): Promise<SlipLock | undefined> {
  const [{ choice, bornOn }] = await em.execute<{ choice: SlipProtectionName; bornOn: string | null }[]>(
    `select c.slip_protection as choice, to_char(e.born_on, 'DDMMYYYY') as "bornOn"
     from company c left join employee e on e.company_id = c.id and e.id = ? where c.id = noria_company()`,
    [employeeId],
  );
  const mail = mails[choice];
  if (choice === 'NONE') return { mail, password: null };
  const password = choice === 'BORN_ON' ? bornOn : (await readPay(em, employeeId)).nationalId?.replace(/[^\p{L}\p{N}]/gu, '');
  return password ? { mail, password } : undefined;
}
