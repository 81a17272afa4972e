import { writeAudit } from '../../../core/audit/writeAudit.ts';
import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { typeOfId } from '../../../core/database/ids.ts';
import { NotFound, Refused } from '../../../core/errors.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { storeForMail } from '../../../core/print/storeForMail.ts';
import { writeMail } from '../../../core/mail/writeMail.ts';
import { attempt } from '../../../core/session/attempts.ts';
import { nameInTrail, type Language } from '../../../core/session/Viewer.ts';
import { PaySlip, paySlipCode } from '../slip/PaySlip.ts';
import { slipLockOf, slipProtectionOf } from './slipLock.ts';

/** A slip with the address that it is mailed to. */
export interface AddressedSlip {
  id: string;
  name: string;
  email: string;
  /** Language of the employee, if it is known. */
  language: Language | null;
}

/** SQL of the language of an employee `e`: their own, or else that of their account. */
export const languageOf = `coalesce(lower(e.language), (select u.language from user_account u where u.company_id = e.company_id and u.id = e.user_id))`;

/**
 * Queues each slip's document to its employee, in their language or else that of the sender. The text says nothing of the pay, which stands
 * in the document alone, and that is removed once it is sent. The document has the password that the company chose, which the text says where to
 * find. The audit trail notes each slip.
 *
 * @returns Ids of the slips that are not mailed, because what makes their password is not known.
 */
export async function mailSlips(scope: Scope, slips: AddressedSlip[]): Promise<string[]> {
  const { em, viewer, context } = scope;
  const { printer, session, origin } = context;
  const withoutPassword: string[] = [];
  const protection = await slipProtectionOf(em);
  for (const { id, name, email, language } of slips) {
    const printing = await printer.prepare(em, viewer, id, language ?? context.language);
    const { record, company, words } = printing;
    const slip = record as unknown as PaySlip;
    const run = slip.run.unwrap();
    const lock = await slipLockOf(em, protection, slip.employeeId);
    if (!lock) {
      withoutPassword.push(id);
      continue;
    }
    const document = await printer.print(em, printing, 'sheet', lock.password ?? undefined);
    const attachment = await storeForMail(scope, document);
    const mailId = await session.outbox.post(em, {
      ...writeMail({ kind: lock.mail, to: email, language: words.language, values: { name, run: run.title, company: company.name } }),
      about: { readers: ['HRM_SEE_PAY'] },
      to: email,
      language: words.language,
      senderName: company.name,
      replyTo: viewer.email,
      attachments: [attachment],
      forgetsAttachments: true,
    });
    await em.execute(
      'update pay_slip set mailed_at = now(), mail_id = ?, undelivered_at = null where company_id = noria_company() and id = ?',
      [mailId, id],
    );
  }
  await writeAudit(
    em,
    { id: viewer.userId, name: nameInTrail(viewer), origin },
    slips
      .filter(({ id }) => !withoutPassword.includes(id))
      .map(({ id, name }) => ({ action: 'SENT', entityType: PaySlip.name, entityId: id, entityName: name })),
  );
  return withoutPassword;
}

/**
 * Mails one slip of a completed run, whether or not it was mailed before.
 * @throws RequestError NOT_FOUND; Refused `mailNeedsServer`, `payrollOpen`, `payrollReversed`, `employeeNoEmail`, `slipPasswordUnknown`,
 * `tooManyAttempts`.
 */
export async function mailAgain(scope: Scope, id: string): Promise<{ id: string }> {
  const { em, viewer, context } = scope;
  const options = { populate: ['run', 'employeeName', 'employeeEmail'] as const };
  const slip = typeOfId(id) === paySlipCode && (await em.findOne(PaySlip, { id }, options));
  if (!slip) throw NotFound();
  if (!context.session.outbox.sends) throw new Refused('mailNeedsServer');
  if (slip.run.unwrap().status !== 'COMPLETED') throw new Refused('payrollOpen');
  if (slip.isReversal || slip.isReversed) throw new Refused('payrollReversed');
  if (!slip.employeeEmail) throw new Refused('employeeNoEmail');
  await attempt(context.database, 'SEND_DOCUMENT', viewer.userId, context.origin.ipAddress);
  const [{ language }] = await em.execute<{ language: Language | null }[]>(
    `select ${languageOf} as language from employee e where e.company_id = noria_company() and e.id = ?`,
    [slip.employeeId],
  );
  const [unsent] = await mailSlips(scope, [{ id, name: slip.employeeName, email: slip.employeeEmail, language }]);
  if (unsent) throw new Refused('slipPasswordUnknown');
  noteNotice(em, { id, type: PaySlip.name, kind: 'UPDATED' });
  return { id };
}
