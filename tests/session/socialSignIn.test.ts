import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorApp } from '../support/authenticatorApp.ts';
import { Client } from '../support/Client.ts';
import { freePort, startServer, type TestServer } from '../support/startServer.ts';
import { Browser } from './Browser.ts';
import { startProviderFor, visit, type Accounts, type StartedProvider } from './identityProvider.ts';
import { change, newPerson, type Person } from './people.ts';

let server: TestServer;
let provider: StartedProvider;
const accounts: Accounts = {};
beforeAll(async () => {
  const started = await startProviderFor(await freePort(), accounts);
  provider = started.provider;
  server = await startServer(started.env);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** A user with a confirmed address here, and a provider account with the same address. */
async function knownPerson(account: string): Promise<Person> {
  const person = await newPerson(server);
  accounts[account] = { email: person.email.toUpperCase(), email_verified: true };
  await change(server, person.companyId, 'update user_account set email_confirmed_at = now()');
  return person;
}
const begin = async (browser: Browser, id = 'google', more: Record<string, string> = {}) =>
  browser.post(`/signin/${id}`, { csrfToken: await browser.csrfToken(), callbackUrl: '/customers/', ...more });
/** From the button to the redirect back. */
async function travel(browser: Browser, account: string): Promise<string> {
  const back = await visit((await begin(browser)).json.url!, account, provider.issuer);
  return back.pathname.replace('/api/auth', '') + back.search;
}
const signedIn = async ({ email, password }: Person) =>
  new Client(server.url, (await new Client(server.url).mutate('signIn', { email, password }, 'accessToken')).accessToken as string);
const errorOf = (location: string | null) => new URL(location!).searchParams.get('error');
const arrive = async (browser: Browser, account: string) => (await browser.get(await travel(browser, account))).headers.get('location');
const rest = async (call: string, body: object) => {
  const response = await fetch(`${server.url}/api/v1/user/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

test('configured providers are listed, and asked with PKCE, state and nonce', async () => {
  const browser = new Browser(server.url);
  const { json } = await browser.get('/providers');
  expect(Object.keys(json)).toEqual(['credentials', 'google', 'azure-ad']);
  expect(json.google).toEqual({
    id: 'google',
    name: 'Google',
    type: 'oauth',
    signinUrl: `${server.url}/api/auth/signin/google`,
    callbackUrl: `${server.url}/api/auth/callback/google`,
  });
  const { setCookies, json: answer } = await begin(browser);
  const { origin, searchParams } = new URL(answer.url!);
  expect([origin, searchParams.get('code_challenge_method'), searchParams.get('redirect_uri')]).toEqual([
    provider.issuer,
    'S256',
    `${server.url}/api/auth/callback/google`,
  ]);
  for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)!.length).toBeGreaterThan(20);
  for (const name of ['state', 'nonce', 'pkce.code_verifier'])
    expect(setCookies.some(line => line.startsWith(`next-auth.${name}=`) && /HttpOnly/.test(line) && /Max-Age=900/.test(line))).toBe(true);
  expect((await browser.post('/signin/google', { csrfToken: 'wrong' })).json.url).toBe(`${server.url}/api/auth/signin?csrf=true`);
  expect((await begin(browser, 'azure-ad')).json.url).toBe(`${server.url}/api/auth/error?error=OAuthSignin`);
});

test('a user whose address both sides have verified signs in, and stays linked when it changes there', async () => {
  const person = await knownPerson('samira');
  const browser = new Browser(server.url);
  expect(await arrive(browser, 'samira')).toBe(`${server.url}/customers/`);
  expect(await browser.user()).toMatchObject({ email: person.email });
  // Nothing from the provider is passed on to the browser.
  expect([...browser.cookies.keys()].map(name => name.replace('next-auth.', '')).sort()).toEqual([
    'callback-url',
    'csrf-token',
    'session-token',
  ]);
  expect(browser.cookies.get('next-auth.session-token')).toMatch(/^[\w-]{43}$/);
  const bearer = await browser.post('/bearer', { csrfToken: await browser.csrfToken() });
  const client = new Client(server.url, bearer.json.accessToken as string);
  expect((await client.query('{ viewer { email } }')).data.viewer.email).toBe(person.email);
  expect((await browser.post('/bearer', { csrfToken: 'wrong' })).status).toBe(400);
  accounts.samira = { email: 'elsewhere@people.test', email_verified: false };
  expect(await arrive(new Browser(server.url), 'samira')).toBe(`${server.url}/customers/`);
  await server.database.inCompany(person, em => em.execute('select noria_change_sign_in_email(?, ?)', [person.userId, 'new@people.test']));
  expect(errorOf(await arrive(new Browser(server.url), 'samira'))).toBe('OAuthCreateAccount');
});

test('an unknown or unverified address does not sign in', async () => {
  accounts.stranger = { email: 'stranger@people.test', email_verified: true };
  const person = await knownPerson('unproved');
  accounts.unproved.email_verified = false;
  accounts.hijacker = { email: (await newPerson(server)).email, email_verified: true };
  const answers = [];
  for (const account of ['stranger', 'unproved', 'hijacker']) {
    const browser = new Browser(server.url);
    answers.push(errorOf(await arrive(browser, account)));
    expect(await browser.user()).toBeUndefined();
  }
  expect(answers).toEqual(['OAuthCreateAccount', 'OAuthCreateAccount', 'OAuthAccountNotLinked']);
  await change(server, person.companyId, `update user_account set status = 'INACTIVE'`);
  accounts.unproved.email_verified = true;
  expect(errorOf(await arrive(new Browser(server.url), 'unproved'))).toBe('UserInactive');
});

test('a callback that was not started here, was changed, or was used already is refused', async () => {
  await knownPerson('omar');
  const browser = new Browser(server.url);
  const back = await travel(browser, 'omar');
  expect(errorOf((await new Browser(server.url).get(back)).headers.get('location'))).toBe('OAuthCallback');
  const changed = new Browser(server.url);
  await begin(changed);
  expect(errorOf((await changed.get(back)).headers.get('location'))).toBe('OAuthCallback');
  expect((await browser.get(back)).headers.get('location')).toBe(`${server.url}/customers/`);
  expect(errorOf((await browser.get(back)).headers.get('location'))).toBe('OAuthCallback');
  const refused = new Browser(server.url);
  const { searchParams } = new URL((await begin(refused)).json.url!);
  const denied = await refused.get(`/callback/google?error=access_denied&error_description=secret&state=${searchParams.get('state')}`);
  expect(denied.headers.get('location')).toBe(`${server.url}/api/auth/error?error=OAuthCallback`);
});

test('a linked user sees the link and removes it after a fresh proof: it is mailed, audited, and ends other sessions', async () => {
  const person = await knownPerson('huda');
  await arrive(new Browser(server.url), 'huda');
  const [client, other] = await Promise.all([1, 2].map(() => signedIn(person)));
  const linked = async () => (await client.query('{ linkedAccounts { linkedAccountId provider linkedAt } }')).data.linkedAccounts;
  const [account] = await linked();
  expect(account).toEqual({ linkedAccountId: expect.stringMatching(/1b$/), provider: 'Google', linkedAt: expect.stringMatching(/Z$/) });
  const unlink = (who: Client, proof: object) =>
    who.mutate('unlinkAccount', { id: account.linkedAccountId, ...proof }, 'linkedAccounts { linkedAccountId }');
  expect((await unlink(client, {})).errors).toMatchObject([{ field: 'password', code: 'required' }]);
  expect((await unlink(client, { password: 'not the password' })).errors).toMatchObject([{ field: 'password', code: 'wrongPassword' }]);
  const stranger = await knownPerson('stranger of huda');
  await expect(unlink(await signedIn(stranger), { password: stranger.password })).rejects.toThrow('NOT_FOUND');
  expect(await linked()).toHaveLength(1);
  expect((await unlink(client, { password: person.password })).errors).toEqual([]);
  expect(await linked()).toEqual([]);
  expect((await other.query('{ linkedAccounts { linkedAccountId } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const { data } = await client.query(`{ outboxMails(first: 1, sort: { field: CREATED_AT, direction: DESC }) { edges { node { to body } } }
    auditEntries(first: 5, filter: { action: { eq: "ACCOUNT_UNLINKED" } }) { edges { node { changes isSecurity } } } }`);
  expect(data.outboxMails.edges[0].node).toMatchObject({
    to: person.email,
    body: expect.stringContaining('Your Google account was unlinked'),
  });
  expect(data.auditEntries.edges).toEqual([{ node: { changes: { provider: ['Google', null] }, isSecurity: true } }]);
});

test('a user with a second factor is asked for it here too', async () => {
  const person = await knownPerson('nora');
  const client = await signedIn(person);
  const { secret } = await client.mutate('beginAuthenticator', {}, 'secret', 'FreshProofInput');
  const code = await authenticatorApp(secret as string);
  await client.mutate('confirmAuthenticator', { code: code(-1) }, 'recoveryCodes');
  const browser = new Browser(server.url);
  const location = await arrive(browser, 'nora');
  expect(await browser.user()).toBeUndefined();
  const told = JSON.parse(Buffer.from(location!.split('#challenge=')[1], 'base64url').toString()) as { token: string };
  const done = await new Client(server.url).mutate('completeSignIn', { challenge: told.token, code: code(0) }, 'viewer { email }');
  expect(done.viewer.email).toBe(person.email);
  const token = await provider.idToken({ sub: 'nora' });
  const missing = await rest('googleLogin', { token });
  expect([missing.status, missing.body.secondFactor]).toEqual([401, ['AUTHENTICATOR_APP', 'RECOVERY_CODE']]);
  expect((await rest('googleLogin', { token, code: code(1) })).status).toBe(200);
});

test('an identity token from a client signs in once, if all its claims are right', async () => {
  const person = await knownPerson('lina');
  const claims = { sub: 'lina', email: person.email, email_verified: true };
  const token = await provider.idToken({ ...claims, nonce: 'of the client' });
  const answer = await rest('googleLogin', { token, nonce: 'of the client' });
  expect([answer.status, answer.body.data]).toMatchObject([200, { email: person.email }]);
  const past = Math.floor(Date.now() / 1000) - 60;
  const [head, body] = token.split('.');
  const wrong: Record<string, object> = {
    used: { token, nonce: 'of the client' },
    'without its nonce': { token: await provider.idToken({ ...claims, nonce: 'another' }) },
    'with a nonce it has not': { token: await provider.idToken(claims), nonce: 'of the client' },
    'for another client': { token: await provider.idToken({ ...claims, aud: 'microsoft' }) },
    'for us and another client': { token: await provider.idToken({ ...claims, aud: ['google', 'x'], azp: 'x' }) },
    'of another issuer': { token: await provider.idToken({ ...claims, iss: 'https://accounts.google.com' }) },
    over: { token: await provider.idToken({ ...claims, exp: past }) },
    unsigned: { token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.` },
    changed: { token: `${head}.${body}.${'A'.repeat(342)}` },
    'no token': { token: 'not-a-google-token' },
  };
  for (const [name, sent] of Object.entries(wrong))
    expect([name, (await rest('googleLogin', sent)).status, name]).toEqual([name, 401, name]);
  expect((await rest('googleLogin', { token: '' })).status).toBe(422);
  expect(await rest('outlookLogin', { token })).toEqual({
    status: 503,
    body: { error: 'Can’t reach the provider. Try again later, or use your password.' },
  });
});
