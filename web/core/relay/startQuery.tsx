import { useEffect, type ReactNode } from 'react';
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime';
import { environment } from './environment.ts';
import { RequestFailed } from './RequestFailed.ts';

/** Sends a screen's query. What the store knows is shown meanwhile; without a record that it asks for, the screen says so. */
export const startQuery = (query: PreloadableConcreteRequest<OperationType>, variables: Variables) =>
  loadQuery(environment, query, variables, {
    fetchPolicy: 'store-and-network',
    networkCacheConfig: { metadata: { isScreen: true } },
  });

/** What became of a query that was sent, once that is known. */
export const outcomeOf = async ({ source }: PreloadedQuery<OperationType>): Promise<'ANSWERED' | 'REFUSED' | 'OFFLINE'> => {
  try {
    await source?.toPromise();
    return 'ANSWERED';
  } catch (error) {
    return error instanceof RequestFailed && error.code === 'OFFLINE' ? 'OFFLINE' : 'REFUSED';
  }
};

/** Around a screen with a query: the store, and the query's end when the screen goes. */
export function QueryHost({ query, children }: { query: PreloadedQuery<OperationType>; children: ReactNode }) {
  useEffect(() => () => query.dispose(), [query]);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
