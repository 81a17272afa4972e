import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Sprint } from '../../projects/sprint/Sprint.ts';
import type { SprintStateName } from '../../projects/sprint/sprintStates.rules.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { dayIn, daysBefore, noonOf } from './demoDays.ts';

/** Loads the sprints of a demo company's projects. `projects` are ids by key; returns the sprints, and their ids by the keys of their tasks. */
export async function loadSprints(em: EntityManager, text: string, projects: ReadonlyMap<string, string>) {
  const ofTask = new Map<string, string>();
  const sprints = fieldsOf(text).map(fields => {
    const [project, name, status, from, to, tasks, goal] = fields;
    const id = newId(codeOf(Sprint));
    for (const number of tasks.split(', ')) ofTask.set(`${project}-${number}`, id);
    const [startsOn, endsOn] = [dayIn(from)!, dayIn(to)!];
    const completedAt = status === 'COMPLETED' ? noonOf(endsOn) : null;
    const createdAt = daysBefore(noonOf(Number(from) > 0 ? dayIn('-10')! : startsOn), 1);
    return {
      id,
      project: projects.get(project)!,
      name,
      status: status as SprintStateName,
      startsOn,
      endsOn,
      goal,
      completedAt,
      createdAt,
      updatedAt: completedAt ?? createdAt,
    };
  });
  await insertRecords(em, Sprint, sprints);
  return { sprints: sprints.map(({ id, name, createdAt }) => ({ id, name, createdAt })), ofTask };
}

/** Notes the tasks of the loaded sprints as theirs from their beginning, and freezes the figures of the completed ones. */
export async function freezeSprints(em: EntityManager) {
  await em.execute(
    `update sprint_scope i set added_at = s.created_at from sprint s
     where i.company_id = noria_company() and s.company_id = i.company_id and s.id = i.sprint_id`,
  );
  await em.execute(
    `update sprint s set (frozen_tasks, frozen_done, frozen_hours, frozen_done_hours) = (
       select count(*), count(t.done_at), coalesce(sum(t.estimate_hours), 0), coalesce(sum(t.estimate_hours) filter (where t.done_at is not null), 0)
       from task t where t.company_id = s.company_id and t.sprint_id = s.id)
     where s.company_id = noria_company() and s.completed_at is not null`,
  );
}
