import { typeOfId } from './ids.ts';

/** The record type of keys: a viewer's session id that ends with it is the key he came in by. */
export const apiKeyCode = 0x18;

// The versions of the rows that a viewer is read from: whoever changes one of them, and however, changes the stamp (noria_stamp). Written
// out, and prepared by name, it costs a third of what the call costs. Row by row, each by its key: a join was planned by how many rows
// there were when somebody first asked, and then looked through all of a company's sessions.
const rightsOf = (row: string) => `(select concat_ws(' ', u.xmin, r.xmin) from user_account u
      left join role r on r.company_id = u.company_id and r.id = u.role_id where u.company_id = ${row}.company_id and u.id = ${row}.user_id),
    (select c.xmin from company c where c.id = ${row}.company_id)`;
const sessionStamp = `(select case when s.ended_at is null and s.expires_at > now() and s.last_seen_at >= now() - interval '5 minutes'
    then concat_ws(' ', s.xmin, (select k.xmin from credential k where k.user_id = s.user_id), ${rightsOf('s')}) end
  from session s where s.id = $1)`;
// The same of a key (noria_stamped_key). Its last use is noted once a minute: then it has no stamp, and is read anew.
const keyStamp = `(select case when a.revoked_at is null and (a.expires_at is null or a.expires_at > now()) and a.last_used_at >= now() - interval '1 minute'
    then concat_ws(' ', a.xmin, ${rightsOf('a')}) end
  from api_key a where a.company_id = $2::uuid and a.id = $1)`;
// What is selected is evaluated from left to right. Were it not, the stamp would not be found, and the sender not known.
const before = `set_config('app.company', $2, true), set_config('app.user', $3, true)`;

const toRead = (stamp: string) => `select ${before}, ${stamp} = $4 as known, set_config('transaction_read_only', 'on', true)`;
const toWrite = (stamp: string) => `select ${before}, case when ${stamp} = $4 then true else noria_refuse() end as known`;
const statements = {
  session: { read: toRead(sessionStamp), write: toWrite(sessionStamp) },
  key: { read: toRead(keyStamp), write: toWrite(keyStamp) },
};
const of = (sessionId: string) => (typeOfId(sessionId) === apiKeyCode ? statements.key : statements.session);

/**
 * Begins a read of session or key $1, company $2, user $3: `known` when $4 is still their stamp. What follows in the same transaction runs
 * in that company, and writes nothing.
 */
export const beginRead = (sessionId: string) => of(sessionId).read;

/** Begins a write of the same: fails, and with it the whole transaction, when that is no longer their stamp. */
export const beginWrite = (sessionId: string) => of(sessionId).write;

/** Whether an error is that refusal. */
export const isRefusal = (error: unknown) => (error as { code?: string } | undefined)?.code === 'NR001';
