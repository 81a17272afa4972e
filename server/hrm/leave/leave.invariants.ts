import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of leave. */
export const leaveInvariants: Invariant[] = [
  {
    key: 'leaveDays',
    name: 'Pending and approved leave takes exactly its days, and other leave none',
    sql: `
      select r.id, r.status, r.days, d.taken from leave_request r
      left join lateral (select count(*) / 2.0 as taken, count(*) filter (where l.employee_id <> r.employee_id
          or l.day not between r.starts_on and r.ends_on) as strange
        from leave_day l where l.company_id = r.company_id and l.request_id = r.id) d on true
      where d.strange > 0
        or d.taken <> case when r.deleted_at is null and r.status in ('PENDING', 'APPROVED') then r.days else 0 end`,
  },
  {
    key: 'leaveConfidential',
    name: 'Leave hides its type exactly when the type is confidential',
    sql: `
      select r.id, t.title from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.secret_leave_type_id
      where r.company_id = noria_company() and r.is_confidential <> t.is_confidential`,
  },
];
