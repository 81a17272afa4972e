import type { UploadableMap, Variables } from 'relay-runtime';
import { multipart } from './multipart.ts';

const watchers = new WeakMap<Blob, (part: number) => void>();

/** Reports the upload progress of a file, from 0 to 1, as soon as a mutation sends it. */
export const watchUpload = (file: Blob, onProgress: (part: number) => void): void => void watchers.set(file, onProgress);

/** Sends an operation with its files, like `fetch`; only XMLHttpRequest reports upload progress. Rejects when there is no answer. */
export function sendFiles(
  documentId: string | null,
  variables: Variables,
  { files, headers }: { files: UploadableMap; headers: Record<string, string> },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('POST', '/graphql');
    for (const [name, value] of Object.entries({ ...headers, 'apollo-require-preflight': 'true' })) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      for (const file of Object.values(files)) watchers.get(file)?.(total ? loaded / total : 0);
    });
    sending.addEventListener('load', () => {
      const { status, statusText } = sending;
      resolve(new Response(sending.responseText, { status, statusText, headers: headersOf(sending) }));
    });
    sending.addEventListener('error', () => reject(new Error('no answer')));
    sending.addEventListener('abort', () => reject(new Error('no answer')));
    sending.send(multipart(documentId, variables, files));
  });
}

const headersOf = (answered: XMLHttpRequest): [string, string][] =>
  answered
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map(line => line.split(/: (.*)/s, 2) as [string, string])
    .filter(([name]) => name);
