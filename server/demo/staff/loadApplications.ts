import type { EntityManager } from '@mikro-orm/postgresql';
import { generateNKeysBetween } from 'fractional-indexing';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Application } from '../../hrm/application/Application.ts';
import { ApplicationColumn, ApplicationColumnKind } from '../../hrm/application/ApplicationColumn.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { ApplicationText } from './applicationTexts.ts';
import { demoNow } from '../demoNow.ts';

const day = 24 * 3_600_000;

interface Named {
  id: string;
  name: string;
}

/** What the applications of a demo company refer to. */
interface Known {
  positions: Named[];
  employees: Named[];
  users: { id: string; email: string }[];
}

/** Loads the applications of a demo company, in the stages of its board. */
export async function loadApplications(em: EntityManager, text: ApplicationText, { positions, employees, users }: Known) {
  const columnOf = await loadColumns(em, text.columns);
  const idIn = (records: Named[], name: string) => records.find(record => record.name === name)!.id;
  const lines = fieldsOf(text.applications);
  const ranks = generateNKeysBetween(null, null, lines.length);
  const applications = lines.map((fields, index) => {
    const [name, fatherName, position, column, days, rating, interview, qualification, email, phone, salary, owner, end, what] = fields;
    const createdAt = new Date(demoNow() - Number(days) * day);
    const isRejected = end === 'rejected';
    return {
      salary,
      values: {
        id: newId(codeOf(Application)),
        name,
        fatherName: fatherName || null,
        position: idIn(positions, position),
        column: columnOf(column),
        rank: ranks[index],
        columnSince: createdAt,
        rating: rating ? Number(rating) : null,
        interviewAt: interview ? inOfficeHours(Number(interview)) : null,
        qualification,
        email,
        phone,
        coverLetter: null,
        address: null,
        owner: users.find(user => user.email === owner)?.id ?? null,
        status: isRejected ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
        rejectedAt: isRejected ? new Date(createdAt.getTime() + 10 * day) : null,
        rejectionReason: isRejected ? what : null,
        employee: end === 'employee' ? idIn(employees, what) : null,
        createdAt,
        updatedAt: createdAt,
      },
    };
  });
  await insertRecords(
    em,
    Application,
    applications.map(({ values }) => values),
  );
  await em.execute(
    `insert into application_pay (application_id, secret_expected_salary)
     select id, salary from jsonb_to_recordset(?::jsonb) as pay (id uuid, salary numeric)`,
    [JSON.stringify(applications.map(({ values: { id }, salary }) => ({ id, salary })))],
  );
  return applications.map(({ values: { id, name, createdAt } }) => ({ id, name, createdAt }));
}

/** Loads the custom columns between the system ones; returns a function from a title, or kind in lower case, to a column's id. */
async function loadColumns(em: EntityManager, text: string): Promise<(title: string) => string> {
  const system = await em.find(ApplicationColumn, {}, { orderBy: { rank: 'asc' } });
  const titles = fieldsOf(text).map(([title]) => title);
  const ranks = generateNKeysBetween(system[0].rank, system[1].rank, titles.length);
  const custom = titles.map((title, index) => ({
    id: newId(codeOf(ApplicationColumn)),
    kind: ApplicationColumnKind.CUSTOM,
    title,
    rank: ranks[index],
  }));
  await insertRecords(em, ApplicationColumn, custom);
  const ids = new Map([
    ...system.map(({ id, kind }) => [kind.toLowerCase(), id] as const),
    ...custom.map(({ id, title }) => [title, id] as const),
  ]);
  return title => ids.get(title)!;
}

function inOfficeHours(days: number): Date {
  const on = new Date(demoNow() + days * day);
  on.setUTCHours(14, 0, 0, 0);
  return on;
}
