import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { Exchange } from '../support/Exchange.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemo({ INTERNAL_ACCESS_KEY: 'known to few, 16 and more' });
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

const boundary = 'what-lies-between-the-parts-of-a-form';
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (size: number, name = 'f') => part(name, 'x'.repeat(size), `; filename="${name}.png"`);
const logo = JSON.stringify({
  query: 'mutation($input: SetCompanyLogoInput!) { setCompanyLogo(input: $input) { errors { field code } } }',
  variables: { input: { logo: null } },
});
const map = JSON.stringify({ f: ['variables.input.logo'] });
/** A GraphQL request with a file of `size` bytes. */
const upload = (size: number, operations = logo) => `${part('operations', operations)}${part('map', map)}${file(size)}--${boundary}--\r\n`;

const form = `Content-Type: multipart/form-data; boundary=${boundary}`;
const preflight = 'apollo-require-preflight: true';
const json = 'Content-Type: application/json';
const key = 'x-internal-access: known to few, 16 and more';

/** Sends a request that is refused, and another one after it on the same connection. */
async function twice(path: string, headers: string[], body: string | Buffer) {
  const exchange = new Exchange(server.url);
  exchange.send([`POST ${path} HTTP/1.1`, 'Host: x', ...headers, `Content-Length: ${body.length}`].join('\n'), body);
  exchange.send('GET /healthz HTTP/1.1\nHost: x');
  const answers = [await exchange.answer(), await exchange.answer()];
  exchange.end();
  return answers;
}

const half = 500_000;
const mebibyte = 1024 * 1024;

