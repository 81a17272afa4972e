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
];
