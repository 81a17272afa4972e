import { newId } from '../database/ids.ts';
import type { HourlyWork } from '../jobs/HourlyWork.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { contextOfViewer } from '../task/contextOfViewer.ts';
import { inCompanyAsViewer } from '../task/inCompanyAsViewer.ts';
import { nextMailAt } from './nextMailAt.ts';
import { noteViewMailFailure } from './noteViewMailFailure.ts';
import { queueViewMail } from './queueViewMail.ts';
import type { ViewMail } from './ViewMail.ts';

type Due = Pick<ViewMail, 'id' | 'companyId' | 'userId' | 'viewId' | 'weekday' | 'monthDay' | 'hour'>;

/** Most views that one run queues; the next minute queues the others. */
const mostAtOnce = 1_000;

/**
 * Queues the mails of all views that are due, each as a task of its user, and moves them on to their next time in the same transaction: one that
 * is due is queued once, however many workers run at a time. What was missed while no worker ran is mailed once.
 */
export const mailDueViews: HourlyWork = async (parts, log) => {
  const { session } = parts;
  const due = await session.database.platform(em =>
    em.execute<Due[]>(
      `select m.id, m.company_id as "companyId", m.user_id as "userId", m.view_id as "viewId", m.weekday, m.month_day as "monthDay", m.hour
       from view_mail m join company c on c.id = m.company_id and c.status = 'ACTIVE' and c.deleted_at is null
       where m.status = 'ACTIVE' and m.deleted_at is null and m.next_at <= now() order by m.next_at, m.id limit ${mostAtOnce}`,
    ),
  );
  for (const mail of due) {
    const viewer = await viewerOfUser(session.sessions, mail);
    if (!viewer) {
      await noteViewMailFailure(session, mail, { code: 'userInactive', isOver: true });
      continue;
    }
    const origin = { requestId: newId(0), ipAddress: '', userAgent: '' };
    const queue = inCompanyAsViewer(contextOfViewer(parts, viewer, { language: viewer.language, origin }), async scope => {
      const next = await nextMailAt(scope.em, mail);
      const claimed = await scope.em.execute<{ id: string }[]>(
        `update view_mail set next_at = ? where company_id = noria_company() and id = ? and status = 'ACTIVE' and deleted_at is null
           and next_at <= now() returning id`,
        [next.toISOString(), mail.id],
      );
      if (claimed.length) await queueViewMail(scope, mail);
    });
    // One that fails holds up no other, and is tried again in a minute.
    await queue.catch((error: unknown) => log.error({ err: error, viewMail: mail.id }, 'A mailed view could not be queued'));
  }
};
