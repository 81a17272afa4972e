import type { EntityMetadata } from '@mikro-orm/core';
import { getNamedType, type FieldNode, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { accessOfClass } from '../../access/Allow.ts';
import { refusal } from '../../access/allows.ts';
import { customizedTypes } from '../../customField/customField.rules.ts';
import { customizedClass, customizedType } from '../../customField/customized.ts';
import { collect, type Source } from './collect.ts';
import { jsonArray, jsonObject, quoted } from './jsonText.ts';

/** What is asked of the compiler of selections. */
interface Compiling {
  source: Source;
  newAlias: () => string;
  entity: (type: GraphQLObjectType) => EntityMetadata;
}

/** Whether a field lists the custom fields of its record. */
export const listsCustomFields = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) => !!extensions.customFields;

/** Returns the SQL of the JSON text of a record's custom fields: those in use that have a value, in their order. */
export function selectCustomFields(
  compiler: Compiling,
  { class: Entity }: EntityMetadata,
  { row, field, nodes }: { row: string; field: GraphQLField<unknown, unknown>; nodes: FieldNode[] },
): string {
  const own = compiler.newAlias();
  const type = getNamedType(field.type) as GraphQLObjectType;
  const value = `(${row}.custom_fields ->> ${own}.key)`;
  const text = (sql: string) => `to_json(${sql})::text`;
  const answers: Record<string, () => string> = {
    __typename: () => quoted(type.name),
    key: () => text(`${own}.key`),
    label: () => text(`${own}.label`),
    kind: () => text(`${own}.kind`),
    value: () => text(value),
    text: () => `coalesce(${text(`case when ${own}.kind = 'REFERENCE' then ${nameOf(compiler, own, value)} else ${value} end`)}, 'null')`,
  };
  const sets = nodes.map(node => node.selectionSet);
  const pairs = [...collect(compiler.source, type, sets)].map(([key, [node]]): [string, string] => [key, answers[node.name.value]()]);
  const where = `${own}.company_id = ${row}.company_id and ${own}.record_type = '${customizedType(Entity)}' and ${own}.status = 'ACTIVE'
    and ${own}.deleted_at is null and jsonb_exists(${row}.custom_fields, ${own}.key)`;
  // Most companies have none: their lists do not look for any.
  return `(case when ${row}.custom_fields = '{}' then '[]' else (select ${jsonArray(jsonObject(pairs), ` order by ${own}.position, ${own}.id`)}
    from custom_field ${own} where ${where}) end)`;
}

/** SQL of the name of a referenced record; null if the viewer may not read records of its type. */
function nameOf(compiler: Compiling, field: string, id: string): string {
  const readable = customizedTypes.filter(type =>
    compiler.source.plan.structure(({ viewer }) => !refusal(viewer, accessOfClass(customizedClass(type)))),
  );
  const names = readable.map(type => {
    const { tableName } = compiler.entity(compiler.source.schema.getType(customizedClass(type).name) as GraphQLObjectType);
    return `when '${type}' then (select n.name from ${tableName} n where n.company_id = ${field}.company_id and n.id = ${id}::uuid)`;
  });
  return names.length ? `(case ${field}.target ${names.join(' ')} end)` : 'null::text';
}
