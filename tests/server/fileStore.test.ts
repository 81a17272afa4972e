import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { type FileStore, fileStore } from '../../server/core/files/FileStore.ts';
import { signatureOf, signedStore } from '../support/signedStore.ts';

let folder: string;
let s3: S3rver;
let front: Awaited<ReturnType<typeof signedStore>>;
let address: (key?: string, secret?: string) => string;
/** Secret from AWS's published examples; its characters need percent-encoding in a URL. */
const exampleSecret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noria-store-'));
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'noria', configs: [] }] });
  const { port } = await s3.run();
  front = await signedStore(port, exampleSecret);
  address = (key = 'S3RVER', secret = exampleSecret) =>
    `s3+http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${front.port}/noria?region=eu-central-1`;
});
afterAll(async () => {
  front.close();
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
  it('are read back whole or in parts, and are gone once removed', async () => {
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

  it('are listed completely, each once', async () => {
    const store = storeOf();
    const before = await idsOf(store);
    const ids = Array.from({ length: 6 }, () => newId(1));
    for (const id of ids) await store.write(id, text, 'text/plain');
    expect(await idsOf(store)).toEqual([...before, ...ids].sort());
  });
});

it('a listing longer than a page is walked page by page', async () => {
  front.pages.length = 0;
  const ids = await idsOf(fileStore({ s3Url: address(), dataDir: '/nowhere' }));
  expect([ids.length, front.pages.length]).toEqual([7, 4]);
  expect(new Set(front.pages).size).toBe(4);
});

it('a refusal of the storage differs from a missing file, also for a wrong signature', async () => {
  for (const url of [address('somebody'), address('S3RVER', 'another secret')]) {
    const stranger = fileStore({ s3Url: url, dataDir: '/nowhere' });
    await expect(stranger.write(newId(1), text, 'text/plain')).rejects.toThrow('File storage answered 403');
    await expect(stranger.read(newId(1))).rejects.toThrow('File storage answered 403');
  }
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, “Example: GET Object”
it('signatures match the algorithm that AWS publishes', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
  };
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
  expect(signatureOf({ method: 'GET', url: '/test.txt', headers }, exampleSecret)).toBe(signature);
});
