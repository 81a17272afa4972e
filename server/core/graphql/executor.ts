import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { EntityMetadata } from '@mikro-orm/postgresql';
import { isRefusal } from '../database/beginTransaction.ts';
import type { RequestError } from '../errors.ts';
import type { Context } from './Context.ts';
import { toGraphQLError } from './formatError.ts';
import type { KnownCommands } from './knownCommands.ts';
import type { KnownReads } from './knownReads.ts';
import { readFields, type RootSelection } from './readFields.ts';
import { readOf } from './reads.ts';

type Metadata = (typeName: string) => EntityMetadata | undefined;
type Gateway = NonNullable<ApolloServerOptionsWithGateway<Context>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Known operations, which are answered without Apollo. */
interface Known {
  reads: KnownReads;
  commands: KnownCommands;
}

/**
 * Replaces Apollo's executor through its gateway option, so that its plugins, document store and error formatting stay in use. An
 * operation of reads only is answered by one statement whose JSON is the result; everything else runs through graphql-js and the shield.
 */
export function gatewayFor(schema: GraphQLSchema, metadata: Metadata, known: Known): Gateway {
  const executor: Executor = async ({ document, request, context }) => {
    const operation = getOperationAST(document, request.operationName);
    // The operation is missing or ambiguous: graphql-js says why, and Apollo answers 400.
    if (!operation) return execute({ schema, document, operationName: request.operationName }) as never;
    const selection = readsOf(schema, metadata, document, operation);
    if (selection) known.reads.keep(request.query, request.operationName, { operation, selection });
    const asked = { schema, metadata, document, operation, variables: request.variables ?? {}, context: context as Context };
    const answer = await executeConfirmed(asked);
    const { selections } = operation.selectionSet;
    if (asked.context.entry?.isCommand && selections.length === 1 && selections[0].kind === Kind.FIELD)
      known.commands.keep(request.query, { schema, metadata, document, operation });
    return answer as never;
  };
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({ executor }),
    stop: async () => undefined,
  };
}

/**
 * Runs an operation whose viewer may come from the cache. A command verifies the viewer within its transaction. If none did, nothing was
 * written, and the viewer is verified before the response is sent; if the viewer has changed, the operation runs again with the current
 * one.
 */
export async function executeConfirmed(asked: Operation): Promise<ExecutionResult> {
  const { context } = asked;
  const { entry, viewer: believed } = context;
  if (!entry?.stamp) return executeOperation(asked);
  // The shield caches its decisions in the context.
  const untouched = { ...context };
  const answer = await executeOperation(asked);
  if (!entry.stamp) return answer;
  const viewer = await context.recogniseAgain();
  entry.stamp = undefined;
  const isRefused = answer.errors?.some(({ originalError }) => isRefusal(originalError));
  return viewer === believed && !isRefused ? answer : executeOperation({ ...asked, context: { ...untouched, viewer } });
}

/** An operation with everything needed to run it. */
export interface Operation {
  schema: GraphQLSchema;
  metadata: Metadata;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
  context: Context;
}

export async function executeOperation({ schema, metadata, document, operation, variables, context }: Operation): Promise<ExecutionResult> {
  const selection = readsOf(schema, metadata, document, operation);
  if (!selection)
    return execute({ schema, document, operationName: operation.name?.value, contextValue: context, variableValues: variables });
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 20 });
  if (!coerced) return { errors };
  const read = await readFields(selection, context, coerced).catch((error: Error) => error);
  if (read instanceof Error) return { data: null, errors: [new GraphQLError(read.message, { originalError: read })] };
  const { data, failures } = read;
  if (!failures.length) return { data };
  return { data, errors: failures.map(({ path, error }) => failed(error, path)) };
}

const failed = (error: RequestError, path: string[]) => toGraphQLError(error, path);

const selections = new WeakMap<OperationDefinitionNode, RootSelection | null>();

/** Returns the operation as one statement if every root field is a read; otherwise null. */
function readsOf(
  schema: GraphQLSchema,
  metadata: Metadata,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RootSelection | null {
  let selection = selections.get(operation);
  if (selection === undefined) {
    const fragments = fragmentsOf(document);
    const isReads =
      operation.operation === 'query' && operation.selectionSet.selections.every(node => isRead(schema, fragments, node as FieldNode));
    selection = isReads ? { schema, metadata, fragments, fields: operation.selectionSet.selections as FieldNode[], plans: [] } : null;
    selections.set(operation, selection);
  }
  return selection;
}

function isRead(
  schema: GraphQLSchema,
  fragments: Record<string, FragmentDefinitionNode>,
  node: OperationDefinitionNode['selectionSet']['selections'][number],
): boolean {
  if (node.kind === Kind.FIELD) return node.name.value === '__typename' || !!readOf(schema.getQueryType()!.getFields()[node.name.value]);
  const { selectionSet } = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
  return selectionSet.selections.every(child => isRead(schema, fragments, child));
}

/** Returns the fragments of a document by name. */
export const fragmentsOf = (document: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    document.definitions.flatMap(definition => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [])),
  );
