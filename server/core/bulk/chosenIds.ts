import type { GraphQLResolveInfo } from 'graphql';
import { CompiledQuery } from 'kysely';
import type { ClassType } from 'type-graphql';
import { inLockOrder } from '../database/inLockOrder.ts';
import { refuseMany } from '../database/severalAtOnce.ts';
import { InvalidInput } from '../errors.ts';
import { metadataByType } from '../graphql/reads.ts';
import type { Scope } from '../graphql/Scope.ts';
import { filterConditions } from '../graphql/select/conditions.ts';
import { Plan } from '../graphql/select/Plan.ts';
import { searchOf } from '../graphql/select/searching.ts';
import { Compiler } from '../graphql/select/selectObject.ts';
import { notDeleted } from '../graphql/select/tables.ts';
import type { Chosen } from './bulkInputs.ts';

/** Maximum records of one call. */
export const bulkLimit = 10_000;

/**
 * Returns the ids of the chosen records. Records chosen by filter are found by the list's own conditions and locked until the transaction
 * ends; a record that stops matching meanwhile is left out.
 * @throws InvalidInput when none are chosen, or too many.
 */
export async function chosenIds(
  { em, viewer, context }: Scope,
  info: GraphQLResolveInfo,
  Entity: ClassType<object>,
  { ids, filter, search, exceptIds }: Chosen,
): Promise<string[]> {
  const except = new Set(exceptIds);
  if (ids) {
    refuseMany(ids, bulkLimit);
    return inLockOrder(ids).filter(id => !except.has(id));
  }
  if (!filter) throw new InvalidInput({ field: 'ids', code: 'required' });
  const bindings = { variables: { filter, search }, viewer };
  const plan = new Plan(bindings);
  const metadata = metadataByType(context.database.orm);
  const compiler = new Compiler({ schema: info.schema, fragments: {}, plan }, metadata);
  const meta = metadata(Entity.name)!;
  const alias = compiler.newAlias();
  const company = plan.parameter(({ viewer: asking }) => asking?.companyId);
  const conditions = filterConditions(compiler, meta, alias, ({ variables }) => variables);
  const searched = searchOf(compiler, meta, alias, ({ variables }) => variables);
  if (searched) conditions.push(`(${searched.few.when} and ${searched.few.row} or ${searched.many.when} and ${searched.many.rows})`);
  const where = [`${alias}.company_id = ${company}${notDeleted(meta, alias)}`, ...conditions].join(' and ');
  const text = `${searched ? `with ${searched.gathered} ` : ''}select ${alias}.id from ${meta.tableName} ${alias} where ${where} order by ${alias}.id limit ${bulkLimit + 1 + except.size} for no key update of ${alias}`;
  const { rows } = await em.getKysely().executeQuery<{ id: string }>(CompiledQuery.raw(text, plan.values(bindings)));
  const found = rows.map(({ id }) => id).filter(id => !except.has(id));
  refuseMany(found, bulkLimit);
  return found;
}
