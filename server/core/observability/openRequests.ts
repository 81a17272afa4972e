import type { ServerResponse } from 'node:http';

/** Milliseconds after which a request is no longer waited for: it is a stream, or takes long by itself. */
const patience = 100;

/** When each request was received that this process is answering, the oldest first. */
const open = new Map<ServerResponse, number>();

// One function for all: one that refers to the response it is put into would keep it alive (docs/performance.md).
function close(this: ServerResponse): void {
  open.delete(this);
}

/** Notes that a request has been received; its end is noted by itself. */
export function noteRequest(response: ServerResponse): void {
  open.set(response, performance.now());
  response.on('close', close);
}

/** Whether somebody has sent a request a moment ago who still waits for the answer. */
export function isAnswering(): boolean {
  const oldest = performance.now() - patience;
  for (const [response, received] of open) {
    if (received > oldest) return true;
    open.delete(response);
  }
  return false;
}
