import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import type { Database } from '../../core/database/Database.ts';
import { StartError } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { email as emailRule } from '../../core/rules/fields.ts';
import { setCredential } from '../../core/session/credentials.ts';
import { normalEmail } from '../../core/session/credentials.rules.ts';
import { linkTo, newLink } from '../../core/session/links.ts';
import { newSecret } from '../../core/session/secrets.ts';
import { platformOf } from '../company/platformOf.ts';
import { User } from './User.ts';

/**
 * Creates a platform user with the role SUPER_ADMIN, or finds the existing one, and returns a link to choose a password. The link works
 * once, is valid as long as one requested by mail, and invalidates earlier ones. Throws StartError when the address is invalid, signs in
 * to a company, or belongs to a deactivated SUPER_ADMIN.
 */
export async function makeSuperAdmin(database: Database, address: string, publicUrl: string): Promise<string> {
  const checked = emailRule.safeParse(address);
  if (!checked.success) throw new StartError(`"${address}" is not a valid e-mail address`);
  const email = normalEmail(checked.data);
  return database.platform(async em => {
    const platform = await platformOf(em);
    const user = await superAdminOf(em, platform, email);
    const secret = await newLink(em, 'RESET_PASSWORD', { userId: user.id, companyId: platform.company.id, email });
    return linkTo(publicUrl, 'en', 'RESET_PASSWORD', secret);
  });
}

/** Finds the SUPER_ADMIN with that address, or creates one with a password that nobody knows. */
async function superAdminOf(em: EntityManager, { company, role }: Awaited<ReturnType<typeof platformOf>>, email: string): Promise<User> {
  const known = await em.execute<object[]>('select from credential where email = ?', [email]);
  if (known.length) {
    const user = await em.findOne(User, { email, deletedAt: null }, { populate: ['role'] });
    if (!user?.role.getEntity().isSuperAdmin)
      throw new StartError(`${email} already belongs to a company user: a SUPER_ADMIN needs a separate address`);
    if (user.status !== ActiveStatus.ACTIVE)
      throw new StartError(`${email} is a deactivated SUPER_ADMIN: ask another SUPER_ADMIN to activate the account`);
    return user;
  }
  company.userCount += 1;
  const user = em.create(User, { name: email.split('@')[0], email, role });
  await em.flush();
  await setCredential(em, { userId: user.id, email, password: newSecret() });
  await writeAudit(em, { name: 'npm run super-admin' }, [
    { action: 'CREATED', entityType: 'User', entityId: user.id, entityName: user.name },
  ]);
  return user;
}
