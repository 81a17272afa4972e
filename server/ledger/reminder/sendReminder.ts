import { companyToday } from '../../core/database/companyToday.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { draftIn } from '../../core/print/draftDocument.ts';
import { sendDocument } from '../../core/print/sendDocument.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { postEntry } from '../entry/postEntry.ts';
import { registerOpenItem } from '../openItem/registerOpenItem.ts';
import { ofParties } from '../party/partyColumns.ts';
import { Reminder, ReminderLine } from './Reminder.ts';
import { reminderProposals } from './reminderProposals.ts';
import { reminderSeries } from './reminderSeries.ts';

/**
 * Reminds a customer of all documents that are due for it, each once per level: by email with the letter as PDF, or printed. A fee is posted
 * as an open item of its own: Dr RECEIVABLE, Cr OTHER_INCOME.
 * @throws RequestError NOT_FOUND; Refused `reminderNotDue`, `reminderNoEmail`, `tooManyAttempts`, `periodLocked`.
 */
export async function sendReminder(scope: Scope, { customerId, isPrinted }: { customerId: string; isPrinted: boolean }): Promise<Reminder> {
  const { em, context } = scope;
  if (typeOfId(customerId) !== 0x41 || !(await em.count(Customer, { id: customerId, deletedAt: null }))) throw NotFound('customerId');
  const number = await drawNumber(em, reminderSeries);
  await em.execute(
    `select id from open_item where company_id = noria_company() and direction = 'RECEIVABLE' and amount > paid + credited and voided_on is null
       and ${ofParties('party_id', 'array[?::uuid]')} order by id for no key update`,
    [customerId],
  );
  const [proposal] = await reminderProposals(em, customerId);
  if (!proposal) throw new Refused('reminderNotDue');
  if (!isPrinted && !proposal.email) throw new Refused('reminderNoEmail');
  const { level, currency, total, documents } = proposal;
  const fee = round(proposal.fee, currencyDecimals(currency)).toFixed();
  const sentOn = await companyToday(em);
  const customer = em.getReference(Customer, proposal.customerId);
  const told = { number, customer, level, currency, total, fee, sentOn, isMailed: !isPrinted };
  const reminder = em.create(Reminder, told as never);
  for (const { daysLate: _, ...document } of documents) em.create(ReminderLine, { reminder, sentOn, ...document } as never);
  await em.flush();
  if (Number(fee) > 0) {
    const item = {
      id: reminder.id,
      kind: 'REMINDER_FEE',
      direction: 'RECEIVABLE',
      number,
      currency,
      amount: fee,
      issuedOn: sentOn,
    } as const;
    await registerOpenItem(em, { ...item, partyId: proposal.customerId });
    await postEntry(em, {
      postedOn: sentOn,
      journal: 'SALES',
      sourceId: reminder.id,
      description: number,
      lines: [
        { account: 'RECEIVABLE', debit: fee, partyId: proposal.customerId },
        { account: 'OTHER_INCOME', credit: fee },
      ],
    });
  }
  if (!isPrinted) {
    const { subject, message } = await draftIn(em, context, reminder.id);
    await sendDocument(scope, { recordId: reminder.id, to: [proposal.email!], subject, message });
  }
  return reminder;
}
