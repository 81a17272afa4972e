import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeFiles } from '../../server/core/record/purgeFiles.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { sendFile } from '../support/sendFile.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

interface Shown {
  id: string;
  file: { url: string; contentType: string; size: number; id: string };
  thumbnail: { id: string; url: string; size: number } | null;
}

let server: TestServer;
let crm: Client;
let admin: Client;
let id: string;
let photo: Buffer;

const upload = async (bytes: Uint8Array, name: string, client = crm) => {
  const query = `mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { field code }
    recordFile { id file { id url contentType size name } thumbnail { id url size } author { name } } } }`;
  const { data, errors } = await sendFile(client, query, { recordId: id }, { bytes, name });
  if (errors?.length) throw new Error(errors[0].extensions.code);
  return (data as unknown as { addRecordFile: { errors: object[]; recordFile: Shown } }).addRecordFile;
};
const download = (path: string, { token }: Client) => fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
const used = async () => (await admin.query('{ companySettings { storageUsed } }')).data.companySettings.storageUsed as number;
const filesOf = async () =>
  (await crm.query('query($id: ID!) { customer(id: $id) { files { id file { id } thumbnail { id } } } }', { id })).data.customer
    .files as Shown[];

beforeAll(async () => {
  server = await ownCompany();
  [crm, admin] = await Promise.all([signedInAs(server, 'crm@atlas.test'), signedInAs(server, 'admin@atlas.test')]);
  const input = { name: 'With files', address: '1 Main St', city: 'Madrid', country: 'ES' };
  id = (await crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5c6b' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.stop());

describe('a file of a record', () => {
  it('is downloaded by who may read the record, and is not there for anybody else', async () => {
    const { errors, recordFile } = await upload(Buffer.from('%PDF-1.7\n1 0 obj\n'), 'العقد النهائي.pdf');
    expect(errors).toEqual([]);
    expect(recordFile).toMatchObject({ file: { contentType: 'application/pdf', name: 'العقد النهائي.pdf' }, thumbnail: null });
    const mine = await download(recordFile.file.url, crm);
    expect(mine.status).toBe(200);
    expect(mine.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('العقد النهائي.pdf')}`);
    expect(mine.headers.get('x-content-type-options')).toBe('nosniff');
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(mine.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox; frame-ancestors 'none'$/);
    for (const email of ['hrm@atlas.test', 'admin@boreal.test'])
      expect((await download(recordFile.file.url, await signedInAs(server, email))).status, email).toBe(404);
    await expect(upload(photo, 'x.jpg', await signedInAs(server, 'hrm@atlas.test'))).rejects.toThrow('FORBIDDEN');
    await expect(upload(photo, 'x.jpg', await signedInAs(server, 'admin@boreal.test'))).rejects.toThrow('NOT_FOUND');
  });

  it('has a small picture where it is one, which tells nothing else', async () => {
    const { recordFile } = await upload(photo, 'quay.jpg');
    const small = Buffer.from(await (await download(recordFile.thumbnail!.url, crm)).arrayBuffer());
    const { width, format, exif } = await sharp(small).metadata();
    expect({ width, format, exif }).toEqual({ width: 320, format: 'webp', exif: undefined });
  });

  it.each([
    ['a page', 'page.pdf', '<html><script>alert(1)</script></html>'],
    ['a drawing', 'drawing.csv', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a script', 'run.txt', '#!/bin/sh\nrm -rf /'],
    ['a program', 'photo.jpg', `MZ${'\0'.repeat(200)}`],
    ['text of no known kind', 'notes.js', 'alert(1)'],
  ])('is not %s, whatever it is called', async (_what, name, text) => {
    expect((await upload(Buffer.from(text), name)).errors).toMatchObject([{ field: 'file', code: 'fileTypeRefused' }]);
  });

  it('is no picture when it claims more than 60 megapixels', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 6_001, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(huge.length).toBeLessThan(1_000_000);
    expect((await upload(huge, 'huge.png')).recordFile.thumbnail).toBeNull();
  });

  it('takes of the storage what it has, and gives it back when it goes', async () => {
    const before = await used();
    const { recordFile } = await upload(photo, 'counted.jpg');
    const taken = photo.length + recordFile.thumbnail!.size;
    expect(await used()).toBe(before + taken);
    const undo = () => crm.mutate('restoreRecords', { ids: [recordFile.id] }, 'restoredIds', 'DeleteInput');
    await crm.mutate('deleteRecordFiles', { ids: [recordFile.id] }, 'deletedIds', 'DeleteInput');
    expect(await used()).toBe(before);
    expect((await download(recordFile.file.url, crm)).status).toBe(404);
    expect((await filesOf()).map(({ id: kept }) => kept)).not.toContain(recordFile.id);
    expect((await undo()).errors).toEqual([]);
    expect(await used()).toBe(before + taken);
    expect((await download(recordFile.file.url, crm)).status).toBe(200);
    expect((await filesOf()).map(({ id: kept }) => kept)).toContain(recordFile.id);
  });

  it('is forgotten with its bytes once its deletion can no longer be undone', async () => {
    const { recordFile } = await upload(photo, 'old.jpg');
    await crm.mutate('deleteRecordFiles', { ids: [recordFile.id] }, 'deletedIds', 'DeleteInput');
    const companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId as string;
    await server.database.platformIn(companyId, em =>
      em.execute(`update record_file set deleted_at = now() - interval '31 days' where id = ?`, [recordFile.id]),
    );
    const kept = await filesOf();
    const removed: string[] = [];
    await purgeFiles(server.database.pool, { remove: async (id: string) => void removed.push(id) } as never);
    // Other companies of this server may have files to forget as well.
    const own = [recordFile, ...kept].flatMap(({ file, thumbnail }) => [file.id, ...(thumbnail ? [thumbnail.id] : [])]);
    expect(removed.filter(one => own.includes(one)).toSorted()).toEqual([recordFile.file.id, recordFile.thumbnail!.id].toSorted());
    await expect(crm.mutate('restoreRecords', { ids: [recordFile.id] }, 'restoredIds', 'DeleteInput')).rejects.toThrow('NOT_FOUND');
  });

  it('past the plan is refused, and not counted', async () => {
    const companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId as string;
    await server.database.platformIn(companyId, em =>
      em.execute(`update company set storage_used = 500 * 1048576, plan_id = (select id from plan where code = 'START_UP') where id = ?`, [
        companyId,
      ]),
    );
    expect((await upload(photo, 'too much.jpg')).errors).toMatchObject([{ field: 'file', code: 'planLimitExceeded' }]);
    expect(await used()).toBe(500 * 1048576);
  });
});
