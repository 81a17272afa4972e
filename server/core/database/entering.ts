// The versions of the rows that a viewer is read from: whoever changes one of them, and however, changes the stamp (noria_stamp). Written
// out, and prepared by name, it costs a third of what the call costs.
const stamp = `(select concat_ws(' ', s.xmin, k.xmin, u.xmin, r.xmin, c.xmin)
  from session s
  join credential k on k.user_id = s.user_id
  join user_account u on u.company_id = s.company_id and u.id = s.user_id
  join role r on r.company_id = u.company_id and r.id = u.role_id
  join company c on c.id = s.company_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and s.last_seen_at >= now() - interval '5 minutes')`;
// What is selected is evaluated from left to right. Were it not, the stamp would not be found, and the sender not known.
const before = `set_config('app.platform', 'on', true), set_config('app.company', $2, true), set_config('app.user', $3, true)`;
const after = `set_config('app.platform', '', true), set_config('role', $5, true)`;

/**
 * Begins a read of session $1, company $2, user $3: `known` when $4 is still their stamp. What follows in the same transaction runs in
 * that company as the role $5, and writes nothing.
 */
export const enterStatement = `select ${before}, ${stamp} = $4 as known, ${after}, set_config('transaction_read_only', 'on', true)`;

/** Begins a write of the same: fails, and with it the whole transaction, when that is no longer their stamp. */
export const enterToWrite = `select ${before}, case when ${stamp} = $4 then true else noria_refuse() end as known, ${after}`;

/** Whether an error is that refusal. */
export const isRefusal = (error: unknown) => (error as { code?: string } | undefined)?.code === 'NR001';
