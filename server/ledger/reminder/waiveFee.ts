import { companyToday } from '../../core/database/companyToday.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { Reminder } from './Reminder.ts';

/**
 * Waives the fee of a reminder: its entry is reversed, and it is no longer owed. Repeating it does nothing.
 * @throws RequestError NOT_FOUND; Refused `noFee`, `documentSettled` once it is paid or credited, `periodLocked`.
 */
export async function waiveFee({ em }: Pick<Scope, 'em'>, id: string): Promise<Reminder> {
  const [item] = await em.execute<{ isSettled: boolean; entryId: string }[]>(
    `select i.paid <> 0 or i.credited <> 0 as "isSettled", e.id as "entryId"
     from open_item i join journal_entry e on e.company_id = i.company_id and e.source_id = i.id and e.reverses_id is null
     where i.company_id = noria_company() and i.id = ? and i.kind = 'REMINDER_FEE' for no key update of i`,
    [id],
  );
  const reminder = await em.findOne(Reminder, { id }, { refresh: true });
  if (!reminder) throw NotFound();
  if (!item) throw new Refused('noFee');
  if (reminder.waivedOn) return reminder;
  if (item.isSettled) throw new Refused('documentSettled');
  const today = await companyToday(em);
  await em.execute('update open_item set voided_on = ? where company_id = noria_company() and id = ?', [today, id]);
  reminder.waivedOn = today;
  await em.flush();
  await reverseEntry(em, item.entryId, { postedOn: today, description: reminder.number });
  return reminder;
}
