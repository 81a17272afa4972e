import { LockMode } from '@mikro-orm/core';
import { rankAt } from '../../core/board/ranks.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Lead } from './Lead.ts';
import { LeadColumn, LeadColumnKind } from './LeadColumn.ts';
import { cardsOf, noteStage } from './leadStages.ts';

/** Scope of a change; the viewer is null when a customer answers by link. */
export type Winning = Pick<Scope, 'em'> & { viewer: Scope['viewer'] | null };

/**
 * Locks a lead and moves it to the top of Won (domain §6). A lead that is there stays where it is, a lost one loses its loss reason.
 * Returns null if the lead is deleted.
 */
export async function winLead({ em, viewer }: Winning, id: string): Promise<Lead | null> {
  // Locks the column before the lead, in the same order as `LeadService.move`.
  await em.execute(
    `select from lead_column where company_id = noria_company() and kind = 'CLOSED_WON' and deleted_at is null for no key update`,
  );
  const column = await em.findOneOrFail(LeadColumn, { kind: LeadColumnKind.CLOSED_WON, deletedAt: null });
  const lead = await em.findOne(Lead, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!lead || lead.column.id === column.id) return lead;
  const columnSince = new Date();
  const rank = await rankAt(em, cardsOf(column.id), { id });
  em.assign(lead, { column, rank, columnSince, closedAt: columnSince, lossReason: null, lossNote: null });
  await em.flush();
  await noteStage({ em, viewer }, [id], column.id, columnSince);
  return lead;
}
