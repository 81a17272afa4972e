import { createClient } from 'graphql-sse';
import type { GraphQLResponse, Variables } from 'relay-runtime';

/** What was changed while a stream was broken nobody knows: records that are not named may be any. */
const missed = { data: { recordsChanged: [] } };

/** Opens one stream of changes; returns how to close it. It is opened again after a break, for as long as it is wanted, and then says so. */
export function subscribeTo(
  documentId: string | null,
  variables: Variables,
  headers: () => Record<string, string>,
  sink: { next: (answer: GraphQLResponse) => void },
): () => void {
  const client = createClient({
    url: '/graphql/stream',
    headers,
    retryAttempts: Infinity,
    on: { connected: isBack => isBack && sink.next(missed) },
  });
  const close = client.subscribe({ documentId, query: '', variables } as never, sink as never);
  return () => {
    close();
    client.dispose();
  };
}
