import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../errors.ts';
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
  const added = references.filter(({ id, before }) => id && id !== before);
  for (const [Entity, named] of Map.groupBy(added, ({ Entity }) => Entity)) {
    const ids = inLockOrder(named.map(({ id }) => id!)).filter(id => typeOfId(id) === codeOf(Entity as RecordClass));
    const where = { id: { $in: ids }, deletedAt: null } as FilterQuery<Usable>;
    const rows = await em.find(Entity, where, { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } as never, refresh: true });
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    for (const { field, id } of named)
      if (statuses.get(id!) !== 'ACTIVE') issues.push({ field, code: statuses.has(id!) ? 'inactive' : 'notFound' });
  }
  if (issues.length) throw new InvalidInput(...issues);
}
