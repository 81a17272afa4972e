import type { GraphQLTaggedNode } from 'relay-runtime';

/** The generated operations behind a plain entity's form. */
export interface FormOperations<Record> {
  /** Default values of a new record, from the API schema. */
  defaults: { readonly [field: string]: unknown };
  /** Reads `record` by `$id`, unless `$isBlank`. */
  query: GraphQLTaggedNode;
  /** Returns `payload { record { id name } }`. */
  create: GraphQLTaggedNode;
  /** Returns `payload { record }` with the fields that `query` reads. */
  update: GraphQLTaggedNode;
  /** Type of the record that `query` reads. */
  readonly record?: Record;
}

/** Gives operations a query of its own, which reads more of the record: `record` by `$id`, unless `$isBlank`. */
export const readingMore = <Reading extends { response: { readonly record?: object | null } }>(
  operations: FormOperations<unknown>,
  query: GraphQLTaggedNode,
): FormOperations<NonNullable<Reading['response']['record']>> => ({ ...operations, record: undefined, query });
