import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../errors.ts';
import { ask } from './ask.ts';
import type { ActiveStatusName } from '../rules/statuses.ts';
import type { Row } from './CompanyRecord.ts';
import { typeOfId } from './ids.ts';
import { inLockOrder } from './inLockOrder.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

/** A record that can be inactive: customer, contact, product. */
type Usable = Row & { status: ActiveStatusName; deletedAt?: Date | null };

/** A reference that a document is about to hold. */
export interface Reference {
  /** Input path: `customerId`, `lines.0.productId`. */
  field: string;
  Entity: EntityClass<Usable>;
  id: string | null | undefined;
  /** The id that the document referenced before, which stays allowed even if inactive. */
  before?: string | null;
}

/**
 * Refuses references that a new document may not hold: records that are inactive (`inactive`), deleted or merged into another (`notFound`);
 * existing references stay (domain §9). The rows are locked until the transaction ends, so that nothing is merged or deactivated between
 * the check and the write.
 * @throws InvalidInput naming each field.
 */
export async function refuseInactive(em: EntityManager, references: Reference[]): Promise<void> {
  const issues: Issue[] = [];
  for (const { Entity, named, ids } of byEntity(references)) {
    const where = { id: { $in: ids }, deletedAt: null } as FilterQuery<Usable>;
    const rows = await em.find(Entity, where, { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } as never, refresh: true });
    issues.push(...issuesOf(named, rows));
  }
  if (issues.length) throw new InvalidInput(...issues);
}

/**
 * Asks what `refuseInactive` does in the round trip of the next statement, and loads none of the records: the returned function refuses. The
 * status of each entity is a column.
 */
export async function askInactive(em: EntityManager, references: Reference[]): Promise<() => Promise<void>> {
  const asked: (() => Promise<Issue[]>)[] = [];
  for (const { Entity, named, ids } of byEntity(references)) {
    if (!ids.length) asked.push(async () => issuesOf(named, []));
    else {
      const rows = await ask<Pick<Usable, 'id' | 'status'>>(em, holding(em.getMetadata().get(Entity).tableName), [`{${ids.join()}}`]);
      asked.push(async () => issuesOf(named, await rows()));
    }
  }
  return async () => {
    const issues: Issue[] = [];
    for (const each of asked) issues.push(...(await each()));
    if (issues.length) throw new InvalidInput(...issues);
  };
}

const holding = (table: string) =>
  `select id, status from ${table} where company_id = noria_company() and id = any ($1::uuid[]) and deleted_at is null order by id for share`;

/** The references that are new, and the ids among them that can be records of their entity, in the order of locks. */
const byEntity = (references: Reference[]) =>
  [
    ...Map.groupBy(
      references.filter(({ id, before }) => id && id !== before),
      ({ Entity }) => Entity,
    ),
  ].map(([Entity, named]) => {
    const ids = inLockOrder(named.map(({ id }) => id!)).filter(id => typeOfId(id) === codeOf(Entity as RecordClass));
    return { Entity, named, ids };
  });

function issuesOf(named: Reference[], rows: Pick<Usable, 'id' | 'status'>[]): Issue[] {
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return named
    .filter(({ id }) => statuses.get(id!) !== 'ACTIVE')
    .map(({ field, id }) => ({ field, code: statuses.has(id!) ? 'inactive' : 'notFound' }));
}
