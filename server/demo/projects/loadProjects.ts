import type { EntityManager } from '@mikro-orm/postgresql';
import { generateNKeysBetween } from 'fractional-indexing';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { StatusColumn, type StatusColumnKind } from '../../portfolio/column/StatusColumn.ts';
import { Project, ProjectMember } from '../../portfolio/project/Project.ts';
import type { Priority } from '../../portfolio/work/Work.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { dayIn, daysBefore, noonOf } from './demoDays.ts';
import { loadChecklists } from './loadChecklists.ts';
import { loadDiscussion } from './loadDiscussion.ts';
import { loadRepetition } from './loadRepetition.ts';
import { freezeSprints, loadSprints } from './loadSprints.ts';
import { loadTasks } from './loadTasks.ts';
import type { ProjectText } from './projectTexts.ts';

/** Loads a demo company's projects with their members, sprints, tasks, templates, and what is said of them. */
export async function loadProjects(em: EntityManager, text: ProjectText, users: { id: string; email: string; name: string }[]) {
  const columns = await em.find(StatusColumn, { scope: 'PROJECT' });
  const columnOf = (kind: StatusColumnKind) => columns.find(column => column.kind === kind)!.id;
  const userOf = new Map(users.map(({ id, email }) => [email, id]));
  const lines = fieldsOf(text.projects);
  const ranks = generateNKeysBetween(null, null, lines.length);
  const projects = lines.map((fields, index) => {
    const [key, name, categories, kind, priority, from, due, done, budget, emails, description] = fields;
    const startOn = dayIn(from)!;
    const createdAt = daysBefore(noonOf(startOn), 3);
    const doneAt = done ? noonOf(dayIn(done)!) : null;
    return {
      id: newId(codeOf(Project)),
      emails,
      values: {
        key,
        name,
        categories: categories.split(', '),
        column: columnOf(kind as StatusColumnKind),
        rank: ranks[index],
        priority: priority as Priority,
        startOn,
        dueOn: dayIn(due)!,
        columnSince: doneAt ?? noonOf(startOn),
        doneAt,
        budget,
        manager: userOf.get(emails.split(', ')[0])!,
        description,
        createdAt,
        updatedAt: doneAt ?? noonOf(startOn),
      },
    };
  });
  await insertRecords(
    em,
    Project,
    projects.map(({ id, values }) => ({ id, ...values })),
  );
  const members = projects.flatMap(({ id, emails }) =>
    emails.split(', ').map((email, index) => ({ project: id, position: index + 1, user: userOf.get(email)! })),
  );
  await insertRecords(em, ProjectMember, members);
  const idOf = new Map(projects.map(({ id, values }) => [values.key, id]));
  const { sprints, ofTask } = await loadSprints(em, text.sprints, idOf);
  const tasks = await loadTasks(em, text.tasks, idOf, userOf, ofTask);
  const taskOf = new Map(tasks.map(({ id, key }) => [key, id]));
  await loadChecklists(em, text.checklists, taskOf);
  await loadRepetition(em, text, taskOf, userOf);
  await loadDiscussion(em, text.comments, taskOf, users);
  await freezeSprints(em);
  return { projects: projects.map(({ id, values: { name, createdAt } }) => ({ id, name, createdAt })), sprints, tasks };
}
