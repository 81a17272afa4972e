import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { idsWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { notify } from '../../core/notification/notify.ts';
import type { TimeEntry } from '../time/TimeEntry.ts';

/** Entries of a week that the same approvers are asked to approve. */
interface Submission {
  id: string;
  /** In the order of their ids. */
  entries: [TimeEntry, ...TimeEntry[]];
  approverIds: string[];
}

/**
 * Sorts entries by who is asked to approve them: the project's manager, if that is somebody else who may; otherwise those who approve on all projects.
 * @param entries in the order of their ids.
 */
export async function submissionsOf(em: EntityManager, entries: TimeEntry[], userId: string): Promise<Submission[]> {
  const deciders = new Set(await idsWithAccess(em, ['PROJECT_MANAGEMENT_WRITE']));
  deciders.delete(userId);
  const managers = await em.execute<{ projectId: string; managerId: string | null }[]>(
    `select id as "projectId", manager_id as "managerId" from project where company_id = noria_company() and id = any(?::uuid[])`,
    [`{${[...new Set(entries.map(({ project }) => project.id))].join()}}`],
  );
  const managerOf = new Map(managers.map(({ projectId, managerId }) => [projectId, managerId]));
  const byManager = Map.groupBy(entries, ({ project }) => {
    const managerId = managerOf.get(project.id);
    return managerId && deciders.has(managerId) ? managerId : null;
  });
  const ofAll = byManager.has(null) ? await idsWithAccess(em, ['PROJECT_MANAGEMENT_APPROVE']) : [];
  return [...byManager].map(([managerId, [first, ...others]]) => ({
    id: randomUUID(),
    entries: [first, ...others],
    approverIds: managerId ? [managerId] : ofAll.filter(id => deciders.has(id)),
  }));
}

/** Tells the approvers of a submission of it; their mails decide it by a link, which names the first of its entries. */
export async function tellOfHours(scope: Scope, { entries: [first], approverIds }: Submission): Promise<void> {
  const { id, version } = first;
  const about = { kind: NotificationKind.TIME_SUBMITTED, access: ['PROJECT_MANAGEMENT_WRITE' as const] };
  await notify(scope, { ...about, to: approverIds, record: { name: scope.viewer.name }, decides: { id, version } });
}

/** Tells whoever spent hours that they were approved or sent back, and why. */
export async function tellOfDecision(scope: Scope, userId: string, projectNames: string[], reason?: string): Promise<void> {
  await notify(scope, { kind: NotificationKind.TIME_DECIDED, to: [userId], record: { name: projectNames.join(', ') }, text: reason });
}