describe('what is refused before its body is read leaves its connection to the next request', () => {
  it.each([
    ['a foreign form of GraphQL', '/graphql', [form], upload(half), 400],
    ['an upload without a session', '/graphql', [form, preflight], upload(half), 200],
    ['an upload by a forged session', '/graphql', [form, preflight, 'Authorization: Bearer x.y.z'], upload(half), 200],
    ['an upload whose document cannot be read', '/graphql', [form, preflight], upload(half, '{"query":"{ users { "}'), 400],
    ['an upload whose operations are no JSON', '/graphql', [form, preflight], upload(half, '{'), 400],
    ['an upload without its map', '/graphql', [form, preflight], `${part('operations', logo)}${file(half)}--${boundary}--\r\n`, 400],
    ['an upload of one file that is too large', '/graphql', [form, preflight], upload(12 * mebibyte), 200],
    ['an upload nobody asked for', '/graphql', [form, preflight], upload(half, '{"query":"{ __typename }"}'), 200],
    ['JSON beyond its limit', '/graphql', [json], `{"query":"{ __typename } #${'x'.repeat(5 * mebibyte)}"}`, 413],
    ['a kind of body that GraphQL does not take', '/graphql', ['Content-Type: application/pdf'], 'x'.repeat(half), 415],
    ['a stream sent as a form', '/graphql/stream', [form], upload(half), 415],
    ['a stream beyond its limit', '/graphql/stream', [json], `"${'x'.repeat(half)}"`, 413],
    ['JSON of a call without the key of the house', '/api/v1/user/login', [json], `"${'x'.repeat(half)}"`, 403],
    ['a form of a call without the key of the house', '/api/v1/user/login', [form], upload(half), 403],
    ['a form of a call without a session', '/api/v1/roles', [form, key], upload(half), 401],
    ['a form of a call beyond its limit', '/api/v1/roles', [form, key], upload(12 * mebibyte), 413],
    ['JSON of a call beyond its limit', '/api/v1/user/login', [json, key], `"${'x'.repeat(2 * mebibyte)}"`, 413],
    ['a kind of body that no call takes', '/api/v1/user/login', ['Content-Type: application/pdf', key], 'x'.repeat(half), 415],
    ['a path of no call', '/api/v1/nowhere', [form, key], upload(half), 404],
    ['a method that a call does not have', '/api/v1/openapi.json', [form, key], upload(half), 404],
    ['a sign-in beyond its limit', '/api/auth/callback/credentials', [json], 'x'.repeat(half), 413],
    ['an export without a session', '/export', [json], `{"query":"${'x'.repeat(half)}"}`, 401],
    ['an export sent as a form', '/export', [form], upload(half), 415],
    ['an address that is none', '/nowhere', [form], upload(half), 404],
    ['a file sent to where files are read', '/files/x', [form], upload(half), 404],
  ])('%s', async (_what, path, headers, body, status) => {
    const [refused, next] = await twice(path, headers, body);
    expect([refused?.status, next?.status], refused?.body).toEqual([status, 200]);
  });

  it('an upload in chunks of nobody knows how many', async () => {
    const exchange = new Exchange(server.url);
    const body = upload(half);
    exchange.send(`POST /graphql HTTP/1.1\nHost: x\n${form}\nTransfer-Encoding: chunked`);
    await exchange.write(Buffer.from(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`));
    exchange.send('GET /healthz HTTP/1.1\nHost: x');
    expect([(await exchange.answer())?.status, (await exchange.answer())?.status]).toEqual([400, 200]);
    exchange.end();
  });

  it('a guess that is braked', async () => {
    const guess = (index: number) => ({ email: 'nobody@atlas.test', password: `guess ${index}` });
    const login = (body: string) => twice('/api/v1/user/login', [json, key], body);
    for (let index = 0; index < 12; index++) await login(JSON.stringify(guess(index)));
    const [refused, next] = await login(JSON.stringify({ ...guess(12), more: Array<string>(6).fill('x'.repeat(half / 6)) }));
    expect([refused?.status, next?.status], refused?.body).toEqual([429, 200]);
  });
});

describe('a body that nobody would wait for', () => {
  it('is not read on for ever: the connection is given up, as its answer says', async () => {
    const exchange = new Exchange(server.url);
    const size = 200 * mebibyte;
    exchange.send(`POST /api/v1/user/login HTTP/1.1\nHost: x\n${form}\nContent-Length: ${size}`);
    const piece = Buffer.alloc(mebibyte, 'x');
    let sent = 0;
    for (; sent < size && !exchange.isClosed; sent += piece.length) await exchange.write(piece);
    expect(sent).toBeLessThan(size);
    // Data received before a connection was reset may be lost.
    const answer = await exchange.answer();
    if (answer) expect(answer).toMatchObject({ status: 403, headers: { connection: 'close' } });
    exchange.end();
  });
});

describe('an upload that asks too much is refused in the words of its door', () => {
  const tooMany = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `f${index}`);
    const places = JSON.stringify(Object.fromEntries(names.map((name, index) => [name, [`variables.input.${index}`]])));
    return `${part('operations', logo)}${part('map', places)}${names.map(name => file(10, name)).join('')}--${boundary}--\r\n`;
  };
  const graphql = { errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST', requestId: expect.any(String) } }] };

  it.each([
    ['six files', tooMany(6), 'tooManyFiles'],
    ['operations above 1 MB', upload(10, `{"query":"{ __typename } #${'x'.repeat(1_000_001)}"}`), 'bodyTooLarge'],
  ])('GraphQL: %s', async (_what, body, messageId) => {
    for (const token of ['', `Authorization: Bearer ${admin.token}`]) {
      const [refused, next] = await twice('/graphql', [form, preflight, ...(token ? [token] : [])], body);
      expect(refused?.status, refused?.body).toBe(413);
      expect(JSON.parse(refused!.body)).toMatchObject(graphql);
      expect(JSON.parse(refused!.body).errors[0].extensions.messageId).toBe(messageId);
      expect(next?.status).toBe(200);
    }
  });

  it('GraphQL: JSON beyond its limit', async () => {
    const [refused] = await twice('/graphql', [json], `{"query":"{ __typename } #${'x'.repeat(5 * mebibyte)}"}`);
    expect(refused?.status).toBe(413);
    expect(JSON.parse(refused!.body)).toMatchObject(graphql);
  });

  it.each([
    ['six files', tooMany(6)],
    ['a field above 1 MB', `${part('name', 'x'.repeat(1_100_000))}--${boundary}--\r\n`],
  ])('REST: %s', async (_what, body) => {
    const bearer = `Authorization: Bearer ${admin.token}`;
    const [refused, next] = await twice('/api/v1/roles', [form, key, bearer], body);
    expect(refused?.status, refused?.body).toBe(413);
    expect(JSON.parse(refused!.body)).toEqual({ error: expect.any(String), requestId: expect.any(String) });
    // A complete body that cannot be parsed ends the connection cleanly.
    expect(next?.status ?? refused?.headers.connection).toBe('close');
  });
});
