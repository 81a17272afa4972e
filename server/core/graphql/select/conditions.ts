import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { searchKindOf } from '../../database/Searchable.ts';
import { likeText, operators } from '../filters.ts';
import { customCondition } from './customSql.ts';
import { searchLimit } from './searchWords.ts';
import { readCursor } from './cursor.ts';
import { matchingOf, type Matching } from '../matching.ts';
import { sortKey, type ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';
import { idForm } from '../../rules/idForm.ts';

type Arguments = (bindings: Bindings) => ListArguments;

/**
 * Returns the SQL of a list's filter, and of its search if that is by text. The plan depends on which conditions there are, and on
 * what is asked of flags; other values are bound.
 */
export function filterConditions(compiler: Compiler, meta: EntityMetadata, alias: string, args: Arguments): string[] {
  const { plan } = compiler.source;
  const shape = plan.structure(bindings =>
    Object.entries(args(bindings).filter ?? {})
      .flatMap(([name, operations]) =>
        Array.isArray(operations)
          ? operations.flatMap((each, index) => operatorsOf(each).map(operator => `${name}.${operator}.${index}`))
          : operatorsOf(operations).map(operator => `${name}.${operator}${flagOf(operations, operator)}`),
      )
      .join(' '),
  );
  const conditions = shape
    .split(' ')
    .filter(Boolean)
    .map(condition => {
      const [name, operator, more] = condition.split('.') as [string, string, string?];
      const { sql, bound } = operators[operator];
      const key = sortKey(meta, name);
      // Compared with a parameter, a condition would find no index and no rows to begin from.
      if (more === 'true') return matchingOf(meta.class, name)?.(alias, '') ?? compiler.column(meta, alias, key);
      if (more === 'false') return `not ${compiler.column(meta, alias, key)}`;
      if (more) {
        const each = (bindings: Bindings) => (args(bindings).filter![name] as Record<string, unknown>[])[Number(more)];
        const of = plan.parameter(bindings => each(bindings).key);
        const value = plan.parameter(bindings => (bound ? bound(each(bindings)[operator]) : each(bindings)[operator]));
        return customCondition({ Entity: meta.class, row: alias, key: of }, operator, value);
      }
      const isId = key.columnTypes?.[0] === 'uuid';
      const value = plan.parameter(bindings => {
        const given = (args(bindings).filter![name] as Record<string, unknown>)[operator];
        return bound ? bound(given) : isId ? knownId(given) : given;
      });
      const matching = isId ? (matchingOf(meta.class, name) ?? followsMerges(compiler, meta, key)) : undefined;
      if (matching) return matching(alias, operator === 'in' ? `${value}::uuid[]` : `array[${value}::uuid]`);
      return sql(compiler.column(meta, alias, key), value);
    });
  if (searchKindOf(meta.class) === 'TEXT' && plan.structure(bindings => !!args(bindings).search?.trim())) {
    const words = plan.parameter(bindings => `%${likeText(args(bindings).search!.trim().slice(0, searchLimit))}%`);
    conditions.push(`${alias}.search like noria_fold(${words})`);
  }
  return conditions;
}

/** Names of the conditions that a filter's field has; the key of a custom field is none. */
const operatorsOf = (operations: Record<string, unknown> | null) =>
  Object.entries(operations ?? {}).flatMap(([operator, value]) => (value == null || operator === 'key' ? [] : [operator]));

/** What is asked of a flag; empty for other values. */
function flagOf(operations: unknown, operator: string): string {
  const value = (operations as Record<string, unknown>)[operator];
  return typeof value === 'boolean' ? `.${value}` : '';
}

/**
 * Matches references to records that can be merged: the id of a merged record finds the rows of the record it was merged into, just as
 * reading it by id does.
 */
function followsMerges(compiler: Compiler, meta: EntityMetadata, key: EntityProperty): Matching | undefined {
  const { targetMeta: target } = key;
  if (!target?.properties['mergedInto' as never]) return undefined;
  const stays = (ids: string) => `array(select coalesce(m.merged_into_id, asked.id) from unnest(${ids}) asked (id)
    left join ${target.tableName} m on m.company_id = noria_company() and m.id = asked.id)`;
  return (row, ids) => `${compiler.column(meta, row, key)} = any(${stays(ids)})`;
}

/** Converts ids to ones that PostgreSQL can read: a malformed id becomes one that no record has. */
const knownId = (given: unknown): unknown => (Array.isArray(given) ? given.map(knownId) : idForm.test(String(given)) ? given : noId);
const noId = '00000000-0000-0000-0000-000000000000';

/** Order of a list. */
export interface Order {
  key: EntityProperty;
  column: string;
  alias: string;
  descending: boolean;
}

/** Returns the SQL of the rows after `after` and before `before` in a list's order; nulls come last, or first when descending. */
export function cursorConditions(compiler: Compiler, { key, column, alias, descending }: Order, args: Arguments): string[] {
  const { plan } = compiler.source;
  return (['after', 'before'] as const).flatMap(side => {
    const form = plan.structure(bindings => {
      const cursor = args(bindings)[side];
      return cursor == null ? 'none' : readCursor(cursor, key).value === null ? 'null' : 'value';
    });
    if (form === 'none') return [];
    const sign = (side === 'after') === descending ? '<' : '>';
    const id = plan.parameter(bindings => readCursor(args(bindings)[side]!, key).id);
    if (key.primary) return [`${alias}.id ${sign} ${id}`];
    if (form === 'null')
      return [sign === '>' ? `(${column} is null and ${alias}.id > ${id})` : `(${column} is not null or ${alias}.id < ${id})`];
    const value = plan.parameter(bindings => readCursor(args(bindings)[side]!, key).value);
    const beyond = `(${column}, ${alias}.id) ${sign} (${value}, ${id})`;
    return [key.nullable && sign === '>' ? `(${beyond} or ${column} is null)` : beyond];
  });
}
