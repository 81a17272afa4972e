import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { salaryChangeCode } from '../../staff/salary/SalaryChange.ts';

const day = 24 * 3_600_000;

/** Employees who got a raise, by their place among all, and how many days ago. */
const raises = new Map([
  [1, 190],
  [4, 95],
  [6, 38],
]);

/** Loads the salary history: everybody's first salary, and a few raises, one of them in the middle of a month. */
export async function loadSalaries(em: EntityManager, people: { id: string; salary: string; joinedOn: string }[]): Promise<void> {
  const changes = people.flatMap(({ id: employee, salary, joinedOn }, index) => {
    const raisedOn = new Date(Date.now() - (raises.get(index) ?? 0) * day).toISOString().slice(0, 10);
    const first = { id: newId(salaryChangeCode), employee, on: joinedOn, old: null as string | null, new: salary };
    if (!raises.has(index) || raisedOn <= joinedOn) return [first];
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
