import { refusal } from '../core/access/allows.ts';
import { Permission } from '../core/access/Permission.ts';
import type { DatedSource } from '../core/dated/DatedSource.ts';

const access = [Permission.HRM];
const touches = 'l.starts_on < q.before and l.ends_on >= q.first_day';

const allLeave = `select l.id, e.name, null, l.starts_on, l.ends_on, null::timestamptz, false
  from q join leave_request l on l.company_id = q.company_id and l.status in ('PENDING', 'APPROVED') and l.deleted_at is null and ${touches}
    join employee e on e.company_id = l.company_id and e.id = l.employee_id`;
const teamLeave = `select null::uuid, l.employee_name, null, l.starts_on, l.ends_on, null::timestamptz, false
  from q join team_leave_request l on l.company_id = q.company_id and l.status in ('PENDING', 'APPROVED') and ${touches}`;

/** Leave of everybody, or of those who report to the viewer, without its kind; holidays, interviews and documents that expire. */
export const peopleDates: DatedSource[] = [
  { kind: 'LEAVE', access: ['SIGNED_IN'], sql: viewer => (refusal(viewer, access) ? teamLeave : allLeave) },
  {
    kind: 'HOLIDAY',
    access,
    sql: `select h.id, h.title, h.country, h.held_on, h.held_on, null::timestamptz, false
      from q join holiday h on h.company_id = q.company_id and h.held_on >= q.first_day and h.held_on < q.before and h.deleted_at is null`,
  },
  {
    kind: 'INTERVIEW',
    access,
    sql: `select a.id, a.name, null, (a.interview_at at time zone q.time_zone)::date, (a.interview_at at time zone q.time_zone)::date, a.interview_at, false
      from q join application a on a.company_id = q.company_id and a.status = 'ACTIVE' and a.rejected_at is null and a.deleted_at is null
        and a.interview_at >= q.first_day::timestamp at time zone q.time_zone and a.interview_at < q.before::timestamp at time zone q.time_zone`,
  },
  {
    kind: 'DOCUMENT',
    access,
    sql: `select d.id, d.title, e.name, d.expires_on, d.expires_on, null::timestamptz, false
      from q join employee_document d on d.company_id = q.company_id and d.expires_on >= q.first_day and d.expires_on < q.before and d.deleted_at is null
        join employee e on e.company_id = d.company_id and e.id = d.employee_id and e.deleted_at is null`,
  },
];
