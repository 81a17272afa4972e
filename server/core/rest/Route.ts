import { InvalidInput } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { Language, Viewer } from '../session/Viewer.ts';
import { listOf } from './listOf.ts';
import { pageOf } from './pageOf.ts';

/** A text in the three supported languages. */
export type Texts = Record<Language, string>;
/** Values as sent by the client; they are checked against the schema's types later. */
export type Values = Record<string, unknown>;

/** A REST call as a route table sees it. */
export interface RestCall {
  params: Record<string, string>;
  query: Record<string, string | string[] | undefined>;
  body: Values;
  /** From the `idempotency-key` header. */
  idempotencyKey: string | undefined;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
}

/** A GraphQL field and a function that builds its arguments from a call; the function may throw the errors of core/errors. */
export interface Operation {
  field: string;
  values: (call: RestCall) => Values | Promise<Values>;
  /** Whether it is meant by the call, where a path takes more than one kind; always, if omitted. */
  fits?: (call: RestCall) => boolean;
  /** What it returns, where that differs from the route's. */
  resource?: Resource;
}

/** The resource of a route: its name for messages (in Spanish with its article) and the fields returned for it. */
export interface Resource {
  names: Texts;
  /** A GraphQL selection with its braces; without one, only the operation's scalar values are returned. */
  selection?: string;
}

/** Outcome of a call; selects the message in the response. */
export type Outcome = 'created' | 'updated' | 'deleted' | 'read' | 'done';
/** HTTP methods of the documented calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A row of a module's route table: a documented method and path, and the schema operations that answer it. */
export interface Route {
  method: Method;
  /** Path below /api/v1, as documented: `/roles/{id}`, `/role/[{id}]`. */
  path: string;
  resource: Resource;
  /** Candidates in order; the first one the viewer may use answers. */
  operations: Operation[];
  answers: 'list' | 'data';
  outcome: Outcome;
  status: number;
  /** Names of the accepted query parameters other than paging. */
  parameters: string[];
  /** Example request body. */
  example?: Values;
  /** Builds the response where the documented shape is not {data, message}. */
  shape?: (value: Values, context: Context, message: string) => Promise<object>;
  /** Example of that response. */
  shaped?: Values;
  /** The module in the documentation. */
  module?: string;
}

/** Overrides of a route's defaults. */
export interface RouteOverrides extends Partial<
  Pick<Route, 'method' | 'outcome' | 'status' | 'example' | 'shape' | 'shaped' | 'parameters'>
> {
  /** Builds the arguments; for a command, its input. */
  values?: Operation['values'];
}

/** Turns one query parameter into a filter condition for the list. */
export type Filter = (value: string | string[], call: RestCall) => Values;

const rest: Pick<Route, 'outcome' | 'status' | 'parameters' | 'answers'> = {
  outcome: 'read',
  status: 200,
  parameters: [],
  answers: 'data',
};
/** Input fields that every command accepts. */
const common = ({ query, idempotencyKey }: RestCall): Values => ({
  ...(query.dryRun !== undefined && { dryRun: query.dryRun }),
  ...(idempotencyKey !== undefined && { clientMutationId: idempotencyKey }),
});

/** GET of a page of records, or of a whole short list: `{data, page, pageSize, total}`. */
export function list(
  path: string,
  resource: Resource,
  field: string,
  filters: Record<string, Filter> = {},
  { values, ...extras }: RouteOverrides = {},
): Route {
  const asked = (call: RestCall): Values => {
    const { size: first, offset } = pageOf(call.query);
    const given = Object.entries(filters).flatMap(([name, filter]) => (call.query[name]?.length ? [filter(call.query[name], call)] : []));
    return { first, offset, filter: Object.assign({}, ...given) as Values };
  };
  return {
    ...rest,
    method: 'GET',
    path,
    resource,
    operations: [{ field, values: values ?? asked }],
    answers: 'list',
    parameters: Object.keys(filters),
    ...extras,
  };
}

/** GET of one record. */
export const one = (path: string, resource: Resource, field: string, { values, ...extras }: RouteOverrides = {}): Route => ({
  ...rest,
  method: 'GET',
  path,
  resource,
  operations: [{ field, values: values ?? (({ params }) => ({ id: oneId(params.id) })) }],
  ...extras,
});

/** POST of a new record. */
export const create = (path: string, resource: Resource, field: string, { values, ...extras }: RouteOverrides = {}): Route => ({
  ...call('POST', path, resource, field, { values: values ?? (({ body }) => body) }),
  outcome: 'created',
  status: 201,
  ...extras,
});

/** PUT of changes to a record; fields missing from the body stay unchanged. */
export const update = (path: string, resource: Resource, field: string, { values, ...extras }: RouteOverrides = {}): Route => ({
  ...call('PUT', path, resource, field, {
    values: async request => ({ ...(values ? await values(request) : request.body), id: oneId(request.params.id) }),
  }),
  outcome: 'updated',
  ...extras,
});

/** DELETE of one or several records, all or none: `[id]`, `[id,id]`, percent-encoded or bare. */
export const remove = (path: string, resource: Resource, field: string): Route => ({
  ...call('DELETE', path, { names: resource.names }, field, { values: ({ params }) => ({ ids: someIds(params.id) }) }),
  outcome: 'deleted',
});

/** Any other command; `values` builds its input. */
export const call = (
  method: Method,
  path: string,
  resource: Resource,
  field: string,
  { values, ...extras }: RouteOverrides = {},
): Route => ({
  ...rest,
  outcome: 'done',
  method,
  path,
  resource,
  operations: [{ field, values: async request => ({ input: { ...common(request), ...(values ? await values(request) : request.body) } }) }],
  ...extras,
});

/** Merges several routes into one that runs the first operation, in order, that the viewer may use. */
export const firstAllowed = (first: Route, ...others: Route[]): Route => ({
  ...first,
  operations: [first, ...others].flatMap(({ operations }) => operations),
});

/** Assigns routes to a documented module. */
export const table = (module: string, routes: Route[]): Route[] => routes.map(route => ({ ...route, module }));

/** Filters on a field that contains the text. */
export const contains =
  (field: string): Filter =>
  value => ({ [field]: { contains: textOf(value) } });
/** Filters on a field that equals any value of a list. */
export const anyOf =
  (field: string): Filter =>
  value => ({ [field]: { in: listOf(value) } });

/** Text of a parameter; the first one if it is repeated. */
export const textOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function someIds(text: string | undefined): string[] {
  const ids = listOf(text);
  if (!ids.length) throw new InvalidInput({ field: 'id', code: 'required' });
  return ids;
}

/** An id, with or without brackets. */
export const oneId = (text: string | undefined): string => listOf(text)[0] ?? '';
