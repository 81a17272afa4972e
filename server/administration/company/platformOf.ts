import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../../core/access/Permission.ts';
import { Plan } from '../plan/Plan.ts';
import { Role } from '../role/Role.ts';
import { Company } from './Company.ts';

/**
 * Returns the platform's own company, which no list shows, with its role SUPER_ADMIN. Creates both when missing, under a lock so that
 * only one transaction does. Runs in a platform transaction, which sees the platform's rows from then on.
 */
export async function platformOf(em: EntityManager): Promise<{ company: Company; role: Role }> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('noria platform'))`);
  const company = (await em.findOne(Company, { isPlatform: true })) ?? em.create(Company, await newPlatform(em));
  await em.flush();
  await em.execute(`select set_config('app.company', ?, true)`, [company.id]);
  const role =
    (await em.findOne(Role, { isSuperAdmin: true })) ??
    em.create(Role, {
      title: 'SUPER_ADMIN',
      description: 'Manages companies and their plans.',
      permissions: [Permission.ADMINISTRATIVE_ROLES],
      isSuperAdmin: true,
    });
  await em.flush();
  return { company, role };
}

const newPlatform = async (em: EntityManager) => ({
  name: 'Noria',
  isPlatform: true,
  currency: 'USD',
  plan: await em.findOneOrFail(Plan, { code: 'UNLIMITED' }),
});
