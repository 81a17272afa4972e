import { getArgumentValues, getNamedType, type FieldNode, type GraphQLField, type GraphQLObjectType, type SelectionSetNode } from 'graphql';
import { customProperty } from '../../customField/customized.ts';
import { Direction, totalLimit } from '../Connection.ts';
import type { Order } from '../ordered.ts';
import { collect } from './collect.ts';
import { customOrder } from './customSql.ts';
import { jsonArray, jsonObject, quoted } from './jsonText.ts';
import { cursorConditions, filterConditions } from './conditions.ts';
import { writeCursor } from './cursor.ts';
import { defaultSort, offsetOf, pageSize, sortKey, type ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import type { Search } from './Search.ts';
import { searchOf } from './searching.ts';
import type { Compiler } from './selectObject.ts';
import { columnsOf, notDeleted } from './tables.ts';

/** A connection to compile; `where` ties its rows to their parent. */
export interface ConnectionTarget {
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  sets: readonly (SelectionSetNode | undefined)[];
  path: string[];
  where: (alias: string) => string;
  /** Default order; without one, newest first. */
  orderBy?: Order;
}

/** Returns the type of a connection's rows. */
export const nodeTypeOf = (connection: GraphQLObjectType) =>
  getNamedType((getNamedType(connection.getFields().edges.type) as GraphQLObjectType).getFields().node.type) as GraphQLObjectType;

/** Returns the SQL of the JSON text of a connection: one page by keyset, so that concurrent inserts neither repeat nor hide rows. */
export function selectConnection(compiler: Compiler, target: ConnectionTarget): string {
  const { plan } = compiler.source;
  const edgeType = getNamedType(target.type.getFields().edges.type) as GraphQLObjectType;
  const nodeType = nodeTypeOf(target.type);
  const meta = compiler.entity(nodeType);
  const args = ({ variables }: Bindings) => getArgumentValues(target.field, target.node, variables) as ListArguments;

  const forward = plan.structure(bindings => args(bindings).last == null);
  const size = plan.structure(bindings => pageSize(args(bindings), bindings.pageLimit));
  const start = plan.structure(bindings => !!offsetOf(args(bindings))) ? plan.parameter(bindings => offsetOf(args(bindings))) : '0';
  const offset = start === '0' ? '' : ` offset ${start}`;
  const alias = compiler.newAlias();
  const [ownKey, ownDirection] = Object.entries(target.orderBy ?? {})[0] ?? [defaultSort(meta), 'desc'];
  const key = sortKey(
    meta,
    plan.structure(bindings => args(bindings).sort?.field ?? ownKey),
  );
  const descending = plan.structure(bindings => {
    const { sort } = args(bindings);
    return sort ? sort.direction === Direction.DESC : ownDirection === 'desc';
  });
  const column =
    key.name === customProperty
      ? customOrder({ Entity: meta.class, row: alias, key: plan.parameter(bindings => args(bindings).sort?.customField ?? '') })
      : compiler.column(meta, alias, key);
  const conditions = [target.where(alias) + notDeleted(meta, alias), ...filterConditions(compiler, meta, alias, args)];
  const range = cursorConditions(compiler, { key, column, alias, descending }, args);

  // Backward pages are read from the far end and reversed.
  const direction = descending === forward ? 'desc' : 'asc';
  const order = key.primary ? `${alias}.id ${direction}` : `${column} ${direction}, ${alias}.id ${direction}`;
  const search = searchOf(compiler, meta, alias, args);
  const columns = columnsOf(meta, alias);
  const inRange = `from ${meta.tableName} ${alias} where ${[...conditions, ...range].join(' and ')}`;
  const from = `select ${columns} ${inRange}`;
  const ordered = (text: string, limit: string) => `${text} order by ${order} limit ${limit}`;
  const one = `${size + 1}${offset}`;
  const most = `${size + 1} + ${start}`;
  // The planner takes matches for rare: without the fence it reads and sorts all rows. A computed column has no index to read rows in order by.
  const walked = key.formula
    ? from
    : `select ${columns} from (select ${columns}, ${alias}.search ${inRange}${search?.many.bound ?? ''} order by ${order} offset 0) ${alias} where true`;
  const found = ({ few, many }: Search) =>
    `(${ordered(`${from} and ${few.when} and ${few.row}`, most)}) union all (${ordered(`${walked} and ${many.when} and ${many.row}`, most)})`;
  const rows = search ? ordered(`select * from (${found(search)}) ${alias}`, one) : ordered(from, one);
  const numbered = `select ${alias}.*, row_number() over () as n_ from (${rows}) ${alias}`;

  const cursor = `to_json(${writeCursor(key, column, alias)})::text`;
  const edge = { type: edgeType, nodeType, alias, cursor };
  const page = ` filter (where n_ <= ${size})`;
  const inOrder = ` order by n_${forward ? '' : ' desc'}`;
  const pairs: [string, string][] = [];
  for (const [name, nodes] of collect(compiler.source, target.type, target.sets)) {
    const sets = nodes.map(node => node.selectionSet);
    const path = [...target.path, name];
    const answers: Record<string, () => string> = {
      __typename: () => quoted(target.type.name),
      edges: () => jsonArray(selectEdge(compiler, edge, sets, path), inOrder, page),
      pageInfo: () =>
        pageInfo(compiler, getNamedType(target.type.getFields().pageInfo.type) as GraphQLObjectType, sets, {
          cursor,
          size,
          forward,
          hasStart: range.length > 0 || offset !== '',
        }),
      totalCount: () =>
        totalCount(
          compiler,
          target,
          nodes[0],
          `${meta.tableName} ${alias} where ${conditions.join(' and ')}`,
          search,
          conditions.length === 1 && target.path.length === 1,
        ),
    };
    pairs.push([name, answers[nodes[0].name.value]()]);
  }
  // `having` makes the page one row even if no aggregate is selected.
  return `(${search ? `with ${search.gathered} ` : ''}select ${jsonObject(pairs)} from (${numbered}) ${alias} having true)`;
}

function selectEdge(
  compiler: Compiler,
  edge: { type: GraphQLObjectType; nodeType: GraphQLObjectType; alias: string; cursor: string },
  sets: readonly (SelectionSetNode | undefined)[],
  path: string[],
) {
  const pairs: [string, string][] = [];
  for (const [name, nodes] of collect(compiler.source, edge.type, sets)) {
    const answers: Record<string, () => string> = {
      __typename: () => quoted(edge.type.name),
      cursor: () => edge.cursor,
      node: () =>
        compiler.object({ type: edge.nodeType, alias: edge.alias, sets: nodes.map(node => node.selectionSet), path: [...path, '*', name] }),
    };
    pairs.push([name, answers[nodes[0].name.value]()]);
  }
  return jsonObject(pairs);
}

function pageInfo(
  compiler: Compiler,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
  page: { cursor: string; size: number; forward: boolean; hasStart: boolean },
) {
  const more = `(count(*) > ${page.size})::text`;
  const beyond = `'${page.hasStart}'`;
  const near = `coalesce(max(${page.cursor}) filter (where n_ = 1), 'null')`;
  const far = `coalesce((array_agg(${page.cursor} order by n_ desc) filter (where n_ <= ${page.size}))[1], 'null')`;
  const pairs: [string, string][] = [];
  for (const [name, nodes] of collect(compiler.source, type, sets)) {
    const answers: Record<string, string> = {
      __typename: quoted(type.name),
      hasNextPage: page.forward ? more : beyond,
      hasPreviousPage: page.forward ? beyond : more,
      startCursor: page.forward ? near : far,
      endCursor: page.forward ? far : near,
    };
    pairs.push([name, answers[nodes[0].name.value]]);
  }
  return jsonObject(pairs);
}

function totalCount(
  compiler: Compiler,
  { type }: ConnectionTarget,
  node: FieldNode,
  from: string,
  search: Search | undefined,
  isWhole: boolean,
): string {
  const exact = compiler.source.plan.structure(
    ({ variables }) => getArgumentValues(type.getFields().totalCount, node, variables).exact as boolean,
  );
  const limit = exact ? '' : ` limit ${totalLimit + 1}`;
  const rows = search
    ? `(select from ${from} and ${search.few.when} and ${search.few.row}${limit}) union all
       (select from ${from} and ${search.many.when} and ${isWhole && !exact ? search.many.some : search.many.rows}${limit})`
    : `select from ${from}${limit}`;
  return `(select count(*)::text from (${rows}) counted)`;
}
