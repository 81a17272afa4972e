import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provisionCompany } from '../../server/administration/company/provisionCompany.ts';
import { ChangeFeed } from '../../server/core/changes/ChangeFeed.ts';
import { LiveStreams } from '../../server/core/live/LiveStreams.ts';
import { fileStore } from '../../server/core/files/FileStore.ts';
import { Printer } from '../../server/core/print/Printer.ts';
import { executableSchema } from '../../server/core/graphql/buildSchema.ts';
import type { Services } from '../../server/core/graphql/Context.ts';
import { followUps } from '../../server/core/notification/followUps.ts';
import { callersOf } from '../../server/core/session/callersOf.ts';
import { restRoutes } from '../../server/core/rest/restRouter.ts';
import { call } from '../../server/core/rest/Route.ts';
import { SessionLayer } from '../../server/core/session/SessionLayer.ts';
import { readSettings } from '../../server/core/settings.ts';
import { resolvers } from '../../server/modules.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { Rest, restAs } from './Rest.ts';

const logo = { names: { en: 'Logo', ar: 'الشعار', sp: 'el logotipo' }, selection: '{ name logo { name size contentType } }' };
/** A route for a documented upload as modules define them: the input takes its field `file`. */
const routes = [call('POST', '/logo', logo, 'setCompanyLogo', { values: ({ body }) => ({ logo: body.file }), outcome: 'updated' })].map(
  route => ({
    ...route,
    module: 'Test',
  }),
);

let server: TestServer;
let app: FastifyInstance;
let admin: Rest;
let url: string;
let folder: string;
beforeAll(async () => {
  server = await ownCompany();
  folder = await mkdtemp(join(tmpdir(), 'noria-uploads-'));
  const settings = { ...readSettings({ PORT: new URL(server.url).port, NORIA_DATA_DIR: folder }), sessionSecret: server.sessionSecret };
  const schema = executableSchema(resolvers, server.database.em);
  const files = fileStore(settings);
  const changes = new ChangeFeed(server.database.pool, server.database.url, () => undefined);
  const services: Services = {
    database: server.database,
    documents: {},
    followUps,
    session: new SessionLayer(server.database, settings, provisionCompany),
    changes,
    streams: new LiveStreams(changes, 1),
    files,
    printer: new Printer([], schema, files),
  };
  const parts = { ...services, callers: callersOf(services) };
  app = Fastify();
  await app.register(restRoutes, { ...parts, schema, routes, internalAccessKey: undefined });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  admin = new Rest(url, (await restAs(server, 'admin@atlas.test')).token);
});
afterAll(async () => {
  await app.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** A picture that can be drawn small. */
const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0b5c6b' } })
  .png()
  .toBuffer();
const form = (...files: { bytes: Uint8Array<ArrayBuffer>; name: string }[]) => {
  const body = new FormData();
  for (const { bytes, name } of files) body.append('file', new File([bytes], name, { type: 'image/png' }));
  return body;
};

test('stores a file of a form as an upload', async () => {
  const { status, body } = await admin.post('/logo', form({ bytes: png, name: '../شعار أطلس.png' }));
  expect([status, body]).toEqual([
    200,
    {
      data: { name: expect.stringContaining('Atlas Trading'), logo: { name: 'شعار أطلس.png', size: png.length, contentType: 'image/png' } },
      message: 'Logo updated successfully',
    },
  ]);
});

test('detects the type of a file from its bytes', async () => {
  const page = { bytes: Buffer.from('<html><script>alert(1)</script></html>'), name: 'logo.png' };
  expect((await admin.post('/logo', form(page))).body.fields).toEqual({ logo: 'Enter png, jpeg, or jpg image only.' });
  expect((await admin.post('/logo', form({ bytes: Buffer.alloc(0), name: 'logo.png' }))).body.fields).toEqual({
    logo: 'The file is empty.',
  });
  expect((await admin.post('/logo', { file: 'no file' })).body.fields).toEqual({ logo: 'This value isn’t valid.' });
  expect((await admin.post('/logo', form({ bytes: png, name: 'a.png' }, { bytes: png, name: 'b.png' }))).status).toBe(422);
});

test('refuses a file above ten megabytes, and stops reading at twelve', async () => {
  const mebibyte = 1024 * 1024;
  expect((await admin.post('/logo', form({ bytes: Buffer.alloc(10 * mebibyte + 1, 1), name: 'logo.png' }))).body.fields).toEqual({
    logo: 'The file is larger than 10 MB.',
  });
  expect((await admin.post('/logo', form({ bytes: Buffer.alloc(12 * mebibyte, 1), name: 'logo.png' }))).status).toBe(413);
});

test('creates a product with its pictures, and an aggregate product with its attachment', async () => {
  const documented = await restAs(server, 'admin@atlas.test');
  const product = { name: 'With pictures', company: 'Maker', price: '10', quantity: '5', status: 'ACTIVE' };
  const productForm = (pictures: Buffer[]) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(product)) body.append(name, value);
    for (const [index, bytes] of pictures.entries())
      body.append('images', new File([new Uint8Array(bytes)], `${index}.png`, { type: 'image/png' }));
    return body;
  };
  const made = await documented.post('/inventory/createProduct', productForm([picture, picture]));
  expect([made.status, made.body.data?.images?.map(({ file }: { file: { name: string } }) => file.name)]).toEqual([
    201,
    ['0.png', '1.png'],
  ]);
  const tooMany = await documented.post('/inventory/createProduct', productForm([picture, picture, picture, picture, picture]));
  expect([tooMany.status, tooMany.body.fields]).toEqual([422, { pictures: 'You can select a maximum of 4 images.' }]);
  const wrong = await documented.post('/inventory/createProduct', productForm([Buffer.from('no picture')]));
  expect(wrong.body.fields).toEqual({ pictures: 'Enter png, jpeg, or jpg image only.' });
  const { total } = (await documented.get('/inventory/getAllProducts?name=With pictures')).body;
  expect(total).toBe(1);

  const aggregateForm = (bytes: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      title: 'With a plan',
      sellingPrice: '50',
      status: 'ACTIVE',
      products: `["${made.body.data.id}"]`,
    }))
      body.append(name, value);
    body.append('attachment', new File([new Uint8Array(bytes)], 'plan.pdf', { type: 'application/pdf' }));
    return body;
  };
  const aggregate = await documented.post('/inventory/createAggregateProduct', aggregateForm(Buffer.from('%PDF-1.7\n1 0 obj\n')));
  expect([aggregate.status, aggregate.body.data?.attachment?.name]).toEqual([201, 'plan.pdf']);
  const refused = await documented.post('/inventory/createAggregateProduct', aggregateForm(Buffer.from('<html></html>')));
  expect(refused.body.fields).toEqual({ attachment: 'Enter valid pdf or image.' });
});

test('describes the call as a multipart form', async () => {
  const { body } = await new Rest(url).get('/openapi.json');
  expect(Object.keys(body.paths['/logo'].post.requestBody.content)).toEqual(['multipart/form-data']);
});
