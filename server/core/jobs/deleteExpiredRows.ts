import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';

/** Expired rows and their retention. */
const over = [
  `delete from sign_in_attempt where at < now() - interval '1 day'`,
  `delete from one_time_token where expires_at < now() - interval '30 days'`,
  `delete from sign_in_challenge where expires_at < now() - interval '1 day'`,
  `delete from session where least(expires_at, ended_at) < now() - interval '90 days'`,
  // Clients repeat a command within a day, if at all (docs/integrating.md).
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  // A disconnected process reads what it missed; after an hour it has long restarted.
  `delete from record_change where at < now() - interval '1 hour'`,
  `delete from kept_identity where kept_until < now()`,
  `delete from notification where created_at < now() - interval '180 days'`,
];

/** Deletes expired rows; safe to run in several processes at once. */
export async function deleteExpiredRows(pool: Pool): Promise<void> {
  for (const statement of over) await platformQuery(pool, statement, []);
}
