import type { EntityManager } from '@mikro-orm/postgresql';
import { Permission } from '../core/access/Permission.ts';
import { ActiveStatus } from '../core/graphql/ActiveStatus.ts';
import { setCredential } from '../core/session/credentials.ts';
import { Role } from '../administration/role/Role.ts';
import { User } from '../administration/user/User.ts';
import type { DemoCompany } from './companies.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Who may do what in a demo company. */
export interface Access {
  roles: Role[];
  people: User[];
  /** Active people who have a permission by a role made for it. */
  whoDo: (permission: keyof typeof Permission) => User[];
}

/** Loads a demo company's roles and users, who join one after another from `since` on, all with one password. */
export async function loadAccess(
  em: EntityManager,
  { roles, users }: Pick<DemoCompany, 'roles' | 'users'>,
  { since, password }: { since: Date; password: string },
): Promise<Access> {
  const made = (after: number, isInactive = false) => {
    const createdAt = new Date(since.getTime() + after);
    return { createdAt, updatedAt: createdAt, status: isInactive ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE };
  };
  const stored = roles.map(({ title, description, permissions, isInactive }, index) =>
    em.create(Role, { title, description, permissions: permissions.map(name => Permission[name]), ...made(index * hour, isInactive) }),
  );
  const people = users.map(({ name, email, role, language, isInactive }, index) => {
    const times = made(day + index * 5 * day, isInactive);
    const held = stored.find(({ title }) => title === role)!;
    return em.create(User, { name, email, role: held, language, emailConfirmedAt: times.createdAt, ...times });
  });
  await em.flush();
  for (const { id, email } of people) await setCredential(em, { userId: id, email, password });
  const whoDo: Access['whoDo'] = permission => {
    const holding = roles.filter(
      ({ permissions, isInactive }) => permissions.includes(permission) && permissions.length < 3 && !isInactive,
    );
    return people.filter((_, index) => holding.some(({ title }) => title === users[index].role) && !users[index].isInactive);
  };
  return { roles: stored, people, whoDo };
}
