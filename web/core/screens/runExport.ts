import { headers } from '../relay/request.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import type { ExportColumn } from './exportColumns.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportOptions {
  documentId: string;
  variables: object;
  columns: ExportColumn[];
  name: string;
  format: ExportFormat;
}

/** Starts an export in the background; the file is downloaded from the task tray. */
export async function beginExport(options: ExportOptions): Promise<void> {
  await post({ ...options, inBackground: true });
}

/** Downloads an export and reports the number of bytes received. Rejects with RequestFailed, with the server's message if there is one. */
export async function runExport(options: ExportOptions, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await post(options, signal);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw offline();
    });
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    parts.push(value);
    onProgress((bytes += value.length));
  }
}

const offline = () => new RequestFailed('OFFLINE', undefined, 'no answer');

async function post(body: object, signal?: AbortSignal): Promise<Response> {
  const response = await fetch('/export', {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw offline();
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new RequestFailed('REFUSED', undefined, error ?? response.statusText);
}
