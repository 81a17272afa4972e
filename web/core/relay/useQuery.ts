import { useState } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { FetchPolicy, GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { currentAttempt } from './attempt.ts';

/** Relay's `useLazyLoadQuery`, but it refetches when it is shown again after a failure; Relay itself would rethrow the cached failure. */
export function useQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
  options?: { fetchPolicy?: FetchPolicy; fetchKey?: string | number },
): Query['response'] {
  const [attempt] = useState(currentAttempt);
  return useLazyLoadQuery<Query>(query, variables, { ...options, fetchKey: `${attempt} ${options?.fetchKey ?? ''}` });
}
