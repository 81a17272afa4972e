import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Department } from '../../staff/department/Department.ts';
import type { StaffText } from './staffTexts.ts';

const hour = 3_600_000;

/** Loads a demo company's departments, created on its first day. */
export async function loadStaff(em: EntityManager, text: StaffText, since: Date) {
  const departments = fieldsOf(text.departments).map(([title, description, state], index) => ({
    id: newId(codeOf(Department)),
    title,
    description,
    status: state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...madeAt(since, index),
  }));
  await insertRecords(em, Department, departments);
  return { departments: departments.map(asRecord) };
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
