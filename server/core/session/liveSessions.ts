import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import type { SessionType } from './SessionType.ts';

/** A user's active sessions, the current one first, then by last use; at most 100. */
export async function liveSessions(
  pool: Pool,
  { userId, companyId }: { userId: string; companyId: string },
  current: string,
): Promise<SessionType[]> {
  const { rows } = await platformQuery<Record<'id' | 'userAgent' | 'ipAddress' | 'createdAt' | 'lastSeenAt', string>>(
    pool,
    `select id, user_agent as "userAgent", ip_address as "ipAddress", created_at as "createdAt", last_seen_at as "lastSeenAt" from session
     where company_id = $1 and user_id = $2 and ended_at is null and expires_at > now() order by id = $3 desc, last_seen_at desc limit 100`,
    [companyId, userId, current],
  );
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    current: row.id === current,
    createdAt: new Date(createdAt),
    lastSeenAt: new Date(lastSeenAt),
  }));
}
