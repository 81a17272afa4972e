import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { Rest, restAs } from './Rest.ts';

const key = 'an internal access key';
let server: TestServer;
let admin: Rest;
beforeAll(async () => {
  server = await startDemo({ INTERNAL_ACCESS_KEY: key });
  admin = await restAs(server, 'admin@atlas.test', { 'x-internal-access': key });
});
afterAll(() => server.stop());

describe('the internal access key, when set', () => {
  const paths = ['/roles', '/user/login', '/openapi.json', '/no/such/call'];
  test.each(paths)('%s requires it', async path => {
    for (const headers of [{}, { 'x-internal-access': 'wrong' }, { 'x-internal-access': '' }, { 'x-internal-access': `${key}x` }] as Record<
      string,
      string
    >[]) {
      const { status, body } = await new Rest(server.url, admin.token, headers).get(path);
      expect([status, body]).toEqual([403, { error: 'The internal access key is missing or wrong.' }]);
    }
    expect((await admin.get(path)).status).not.toBe(403);
  });
});

test('is part of the OpenAPI description', async () => {
  const { paths, components } = (await admin.get('/openapi.json')).body;
  expect(paths['/roles'].get.security).toEqual([{ bearer: [], internalAccess: [] }]);
  expect(components.securitySchemes.internalAccess).toEqual({ type: 'apiKey', in: 'header', name: 'x-internal-access' });
});

describe('addresses and methods', () => {
  test.each(['/', '/nope', '/roles/a/b', '/role', '/getcompany', '/user'])('%s answers 404', async path => {
    const { status, body, headers } = await admin.get(path);
    expect([status, body, headers['cache-control']]).toEqual([404, { error: 'Nothing found at this address.' }, 'no-store']);
  });

  test.each([
    ['DELETE', '/roles', 'GET, POST'],
    ['PATCH', '/roles/1', 'GET, PUT'],
    ['GET', '/role/[1]', 'DELETE'],
    ['PUT', '/company/getAll', 'GET'],
    ['OPTIONS', '/user/login', 'POST'],
  ])('%s %s answers 405', async (method, path, allowed) => {
    const { status, body, headers } = await admin.send(method, path);
    expect([status, body.error, headers.allow]).toEqual([405, 'This address doesn’t support this method.', allowed]);
  });
});

describe('credentials', () => {
  test('are taken from the bearer token, never from a cookie', async () => {
    const login = await new Rest(server.url, undefined, admin.headers).post('/user/login', {
      email: 'admin@atlas.test',
      password: 'Noria-2026-demo',
    });
    const cookie = login.headers['set-cookie']![0].split(';')[0];
    expect(cookie).toMatch(/session-token=/);
    expect((await new Rest(server.url, undefined, { ...admin.headers, cookie }).get('/roles')).status).toBe(401);
  });
});

describe('a form sent by a foreign page', () => {
  const said = { email: 'crm@atlas.test', password: 'Noria-2026-demo' };
  test.each([
    ['one of addresses', new URLSearchParams(said)],
    ['one with parts', Object.entries(said).reduce((form, [name, value]) => (form.append(name, value), form), new FormData())],
  ])('signs nobody’s browser in: %s', async (_kind, body) => {
    const answer = await new Rest(server.url, undefined, admin.headers).post('/user/login', body);
    expect([answer.status, answer.body.accessToken]).toEqual([200, expect.any(String)]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('bodies', () => {
  const role = (title: string) => ({ title, description: 'x', permissions: ['CRM', 'HRM'], status: 'ACTIVE' });

  test('a form, a form with parts and JSON are the same', async () => {
    const fields = (title: string) =>
      [
        ['title', title],
        ['description', 'x'],
        ['permissions', 'CRM'],
        ['permissions', 'HRM'],
        ['status', 'active'],
      ] as [string, string][];
    const form = new FormData();
    for (const [name, value] of fields('In parts')) form.append(name, value);
    const made = [
      await admin.post('/roles', role('As JSON')),
      await admin.post('/roles', new URLSearchParams(fields('As form'))),
      await admin.post('/roles', form),
    ];
    for (const { status, body } of made) expect([status, body.data.permissions]).toEqual([201, ['CRM', 'HRM']]);
    const brackets = new URLSearchParams([
      ['title', 'With brackets'],
      ['description', 'x'],
      ['permissions[]', 'CRM'],
    ]);
    expect((await admin.post('/roles', brackets)).body.data.permissions).toEqual(['CRM']);
  });

  test('treats no body as an empty one', async () => {
    const { status, body } = await admin.send('POST', '/roles', '', { 'content-type': 'application/json' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['title', 'description', 'permissions']]);
    const { id } = (await admin.post('/roles', role('Short-lived'))).body.data;
    expect((await admin.send('DELETE', `/role/${id}`, '', { 'content-type': 'application/json' })).status).toBe(200);
  });

  test('ignores unknown fields', async () => {
    const own = { ...role('Known'), isSuperAdmin: true, companyId: 'x', id: 'x', version: 7, createdById: 'x', constructor: { a: 1 } };
    const { body } = await admin.post('/roles', own);
    expect(body.data).toMatchObject({ title: 'Known', id: expect.stringMatching(/^[\da-f-]{36}$/) });
    const [stored] = await server.database.platform(async em => {
      await em.execute(`select set_config('app.company', (select id::text from company where name = 'Atlas Trading'), true)`);
      return em.execute(
        'select is_super_admin as "isSuperAdmin", version, company_id::text = noria_company()::text as own from role where id = ?',
        [body.data.id],
      );
    });
    expect(stored).toEqual({ isSuperAdmin: false, version: 1, own: true });
  });

  test.each([
    ['{"title": ', 'application/json', 400],
    ['[1, 2]', 'application/json', 422],
    ['"text"', 'application/json', 422],
    ['{"__proto__": {"title": "x"}}', 'application/json', 400],
    ['title=x', 'text/plain', 415],
    ['<role/>', 'application/xml', 415],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x', 400],
    ['no boundary', 'multipart/form-data', 400],
    [JSON.stringify({ title: 'x'.repeat(2_000_000) }), 'application/json', 413],
    [`title=${'x'.repeat(2_000_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('%.20s as %s is refused with %d', async (body, type, expected) => {
    const { status, body: answer } = await admin.send('POST', '/roles', body, { 'content-type': type });
    expect([status, typeof answer.error]).toEqual([expected, 'string']);
  });

  test.each([
    null,
    7,
    true,
    [],
    {},
    { a: 1 },
    '\u0000',
    'x'.repeat(300),
    "'; drop table role; --",
    '\ud800',
    '${7*7}',
    '../../etc/passwd',
    -1e308,
    ['CRM', { a: 1 }],
    '٣',
  ])('%j in a field causes no internal error and no leak', async value => {
    for (const field of ['title', 'description', 'permissions', 'status', 'version', 'clientMutationId', 'dryRun']) {
      const { status, body } = await admin.post('/roles', { ...role(`Odd ${Math.random()}`), [field]: value });
      expect([field, status < 500]).toEqual([field, true]);
      expect(JSON.stringify(body)).not.toMatch(/select |insert |at .*\.ts|node_modules|MikroORM|postgres|stack/i);
    }
  });
});
