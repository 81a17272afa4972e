import { noteCreated } from '../../core/database/ChangeLog.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { JournalEntry } from './JournalEntry.ts';
import { reverseEntry } from './reverseEntry.ts';

/** The entry to reverse and the day on which the reversal counts (defaults to today). */
export interface ManualReversal {
  id: string;
  postedOn?: string | null;
  description?: string | null;
}

/**
 * Reverses a manual entry. Returns the reversal's id.
 * @throws Refused `entryOfDocument` for the entry of a document, which is voided or returned instead; `entryReversed` for an entry that was
 * already reversed or is itself a reversal; `periodLocked`; InvalidInput `outsideBooks` on `postedOn`.
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
