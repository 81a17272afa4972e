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

/** Has an export written in the background: it is fetched from the tray. */
export async function beginExport(options: ExportOptions): Promise<void> {
  await post({ ...options, inBackground: true });
}

/** Fetches an export; tells how many bytes have come. Rejects with RequestFailed, whose message is the server's when it gave one. */
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
