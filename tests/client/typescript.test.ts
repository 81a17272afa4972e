import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parse } from '@0no-co/graphql.web';
import type { TadaDocumentNode } from 'gql.tada';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NoriaError, RefusedError } from '../../clients/typescript/src/errors.ts';
import { NoriaClient, type NoriaOptions } from '../../clients/typescript/src/NoriaClient.ts';
import { verifyWebhook, WebhookError } from '../../clients/typescript/src/verifyWebhook.ts';
import { signed } from '../../server/core/webhook/deliverWebhook.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

test('the packed client is small, and the examples of its README are typed and run', async () => {
  // Below node_modules, so that packages can be resolved.
  const folder = await mkdtemp(join(root, 'node_modules/.noria-client-'));
  try {
    const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: join(root, 'clients/typescript') });
    const [{ filename, files }] = JSON.parse(packed.stdout) as [{ filename: string; files: { path: string }[] }];
    const odd = files
      .map(({ path }) => path)
      .filter(path => !/^(dist\/(\w+\.js|(generated\/)?\w+\.d\.ts)|package\.json|README\.md|CHANGELOG\.md)$/.test(path));
    expect(odd).toEqual([]);
    const target = join(folder, 'node_modules/@noria/client');
    await mkdir(target, { recursive: true });
    await run('tar', ['-xf', join(folder, filename), '-C', target, '--strip-components=1']);

    const examples = [...(await readFile(join(target, 'README.md'), 'utf8')).matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    const names = examples.map((_, index) => `example${index}`);
    await Promise.all(names.map((name, index) => writeFile(join(folder, `${name}.ts`), examples[index])));
    // That types are checked at all: a field that is not in the schema is refused.
    const wrong = examples[0].replace('console.log(name, email)', 'console.log(name.length, email.length)');
    await writeFile(join(folder, 'wrong.ts'), wrong);
    await writeFile(join(folder, 'package.json'), '{"type": "module"}');
    await writeFile(join(folder, 'contract.pdf'), '%PDF-1.4\n%%EOF');
    const options = [
      '--ignoreConfig',
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--lib',
      'es2022,dom,dom.iterable',
    ];
    const compile = (files: string[]) =>
      run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options, ...files], { cwd: folder });
    await compile(names.map(name => `${name}.ts`));
    await expect(compile(['--noEmit', 'wrong.ts'])).rejects.toMatchObject({
      stdout: expect.stringContaining("'email' is possibly 'null'"),
    });

    const created = await admin.mutate('createApiKey', { name: 'Examples', permissions: ['CRM'] }, 'secret');
    const env = { ...process.env, NORIA_URL: server.url, NORIA_KEY: created.secret as string };
    const printed: string[] = [];
    for (const name of names) printed.push((await run(process.execPath, [`${name}.js`], { cwd: folder, env })).stdout);
    const { data } = await admin.query('{ customers(filter: { status: { eq: ACTIVE } }) { totalCount } }');
    // The second example creates one more.
    expect(printed[0].trim().split('\n')).toHaveLength(data.customers.totalCount - 1);
    expect(printed.slice(1)).toEqual(['1\ncity required\n', 'contract.pdf\n', '']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Parses an operation, with the types that the packed client would take from the schema. */
const typed = <Result, Variables>(text: string) => parse(text) as TadaDocumentNode<Result, Variables>;
const createCustomer = typed<{ createCustomer: { customer: { id: string } } }, { input: object }>(
  'mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
);
const countNamed = async (name: string): Promise<number> =>
  (await admin.query('query($name: String!) { customers(filter: { name: { eq: $name } }) { totalCount } }', { name })).data.customers
    .totalCount;
const customer = (name: string) => ({ name, address: '1 Main St', city: 'Bilbao', country: 'ES' });

let between: Server | undefined;
afterEach(() => between?.close().closeAllConnections());

/** Returns a client whose first request is handled here, before the others reach the server. */
async function behind(first: (request: IncomingMessage, response: ServerResponse, forward: () => Promise<Response>) => unknown) {
  let count = 0;
  between = createServer(async (request, response) => {
    const forward = async () =>
      fetch(`${server.url}${request.url}`, {
        method: 'POST',
        headers: { authorization: request.headers.authorization!, 'content-type': request.headers['content-type']! },
        body: await text(request),
      });
    if (count++ === 0) return void (await first(request, response, forward));
    response.end(await (await forward()).text());
  });
  await new Promise<void>(done => between!.listen(0, '127.0.0.1', done));
  return new NoriaClient({ url: `http://127.0.0.1:${(between.address() as AddressInfo).port}`, token: admin.token! });
}

describe('a lost response', () => {
  test('of a mutation is asked for again, and the mutation runs once', async () => {
    const noria = await behind(async (request, _response, forward) => {
      expect((await forward()).status).toBe(200);
      request.socket.destroy();
    });
    expect((await noria.run(createCustomer, { input: customer('Lost Mill') })).createCustomer.customer.id).toBeTruthy();
    expect(await countNamed('Lost Mill')).toBe(1);
  });

  test('of a mutation without a key is not asked for again', async () => {
    const noria = await behind(request => request.socket.destroy());
    const inline = typed<object, object>(
      'mutation { createCustomer(input: { name: "Inline", address: "1", city: "Bilbao", country: "ES" }) { customer { id } } }',
    );
    await expect(noria.run(inline)).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(await countNamed('Inline')).toBe(0);
  });
});

test('a request that is turned away is sent again after the time that the server names, if that is soon', async () => {
  const me = typed<{ viewer: { email: string } }, object>('{ viewer { email } }');
  const busy = (seconds: string) => (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(503, { 'retry-after': seconds }).end('{"errors":[{"message":"Busy.","extensions":{"code":"UNAVAILABLE"}}]}');
  expect(await (await behind(busy('0'))).run(me)).toEqual({ viewer: { email: 'admin@atlas.test' } });
  between!.close().closeAllConnections();
  await expect((await behind(busy('3600'))).run(me)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    failure: { status: 503, retryAfter: 3600 },
  });
});

describe('a failure', () => {
  const noria = (options: Partial<NoriaOptions> = {}) =>
    new NoriaClient({ url: server.url, token: admin.token!, language: 'en', ...options });

  test('of a mutation says why, by field, whatever was selected', async () => {
    const refused = await noria()
      .run(createCustomer, { input: { ...customer('Nowhere'), city: '' } })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({
      code: 'required',
      errors: [{ field: 'city', code: 'required', message: 'Required.' }],
      isConflict: false,
      payload: { customer: null },
    });
  });

  test('after a conflict holds the record as it is', async () => {
    const input = { input: customer('Twice Changed') };
    const { id } = (await noria().run(createCustomer, input)).createCustomer.customer;
    const update = typed<object, { input: object }>(
      'mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { name } } }',
    );
    await noria().run(update, { input: { id, version: 1, name: 'First' } });
    const late = await noria()
      .run(update, { input: { id, version: 1, name: 'Second' } })
      .catch((error: unknown) => error);
    expect(late).toMatchObject({ isConflict: true, payload: { customer: { name: 'First' } } });
  });

  test('of permissions, sign-in or query has a code and the id of the request', async () => {
    const companies = typed<object, object>('{ companies(first: 1) { totalCount } }');
    await expect(noria().run(companies)).rejects.toMatchObject({ code: 'FORBIDDEN', failure: { requestId: expect.any(String) } });
    await expect(noria({ token: async () => 'noria_wrong' }).run(companies)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(noria().run(typed<object, object>('{ nothing }'))).rejects.toBeInstanceOf(NoriaError);
  });
});

test('a message of a webhook is accepted with its own signature, in time', () => {
  const secret = Buffer.from('0123456789abcdef0123456789abcdef');
  const body = JSON.stringify({ id: '1', type: 'webhook.test', data: { companyId: '2', changes: [] } });
  const shown = `whsec_${secret.toString('base64')}`;
  const headers = signed('1', body, secret.toString('hex'));
  expect(verifyWebhook(body, headers, shown).type).toBe('webhook.test');
  const wrong = [
    () => verifyWebhook(`${body} `, headers, shown),
    () => verifyWebhook(body, headers, `whsec_${Buffer.from('another').toString('base64')}`),
    () => verifyWebhook(body, { ...headers, 'webhook-id': '2' }, shown),
    () => verifyWebhook(body, {}, shown),
    () => verifyWebhook(body, signed('1', body, secret.toString('hex'), Date.now() - 301_000), shown),
  ];
  for (const each of wrong) expect(each).toThrow(WebhookError);
});
