import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { TimeEntry, TimeState } from '../../projects/time/TimeEntry.ts';

interface Worked {
  project: string;
  task: string;
  user: string;
  manager: string;
  age: number;
  name: string;
  day: string;
}

/** Ages, in days, from which time is approved, and from which it is submitted. */
const approvedAfter = 14;
const submittedAfter = 7;

/**
 * Loads time spent on the tasks of a demo company that are begun or done: by each assignee on some working days of the last weeks, half of it
 * billable; what is older is approved.
 */
export async function loadTime(em: EntityManager) {
  const worked = await em.execute<Worked[]>(
    `select t.project_id as project, t.id as task, a.user_id as user, t.name, d.day::date::text as day,
       p.manager_id as manager, current_date - d.day::date as age
     from task t join project p on p.company_id = t.company_id and p.id = t.project_id
       join status_column c on c.company_id = t.company_id and c.id = t.column_id and c.status_group <> 'TODO'
       join task_assignee a on a.company_id = t.company_id and a.task_id = t.id
       cross join lateral generate_series(greatest(coalesce(t.start_on, current_date - 20), current_date - 40),
         least(coalesce(t.done_at::date, current_date - 1), current_date - 1), interval '3 days') as d (day)
     where t.company_id = noria_company() and extract(isodow from d.day) between 1 and 5 order by d.day, t.number, a.position`,
  );
  const onDay = new Map<string, number>();
  const entries = worked.flatMap(({ project, task, user, manager, age, name, day }, index) => {
    const key = `${user} ${day}`;
    const before = onDay.get(key) ?? 0;
    // Nobody works on more than two tasks a day.
    if (before > 1) return [];
    onDay.set(key, before + 1);
    const createdAt = new Date(`${day}T16:00:00Z`);
    const hours = String([3, 2.5, 3.5, 2][index % 4]);
    const approval =
      age > approvedAfter
        ? { status: TimeState.APPROVED, approvedBy: manager, approvedAt: new Date(createdAt.getTime() + 86_400_000) }
        : { status: age > submittedAfter ? TimeState.SUBMITTED : TimeState.DRAFT, approvedBy: null, approvedAt: null };
    const values = {
      ...approval,
      project,
      task,
      user,
      spentOn: day,
      hours,
      isBillable: index % 2 === 0,
      note: null,
      createdAt,
      updatedAt: createdAt,
    };
    return [{ id: newId(codeOf(TimeEntry)), name, ...values }];
  });
  await insertRecords(
    em,
    TimeEntry,
    entries.map(({ name: _name, ...entry }) => entry),
  );
  return entries.map(({ id, name, createdAt, user: owner }) => ({ id, name, createdAt, owner }));
}
