import { Permission } from '../core/access/Permission.ts';
import type { Database } from '../core/database/Database.ts';
import { setCredential } from '../core/session/credentials.ts';
import { Company } from '../administration/company/Company.ts';
import { Plan } from '../administration/plan/Plan.ts';
import { Role } from '../administration/role/Role.ts';
import { User } from '../administration/user/User.ts';

/** Makes the platform's own company, which no list shows, with its SUPER_ADMIN. */
export async function foundPlatform(database: Database, password: string): Promise<void> {
  await database.platform(async em => {
    const plan = await em.findOneOrFail(Plan, { code: 'UNLIMITED' });
    const platform = em.create(Company, { name: 'Noria', isPlatform: true, currency: 'USD', plan, userCount: 1 });
    await em.flush();
    await em.execute(`select set_config('app.company', ?, true)`, [platform.id]);
    const role = em.create(Role, {
      title: 'SUPER_ADMIN',
      description: 'Manages companies and their plans.',
      permissions: [Permission.ADMINISTRATIVE_ROLES],
      isSuperAdmin: true,
    });
    const user = em.create(User, { name: 'Amal Rivera', email: 'super@noria.test', role, emailConfirmedAt: new Date() });
    await em.flush();
    await setCredential(em, { userId: user.id, email: user.email, password });
  });
}
