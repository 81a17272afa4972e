import type { Database } from '../core/database/Database.ts';
import { setCredential } from '../core/session/credentials.ts';
import { platformOf } from '../administration/company/platformOf.ts';
import { User } from '../administration/user/User.ts';

/** Creates the demo's SUPER_ADMIN in the platform company. */
export async function provisionPlatform(database: Database, password: string): Promise<void> {
  await database.platform(async em => {
    const { company, role } = await platformOf(em);
    company.userCount += 1;
    const user = em.create(User, { name: 'Amal Rivera', email: 'super@noria.test', role, emailConfirmedAt: new Date() });
    await em.flush();
    await setCredential(em, { userId: user.id, email: user.email, password });
  });
}
