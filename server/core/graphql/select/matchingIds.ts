import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { CompiledQuery } from 'kysely';
import type { ClassType } from 'type-graphql';
import type { Database } from '../../database/Database.ts';
import type { Viewer } from '../../session/Viewer.ts';
import { metadataByType } from '../reads.ts';
import { filterConditions } from './conditions.ts';
import { Plan } from './Plan.ts';
import { searchOf } from './searching.ts';
import { Compiler } from './selectObject.ts';
import { notDeleted } from './tables.ts';

/** The records that a list would show. */
interface Matching {
  Entity: ClassType<object>;
  filter?: object | null;
  search?: string | null;
  /** Maximum number of ids. */
  limit: number;
  /** Whether they are locked until the transaction ends; what stops matching meanwhile is left out. */
  isHeld?: boolean;
}

/** Returns the ids, in their order, of the records that a list with the same filter and search would show. */
export async function matchingIds(
  { em, viewer, database }: { em: EntityManager; viewer: Viewer; database: Database },
  schema: GraphQLSchema,
  { Entity, filter, search, limit, isHeld = false }: Matching,
): Promise<string[]> {
  const bindings = { variables: { filter, search }, viewer };
  const plan = new Plan(bindings);
  const metadata = metadataByType(database.em);
  const compiler = new Compiler({ schema, fragments: {}, plan }, metadata);
  const meta = metadata(Entity.name)!;
  const alias = compiler.newAlias();
  const company = plan.parameter(({ viewer: asking }) => asking?.companyId);
  const conditions = filterConditions(compiler, meta, alias, ({ variables }) => variables);
  const searched = searchOf(compiler, meta, alias, ({ variables }) => variables);
  if (searched) conditions.push(`(${searched.few.when} and ${searched.few.row} or ${searched.many.when} and ${searched.many.rows})`);
  const where = [`${alias}.company_id = ${company}${notDeleted(meta, alias)}`, ...conditions].join(' and ');
  const text = `${searched ? `with ${searched.gathered} ` : ''}select ${alias}.id from ${meta.tableName} ${alias} where ${where} order by ${alias}.id limit ${limit}${isHeld ? ` for no key update of ${alias}` : ''}`;
  const { rows } = await em.getKysely().executeQuery<{ id: string }>(CompiledQuery.raw(text, plan.values(bindings)));
  return rows.map(({ id }) => id);
}
