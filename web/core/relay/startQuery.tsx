import { useEffect, type ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import { environment } from './environment.ts';
import { RequestFailed } from './RequestFailed.ts';

/** Starts a screen's query. Shows cached data meanwhile; a missing record makes the screen fail with NOT_FOUND. */
export const startQuery = (query: PreloadableConcreteRequest<OperationType>, variables: Variables) =>
  loadQuery(environment, query, variables, {
    fetchPolicy: 'store-and-network',
    networkCacheConfig: { metadata: { isScreen: true } },
  });

/** Resolves with the outcome of a started query. */
export const outcomeOf = async ({ source }: PreloadedQuery<OperationType>): Promise<'ANSWERED' | 'REFUSED' | 'OFFLINE'> => {
  try {
    await source?.toPromise();
    return 'ANSWERED';
  } catch (error) {
    return error instanceof RequestFailed && error.code === 'OFFLINE' ? 'OFFLINE' : 'REFUSED';
  }
};

/** Provides the Relay environment to a screen with a query, and disposes of the query on unmount. */
export function QueryHost({ query, children }: { query: PreloadedQuery<OperationType>; children: ReactNode }) {
  useEffect(() => () => query.dispose(), [query]);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
