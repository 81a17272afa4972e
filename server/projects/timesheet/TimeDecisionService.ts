import { Permission } from '../../core/access/Permission.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import type { DecisionLine, MailedDecision } from '../../core/decision/MailedDecision.ts';
import { weekStart } from '../../core/graphql/CalendarPeriod.ts';
import type { InboxSource } from '../../core/inbox/InboxSource.ts';
import { TimeEntry } from '../time/TimeEntry.ts';
import { TimeApprovalService } from './TimeApprovalService.ts';
import { approvesAll, submittedHours } from './timesheetOf.ts';

/**
 * Hours that were submitted together, by the first of their entries, while all of them wait for the viewer. Nobody decides their own by a link, though
 * they approve on all projects.
 */
const submissions: InboxSource = {
  kind: 'TIME',
  access: [Permission.PROJECT_MANAGEMENT],
  action: 'WRITE',
  sql: viewer => `select (array_agg(t.id order by t.id))[1], u.name, null, null, ${weekStart('min(t.spent_on)')}, min(t.updated_at), sum(t.hours), null::numeric, null
    from q join company c on c.id = q.company_id join ${submittedHours}
    where u.id <> q.user_id and ${approvesAll(viewer) ? 'true' : 'p.manager_id = q.user_id'}
    group by t.submission_id, u.id, u.name, c.id
    having count(*) = (select count(*) from time_entry o where o.company_id = c.id and o.submission_id = t.submission_id)`,
};

/** Hours of a week, decided by the manager of their projects or whoever approves on all of them. */
export const timeDecision: MailedDecision = {
  code: codeOf(TimeEntry),
  table: 'time_entry',
  needsReason: true,
  takesNote: false,
  sources: [submissions],
  async details(em, id) {
    const [{ endsOn, lines }] = await em.execute<[{ endsOn: string; lines: DecisionLine[] }]>(
      `with e as (
         select p.id, p.name, t.spent_on, sum(t.hours) as hours
         from time_entry f join time_entry t on t.company_id = f.company_id and t.submission_id = f.submission_id
           join project p on p.company_id = t.company_id and p.id = t.project_id
         where f.company_id = noria_company() and f.id = ? group by p.id, p.name, t.spent_on
       )
       select (select (${weekStart('min(e.spent_on)')} + 6)::text from e) as "endsOn",
         (select json_agg(json_build_object('name', e.name, 'day', e.spent_on, 'quantity', trim_scale(e.hours)::text) order by e.name, e.id, e.spent_on) from e) as lines
       from company c where c.id = noria_company()`,
      [id],
    );
    return { endsOn, lines };
  },
  approve: (scope, { id, version }) => new TimeApprovalService(scope).approveTogether(id, version),
  reject: (scope, { id, version, note }) => new TimeApprovalService(scope).rejectTogether(id, version, note ?? ''),
};
