import type { Invariant } from '../../core/invariants/Invariant.ts';

/** Invariants of attendance. */
export const attendanceInvariants: Invariant[] = [
  {
    key: 'attendanceOnce',
    name: 'Nobody is at work twice at a time',
    sql: `
      select a.id, b.id as other, a.day from attendance a
      join attendance b on b.company_id = a.company_id and b.employee_id = a.employee_id and b.id > a.id and b.deleted_at is null
        and tstzrange(b.started_at, coalesce(b.ended_at, b.started_at + interval '1 second'))
          && tstzrange(a.started_at, coalesce(a.ended_at, a.started_at + interval '1 second'))
      where a.deleted_at is null`,
  },
];
