import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { readStoreUrl } from './storeUrl.ts';

/** Where the bytes of files lie, under the id of their row: the data folder, or S3-compatible storage that several servers share. */
export interface FileStore {
  write(id: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The same of what comes piece by piece, never held whole. */
  writeStream(id: string, stream: Readable, contentType: string): Promise<void>;
  /** Undefined when there are none. */
  read(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  /** The ids of all there are. */
  list(): AsyncIterable<string>;
}

/** The store that the settings name. */
export function fileStore({ s3Url, dataDir }: { s3Url: string | undefined; dataDir: string }): FileStore {
  return s3Url ? bucketStore(s3Url) : folderStore(join(dataDir, 'files'));
}

/** Ids are UUIDs, so no path can leave the folder; the last two digits before the type spread them over folders. */
function folderStore(folder: string): FileStore {
  const placeOf = (id: string) => join(folder, id.slice(-4, -2), id);
  return {
    async write(id, bytes) {
      const place = placeOf(id);
      await mkdir(join(place, '..'), { recursive: true });
      await whole(place, part => writeFile(part, bytes, { flush: true }));
    },
    async writeStream(id, stream) {
      const place = placeOf(id);
      await mkdir(join(place, '..'), { recursive: true });
      await whole(place, part => pipeline(stream, createWriteStream(part, { flush: true })));
    },
    async read(id) {
      const stream = createReadStream(placeOf(id));
      return new Promise((found, failed) => {
        stream.once('open', () => found(stream));
        stream.once('error', error => ((error as NodeJS.ErrnoException).code === 'ENOENT' ? found(undefined) : failed(error)));
      });
    },
    remove: id => rm(placeOf(id), { force: true }),
    async *list() {
      for (const shelf of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, shelf)).catch(() => [])) if (!name.endsWith('.part')) yield name;
    },
  };
}

/** A file is there when all of it is: what was cut short, by a full disk or by who sends it, leaves nothing. */
async function whole(place: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${place}.part`;
  try {
    await write(part);
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function bucketStore(url: string): FileStore {
  const place = readStoreUrl(url);
  if (!place) throw new Error('S3_URL is checked with the settings');
  const client = new AwsClient({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    region: place.region,
    service: 's3',
    // Somebody waits for the answer: it is tried again for less than half a second, where the library would for a minute.
    retries: 3,
  });
  const send = (id: string, init: RequestInit) => client.fetch(`${place.endpoint}/${place.bucket}/${id}`, init);
  const refuse = (response: Response) => new Error(`File storage answered ${response.status}`);
  const put = async (id: string, body: Uint8Array<ArrayBuffer> | Blob, contentType: string) => {
    const response = await send(id, { method: 'PUT', body, headers: { 'content-type': contentType } });
    if (!response.ok) throw refuse(response);
  };
  return {
    write: (id, bytes, contentType) => put(id, new Uint8Array(bytes), contentType),
    async writeStream(id, stream, contentType) {
      // Such storage wants to know the length first.
      const folder = await mkdtemp(join(tmpdir(), 'noria-upload-'));
      try {
        await pipeline(stream, createWriteStream(join(folder, id)));
        await put(id, await openAsBlob(join(folder, id)), contentType);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async read(id) {
      const response = await send(id, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) throw refuse(response);
      return Readable.fromWeb(response.body as never);
    },
    async remove(id) {
      const response = await send(id, { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw refuse(response);
    },
    async *list() {
      for (let next = ''; ;) {
        const asked = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const response = await client.fetch(`${place.endpoint}/${place.bucket}?${asked}`);
        if (!response.ok) throw refuse(response);
        const page = await response.text();
        for (const [, id] of page.matchAll(/<Key>([\w-]+)<\/Key>/g)) yield id;
        next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '';
        if (!next) return;
      }
    },
  };
}
