import { InvalidInput } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { Language, Viewer } from '../session/Viewer.ts';
import { listOf } from './listOf.ts';
import { pageOf } from './pageOf.ts';

/** A text in the three languages. */
export type Texts = Record<Language, string>;
/** Values as they were sent: the schema's types decide later what they may be. */
export type Values = Record<string, unknown>;

/** One call as a table sees it. */
export interface RestCall {
  params: Record<string, string>;
  query: Record<string, string | string[] | undefined>;
  body: Values;
  /** From the header `idempotency-key`. */
  idempotencyKey: string | undefined;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
}

/** A GraphQL field and the values of its arguments for a call; they may throw the errors of core/errors. */
export interface Operation {
  field: string;
  values: (call: RestCall) => Values | Promise<Values>;
}

/** What a row is about: its name for messages (in Spanish with its article) and what is answered of it. */
export interface Resource {
  names: Texts;
  /** A GraphQL selection with its braces; without one, only an operation's plain values are answered. */
  selection?: string;
}

/** What was done, for the sentence that an answer says it in. */
export type Outcome = 'created' | 'updated' | 'deleted' | 'read' | 'done';
/** The methods that documented calls have. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A row of a module's table: a documented method and path, and what of the schema answers it. */
export interface Route {
  method: Method;
  /** Below /api/v1, as documented: `/roles/{id}`, `/role/[{id}]`. */
  path: string;
  resource: Resource;
  /** The first one that the viewer may use. */
  operations: Operation[];
  answers: 'list' | 'data';
  outcome: Outcome;
  status: number;
  /** Names of what may stand in the query beside the page. */
  parameters: string[];
  /** An example of a body. */
  example?: Values;
  /** The answer where it is documented otherwise than {data, message}. */
  shape?: (value: Values, context: Context, message: string) => Promise<object>;
  /** An example of that answer. */
  shaped?: Values;
  /** The documented module. */
  module?: string;
}

/** What a row says beside its word's own ways. */
export interface Extras extends Partial<Pick<Route, 'method' | 'outcome' | 'status' | 'example' | 'shape' | 'shaped' | 'parameters'>> {
  /** The values of the arguments; of a command, its input. */
  values?: Operation['values'];
}

/** Turns one parameter of the query into a condition on the list. */
export type Filter = (value: string | string[], call: RestCall) => Values;

const rest: Pick<Route, 'outcome' | 'status' | 'parameters' | 'answers'> = {
  outcome: 'read',
  status: 200,
  parameters: [],
  answers: 'data',
};
/** What every command takes beside its own fields. */
const common = ({ query, idempotencyKey }: RestCall): Values => ({
  ...(query.dryRun !== undefined && { dryRun: query.dryRun }),
  ...(idempotencyKey !== undefined && { clientMutationId: idempotencyKey }),
});

/** GET of a page of records, or of all of a short list: `{data, page, pageSize, total}`. */
export function list(
  path: string,
  resource: Resource,
  field: string,
  filters: Record<string, Filter> = {},
  { values, ...extras }: Extras = {},
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
export const one = (path: string, resource: Resource, field: string, { values, ...extras }: Extras = {}): Route => ({
  ...rest,
  method: 'GET',
  path,
  resource,
  operations: [{ field, values: values ?? (({ params }) => ({ id: oneId(params.id) })) }],
  ...extras,
});

/** POST of a new record. */
export const create = (path: string, resource: Resource, field: string, { values, ...extras }: Extras = {}): Route => ({
  ...call('POST', path, resource, field, { values: values ?? (({ body }) => body) }),
  outcome: 'created',
  status: 201,
  ...extras,
});

/** PUT of what changes in a record; what the body leaves out stays. */
export const update = (path: string, resource: Resource, field: string, { values, ...extras }: Extras = {}): Route => ({
  ...call('PUT', path, resource, field, {
    values: async request => ({ ...(values ? await values(request) : request.body), id: oneId(request.params.id) }),
  }),
  outcome: 'updated',
  ...extras,
});

/** DELETE of one record or of several, all or none: `[id]`, `[id,id]`, percent-encoded or bare. */
export const remove = (path: string, resource: Resource, field: string): Route => ({
  ...call('DELETE', path, { names: resource.names }, field, { values: ({ params }) => ({ ids: someIds(params.id) }) }),
  outcome: 'deleted',
});

/** Any other command; `values` make its input. */
export const call = (method: Method, path: string, resource: Resource, field: string, { values, ...extras }: Extras = {}): Route => ({
  ...rest,
  outcome: 'done',
  method,
  path,
  resource,
  operations: [{ field, values: async request => ({ input: { ...common(request), ...(values ? await values(request) : request.body) } }) }],
  ...extras,
});

/** One row that does what the first of several may, in their order, whose operation the viewer may use. */
export const either = (first: Route, ...others: Route[]): Route => ({
  ...first,
  operations: [first, ...others].flatMap(({ operations }) => operations),
});

/** The rows of a documented module. */
export const table = (module: string, routes: Route[]): Route[] => routes.map(route => ({ ...route, module }));

/** The text stands anywhere in a field. */
export const contains =
  (field: string): Filter =>
  value => ({ [field]: { contains: textOf(value) } });
/** The field is any of a list. */
export const anyOf =
  (field: string): Filter =>
  value => ({ [field]: { in: listOf(value) } });

/** The one text of a parameter; the first where it is repeated. */
export const textOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function someIds(text: string | undefined): string[] {
  const ids = listOf(text);
  if (!ids.length) throw new InvalidInput({ field: 'id', code: 'required' });
  return ids;
}

/** An id that may come in brackets. */
export const oneId = (text: string | undefined): string => listOf(text)[0] ?? '';
