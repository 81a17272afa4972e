import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';
import { creatorOf } from './creatorOf.ts';
import { findAttachmentTarget, noteDiscussed } from './findAttachmentTarget.ts';

/** A user who follows a record. */
export interface Following {
  recordId: string;
  userId: string;
}

/** Maximum number of users told of one event of a record. */
const mostTold = 1_000;

/** Lets users follow records, unless they have stopped following them before. */
export async function beginFollowing(em: EntityManager, following: readonly Following[]): Promise<void> {
  if (following.length)
    await em.execute(
      `insert into record_follower (record_id, user_id)
       select distinct "recordId", "userId" from jsonb_to_recordset(?::jsonb) as f ("recordId" uuid, "userId" uuid) order by 1, 2
       on conflict do nothing`,
      [JSON.stringify(following)],
    );
}

/**
 * Lets the viewer follow a record, or stop.
 * @throws RequestError NOT_FOUND, on `recordId`; FORBIDDEN, unless they may read records of its type.
 */
export async function follow(scope: Scope, recordId: string, follows: boolean): Promise<void> {
  const record = await findAttachmentTarget(scope, recordId, 'recordId', 'READ');
  const userId = await creatorOf(scope);
  if (!userId) throw new InvalidInput({ field: 'recordId', code: 'notFound' });
  await scope.em.execute(
    `insert into record_follower (record_id, user_id, follows) values (?, ?, ?)
     on conflict (company_id, record_id, user_id) do update set follows = excluded.follows`,
    [recordId, userId, follows],
  );
  noteDiscussed(scope, record);
}

/** Whom to tell of what happens to a record: its followers, and its owner unless they have stopped following it. */
export async function followersOf(em: EntityManager, recordId: string, ownerId?: string): Promise<string[]> {
  const rows = await em.execute<{ id: string; follows: boolean }[]>(
    `select user_id as id, follows from record_follower where company_id = noria_company() and record_id = ?
     order by follows, user_id limit ${mostTold}`,
    [recordId],
  );
  const following = rows.filter(({ follows }) => follows).map(({ id }) => id);
  return ownerId && !rows.some(({ id }) => id === ownerId) ? [ownerId, ...following] : following;
}
