import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { bareSchema } from '../../server/core/graphql/buildSchema.ts';
import { resolvers } from '../../server/modules.ts';

let declared: GraphQLSchema | undefined;
let written: GraphQLSchema | undefined;

/** The schema as the resolvers declare it, with the extensions of its fields; built once for all files of a worker. */
export const declaredSchema = (): GraphQLSchema => (declared ??= bareSchema(resolvers));

/** The schema that schema.graphql holds, which is what clients know; built once for all files of a worker. */
export const writtenSchema = (): GraphQLSchema => (written ??= buildSchema(readFileSync('schema.graphql', 'utf8')));
