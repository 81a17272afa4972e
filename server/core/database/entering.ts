import { typeOfId } from './ids.ts';

/** The record type of keys: a viewer's session id that ends with it is the key he came in by. */
export const apiKeyCode = 0x18;

// The versions of the rows that a viewer is read from: whoever changes one of them, and however, changes the stamp (noria_stamp). Written
// out, and prepared by name, it costs a third of what the call costs.
const sessionStamp = `(select concat_ws(' ', s.xmin, k.xmin, u.xmin, r.xmin, c.xmin)
  from session s
  join credential k on k.user_id = s.user_id
  join user_account u on u.company_id = s.company_id and u.id = s.user_id
  join role r on r.company_id = u.company_id and r.id = u.role_id
  join company c on c.id = s.company_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and s.last_seen_at >= now() - interval '5 minutes')`;
// The same of a key (noria_stamped_key). Its last use is noted once a minute: then it has no stamp, and is read anew.
const keyStamp = `(select concat_ws(' ', a.xmin, u.xmin, r.xmin, c.xmin)
  from api_key a
  join user_account u on u.company_id = a.company_id and u.id = a.user_id
  join role r on r.company_id = u.company_id and r.id = u.role_id
  join company c on c.id = a.company_id
  where a.company_id = $2::uuid and a.id = $1 and a.revoked_at is null and (a.expires_at is null or a.expires_at > now())
    and a.last_used_at >= now() - interval '1 minute')`;
// What is selected is evaluated from left to right. Were it not, the stamp would not be found, and the sender not known.
const before = `set_config('app.platform', 'on', true), set_config('app.company', $2, true), set_config('app.user', $3, true)`;
const after = `set_config('app.platform', '', true), set_config('role', $5, true)`;

const toRead = (stamp: string) => `select ${before}, ${stamp} = $4 as known, ${after}, set_config('transaction_read_only', 'on', true)`;
const toWrite = (stamp: string) => `select ${before}, case when ${stamp} = $4 then true else noria_refuse() end as known, ${after}`;
const statements = {
  session: { read: toRead(sessionStamp), write: toWrite(sessionStamp) },
  key: { read: toRead(keyStamp), write: toWrite(keyStamp) },
};
const of = (sessionId: string) => (typeOfId(sessionId) === apiKeyCode ? statements.key : statements.session);

/**
 * Begins a read of session or key $1, company $2, user $3: `known` when $4 is still their stamp. What follows in the same transaction runs
 * in that company as the role $5, and writes nothing.
 */
export const enterToRead = (sessionId: string) => of(sessionId).read;

/** Begins a write of the same: fails, and with it the whole transaction, when that is no longer their stamp. */
export const enterToWrite = (sessionId: string) => of(sessionId).write;

/** Whether an error is that refusal. */
export const isRefusal = (error: unknown) => (error as { code?: string } | undefined)?.code === 'NR001';
