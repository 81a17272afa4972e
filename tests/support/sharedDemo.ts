import { Permission } from '../../server/core/access/Permission.ts';
import { Company } from '../../server/administration/company/Company.ts';
import { Plan } from '../../server/administration/plan/Plan.ts';
import { Role } from '../../server/administration/role/Role.ts';
import { User } from '../../server/administration/user/User.ts';
import { ActiveStatus } from '../../server/core/graphql/ActiveStatus.ts';
import type { DemoCompany } from '../../server/demo/companies.ts';
import { beginning } from '../../server/demo/history.ts';
import { startDemo } from './Client.ts';
import type { TestServer } from './startServer.ts';
import { timeZone } from './today.ts';

let started: Promise<TestServer> | undefined;
let count = 0;

/**
 * The demo's server for all test files of a worker that change nothing which another one reads: they only read the demo, or they write to
 * a company of their own. It runs until the worker ends, so `stop` leaves it to the others.
 */
export async function sharedDemo(): Promise<TestServer> {
  // Visitors of its public pages come from an address of their own.
  started ??= startDemo({ TRUST_PROXY: '1' }).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return { ...(await started), stop: () => Promise.resolve() };
}

/**
 * The shared server with a company of its own for the calling file: Atlas Trading's settings, roles and users, and none of its records. To
 * `signedInAs`, the addresses of Atlas's people are those of this company's.
 *
 * @param more what differs in its profile
 */
export async function ownCompany(more: Partial<DemoCompany['profile']> = {}): Promise<TestServer> {
  const [server, { atlas }] = await Promise.all([sharedDemo(), import('../../server/demo/companies.ts')]);
  const { profile, roles, users } = atlas;
  const number = ++count;
  const domain = `atlas-${number}.test`;
  const createdAt = beginning();
  const statusOf = (isInactive = false) => (isInactive ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE);
  const companyId = await server.database.platform(async em => {
    const plan = await em.findOneOrFail(Plan, { code: 'UNLIMITED' });
    const modules = Object.values(Permission).filter(permission => permission !== Permission.ADMINISTRATIVE_ROLES);
    const values = {
      ...profile,
      name: `${profile.name} ${number}`,
      plan,
      modules,
      userCount: users.length,
      createdAt,
      timeZone: timeZone(),
      ...more,
    };
    await em.execute(`select set_config('app.language', 'en', true)`);
    const company = em.create(Company, values);
    await em.flush();
    await em.execute(`select set_config('app.company', ?, true)`, [company.id]);
    const made = roles.map(({ title, description, permissions, isInactive }) =>
      em.create(Role, { title, description, permissions: permissions.map(name => Permission[name]), status: statusOf(isInactive) }),
    );
    const people = users.map(({ name, email, role, language, isInactive }) =>
      em.create(User, {
        name,
        email: email.replace(/@.*/, `@${domain}`),
        role: made.find(({ title }) => title === role)!,
        language,
        emailConfirmedAt: createdAt,
        status: statusOf(isInactive),
      }),
    );
    await em.flush();
    // With Atlas's hash of the same password, as hashing is made to take long.
    const hashed = '(select password_hash from credential where email = ?)';
    for (const { id, email } of people) await em.execute(`select noria_set_credential(?, ?, ${hashed})`, [id, email, users[0].email]);
    return company.id;
  });
  return { ...server, companyId, domain };
}
