import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../server/modules.ts';
import { Rest } from '../rest/Rest.ts';
import { signedInAs, startDemo, type Answer, type Client } from '../support/Client.ts';
import { aboutWhat, knownRecords, ordinaryInput, ordinaryValue, type Known } from '../support/inputs.ts';
import { alike, atLeast, isChosen, isChosenRoute, repeated } from '../support/operations.ts';
import { writtenSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';

const schema = writtenSchema();
// These end the caller's session.
const apart = /^(signOut|revoke)/;

type Values = Record<string, unknown>;
interface Ask {
  query: string;
  variables: Values;
  /** What this asks at once, to be asked apart where it is refused: a refusal hides what comes after it. */
  apart?: Ask[];
}

let server: TestServer;
let admin: Client;
let superAdmin: Client;
let known: Known;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  superAdmin = await signedInAs(server, 'super@noria.test');
  known = await knownRecords(schema, admin);
});
afterAll(() => server.stop());

/** Sends each as an administrator, or as SUPER_ADMIN where only that role may; returns those that fail with an internal error. */
async function bugsOf(asks: Ask[]): Promise<string[]> {
  const bugs: string[] = [];
  const queue = [...asks];
  const isBug = ({ errors, status }: Answer) => status >= 500 || errors.some(({ extensions }) => extensions.code === 'INTERNAL');
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      let answer = await admin.query(next.query, next.variables);
      if (answer.errors.some(({ extensions }) => extensions.code === 'FORBIDDEN'))
        answer = await superAdmin.query(next.query, next.variables);
      if (isBug(answer)) bugs.push(`${next.query} ${JSON.stringify(next.variables)}`);
      else if (answer.errors.length) queue.push(...(next.apart ?? []));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return bugs;
}

/** Whether a type holds the comparisons of a filter, such as `StringFilter`: they are compiled the same for every field. */
const isComparison = (type: GraphQLInputObjectType) =>
  type.name.endsWith('Filter') && Object.values(type.getFields()).every(({ type: of }) => !isInputObjectType(getNamedType(of)));
/** Whether a type is a list's filter, all of whose conditions are such comparisons. */
const isFlatFilter = (type: GraphQLInputObjectType) =>
  type.name.endsWith('Filter') &&
  Object.values(type.getFields())
    .map(({ type: of }) => getNamedType(of))
    .every(of => isInputObjectType(of) && isComparison(of));
let turn = 0;
/** Whether a mutation was sent with null for its key, which is read the same in each of them. */
let isKeyTried = false;

/** Yields the input once per optional field, nested ones included, with null in its place; of comparisons one at a time, in turn. */
function* withNulls(type: GraphQLInputObjectType, base: Values, above: GraphQLInputObjectType[] = []): Generator<Values> {
  const fields = Object.values(type.getFields());
  const some = isComparison(type) ? [fields[turn++ % fields.length]] : fields;
  for (const { name, type: of, defaultValue } of some) {
    if (name === 'dryRun' || (name === 'clientMutationId' && isKeyTried)) continue;
    isKeyTried ||= name === 'clientMutationId';
    if (!isNonNullType(of) || defaultValue !== undefined) yield { ...base, [name]: null };
    const inner = getNamedType(of);
    if (!isInputObjectType(inner) || above.includes(inner)) continue;
    const isList = isListType(getNullableType(of));
    const held = base[name] as Values | Values[] | undefined;
    const one = (Array.isArray(held) ? held[0] : held) ?? ordinaryInput(inner, '', known);
    for (const value of withNulls(inner, one, [...above, type])) yield { ...base, [name]: isList ? [value] : value };
  }
}

/** The conditions of a filter in two: those that are null themselves, and those whose comparison is. */
function together(filters: Values[]): Values[] {
  const all = filters.flatMap(filter => Object.entries(filter));
  return [all.filter(([, condition]) => condition === null), all.filter(([, condition]) => condition !== null)].map(some =>
    Object.fromEntries(some),
  );
}

const declared = (args: readonly GraphQLArgument[]) => args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
const passed = (args: readonly GraphQLArgument[]) => args.map(({ name }) => `${name}: $${name}`).join(', ');

/** Selection of a field, two levels deep: resolvers only run for selected fields. */
function selectionOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (!('getFields' in named)) return '';
  if (depth === 0 || !isObjectType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: of, name }) => args.length === 0 && (!('getFields' in getNamedType(of)) || /^(edges|node)$/.test(name)),
  );
  return `{ __typename ${fields.map(({ name, type: of }) => `${name} ${selectionOf(of, name === 'edges' ? depth : depth - 1)}`).join(' ')} }`;
}

