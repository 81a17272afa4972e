import { createClient } from 'graphql-sse';
import type { Variables } from 'relay-runtime';

/** Opens one stream of events; returns how to close it. It is opened again after a break, for as long as it is wanted. */
export function subscribeTo(
  documentId: string | null,
  variables: Variables,
  headers: () => Record<string, string>,
  sink: object,
): () => void {
  const client = createClient({ url: '/graphql/stream', headers, retryAttempts: Infinity });
  const close = client.subscribe({ documentId, query: '', variables } as never, sink as never);
  return () => {
    close();
    client.dispose();
  };
}
