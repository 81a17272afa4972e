import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Client } from './Client.ts';

type Value = unknown;
type Input = Record<string, Value>;

/** One record of each type that a user can see: id and version by type. */
export type Known = Map<string, { id: string; version: number }>;

/** Lists asked at once. */
const listsAtOnce = 20;

/** One of each record type that a client may list, for inputs to refer to. */
export async function knownRecords(schema: GraphQLSchema, client: Client): Promise<Known> {
  const fieldOf = (type: GraphQLOutputType, name: string) => (getNamedType(type) as GraphQLObjectType).getFields()[name];
  const lists = Object.values(schema.getQueryType()!.getFields()).filter(({ type, args }) => {
    if (!getNamedType(type).name.endsWith('Connection') || !args.some(({ name }) => name === 'first')) return false;
    const isRecord = !!fieldOf(fieldOf(fieldOf(type, 'edges').type, 'node').type, 'version');
    return isRecord && !args.some(({ type: of }) => isNonNullType(of));
  });
  const ask = async (names: string[]) =>
    (await client.query(`{ ${names.map(name => `${name}(first: 1) { edges { node { __typename id version } } }`).join(' ')} }`)).data;
  const known: Known = new Map();
  for (let at = 0; at < lists.length; at += listsAtOnce) {
    const names = lists.slice(at, at + listsAtOnce).map(({ name }) => name);
    // Where one is refused, the others have no answer either.
    const answer = (await ask(names)) ?? Object.assign({}, ...(await Promise.all(names.map(name => ask([name])))));
    for (const { node } of names.flatMap(name => answer[name]?.edges ?? []))
      known.set(node.__typename, { id: node.id, version: node.version });
  }
  return known;
}

/** Target type of an `…Id` field whose name differs from the type's. */
const pointedTo: Record<string, string> = {
  owner: 'User',
  assignee: 'User',
  user: 'User',
  product: 'InventoryProduct',
  invoice: 'InventoryInvoice',
  column: 'LeadColumn',
  party: 'Customer',
  session: 'TillSession',
  order: 'CrmOrder',
  record: 'Customer',
  winner: 'Customer',
  loser: 'Customer',
  mention: 'User',
  member: 'User',
  predecessor: 'Task',
  document: 'InventoryInvoice',
  item: 'InventoryProduct',
  component: 'AggregateProduct',
  target: 'LeadColumn',
  before: 'LeadColumn',
  after: 'LeadColumn',
  entry: 'JournalEntry',
  defaultView: 'SavedView',
  replacedBy: 'InventoryInvoice',
  from: 'Warehouse',
  to: 'Warehouse',
};

/** An input as a user would send it: the required fields, and those that identify the record. */
export function ordinaryInput(type: GraphQLInputObjectType, about: string, known: Known): Input {
  const input: Input = {};
  for (const field of Object.values(type.getFields())) {
    const isNeeded = isNonNullType(field.type) && field.defaultValue === undefined;
    if (isNeeded || /(^|[a-z])ids?$|Ids?$|version|name|title|email|lines/i.test(field.name)) {
      const value = ordinary(field, field.type, about, known);
      if (value !== undefined && field.name !== 'clientMutationId') input[field.name] = value;
    }
  }
  return input;
}

/** An argument value as a user would send it; undefined where no known record fits. */
export const ordinaryValue = (argument: Pick<GraphQLInputField, 'name' | 'type'>, about: string, known: Known): Value =>
  ordinary(argument, argument.type, about, known);

function ordinary(field: Pick<GraphQLInputField, 'name'>, type: GraphQLInputType, about: string, known: Known): Value {
  if (isNonNullType(type)) return ordinary(field, type.ofType, about, known);
  if (isListType(type)) {
    const one = ordinary(field, type.ofType, about, known);
    if (one === undefined) return [];
    // A new line has no id of its own.
    return isInputObjectType(getNamedType(type)) ? [{ ...(one as Input), id: undefined }] : [one];
  }
  if (isEnumType(type)) return type.getValues()[0].value ?? type.getValues()[0].name;
  if (isInputObjectType(type)) return ordinaryInput(type, about, known);
  if (field.name === 'version') return known.get(about)?.version ?? 1;
  if (type.name === 'ID') {
    const whose = /^(ids?)$/.test(field.name) ? about : field.name.replace(/Ids?$/, '');
    const wanted = pointedTo[whose] ?? `${whose[0].toUpperCase()}${whose.slice(1)}`;
    return (known.get(wanted) ?? known.get(`Inventory${wanted}`))?.id;
  }
  const values: Record<string, Value> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    Decimal: '1',
    Date: '2026-01-01',
    DateTime: '2026-01-01T00:00:00Z',
    String: /mail/i.test(field.name) ? 'ordinary@example.com' : 'Ordinary',
  };
  return values[type.name];
}

