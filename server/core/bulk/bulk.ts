import type { FilterQuery } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import type { ClassType } from 'type-graphql';
import { behindSavepoint } from '../database/behindSavepoint.ts';
import { nameOf } from '../database/ChangeLog.ts';
import type { CompanyRecord, VersionedRecord } from '../database/CompanyRecord.ts';
import { asExpected } from '../database/databaseErrors.ts';
import { typeOfId } from '../database/ids.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import { InvalidInput, RequestError, type ExpectedError } from '../errors.ts';
import type { Answer } from '../graphql/command.ts';
import type { Scope } from '../graphql/Scope.ts';
import { errorText } from '../rules/errorText.ts';
import type { Chosen } from './bulkInputs.ts';
import type { BulkFailure } from './BulkPayload.ts';
import { chosenIds } from './chosenIds.ts';

/**
 * Runs an action on each chosen record in the command's transaction, each behind its own savepoint: a refused record stays unchanged and
 * is reported, the others are processed (domain §0).
 */
export async function bulk(
  scope: Scope,
  info: GraphQLResolveInfo,
  Entity: ClassType<VersionedRecord>,
  chosen: Chosen,
  action: (id: string) => Promise<unknown>,
): Promise<Answer> {
  const doneIds: string[] = [];
  const failures: BulkFailure[] = [];
  const ids = await chosenIds(scope, info, Entity, chosen);
  for (const [index, id] of ids.entries()) {
    await scope.context.progress?.(index, ids.length);
    const refused = await behindSavepoint(scope.em, () => action(id), expected);
    // Keeps the unit of work small: each flush would compare all of up to ten thousand records.
    scope.em.clear();
    if (!refused) doneIds.push(id);
    else failures.push({ id, name: await nameIn(scope, Entity, id), error: described(scope, refused) });
  }
  await scope.context.progress?.(ids.length, ids.length);
  return { done: doneIds.length, doneIds, failures };
}

const expected = (error: unknown) =>
  error instanceof RequestError && error.code === 'NOT_FOUND' ? new InvalidInput({ code: 'notFound' }) : asExpected(error);

function described({ context }: Scope, { issues: [issue] }: ExpectedError) {
  return { ...issue, message: errorText(context.language, issue.code, issue.params) };
}

async function nameIn({ em }: Scope, Entity: ClassType<VersionedRecord>, id: string): Promise<string | null> {
  if (typeOfId(id) !== codeOf(Entity as RecordClass)) return null;
  const where = { id, deletedAt: null } as FilterQuery<CompanyRecord>;
  const record = await em.findOne(Entity as ClassType<CompanyRecord>, where);
  em.clear();
  return record && nameOf(record as unknown as Record<string, unknown>);
}
