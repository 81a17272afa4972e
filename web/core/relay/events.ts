import { createClient } from 'graphql-sse';
import type { Variables } from 'relay-runtime';
import { pauseBefore } from './pauseBefore.ts';

/** What one subscription brings. */
export interface EventSink {
  /** Before each attempt; `isBack` after a break or a failed attempt, during which anything may have happened. */
  connecting: (isBack: boolean) => void;
  connected: () => void;
  next: (answer: { data?: unknown }) => void;
  /** The server has ended the stream, or refuses it. */
  ended: () => void;
}

/** Opens one subscription; returns how to close it. It is opened again after a break, for as long as it is wanted. */
export function subscribeTo(
  documentId: string | null,
  variables: Variables,
  headers: () => Record<string, string>,
  { connecting, connected, next, ended }: EventSink,
): () => void {
  const client = createClient({
    url: '/graphql/stream',
    headers,
    retryAttempts: Infinity,
    // The client's own pause doubles without an end: after an hour without a connection it is an hour.
    retry: pauseBefore,
    on: { connecting, connected },
  });
  let isClosed = false;
  const complete = () => {
    if (!isClosed) ended();
  };
  client.subscribe({ documentId, query: '', variables } as never, { next, complete, error: complete });
  return () => {
    isClosed = true;
    client.dispose();
  };
}