const wrong: Record<string, Value[]> = {
  String: ['', ' ', null, 'x'.repeat(200_000), '\u0000\u0001\u001f\u007f', `'; drop table role; --`, '\ud800', '\u202e\u200f', 7, {}],
  ID: ['', null, 'x', '00000000-0000-0000-0000-000000000000', '01a1fea6-03c4-02ce-b444-650268a04308', `' or 1=1 --`, 5, '\u0000'],
  Int: [-1, 0, null, 2_147_483_647, 2_147_483_648, 1e308, 0.5, 'NaN', '1'],
  Float: [-1, null, 1e308, 'Infinity', '1'],
  Decimal: ['NaN', 'Infinity', '1e400', '-1', '', null, '0x10', '1'.repeat(400), '0.00000000000000000001', '٣', 1e308],
  Boolean: [null, 'yes', 2],
  Date: ['0000-01-01', '9999-12-31', '2026-02-30', '', null, '+275760-09-13', 'now', 20_260_101],
  DateTime: ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z', null, 'infinity', '+275760-09-13T00:00:00Z', 0],
  Json: [null, '__proto__', { __proto__: { a: 1 }, constructor: { prototype: {} } }, [[[[[[[[]]]]]]]]],
  Upload: [null, 'x', {}, 1],
};

/** Invalid values for this type, including ids of other types and of another company. */
function wrongValues(type: GraphQLInputType, foreign: string[]): Value[] {
  if (isNonNullType(type)) return wrongValues(type.ofType, foreign);
  if (isListType(type)) return [null, {}, [null], ...wrongValues(type.ofType, foreign).map(value => [value, value])];
  if (isEnumType(type)) return [null, '', 'NO_SUCH', 1, 'constructor'];
  if (isInputObjectType(type)) return [null, [], 'x', {}, { noSuchField: 1 }];
  return [...(wrong[type.name] ?? [null, 'x']), ...(type.name === 'ID' ? foreign : [])];
}

/**
 * Names a field that means the same in whatever mutation takes it: a condition of a filter, which is compiled as in every list, and the key
 * of a command. Other fields have rules of their own in each mutation.
 */
export function sharedPlace(type: string, field: string): string | undefined {
  if (field === 'clientMutationId') return field;
  return type.endsWith('Filter') ? `${type}.${field}` : undefined;
}

/**
 * Inputs with one invalid value for each field of a type and of its nested inputs. The invalid values rotate, so that every one of them is
 * tried on some field of its type. `tried` collects the fields that are the same in every mutation (`sharedPlace`): the first one tries them.
 */
export function* wrongInputs(type: GraphQLInputObjectType, base: Input, foreign: string[], tried: Set<string>): Generator<Input> {
  for (const [index, field] of Object.values(type.getFields()).entries()) {
    const shared = sharedPlace(type.name, field.name);
    if (field.name === 'dryRun' || (shared !== undefined && tried.has(shared))) continue;
    if (shared !== undefined) tried.add(shared);
    const values = wrongValues(field.type, foreign);
    yield { ...base, [field.name]: values[(index + type.name.length) % values.length] };
    const inner = getNamedType(field.type);
    if (!isInputObjectType(inner) || inner === type) continue;
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    const held = (isList ? (base[field.name] as Input[] | undefined)?.[0] : (base[field.name] as Input | undefined)) ?? {};
    for (const one of wrongInputs(inner, held, foreign, tried)) yield { ...base, [field.name]: isList ? [one] : one };
  }
}

/** Record type that a mutation's payload returns. */
export function aboutWhat(schema: GraphQLSchema, mutation: string): string {
  const payload = getNamedType(schema.getMutationType()!.getFields()[mutation].type);
  const records = isObjectType(payload)
    ? Object.values(payload.getFields()).filter(
        ({ type }) => isObjectType(getNamedType(type)) && 'id' in (getNamedType(type) as never as { getFields(): object }).getFields(),
      )
    : [];
  const named = mutation.replace(/^(bulkDelete|bulkUpdate|delete|restore)/, '');
  const types = schema.getTypeMap();
  const single = [named, named.replace(/s$/, ''), named.replace(/ies$/, 'y')].find(name => name in types);
  return single ?? getNamedType(records[0]?.type ?? payload).name;
}
