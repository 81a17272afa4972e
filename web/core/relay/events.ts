import { createClient } from 'graphql-sse';
import type { Variables } from 'relay-runtime';
import { pauseBefore } from './pauseBefore.ts';

/** Callbacks of one subscription. */
export interface EventSink {
  /** Called before each attempt; `isBack` is true after a disconnect or a failed attempt, when events may have been missed. */
  connecting: (isBack: boolean) => void;
  connected: () => void;
  next: (answer: { data?: unknown }) => void;
  /** The server has ended or refused the stream. */
  ended: () => void;
}

/** Opens a subscription and reconnects after a disconnect. Returns a function that closes it. */
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
    // The client's default backoff doubles without a limit: after an hour offline it would wait another hour.
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
