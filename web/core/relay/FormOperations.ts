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