/** Every request for a field with one of its arguments or their fields set to null; `around` wraps the field where it can be selected. */
function asksOf(
  { name, args, type }: GraphQLField<unknown, unknown>,
  about: string,
  around: (field: string) => string,
  head = '',
  variables = {},
): Ask[] {
  const needed: Values = Object.fromEntries(
    args
      .filter(({ type: of, defaultValue }) => isNonNullType(of) && defaultValue === undefined)
      .map(arg => [arg.name, valueOf(arg, about)]),
  );
  return args.flatMap(arg => {
    const inner = getNamedType(arg.type);
    const mayBeNull = !isNonNullType(arg.type) || arg.defaultValue !== undefined;
    // Conditions are compiled one after the other, so a filter takes all of them at once.
    const isFilter = isInputObjectType(inner) && isFlatFilter(inner);
    const nested = isInputObjectType(inner) ? [...withNulls(inner, isFilter ? {} : ordinaryInput(inner, about, known))] : [];
    const given = args.filter(one => one.name === arg.name || one.name in needed);
    const declarations = [head, declared(given)].filter(Boolean).join(', ');
    const query = `query(${declarations}) { ${around(`${name}(${passed(given)}) ${selectionOf(type)}`)} }`;
    const ask = (value: unknown): Ask => ({ query, variables: { ...variables, ...needed, [arg.name]: value } });
    const apart = nested.map(value => ask(isListType(getNullableType(arg.type)) ? [value] : value));
    return [...(mayBeNull ? [ask(null)] : []), ...(isFilter ? together(nested).map(value => ({ ...ask(value), apart })) : apart)];
  });
}

const valueOf = (arg: GraphQLArgument, about: string) => ordinaryValue(arg, about, known) ?? 'x';

it('a null optional argument of a query causes no internal error', async () => {
  const fields = Object.values(schema.getQueryType()!.getFields()).filter(
    ({ name, args }) => args.length > 0 && isChosen(name) && !alike.has(name),
  );
  const asks = fields.flatMap(field => asksOf(field, getNamedType(field.type).name.replace(/Connection$/, ''), text => text));
  expect(asks.length).toBeGreaterThanOrEqual(atLeast(300));
  expect(await bugsOf(asks)).toEqual([]);
});

it('a null argument of a record’s field causes no internal error', async () => {
  const asks = [...known].flatMap(([name, { id }]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [];
    const fields = Object.values(type.getFields()).filter(({ args }) => args.length > 0);
    return fields.flatMap(field =>
      asksOf(field, name, text => `node(id: $node) { ... on ${name} { ${text} } }`, '$node: ID!', { node: id }),
    );
  });
  expect(asks.length).toBeGreaterThan(50);
  expect(await bugsOf(asks)).toEqual([]);
});

it('a null optional field of an input causes no internal error', { timeout: 300_000 }, async () => {
  const mutations = Object.values(schema.getMutationType()!.getFields()).filter(
    ({ name }) => !apart.test(name) && isChosen(name) && !repeated.has(name),
  );
  const filters = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLInputObjectType => isInputObjectType(type) && type.name.endsWith('Filter'),
  );
  const asks = mutations.flatMap(({ name, args: [{ type: of }] }) => {
    const type = getNamedType(of) as GraphQLInputObjectType;
    const base = ordinaryInput(type, aboutWhat(schema, name), known);
    const mayTry = 'dryRun' in type.getFields();
    // The filters are covered by the list queries.
    return [...withNulls(type, base, filters)].map(input => ({
      query: `mutation($input: ${type.name}!) { ${name}(input: $input) { errors { field code } } }`,
      variables: { input: mayTry ? { ...input, dryRun: true } : input },
    }));
  });
  expect(asks.length).toBeGreaterThanOrEqual(atLeast(600));
  expect(await bugsOf(asks)).toEqual([]);
});

it('a null field of a documented body causes no internal error', async () => {
  const rest = new Rest(server.url, admin.token);
  const bugs: string[] = [];
  for (const { method, path, example, operations } of routes.filter(isChosenRoute)) {
    const about = operations.map(({ field }) => (schema.getMutationType()!.getFields()[field] ? aboutWhat(schema, field) : ''));
    const id = known.get(about.find(Boolean) ?? '')?.id ?? 'x';
    for (const name of Object.keys(example ?? {})) {
      if (/login|signup|Password/.test(path)) continue;
      const answer = await rest.send(method, `${path.replace(/\{\w+\}/g, id)}?dryRun=true`, { ...example, [name]: null });
      if (answer.status >= 500) bugs.push(`${method} ${path} ${name}: ${answer.status}`);
    }
  }
  expect(bugs).toEqual([]);
});
