import { typeOfId } from './ids.ts';
import { withNext } from './withNext.ts';

/** Record type of API keys: a viewer's session id with this type is the API key they authenticated with. */
export const apiKeyCode = 0x18;

// The stamp consists of the versions (xmin) of the rows a viewer is read from, so any change to one of them changes it (noria_stamp).
// Inlined and prepared by name, it costs a third of the function call. Scalar subqueries look each row up by key: a join was planned by the
// row counts at first use, and then scanned all sessions of a company.
const rightsOf = (row: string) => `(select concat_ws(' ', u.xmin, r.xmin) from user_account u
      left join role r on r.company_id = u.company_id and r.id = u.role_id where u.company_id = ${row}.company_id and u.id = ${row}.user_id),
    (select c.xmin from company c where c.id = ${row}.company_id)`;
const sessionStamp = `(select case when s.ended_at is null and s.expires_at > now() and s.last_seen_at >= now() - interval '5 minutes'
    then concat_ws(' ', s.xmin, (select k.xmin from credential k where k.user_id = s.user_id), ${rightsOf('s')}) end
  from session s where s.id = $1)`;
// The same for an API key (noria_stamped_key). Its last use is recorded once a minute: it then has no stamp, and is read anew.
const keyStamp = `(select case when a.revoked_at is null and (a.expires_at is null or a.expires_at > now()) and a.last_used_at >= now() - interval '1 minute'
    then concat_ws(' ', a.xmin, ${rightsOf('a')}) end
  from api_key a where a.company_id = $2::uuid and a.id = $1)`;
// Select expressions are evaluated from left to right. If they were not, the stamp would not be found and the sender not recognised.
const before = `set_config('app.company', $2, true), set_config('app.user', $3, true)`;

const toRead = (stamp: string) => `select ${before}, ${stamp} = $4 as known, set_config('transaction_read_only', 'on', true)`;
const toWrite = (stamp: string) => `${withNext}select ${before}, case when ${stamp} = $4 then true else noria_refuse() end as known`;
const statements = {
  session: { read: toRead(sessionStamp), write: toWrite(sessionStamp) },
  key: { read: toRead(keyStamp), write: toWrite(keyStamp) },
};
const of = (sessionId: string) => (typeOfId(sessionId) === apiKeyCode ? statements.key : statements.session);

/**
 * Begins a read for session or API key $1, company $2, user $3: `known` if $4 is still their stamp. Statements that follow in the
 * transaction run in that company, and cannot write.
 */
export const beginRead = (sessionId: string) => of(sessionId).read;

/** Begins a write with the same parameters, with the next statement: fails, along with the whole transaction, if the stamp has changed. */
export const beginWrite = (sessionId: string) => of(sessionId).write;

/** Whether an error is that failure. */
export const isRefusal = (error: unknown) => (error as { code?: string } | undefined)?.code === 'NR001';
