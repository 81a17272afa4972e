import type { EntityClass } from '@mikro-orm/core';
import { writersOf } from '../../core/access/Allow.ts';
import { idsWithAccess, usersWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import type { Breach } from './refuseBreach.ts';

/** A document that spends more than a cap allows. */
interface Spender {
  Entity: EntityClass<object>;
  id: string;
  name: string | null;
}

/**
 * Tells those who may exceed budgets that a document did, if it did. Those who may not read the document learn its name alone.
 * @public Procurement tells of its purchase orders.
 */
export async function tellOfBreach(scope: Scope, { isOverBudget, cap }: Breach, { Entity, id, name }: Spender): Promise<void> {
  if (!isOverBudget) return;
  const all = await idsWithAccess(scope.em, ['FINANCIAL_MANAGEMENT_EXCEED_BUDGET']);
  const readers = (await usersWithAccess(scope.em, all, writersOf(Entity), id)).map(reader => reader.id);
  const told = { kind: NotificationKind.BUDGET_EXCEEDED, text: cap ?? undefined };
  await notify(scope, { ...told, to: readers, record: { id, name } });
  await notify(scope, { ...told, to: all.filter(other => !readers.includes(other)), record: { name } });
}
