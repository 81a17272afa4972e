import type { GraphQLTaggedNode } from 'relay-runtime';

/** The operations of a plain entity's form, as they are written from the schema. */
export interface FormOperations<Record> {
  /** What a new record starts from, as the API has it. */
  defaults: { readonly [field: string]: unknown };
  /** Reads `record` by `$id`, unless `$isBlank`. */
  query: GraphQLTaggedNode;
  /** Answers `payload { record { id name } }`. */
  create: GraphQLTaggedNode;
  /** Answers `payload { record }` with what `query` reads. */
  update: GraphQLTaggedNode;
  /** The type of what `query` reads. */
  readonly record?: Record;
}
