import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../administration/user/User.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Activity, ActivityKind } from '../../crm/activity/Activity.ts';
import type { loadLeads } from '../leads/loadLeads.ts';
import type { ActivitiesText } from './activityTexts.ts';
import { demoNow } from '../demoNow.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Number of activities of a demo company. */
const activityCount = 48;

/** Due times of open activities relative to now, used in turn: some are overdue, some due today, the others later. */
const due = [-75, -50, -26, -20, -2, 1, 2, 4, 26, 29, 52, 99, 170, 338].map(hours => hours * hour);

/** Loads completed and open activities of sellers and the administrator about leads that are being worked on. */
export async function loadActivities(
  em: EntityManager,
  text: ActivitiesText,
  leads: Awaited<ReturnType<typeof loadLeads>>,
  administrator: User,
) {
  const now = demoNow();
  // Stale leads get no activities, so that they stay stale.
  const alive = leads.filter(({ closedAt, updatedAt }) => closedAt || now - updatedAt.getTime() < 12 * day);
  const open = alive.filter(({ closedAt }) => !closedAt);
  const kinds = Object.values(ActivityKind);
  const activities = Array.from({ length: activityCount }, (_, index) => {
    const isDone = index % 2 === 0;
    const lead = isDone ? alive[(index * 5) % alive.length] : open[index % open.length];
    const kind = kinds[(index * 2 + Math.floor(index / 7)) % kinds.length];
    const ended = lead.closedAt?.getTime() ?? now;
    const doneAt = isDone ? new Date(lead.closedAt ? ended - (2 + (index % 4)) * hour : now - ((index % 9) * day) / 2 - hour) : null;
    const dueAt = doneAt ? new Date(doneAt.getTime() + ((index % 5) - 2) * hour) : new Date(now + due[((index - 1) / 2) % due.length]);
    dueAt.setUTCMinutes((index % 4) * 15, 0, 0);
    const createdAt = new Date(Math.min(now - hour, dueAt.getTime() - (2 + (index % 6)) * day));
    return {
      id: newId(codeOf(Activity)),
      kind,
      title: text[kind][Math.floor(index / 2) % text[kind].length],
      note: null,
      dueAt,
      doneAt,
      owner: index % 4 < 2 ? administrator.id : lead.owner,
      customer: lead.customer,
      contact: kind === ActivityKind.TASK ? null : lead.contact,
      lead: lead.id,
      createdAt,
      updatedAt: doneAt ?? createdAt,
    };
  });
  await insertRecords(em, Activity, activities);
  return activities.map(activity => ({ ...activity, name: activity.title }));
}
