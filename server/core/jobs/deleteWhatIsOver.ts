import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';

/** What is over, and how long it is kept after that. */
const over = [
  `delete from sign_in_attempt where at < now() - interval '1 day'`,
  `delete from one_time_token where expires_at < now() - interval '30 days'`,
  `delete from sign_in_challenge where expires_at < now() - interval '1 day'`,
  `delete from session where least(expires_at, ended_at) < now() - interval '90 days'`,
  // A client repeats a command within a day, or not at all (docs/integrating.md).
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  // A process that was cut off reads what it missed; after an hour it has long restarted.
  `delete from record_change where at < now() - interval '1 hour'`,
  `delete from kept_identity where kept_until < now()`,
  `delete from notification where created_at < now() - interval '180 days'`,
];

/** Deletes what no one will ask for again; several processes may do so at once. */
export async function deleteWhatIsOver(pool: Pool): Promise<void> {
  for (const statement of over) await platformQuery(pool, statement, []);
}
