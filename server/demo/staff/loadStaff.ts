import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { CareersPage } from '../../hrm/careers/CareersPage.ts';
import { Department } from '../../staff/department/Department.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { Position, type PositionType } from '../../staff/position/Position.ts';
import { dayAt } from './dayAt.ts';
import { loadSalaries } from './loadSalaries.ts';
import type { StaffText } from './staffTexts.ts';
import { fieldsOf } from '../fieldsOf.ts';

const hour = 3_600_000;

/** The company whose staff is loaded. */
interface Home {
  country: string;
  since: Date;
  users: { id: string; email: string }[];
}

/** Loads a demo company's departments, positions and employees, created on its first days. */
export async function loadStaff(em: EntityManager, text: StaffText, { country, since, users }: Home) {
  const departments = fieldsOf(text.departments).map(([title, description, state], index) => ({
    id: newId(codeOf(Department)),
    title,
    description,
    status: state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...madeAt(since, index),
  }));
  const departmentOf = idsByTitle(departments);
  const textOf = new Map(fieldsOf(text.openings).map(([title, publicText]) => [title, publicText]));
  const positions = fieldsOf(text.positions).map(([title, department, cadre, type, budget, headcount, description, state], index) => ({
    id: newId(codeOf(Position)),
    title,
    department: departmentOf(department),
    cadre,
    type: type as PositionType,
    budget,
    headcount: headcount ? Number(headcount) : null,
    description,
    publicText: textOf.get(title) ?? null,
    acceptsApplications: textOf.has(title),
    status: state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...madeAt(since, 20 + index),
  }));
  await insertRecords(em, Department, departments);
  await insertRecords(em, Position, positions);
  const [[address, title, intro]] = fieldsOf(text.careers);
  await insertRecords(em, CareersPage, [{ address, title, intro, isOpen: true, ...madeAt(since, 39) }]);
  const userOf = new Map(users.map(({ id, email }) => [email, id]));
  const people = fieldsOf(text.employees).map(fields => ({ id: newId(codeOf(Employee)), fields }));
  const idOfPerson = new Map(people.map(({ id, fields: [name] }) => [name, id]));
  const employees = people.map(({ id, fields }, index) => {
    const [name, title, manager, email, phone, joined, bornOn, city, , education, technologies, ...notes] = fields;
    const position = positions.find(each => each.title === title)!;
    const hasLeft = notes.some(note => note === 'left');
    return {
      id,
      name,
      number: `E-${String(index + 1).padStart(3, '0')}`,
      email: email || null,
      phone,
      designation: title,
      department: position.department,
      isHead: notes.some(note => note === 'head'),
      position: position.id,
      manager: manager ? (idOfPerson.get(manager) ?? null) : null,
      user: userOf.get(email) ?? null,
      joinedOn: dayAt(joined),
      leftOn: hasLeft ? dayAt('45') : null,
      status: hasLeft ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
      bornOn,
      city,
      country,
      education,
      technologies: technologies ? technologies.split(', ') : [],
      ...madeAt(since, 40 + index),
    };
  });
  await insertRecords(em, Employee, employees);
  await em.execute(
    `insert into employee_pay (employee_id, secret_bank_account, secret_national_id)
     select id, 'DEMO ' || lpad((abs(hashtext(id::text)) % 100000000)::text, 8, '0'), 'N-' || lpad((abs(hashtext(id::text || 'n')) % 10000000)::text, 7, '0')
     from jsonb_to_recordset(?::jsonb) as pay (id uuid)`,
    [JSON.stringify(people.map(({ id }) => ({ id })))],
  );
  await loadSalaries(
    em,
    people.map(({ id, fields }, index) => {
      const raised = fields.find(field => field.startsWith('raised '))?.slice('raised '.length);
      return { id, salary: fields[8], joinedOn: employees[index].joinedOn, raisedOn: raised ? dayAt(raised) : null };
    }),
  );
  return {
    departments: departments.map(asRecord),
    positions: positions.map(asRecord),
    employees: employees.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
  };
}

/** Returns a function from a title to its record's id; throws if there is none. */
function idsByTitle(records: { id: string; title: string }[]): (title: string) => string {
  const ids = new Map(records.map(({ id, title }) => [title, id]));
  return title => {
    const id = ids.get(title);
    if (!id) throw new Error(`The demo has no ${title}.`);
    return id;
  };
}

function madeAt(since: Date, place: number) {
  const createdAt = new Date(since.getTime() + 30 * hour + place * 600_000);
  return { createdAt, updatedAt: createdAt };
}

/** Converts a record to the fields that the audit trail needs. */
const asRecord = ({ id, title: name, createdAt }: { id: string; title: string; createdAt: Date }) => ({ id, name, createdAt });
