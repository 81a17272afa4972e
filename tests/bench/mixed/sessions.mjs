// Sessions of the demo's users, opened in the database as signing in does: passwords are slow to check on purpose, and attempts are counted.
import { newId } from '../../../server/core/database/ids.ts';
import { hashOf, newSecret } from '../../../server/core/session/secrets.ts';
import { Tokens } from '../../../server/core/session/tokens.ts';
import { connectionOf, inDemoCompany } from '../demoServer.mjs';

/** `@RecordType` of a session. */
const sessionType = 0x08;

/** Who works, of both companies, and in which module; an administrator does everything. */
export const staff = [
  { email: 'admin@atlas.test', module: 'ALL' },
  { email: 'admin@boreal.test', module: 'ALL' },
  { email: 'crm@atlas.test', module: 'CRM' },
  { email: 'finance@atlas.test', module: 'FINANCE' },
  { email: 'inventory@atlas.test', module: 'INVENTORY' },
  { email: 'projects@atlas.test', module: 'PROJECTS' },
  { email: 'yazan.haddad@boreal.test', module: 'CRM' },
  { email: 'carmen.ortega@boreal.test', module: 'FINANCE' },
  { email: 'sami.nassar@boreal.test', module: 'INVENTORY' },
  { email: 'sofia.delgado@atlas.test', module: 'CRM' },
  { email: 'emily.carter@atlas.test', module: 'FINANCE' },
  { email: 'andres.pena@atlas.test', module: 'INVENTORY' },
  { email: 'yuki.tanaka@atlas.test', module: 'PROJECTS' },
];

/** Opens so many sessions, spread over the staff; returns email and bearer token of each. */
export const openSessions = (folder, count) =>
  openSessionsOf(
    folder,
    Array.from({ length: count }, (_, index) => staff[index % staff.length].email),
  );

/** Opens a session for each of the addresses, which may occur several times; returns email and bearer token of each. */
export function openSessionsOf(folder, emails) {
  const tokens = new Tokens(connectionOf(folder).SESSION_SECRET);
  return inDemoCompany(folder, async client => {
    const opened = [];
    for (const email of emails) {
      const sessionId = newId(sessionType);
      await client.query(`select set_config('app.company', company_id::text, false) from credential where email = $1`, [email]);
      const { rows } = await client.query(
        `insert into session (id, token_hash, user_id, company_id, token_version, user_agent, ip_address, expires_at)
         select $1, $2, user_id, company_id, token_version, 'bench', '127.0.0.1', now() + interval '1 day' from credential where email = $3
         returning user_id as "userId"`,
        [sessionId, hashOf(newSecret()), email],
      );
      opened.push({ email, token: await tokens.sign({ sessionId, userId: rows[0].userId }) });
    }
    return opened;
  });
}
