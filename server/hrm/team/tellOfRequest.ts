import { Permission } from '../../core/access/Permission.ts';
import { idsWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { notify } from '../../core/notification/notify.ts';
import type { NotificationKind } from '../../core/notification/NotificationKind.ts';

interface Asked {
  employeeId: string;
  /** The record that Human resources opens; managers find it on a screen of their own. */
  requestId: string;
  /** The version that is to be decided, where that may be done by mail. */
  version?: number;
}

/**
 * Tells of a request whoever decides it: the closest manager above who has an account and their stand-ins of today, else those in Human resources who may approve. It
 * names the person alone, and nothing that the request says of them.
 */
export async function tellApprovers(scope: Scope, kind: NotificationKind, { employeeId, requestId, version }: Asked): Promise<void> {
  const [person] = await scope.em.execute<{ name: string; approverId: string | null }[]>(
    `with recursive above (id, user_id, depth) as (
       select m.id, m.user_id, 1 from employee e join employee m on m.company_id = e.company_id and m.id = e.manager_id and m.deleted_at is null
       where e.company_id = noria_company() and e.id = ?
       union all
       select m.id, m.user_id, a.depth + 1 from above a join employee e on e.company_id = noria_company() and e.id = a.id
         join employee m on m.company_id = e.company_id and m.id = e.manager_id and m.deleted_at is null where a.depth < 50
     )
     select e.name, (select u.id from above a join user_account u on u.company_id = noria_company() and u.id = a.user_id and u.status = 'ACTIVE'
       and u.deleted_at is null order by a.depth limit 1) as "approverId"
     from employee e where e.company_id = noria_company() and e.id = ?`,
    [employeeId, employeeId],
  );
  const { name, approverId } = person;
  const decides = version === undefined ? undefined : { id: requestId, version };
  if (approverId)
    return notify(scope, { kind, to: [approverId, ...(await standInsOf(scope, approverId, employeeId))], record: { name }, decides });
  const access = [Permission.HRM];
  return notify(scope, { kind, to: await idsWithAccess(scope.em, ['HRM_APPROVE']), record: { id: requestId, name }, access, decides });
}

/** Users who stand in today for the manager with an account, without whoever asks. */
async function standInsOf({ em }: Scope, userId: string, employeeId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select distinct u.id from team_delegation d join employee m on m.company_id = d.company_id and m.id = d.manager_id and m.user_id = ?
       join user_account u on u.company_id = d.company_id and u.id = d.delegate_id and u.status = 'ACTIVE' and u.deleted_at is null
     where d.company_id = noria_company() and d.deleted_at is null and noria_today() between d.starts_on and d.ends_on
       and not exists (select from employee e where e.company_id = d.company_id and e.id = ? and e.user_id = u.id)`,
    [userId, employeeId],
  );
  return rows.map(({ id }) => id);
}

/** Tells somebody, if they have an account, that a request of theirs was decided. */
export async function tellPerson(scope: Scope, kind: NotificationKind, employeeId: string): Promise<void> {
  const [person] = await scope.em.execute<{ userId: string | null; name: string }[]>(
    `select user_id as "userId", name from employee where company_id = noria_company() and id = ?`,
    [employeeId],
  );
  if (person?.userId) await notify(scope, { kind, to: [person.userId], record: { name: person.name } });
}
