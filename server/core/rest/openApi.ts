import { getNamedType, isInputObjectType, isNonNullType, type GraphQLInputObjectType } from 'graphql';
import { permissionNames, type Permission } from '../access/Permission.ts';
import type { Access } from '../access/Allow.ts';
import type { ReadyRoute } from './answerCall.ts';
import { Schemas, type JsonSchema } from './jsonSchemas.ts';
import type { RestOperation } from './RestOperation.ts';
import type { Outcome, Route } from './Route.ts';

/** Failures a client may receive, by status. */
const failures: Record<number, string> = {
  401: 'Nobody is signed in, or no longer.',
  403: 'The right is missing.',
  404: "Not there, or another company's.",
  409: 'Refused by the business; on a stale version with the record as it is now.',
  422: 'Invalid input, by field.',
  429: 'Too many attempts; the header retry-after says how long to wait.',
  500: 'A failure of ours, with the id under which it is logged.',
  503: 'Busy, or the database is away; nothing was changed; the header retry-after says when to ask again.',
};

/** Builds the OpenAPI 3.1 description of the documented API from the route tables and the schema's types. */
export function openApi(rows: ReadyRoute[], hasInternalKey: boolean): object {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) (paths[row.route.path] ??= {})[row.route.method.toLowerCase()] = described(row, schemas, hasInternalKey);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Noria',
      version: '1',
      description: 'The documented REST API. The GraphQL API at /graphql offers all of it and more.',
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(rows.map(({ route }) => route.module!))].map(name => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.all, Failure: failure },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The accessToken from user/login, or an API key (noria_…).',
        },
        ...(hasInternalKey && { internalAccess: { type: 'apiKey', in: 'header', name: 'x-internal-access' } }),
      },
    },
  };
}

const failure: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'The error message, in the language of the request.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: '422: error messages by field.' },
    current: { description: '409 for a stale version: the record as it is now.' },
    requestId: { type: 'string', description: '500: the id to look for in the log.' },
  },
};

function described({ route, operations }: ReadyRoute, schemas: Schemas, hasInternalKey: boolean): object {
  const operation = operations[0];
  const access = [...new Set(operations.flatMap(one => one.access ?? []))];
  const isPublic = !operation || access.includes('PUBLIC');
  const body = operation && inputOf(operation, route);
  const internal = hasInternalKey ? { internalAccess: [] } : {};
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [route.module],
    summary: operation ? summaryOf(route) : 'Not set up here',
    description: isPublic
      ? 'For everybody.'
      : `For ${access
          .filter(one => !ofKeys.has(one))
          .map(nameOf)
          .join(', ')}.${access.includes('IN_PERSON') ? ' Not by an API key.' : ''}`,
    security: [isPublic ? internal : { bearer: [], ...internal }],
    parameters: parametersOf(route),
    ...((body || route.example) && {
      requestBody: {
        content: Object.fromEntries(
          mediaOf(operation, body).map(media => [
            media,
            { schema: body ? schemas.input(body, ['id']) : { type: 'object' }, ...(route.example && { example: route.example }) },
          ]),
        ),
      },
    }),
    responses: {
      ...(operation && { [route.status]: { description: 'Success.', content: answerOf(route, operation, schemas) } }),
      ...refusals(route, isPublic),
    },
  };
}

const verbs: Record<Outcome, string> = { created: 'Create', updated: 'Update', deleted: 'Delete', read: 'Read', done: '' };
const summaryOf = ({ answers, outcome, resource }: Route) => `${answers === 'list' ? 'List' : verbs[outcome]} ${resource.names.en}`.trim();

function inputOf({ field }: RestOperation, { method }: Route): GraphQLInputObjectType | undefined {
  const type = field.args.find(({ name }) => name === 'input')?.type;
  const input = isNonNullType(type) ? type.ofType : type;
  return method !== 'DELETE' && isInputObjectType(input) ? input : undefined;
}

/** A body with a file is sent as a form; a record that can come with one, as JSON too. */
function mediaOf(operation: RestOperation | undefined, input: GraphQLInputObjectType | undefined): string[] {
  const hasFile = Object.values(input?.getFields() ?? {}).some(({ type }) => getNamedType(type).name === 'Upload');
  if (!hasFile) return ['application/json'];
  return operation && /^(create|update)/.test(operation.field.name) ? ['application/json', 'multipart/form-data'] : ['multipart/form-data'];
}

function answerOf(route: Route, operation: RestOperation, schemas: Schemas): object {
  if (route.shape) return { 'application/json': { schema: { type: 'object' }, ...(route.shaped && { example: route.shaped }) } };
  const data = schemas.answer(operation);
  if (route.answers === 'data')
    return json({ type: 'object', required: ['data', 'message'], properties: { data, message: { type: 'string' } } });
  const whole: JsonSchema = { type: 'integer' };
  return json({
    type: 'object',
    required: ['data', 'page', 'pageSize', 'total'],
    properties: { data: { type: 'array', items: data }, page: whole, pageSize: whole, total: whole },
  });
}

function parametersOf({ path, answers, parameters, method }: Route): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(method === 'DELETE' && { description: 'One id, or several: [id,id].' }),
  }));
  const page =
    answers === 'list' && method === 'GET'
      ? ['page', 'pageSize'].map(name => ({ name, in: 'query', schema: { type: 'integer', minimum: 1 } }))
      : [];
  return [...inPath, ...page, ...parameters.map(name => ({ name, in: 'query', schema: { type: 'string' } }))];
}

function refusals({ method, path, operations }: Route, isPublic: boolean): object {
  const statuses = Object.keys(failures)
    .map(Number)
    .filter(status => {
      if (status === 403) return !isPublic;
      if (status === 404) return path.includes('{');
      if (status === 409) return method !== 'GET';
      return status !== 429 || (isPublic && operations.length > 0);
    });
  return Object.fromEntries(
    statuses.map(status => [status, { description: failures[status], content: json({ $ref: '#/components/schemas/Failure' }) }]),
  );
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Access rules about API keys, left out of the list of permissions. */
const ofKeys = new Set<Access>(['API_KEY', 'IN_PERSON', 'INVITING']);
const nameOf = (access: Access) =>
  access === 'SIGNED_IN' ? 'whoever is signed in' : access in permissionNames ? permissionNames[access as Permission] : access;
