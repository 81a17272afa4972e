import {
  getNamedType,
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import type { Access } from '../access/Allow.ts';
import { accessOf, refusal } from '../access/allows.ts';
import { RequestError } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import { executeOperation } from '../graphql/executor.ts';
import { readDocument } from '../graphql/limits.ts';
import { readOf } from '../graphql/reads.ts';
import { nodeTypeOf } from '../graphql/select/selectConnection.ts';
import type { RestSchema } from '../rest/answerCall.ts';

/** Rows read at once. */
const pageRows = 1_000;
/** Maximum rows of one file: what a sheet can hold below its header. */
export const rowLimit = 1_000_000;

/** A row of the operation's result. */
export type Row = Record<string, unknown>;

interface Page {
  edges: { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Reads the rows of a list's own operation page by page, with the filter, order and search in its variables and the viewer's permissions.
 * The first page is read, or refused, before the response starts. FORBIDDEN for viewers who may read the list but not export it.
 */
export async function exportPages(
  parts: RestSchema,
  { query, variables }: { query: string; variables: Row },
  context: Context,
): Promise<AsyncIterable<Row[]>> {
  const { document, operation, key, access } = pagedOperation(parts, query);
  const refused = refusal(context.viewer, access, 'EXPORT');
  if (refused) throw refused;
  const read = async (after: string | null): Promise<Page> => {
    const answer = await executeOperation({
      ...parts,
      document,
      operation,
      variables: { ...variables, exportAfter: after },
      context: { ...context, pageLimit: pageRows },
    });
    const page = answer.data?.[key] as Page | null | undefined;
    if (!page) throw causeOf(answer.errors?.[0]);
    return page;
  };
  const first = await read(null);
  return (async function* pages() {
    let page = first;
    for (let rows = page.edges.length; ; rows += page.edges.length) {
      yield page.edges.map(({ node }) => node);
      if (!page.pageInfo.hasNextPage || rows >= rowLimit) return;
      page = await read(page.pageInfo.endCursor);
    }
  })();
}

/** Returns the GraphQL type of the records an operation lists. */
export const listedType = (parts: RestSchema, query: string): string => pagedOperation(parts, query).type;

/** Reduces a screen's operation to its one list, read forward from a cursor. Throws BAD_USER_INPUT unless it has exactly one list. */
function pagedOperation(
  { schema }: RestSchema,
  query: string,
): { document: DocumentNode; operation: OperationDefinitionNode; key: string; type: string; access: Access[] | undefined } {
  const malformed = new RequestError('BAD_USER_INPUT', 'malformed');
  const read = readDocument(schema, query);
  if (!('document' in read)) throw malformed;
  const { document } = read;
  const operations = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
  const fields = schema.getQueryType()!.getFields();
  const lists = operations[0].selectionSet.selections.filter(
    (node): node is FieldNode => node.kind === Kind.FIELD && readOf(fields[node.name.value])?.kind === 'connection',
  );
  if (operations.length !== 1 || operations[0].operation !== 'query' || lists.length !== 1) throw malformed;
  const [list] = lists;
  const ownArguments = list.arguments?.filter(({ name }) => !['first', 'last', 'after', 'before', 'offset'].includes(name.value)) ?? [];
  const [paging] = (parse(pageSelection).definitions[0] as OperationDefinitionNode).selectionSet.selections as FieldNode[];
  const field: FieldNode = {
    ...list,
    arguments: [...ownArguments, ...paging.arguments!],
    selectionSet: {
      ...paging.selectionSet!,
      selections: [
        // Only the rows are kept: counting is for the screen, and a fragment may request it too.
        ...list.selectionSet!.selections.filter(node => node.kind === Kind.FIELD && node.name.value === 'edges'),
        ...paging.selectionSet!.selections,
      ],
    },
  };
  const operation: OperationDefinitionNode = {
    ...operations[0],
    variableDefinitions: [
      ...(operations[0].variableDefinitions ?? []),
      ...((parse(pageSelection).definitions[0] as OperationDefinitionNode).variableDefinitions ?? []),
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  };
  return {
    document: { ...document, definitions: document.definitions.map(node => (node === operations[0] ? operation : node)) },
    operation,
    key: (list.alias ?? list.name).value,
    access: accessOf(fields[list.name.value]),
    type: nodeTypeOf(getNamedType(fields[list.name.value].type) as GraphQLObjectType).name,
  };
}

const pageSelection = `query ($exportAfter: String) { list(first: ${pageRows}, after: $exportAfter) { pageInfo { hasNextPage endCursor } } }`;

/** Returns the error thrown below GraphQL, or BAD_USER_INPUT when there is none because the variables do not fit. */
const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? causeOf(error.originalError) : (error ?? new RequestError('BAD_USER_INPUT', 'malformed'));
