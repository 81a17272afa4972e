import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { salaryChangeCode } from '../../staff/salary/SalaryChange.ts';

/** An employee with what they earn now, since when, and since when less. */
interface Paid {
  id: string;
  salary: string;
  joinedOn: string;
  raisedOn: string | null;
}

/** Loads the salary history: everybody's first salary, and the raises of some. */
export async function loadSalaries(em: EntityManager, people: Paid[]): Promise<void> {
  const changes = people.flatMap(({ id: employee, salary, joinedOn, raisedOn }) => {
    const first = { id: newId(salaryChangeCode), employee, on: joinedOn, old: null as string | null, new: salary };
    if (!raisedOn) return [first];
    const before = String(Math.round(Number(salary) * 0.92));
    return [
      { ...first, new: before },
      { ...first, id: newId(salaryChangeCode), on: raisedOn, old: before },
    ];
  });
  await em.execute(
    `insert into salary_change (id, employee_id, effective_on, secret_old_salary, secret_new_salary, source, recorded_at, recorded_by_id)
     select id, employee, "on", old, new, 'EMPLOYEE', "on", null
     from jsonb_to_recordset(?::jsonb) as change (id uuid, employee uuid, "on" date, old numeric, new numeric)`,
    [JSON.stringify(changes)],
  );
}
