import { gaplessNumbers } from '../../core/invariants/gaplessNumbers.ts';
import type { Invariant } from '../../core/invariants/Invariant.ts';
import { reminderSeries } from './reminderSeries.ts';

/** Conditions that reminders meet at all times. */
export const reminderInvariants: Invariant[] = [
  {
    key: 'reminders',
    name: 'Reminders add up their documents, and their fees are owed unless waived',
    sql: `
      select r.number, r.total, l.total as lines, r.fee, i.amount as owed, r.waived_on, i.voided_on
      from reminder r
        left join lateral (select sum(l.balance) as total, max(l.level) as level from reminder_line l
          where l.company_id = r.company_id and l.reminder_id = r.id) l on true
        left join open_item i on i.company_id = r.company_id and i.id = r.id
      where r.total is distinct from l.total or r.level is distinct from l.level or r.fee is distinct from coalesce(i.amount, 0)
        or r.waived_on is distinct from i.voided_on`,
  },
  gaplessNumbers({ table: 'reminder', ...reminderSeries }),
];
