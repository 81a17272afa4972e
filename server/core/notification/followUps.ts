import { Permission } from '../access/Permission.ts';
import type { FollowUps } from '../graphql/FollowUps.ts';
import { NotificationKind } from './NotificationKind.ts';
import { notify } from './notify.ts';
import { notifyFollowers } from './notifyFollowers.ts';
import { notifyOwners } from './notifyOwners.ts';

/** Notifications that follow from commands. */
export const followUps: FollowUps = {
  ownersChanged: notifyOwners,
  statusesChanged: notifyFollowers,
  async planLimitNear({ em, context }, limit, percent) {
    const users = await em.execute<{ id: string }[]>(
      `select id from user_account where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null`,
    );
    await notify(
      { em, context, viewer: null },
      {
        kind: NotificationKind.PLAN_LIMIT_NEAR,
        to: users.map(({ id }) => id),
        record: { name: limit },
        access: [Permission.ADMINISTRATIVE_ROLES],
        count: percent,
      },
    );
  },
};
