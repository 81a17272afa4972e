import { noteCreated } from '../../core/audit/ChangeLog.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { JournalEntry } from './JournalEntry.ts';
import { reverseEntry } from './reverseEntry.ts';

/** Which entry, and on which day its opposite counts: today where none is named. */
export interface ManualReversal {
  id: string;
  postedOn?: string | null;
  description?: string | null;
}

/**
 * Reverses an entry that was written by hand. Answers the reversal's id.
 * @throws Refused `entryOfDocument` for one that belongs to a document, which is voided or returned instead; `entryReversed` for one that
 * was reversed, or is itself a reversal; `periodLocked`; InvalidInput `outsideBooks` on `postedOn`.
 */
export async function reverseManualEntry({ em }: Scope, { id, postedOn, description }: ManualReversal): Promise<string> {
  const entry = await em.findOne(JournalEntry, { id }, { populate: ['reversals'] });
  if (!entry) throw NotFound();
  if (entry.sourceId) throw new Refused('entryOfDocument');
  if (entry.reverses || entry.reversals.length) throw new Refused('entryReversed');
  if (postedOn) await refuseEntryDay(em, 'postedOn', postedOn);
  const reversal = { postedOn: postedOn ?? (await companyToday(em)), description: description ?? entry.description };
  const made = await reverseEntry(em, id, reversal);
  noteCreated(em, 'JournalEntry', [{ id: made, name: entry.number, reverses: id, ...reversal } as { id: string }]);
  return made;
}
