import type { EntityManager } from '@mikro-orm/postgresql';
import { generateNKeysBetween } from 'fractional-indexing';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { StatusColumn } from '../../portfolio/column/StatusColumn.ts';
import { Task, TaskAssignee, TaskDependency } from '../../projects/task/Task.ts';
import { planRankOf } from '../../projects/task/planRank.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { dayIn, daysBefore, noonOf } from './demoDays.ts';

/** A list in a field of a demo text. */
const listed = (field: string) => (field ? field.split(', ') : []);

/**
 * Loads the tasks of a demo company's projects, with their assignees and dependencies. `projects` are ids by key, `users` by e-mail, `sprints` by
 * the keys of their tasks.
 */
export async function loadTasks(
  em: EntityManager,
  text: string,
  projects: ReadonlyMap<string, string>,
  users: ReadonlyMap<string, string>,
  sprints: ReadonlyMap<string, string>,
) {
  const columns = await em.find(StatusColumn, { scope: 'TASK' });
  const lines = fieldsOf(text);
  const ranks = generateNKeysBetween(null, null, lines.length);
  const counts = new Map<string, number>();
  const ids = new Map<string, string>();
  const tasks = lines.map((fields, index) => {
    const [project, name, kind, priority, from, due, done, hours, weightage, emails, tags, parent, waits, summary] = fields;
    const number = (counts.get(project) ?? 0) + 1;
    counts.set(project, number);
    const key = `${project}-${number}`;
    const id = newId(codeOf(Task));
    ids.set(key, id);
    const [startOn, dueOn] = [dayIn(from)!, dayIn(due)];
    const doneAt = done ? noonOf(dayIn(done)!) : null;
    // What has yet to begin was planned a while ago.
    const createdAt = daysBefore(noonOf(Number(from) > 0 ? dayIn('-10')! : startOn), 2);
    const columnSince = doneAt ?? (kind === 'IN_PROGRESS' ? noonOf(startOn) : createdAt);
    return {
      emails: listed(emails),
      waits: listed(waits).map(other => `${project}-${other}`),
      values: {
        id,
        project: projects.get(project)!,
        number,
        key,
        name,
        summary,
        tags: listed(tags),
        column: columns.find(column => column.kind === kind)!.id,
        rank: ranks[index],
        planRank: planRankOf(number),
        priority,
        startOn,
        dueOn,
        estimateHours: hours,
        weightage: Number(weightage),
        sprint: sprints.get(key) ?? null,
        parent: parent ? ids.get(`${project}-${parent}`)! : null,
        columnSince,
        doneAt,
        createdAt,
        updatedAt: columnSince,
      },
    };
  });
  await insertRecords(
    em,
    Task,
    tasks.map(({ values }) => values),
  );
  const assignees = tasks.flatMap(({ values, emails }) =>
    emails.map((email, index) => ({ task: values.id, position: index + 1, user: users.get(email)! })),
  );
  await insertRecords(em, TaskAssignee, assignees);
  await em.execute(
    `insert into record_follower (record_id, user_id) select task_id, user_id from task_assignee where company_id = noria_company()`,
  );
  const dependencies = tasks.flatMap(({ values, waits }) =>
    waits.map(key => ({ task: values.id, predecessor: ids.get(key)!, type: 'FINISH_START', lag: 0 })),
  );
  await insertRecords(em, TaskDependency, dependencies);
  for (const [project, count] of counts)
    await em.execute(`update project set next_task = ? where company_id = noria_company() and id = ?`, [count + 1, projects.get(project)!]);
  return tasks.map(({ values: { id, key, name, createdAt } }) => ({ id, key, name, createdAt }));
}
