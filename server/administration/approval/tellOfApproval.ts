import type { EntityClass } from '@mikro-orm/core';
import { accessOfClass } from '../../core/access/Allow.ts';
import type { ToDecide } from '../../core/decision/decisionLinks.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { notify } from '../../core/notification/notify.ts';
import type { Approvable } from './approveWithin.ts';
import { greatestLimit } from './limitHolders.ts';

/**
 * Tells those who may approve a document that it waits for them: within their limit or one that is lent to them. Nobody is told of what the viewer
 * may approve themselves.
 */
export async function tellOfApproval(
  scope: Scope,
  Entity: EntityClass<object>,
  { name, ...decides }: ToDecide & { name: string | null },
  { amount, document, right }: Approvable,
): Promise<void> {
  const kind = { document, right };
  const rows = await scope.em.execute<{ id: string }[]>(
    `select u.id from user_account u
       join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
       join company c on c.id = u.company_id
     where u.company_id = noria_company() and u.status = 'ACTIVE' and u.deleted_at is null
       and noria_allows('{${kind.right}}', r.permissions, r.rights, c.modules) and ${greatestLimit('u.id', kind)} >= ?::numeric order by u.id`,
    [amount],
  );
  const to = rows.map(({ id }) => id);
  if (to.includes(scope.viewer.userId)) return;
  const about = { kind: NotificationKind.APPROVAL_REQUESTED, access: accessOfClass(Entity) };
  await notify(scope, { ...about, to, record: { id: decides.id, name }, decides });
}
