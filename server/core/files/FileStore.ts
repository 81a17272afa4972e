import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { readStoreUrl } from '../storeUrl.ts';

/** Where the bytes of files lie, under the id of their row: the data folder, or S3-compatible storage that several servers share. */
export interface FileStore {
  write(id: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined when there are none. */
  read(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
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
      await writeFile(`${place}.part`, bytes, { flush: true });
      await rename(`${place}.part`, place);
    },
    async read(id) {
      const stream = createReadStream(placeOf(id));
      return new Promise((found, failed) => {
        stream.once('open', () => found(stream));
        stream.once('error', error => ((error as NodeJS.ErrnoException).code === 'ENOENT' ? found(undefined) : failed(error)));
      });
    },
    remove: id => rm(placeOf(id), { force: true }),
  };
}

function bucketStore(url: string): FileStore {
  const place = readStoreUrl(url);
  if (!place) throw new Error('S3_URL is checked with the settings');
  const client = new AwsClient({
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    region: place.region,
    service: 's3',
  });
  const send = (id: string, init: RequestInit) => client.fetch(`${place.endpoint}/${place.bucket}/${id}`, init);
  const refuse = (response: Response) => new Error(`File storage answered ${response.status}`);
  return {
    async write(id, bytes, contentType) {
      const response = await send(id, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': contentType } });
      if (!response.ok) throw refuse(response);
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
  };
}
