import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { type Answer, Browser } from './Browser.ts';
import { newPerson, type Person } from './people.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startServer();
  person = await newPerson(server);
});
afterAll(() => server.stop());

const hostile = [
  'https://evil.example/',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://localhost@evil.example',
  'ORIGIN@evil.example',
  'ORIGIN.evil.example',
  'http://evil.example#ORIGIN',
  '/\t/evil.example',
  ' https://evil.example',
  'foo',
];
const urls = hostile.map(url => [url]);
const put = (url: string) => url.replace('ORIGIN', server.url);

/** Whether a browser that follows the address, or only reads its path, stays on this site. */
function stays(address: string | null | undefined): boolean {
  if (!address) return false;
  const { origin, pathname, search } = new URL(address, server.url);
  return origin === server.url && new URL(pathname + search, server.url).origin === server.url;
}

/** Where a response redirects to; a configuration error caused by the address leads nowhere. */
const leadsTo = ({ status, json }: Answer) => (status === 500 ? '/' : json.url);

describe.each(urls)('callbackUrl %j leads nowhere else', url => {
  test('in the form of sign-in and sign-out', async () => {
    const browser = new Browser(server.url);
    const signedIn = await browser.signIn(person.email, person.password, { callbackUrl: put(url) });
    expect(signedIn.status).toBe(200);
    expect(stays(signedIn.json.url)).toBe(true);
    const signedOut = await browser.signOut({ callbackUrl: put(url) });
    expect(signedOut.status).toBe(200);
    expect(stays(signedOut.json.url)).toBe(true);
  });

  test('in the query', async () => {
    const browser = new Browser(server.url);
    const query = `?callbackUrl=${encodeURIComponent(put(url))}`;
    for (const path of ['/signin', '/signout', '/error']) {
      const location = (await browser.get(path + query)).headers.get('location');
      expect(stays(location)).toBe(true);
      expect(stays(new URL(location!).searchParams.get('callbackUrl') ?? '/')).toBe(true);
    }
    expect(stays(leadsTo(await browser.post(`/signout${query}`, { csrfToken: await browser.csrfToken() })))).toBe(true);
  });

  test('is refused in the cookie, which is cleared', async () => {
    const browser = new Browser(server.url);
    const csrfToken = await browser.csrfToken();
    browser.cookies.set('next-auth.callback-url', encodeURIComponent(put(url)));
    expect(stays(leadsTo(await browser.post('/signout', { csrfToken })))).toBe(true);
    expect((await browser.get('/session')).status).toBe(200);
  });
});

test.each(['javascript:alert(1)', 'foo'])('an invalid address in the query (%s) is a configuration error', async url => {
  const query = `?callbackUrl=${encodeURIComponent(url)}`;
  const page = await new Browser(server.url).get(`/signin${query}`);
  expect([page.status, page.headers.get('location')]).toEqual([302, `${server.url}/authentication/sign-in/?error=Configuration`]);
  const call = await new Browser(server.url).get(`/session${query}`);
  expect([call.status, call.json]).toEqual([
    500,
    { message: 'There is a problem with the server configuration. Check the server logs for more information.' },
  ]);
});

test.each(['evil.example', 'localhost:1', 'localhost.evil.example'])('a host header of %s changes nothing', async host => {
  const { port } = new URL(server.url);
  const text = await new Promise<string>(done => {
    request({ host: '127.0.0.1', port, path: '/api/auth/providers', headers: { host } }, answer => {
      let body = '';
      answer.on('data', chunk => (body += String(chunk)));
      answer.on('end', () => done(body));
    }).end();
  });
  expect(JSON.parse(text)).toMatchObject({ credentials: { signinUrl: `${server.url}/api/auth/signin/credentials` } });
});

test('127.0.0.1 with the same port is a separate origin while the public address is localhost', async () => {
  const here = server.url.replace('localhost', '127.0.0.1');
  const browser = new Browser(here);
  expect((await browser.get('/providers')).json).toMatchObject({ credentials: { signinUrl: `${here}/api/auth/signin/credentials` } });
  expect((await browser.signIn(person.email, person.password, { callbackUrl: `${here}/crm/` })).json.url).toBe(`${here}/crm/`);
});
