import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { RecurringTask } from '../../projects/recurring/RecurringTask.ts';
import type { TaskFrequencyName, WeekdayName } from '../../projects/recurring/recurringTask.rules.ts';
import { nextPeriod } from '../../projects/recurring/nextPeriod.ts';
import { readPlan } from '../../projects/template/taskPlan.ts';
import { TaskTemplate } from '../../projects/template/TaskTemplate.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { dayIn } from './demoDays.ts';
import type { ProjectText } from './projectTexts.ts';

/** Loads the templates and recurring tasks of a demo company. `tasks` are ids by key, `users` by e-mail. */
export async function loadRepetition(
  em: EntityManager,
  { templates, recurring }: Pick<ProjectText, 'templates' | 'recurring'>,
  tasks: ReadonlyMap<string, string>,
  users: ReadonlyMap<string, string>,
): Promise<void> {
  await insertRecords(
    em,
    TaskTemplate,
    fieldsOf(templates).map(([name, key]) => ({ name, source: tasks.get(key)! })),
  );
  for (const { id, source } of await em.find(TaskTemplate, {})) {
    const plan = JSON.stringify(await readPlan(em, { taskId: source.id }, 'sourceId'));
    await em.execute('update task_template set plan = ?::jsonb where company_id = noria_company() and id = ?', [plan, id]);
  }
  await insertRecords(
    em,
    RecurringTask,
    fieldsOf(recurring).map(([title, key, frequency, every, days, starts, owner]) => {
      const rhythm = {
        frequency: frequency as TaskFrequencyName,
        every: Number(every),
        weekdays: (days ? days.split(', ') : []) as WeekdayName[],
        startsOn: dayIn(starts)!,
        endsOn: null,
      };
      return { ...rhythm, title, source: tasks.get(key)!, owner: users.get(owner)!, nextOn: nextPeriod(rhythm, rhythm.startsOn) };
    }),
  );
}
