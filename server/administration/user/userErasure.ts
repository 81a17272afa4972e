import { Permission } from '../../core/access/Permission.ts';
import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { lockCompany } from '../company/lockCompany.ts';
import { countUsers } from './countUsers.ts';
import { User } from './User.ts';

const users: ErasedRecords<User, User> = {
  Entity: User,
  where: ({ id }) => ({ id }),
  fields: ({ id, deletedAt }, { name }) => ({
    name,
    email: `erased-${id}@erased.invalid`,
    emailConfirmedAt: null,
    lastSignInAt: null,
    timeZone: null,
    hasSecondFactor: false,
    deletedAt: deletedAt ?? new Date(),
  }),
  files: ['profileImage'],
};

/** Erases a user who has left: their actions stay under an id that no longer names anyone, and they can no longer sign in. */
export const userErasure = erasable<User>({
  Entity: User,
  permission: Permission.ADMINISTRATIVE_ROLES,
  records: [users] as never,
  knownBy: ({ name, email }) => [name, email],
  async refusals(em, { id, status, deletedAt, role }, { viewer }) {
    if (id === viewer.userId) return [{ what: 'notYourself', count: 1 }];
    const [{ held }] = await em.execute<[{ held: boolean }]>('select noria_holds_as_much(?) as held', [role.id]);
    if (!held) return [{ what: 'hasMorePermissions', count: 1 }];
    return status === ActiveStatus.ACTIVE && !deletedAt ? [{ what: 'erasureUserActive', count: 1 }] : [];
  },
  async kept(em, { id }) {
    const [{ count }] = await em.execute<[{ count: number }]>(
      'select count(*)::int as count from audit_entry where company_id = noria_company() and actor_id = ?',
      [id],
    );
    return [{ what: 'actions', count, ids: [] }];
  },
  hold: lockCompany,
  async after({ em }, { id }) {
    for (const table of ['record_follower', 'comment_reaction'])
      await em.execute(`delete from ${table} where company_id = noria_company() and user_id = ?`, [id]);
    await countUsers(em);
  },
});
