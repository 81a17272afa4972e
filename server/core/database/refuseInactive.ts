import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../errors.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';
import type { Row } from './CompanyRecord.ts';
import { typeOfId } from './ids.ts';
import { inLockOrder } from './inLockOrder.ts';
import { codeOf, type RecordClass } from './RecordType.ts';

/** A record that can be out of use: customer, contact, product. */
type Usable = Row & { status: ActiveStatus; deletedAt?: Date | null };

/** A reference as a document is about to carry it. */
export interface Reference {
  /** The input's path: `customerId`, `lines.0.productId`. */
  field: string;
  Entity: EntityClass<Usable>;
  id: string | null | undefined;
  /** What the document named there before: that stays, in use or not. */
  before?: string | null;
}

/**
 * Refuses what cannot be put on a new document: a record that is inactive (`inactive`), put away or merged into another (`notFound`);
 * what a document names already stays (domain §9). The rows are held until the transaction ends, so that nothing is merged or
 * deactivated between the look and the write.
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
      if (statuses.get(id!) !== ActiveStatus.ACTIVE) issues.push({ field, code: statuses.has(id!) ? 'inactive' : 'notFound' });
  }
  if (issues.length) throw new InvalidInput(...issues);
}
