import { refuseInactiveAccount } from '../../server/core/session/refuseInactiveAccount.ts';
import { Sessions } from '../../server/core/session/Sessions.ts';
import { inTransaction, signedIn, type SignedIn } from '../../server/core/session/SignedIn.ts';
import { Tokens } from '../../server/core/session/tokens.ts';
import { platformQuery } from '../../server/core/database/platformQuery.ts';
import type { TestServer } from './startServer.ts';

const origin = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: 'node' };

/** Signs a user in as the server does once it has verified the password, which alone takes longer than all else. */
export async function openSession({ database, sessionSecret, domain = 'atlas.test' }: TestServer, email: string): Promise<SignedIn> {
  const address = email.replace(/@atlas\.test$/, `@${domain}`);
  const { rows } = await platformQuery<{ user_id: string; company_id: string }>(
    database.pool,
    'select user_id, company_id from credential where email = $1',
    [address],
  );
  if (!rows.length) throw new Error(`${address} is nobody's address`);
  const who = { userId: rows[0].user_id, companyId: rows[0].company_id };
  const sessions = new Sessions(database, new Tokens(sessionSecret));
  return inTransaction(database.forPlatform(who), false, async em => {
    await refuseInactiveAccount(em, who);
    return signedIn(em, sessions, who, origin);
  });
}
