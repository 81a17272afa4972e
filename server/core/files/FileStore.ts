import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { readStoreUrl } from '../storeUrl.ts';

/** Storage of file contents, keyed by the id of the file's row: the data folder, or S3-compatible storage shared by several servers. */
export interface FileStore {
  write(id: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Like `write`, for a stream that is never held in memory as a whole. */
  writeStream(id: string, stream: Readable, contentType: string): Promise<void>;
  /** Undefined if the file does not exist. */
  read(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  /** Ids of all stored files. */
  list(): AsyncIterable<string>;
}

/** Returns the file store that the settings configure. */
export function fileStore({ s3Url, dataDir }: { s3Url: string | undefined; dataDir: string }): FileStore {
  return s3Url ? bucketStore(s3Url) : folderStore(join(dataDir, 'files'));
}

/** Ids are UUIDs, so no path can leave the folder; the byte before the record type spreads the files over subfolders. */
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

/** Writes a file atomically: a write cut short, by a full disk or by the sender, leaves nothing behind. */
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
    // A caller is waiting, so retries end within half a second; the library's default would retry for a minute.
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
      // S3 needs the length up front.
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
