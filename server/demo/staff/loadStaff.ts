import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Department } from '../../staff/department/Department.ts';
import { Position, type PositionType } from '../../staff/position/Position.ts';
import type { StaffText } from './staffTexts.ts';

const hour = 3_600_000;

/** Loads a demo company's departments and positions, created on its first days. */
export async function loadStaff(em: EntityManager, text: StaffText, since: Date) {
  const departments = fieldsOf(text.departments).map(([title, description, state], index) => ({
    id: newId(codeOf(Department)),
    title,
    description,
    status: state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...madeAt(since, index),
  }));
  const departmentOf = idsByTitle(departments);
  const positions = fieldsOf(text.positions).map(([title, department, cadre, type, budget, headcount, description, state], index) => ({
    id: newId(codeOf(Position)),
    title,
    department: departmentOf(department),
    cadre,
    type: type as PositionType,
    budget,
    headcount: headcount ? Number(headcount) : null,
    description,
    status: state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...madeAt(since, 20 + index),
  }));
  await insertRecords(em, Department, departments);
  await insertRecords(em, Position, positions);
  return { departments: departments.map(asRecord), positions: positions.map(asRecord) };
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

const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(field => field.trim()));
