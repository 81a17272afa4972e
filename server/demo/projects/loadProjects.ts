import type { EntityManager } from '@mikro-orm/postgresql';
import { generateNKeysBetween } from 'fractional-indexing';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { StatusColumn, type StatusColumnKind } from '../../portfolio/column/StatusColumn.ts';
import { Project, ProjectMember } from '../../portfolio/project/Project.ts';
import type { Priority } from '../../portfolio/work/Work.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { ProjectText } from './projectTexts.ts';

const day = 86_400_000;
/** Hour of the day, UTC, at which the demo's cards move. */
const noon = 12 * 3_600_000;

/** The day so many days from today, YYYY-MM-DD. */
const dayIn = (days: string) => new Date(Date.now() + Number(days) * day).toISOString().slice(0, 10);
const noonOf = (on: string) => new Date(Date.parse(on) + noon);

/** Loads a demo company's projects and their members. */
export async function loadProjects(em: EntityManager, text: ProjectText, users: { id: string; email: string }[]) {
  const columns = await em.find(StatusColumn, { scope: 'PROJECT' });
  const columnOf = (kind: StatusColumnKind) => columns.find(column => column.kind === kind)!.id;
  const userOf = new Map(users.map(({ id, email }) => [email, id]));
  const lines = fieldsOf(text.projects);
  const ranks = generateNKeysBetween(null, null, lines.length);
  const projects = lines.map((fields, index) => {
    const [key, name, categories, kind, priority, from, due, done, budget, emails, description] = fields;
    const startOn = dayIn(from);
    const createdAt = new Date(noonOf(startOn).getTime() - 3 * day);
    const doneAt = done ? noonOf(dayIn(done)) : null;
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
        dueOn: dayIn(due),
        columnSince: doneAt ?? noonOf(startOn),
        doneAt,
        budget,
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
  return projects.map(({ id, values: { name, createdAt } }) => ({ id, name, createdAt }));
}
