import { ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { accessOf, codeOfRefusal, refusal } from '../../access/allows.ts';
import { aggregateOf } from '../aggregate.ts';
import { orderOf, type Order } from '../ordered.ts';
import { relationOf, type Relation } from '../related.ts';
import { shownOf } from '../shownWhere.ts';
import { watchedOf } from '../watched.ts';
import { collect, type Source } from './collect.ts';
import { jsonArray, jsonLeaf, jsonObject, quoted } from './jsonText.ts';
import { selectAggregate } from './selectAggregate.ts';
import { lookKey } from './Plan.ts';
import { nodeTypeOf, selectConnection } from './selectConnection.ts';
import { listsCustomFields, selectCustomFields } from './selectCustomFields.ts';
import { columnsOf, notDeleted } from './tables.ts';

/** Maximum rows of a plain list inside a record (the lines of a document). */
const listLimit = 1_000;

/** A selection to compile: its type, the alias of its row, its selection sets, and its path in the response. */
export interface Target {
  type: GraphQLObjectType;
  alias: string;
  sets: readonly (SelectionSetNode | undefined)[];
  path: string[];
}

/** Rows that belong to a record: the field that lists them, and the relation between a row and the record. */
interface Rows {
  target: Target;
  field: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
  path: string[];
  relation: Relation;
  orderBy?: Order;
}

/** Compiles selections to SQL, with names from the ORM's metadata; independent of any module. */
export class Compiler {
  private aliases = 0;

  constructor(
    readonly source: Source,
    private readonly metadata: (typeName: string) => EntityMetadata | undefined,
  ) {}

  newAlias = () => `t${this.aliases++}`;

  /** Returns the table and columns of a GraphQL type. */
  entity(type: GraphQLObjectType): EntityMetadata {
    const meta = this.metadata(type.name);
    if (!meta) throw new Error(`${type.name} is no entity: its fields cannot be read from the database`);
    return meta;
  }

  /** Returns the SQL of the JSON text of one row. */
  object(target: Target): string {
    const meta = this.entity(target.type);
    const pairs: [string, string][] = [];
    for (const [key, nodes] of collect(this.source, target.type, target.sets)) {
      const name = nodes[0].name.value;
      if (name === '__typename') pairs.push([key, quoted(target.type.name)]);
      else pairs.push([key, this.field(meta, target, target.type.getFields()[name], nodes, [...target.path, key])]);
    }
    if (this.source.plan.looks?.some(({ type, path }) => type === target.type.name && path === target.path))
      pairs.push([lookKey(target.type.name), `'"' || ${target.alias}.id || '"'`]);
    return jsonObject(pairs);
  }

  private field(meta: EntityMetadata, target: Target, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], path: string[]): string {
    const property = meta.properties[field.name as never] as EntityProperty | undefined;
    const related = relationOf(field);
    const aggregate = aggregateOf(field);
    if (aggregate) {
      const other = this.entity(this.source.schema.getType(aggregate.of) as GraphQLObjectType);
      const where = (alias: string) => this.sameCompany(meta, target.alias, other, alias) + aggregate.relation(alias, target.alias);
      return selectAggregate(this, { aggregate, field, node: nodes[0], where });
    }
    if (listsCustomFields(field)) return selectCustomFields(this, meta, { row: target.alias, field, nodes });
    if (!property && !related) throw new Error(`${target.type.name}.${field.name} is no property of the entity`);
    const nullable = !isNonNullType(field.type);
    if (!this.mayCross(field, path)) return `'null'`;
    const action = watchedOf(field);
    if (action) this.source.plan.looks?.push({ action, type: target.type.name, path: target.path });
    if (property?.kind === ReferenceKind.SCALAR) {
      const column = this.column(meta, target.alias, property);
      const shown = shownOf(field)?.(target.alias, of => this.source.plan.parameter(({ viewer }) => viewer && of(viewer)));
      return jsonLeaf(shown ? `(case when ${shown} then ${column} end)` : column, property, nullable);
    }
    if (property?.kind === ReferenceKind.MANY_TO_ONE) return this.reference(meta, target, field, property, nodes, path);
    const owner = property && property.targetMeta!.properties[property.mappedBy as never];
    const relation = related ?? ((row, record) => `${row}.${owner!.fieldNames[0]} = ${record}.id`);
    return this.rows(meta, { target, field, nodes, path, relation, orderBy: orderOf(field) ?? (property?.orderBy as Order | undefined) });
  }

  /** Whether the viewer may read the field and the type of its rows; if not, it becomes null with an error. */
  private mayCross(field: GraphQLField<unknown, unknown>, path: string[]): boolean {
    const type = getNamedType(field.type);
    // A connection has no access of its own: its rows say who reads them.
    const rows = isObjectType(type) && type.getFields().edges ? nodeTypeOf(type) : type;
    const guards = [accessOf(field), accessOf(rows)].filter(access => !!access);
    for (const access of guards) {
      const refused = this.source.plan.structure(({ viewer }) => refusal(viewer, access)?.messageId);
      if (!refused) continue;
      this.source.plan.refusals.push({ path, code: codeOfRefusal(refused), messageId: refused });
      return false;
    }
    return true;
  }

  /** Returns the SQL of a property's value: a column, or the expression declared as its formula. */
  column(meta: EntityMetadata, alias: string, property: EntityProperty): string {
    if (!property.formula) return `${alias}.${property.fieldNames[0]}`;
    const table = { alias, name: meta.tableName, schema: undefined, qualifiedName: meta.tableName, toString: () => alias };
    return `(${property.formula(meta.createColumnMappingObject(alias), table) as string})`;
  }

  private reference(
    meta: EntityMetadata,
    target: Target,
    field: GraphQLField<unknown, unknown>,
    property: EntityProperty,
    nodes: FieldNode[],
    path: string[],
  ): string {
    const alias = this.newAlias();
    const type = getNamedType(field.type) as GraphQLObjectType;
    const other = this.entity(type);
    const row = this.object({ type, alias, sets: nodes.map(node => node.selectionSet), path });
    const company = this.sameCompany(meta, target.alias, other, alias);
    return `coalesce((select ${row} from ${other.tableName} ${alias} where ${company}${alias}.id = ${target.alias}.${property.fieldNames[0]}), 'null')`;
  }

  /** Returns the SQL of the rows that belong to a record: all of them as a list, a page as a connection, or the only one. */
  private rows(meta: EntityMetadata, { target, field, nodes, path, relation, orderBy }: Rows): string {
    const sets = nodes.map(node => node.selectionSet);
    const named = getNamedType(field.type) as GraphQLObjectType;
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    const isOne = !isList && !!this.metadata(named.name);
    const type = isList || isOne ? named : nodeTypeOf(named);
    const other = this.entity(type);
    const where = (alias: string) => this.sameCompany(meta, target.alias, other, alias) + relation(alias, target.alias);
    if (!isList && !isOne) return selectConnection(this, { type: named, field, node: nodes[0], sets, path, where, orderBy });
    const alias = this.newAlias();
    const order = Object.entries(orderBy ?? { id: 'asc' })
      .map(([name, direction]) => `${alias}.${other.properties[name as never].fieldNames[0]} ${direction}`)
      .join(', ');
    const row = this.object({ type, alias, sets, path });
    if (isOne)
      return `coalesce((select ${row} from ${other.tableName} ${alias} where ${where(alias)}${notDeleted(other, alias)} limit 1), 'null')`;
    return `(select ${jsonArray(row)} from (select ${columnsOf(other, alias)} from ${other.tableName} ${alias} where ${where(alias)}${notDeleted(other, alias)} order by ${order} limit ${listLimit}) ${alias})`;
  }

  private sameCompany(meta: EntityMetadata, alias: string, other: EntityMetadata, otherAlias: string): string {
    if (!other.properties['companyId' as never]) return '';
    return `${otherAlias}.company_id = ${alias}.${meta.properties['companyId' as never] ? 'company_id' : 'id'} and `;
  }
}
