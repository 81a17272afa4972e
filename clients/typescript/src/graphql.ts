import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './generated/schema.d.ts';

/** Parses an operation of Noria's schema; its variables and result are typed from its text. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; Date: string; Decimal: string; JSON: unknown; Upload: Blob };
  disableMasking: true;
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
