import type { RankedRows } from '../../core/board/ranks.ts';
import type { Scope } from '../../core/graphql/Scope.ts';

/** Records that leads entered a column at a given time and left their previous one. */
export async function noteStage(
  { em, viewer }: Pick<Scope, 'em'> & { viewer: Scope['viewer'] | null },
  leadIds: string[],
  columnId: string,
  at: Date,
): Promise<void> {
  const ids = `{${leadIds.join()}}`;
  await em.execute('update lead_stage set left_at = ? where company_id = noria_company() and lead_id = any(?) and left_at is null', [
    at,
    ids,
  ]);
  await em.execute(
    `insert into lead_stage (lead_id, column_id, entered_at, moved_by_id)
     select id, ?, ?, (select u.id from user_account u where u.company_id = noria_company() and u.id = ?) from unnest(?::uuid[]) id`,
    [columnId, at, viewer?.userId ?? null, ids],
  );
}

/** The leads of a column as ranked rows. */
export const cardsOf = (columnId: string): RankedRows => ({ table: 'lead', within: ['column_id', columnId] });
