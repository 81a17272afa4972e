import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { type FileStore, fileStore } from '../../server/core/files/FileStore.ts';

let folder: string;
let s3: S3rver;
let address: (key?: string) => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noria-store-'));
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'noria', configs: [] }] });
  const { port } = await s3.run();
  address = (key = 'S3RVER') => `s3+http://${key}:S3RVER@127.0.0.1:${port}/noria`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores: [string, () => FileStore][] = [
  ['S3-compatible storage', () => fileStore({ s3Url: address(), dataDir: '/nowhere' })],
  ['the data folder', () => fileStore({ s3Url: undefined, dataDir: join(folder, 'data') })],
];
const text = Buffer.from('ناعورة, a noria');
const bytesOf = async (store: FileStore, id: string) => {
  const stream = await store.read(id);
  return stream && (await buffer(stream));
};
const idsOf = async (store: FileStore) => {
  const ids: string[] = [];
  for await (const id of store.list()) ids.push(id);
  return ids.sort();
};

describe.each(stores)('files in %s', (_where, storeOf) => {
  it('are read as they were written, whole or piece by piece, and gone once removed', async () => {
    const store = storeOf();
    const [whole, inPieces] = [newId(1), newId(1)];
    await store.write(whole, text, 'text/plain');
    const large = Buffer.alloc(3_000_000, 'noria ');
    await store.writeStream(inPieces, Readable.from([large.subarray(0, 7), large.subarray(7)]), 'application/zip');
    expect(await bytesOf(store, whole)).toEqual(text);
    expect(large.equals((await bytesOf(store, inPieces))!)).toBe(true);
    expect(await idsOf(store)).toEqual([whole, inPieces].sort());
    await store.remove(whole);
    await store.remove(whole);
    expect(await bytesOf(store, whole)).toBeUndefined();
    expect(await idsOf(store)).toEqual([inPieces]);
  });
});

it('storage that refuses is told from a file that is not there', async () => {
  const stranger = fileStore({ s3Url: address('somebody'), dataDir: '/nowhere' });
  await expect(stranger.write(newId(1), text, 'text/plain')).rejects.toThrow('File storage answered 403');
  await expect(stranger.read(newId(1))).rejects.toThrow('File storage answered 403');
});
