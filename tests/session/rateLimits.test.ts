import { afterAll, beforeAll, expect, test } from 'vitest';
import { network } from '../../server/core/session/attempts.ts';
import { hashOf } from '../../server/core/session/secrets.ts';
import { startBeside } from '../support/startBeside.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { ask, Browser } from './Browser.ts';
import { newPerson } from './people.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { field code params } accessToken } }';
type Answer = { signIn: { errors: { field: string | null; code: string; params: object | null }[]; accessToken: string | null } };
const tryIt = async (email: string, password: string, on: { url: string } = server) =>
  (await ask<Answer>(on, signIn, { input: { email, password } })).data.signIn;

test('fifteen wrong passwords through the session layer are limited, and then the right one too', async () => {
  const { email, password } = await newPerson(server);
  const browser = new Browser(server.url);
  const answers = [];
  for (let guess = 0; guess < 15; guess++) answers.push(await browser.signIn(email, `guess number ${guess}`));
  expect(answers.slice(0, 10).every(({ json }) => json.url?.includes('error=CredentialsSignin'))).toBe(true);
  for (const { status, json, headers } of answers.slice(10)) {
    expect([status, json.url]).toEqual([401, `${server.url}/api/auth/error?error=TooManyAttempts`]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await browser.signIn(email, password)).status).toBe(401);
});

test('concurrent guesses count each other', async () => {
  const { email } = await newPerson(server);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, guess) => tryIt(email, `guess number ${guess}`)));
  expect(answers.filter(({ errors }) => errors[0].code === 'invalidCredentials').length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ errors }) => errors[0].code === 'tooManyAttempts').length).toBeGreaterThanOrEqual(20);
});

test('concurrent right passwords do not limit each other', async () => {
  const { email, password } = await newPerson(server);
  const answers = await Promise.all(Array.from({ length: 30 }, () => tryIt(email, password)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
});

test('another process on the same database applies the same limit', async () => {
  const { email, password } = await newPerson(server);
  for (let guess = 0; guess < 10; guess++) await tryIt(email, `guess number ${guess}`);
  const second = await startBeside(server);
  const answer = await tryIt(email, password, second);
  await second.stop();
  expect(answer.errors[0]).toMatchObject({ code: 'tooManyAttempts' });
});

test.each([
  ['50 on one account, from wherever', 50, (email: string) => [hashOf(email), '192.0.2.1']],
  ['300 from one address, on whichever account', 300, () => [hashOf('others'), '127.0.0.1']],
] as const)('%s, are limited for fifteen minutes', async (_name, tries, who) => {
  const { email, password } = await newPerson(server);
  const run = (sql: string, values: unknown[] = []) => server.database.platform(em => em.execute(sql, values));
  await run('delete from sign_in_attempt');
  await run(
    `insert into sign_in_attempt (id, purpose, account_hash, ip_address) select gen_random_uuid(), 'SIGN_IN', ?, ? from generate_series(2, ?)`,
    [...who(email), tries],
  );
  expect((await tryIt(email, 'a wrong password')).errors[0].code).toBe('invalidCredentials');
  expect((await tryIt(email, password)).errors[0].code).toBe('tooManyAttempts');
  await run(`update sign_in_attempt set at = at - interval '15 minutes'`);
  expect((await tryIt(email, password)).errors).toEqual([]);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1'],
  ['2001:db8::1', '2001:db8:0:0::ffff'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['unknown', 'unknown'],
])('%s counts as the same as %s', (one, other) => {
  expect(network(one)).toBe(network(other));
  expect(network(one)).not.toBe(network('2001:db8:1:3::1'));
});

test('a right password resets the count of mistyped ones', async () => {
  const { email, password } = await newPerson(server);
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 6; guess++) await tryIt(email, `guess number ${guess}`);
    expect((await tryIt(email, password)).errors).toEqual([]);
  }
});

test('guessed links are limited across processes with a Retry-After header, and a right link works', async () => {
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { code message } } }';
  const input = { token: 'one guessed again and again', password: 'a new password', confirmPassword: 'a new password' };
  const second = await startBeside(server);
  for (let tried = 0; tried < 10; tried++) await ask(server, reset, { input });
  const { data, headers } = await ask<{ resetPassword: object }>(second, reset, { input }, undefined, { 'accept-language': 'es' });
  await second.stop();
  expect(data.resetPassword).toMatchObject({
    errors: [{ code: 'tooManyAttempts', message: expect.stringMatching(/^Demasiados intentos/) }],
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const rows = await server.database.platform(em => em.execute(`select from sign_in_attempt where purpose = 'TOKEN_LINK'`));
  expect(rows).toHaveLength(10);
});

test('browser reports are counted across processes, and never refused', async () => {
  const browser = new Browser(server.url);
  for (let report = 0; report < 62; report++) expect((await browser.post('/_log', { code: 'CLIENT_FETCH_ERROR' })).status).toBe(200);
  const rows = await server.database.platform(em => em.execute(`select from sign_in_attempt where purpose = 'CLIENT_LOG'`));
  expect(rows).toHaveLength(60);
});

test('an unknown account gets the same answer as a known one', async () => {
  const { email } = await newPerson(server);
  const known = await tryIt(email, 'a wrong password');
  const unknown = await tryIt('nobody.at.all@people.test', 'a wrong password');
  expect(unknown).toEqual(known);
  for (let guess = 0; guess < 9; guess++)
    await Promise.all([tryIt(email, 'wrong again'), tryIt('nobody.at.all@people.test', 'wrong again')]);
  expect((await tryIt('nobody.at.all@people.test', 'x')).errors[0].code).toBe((await tryIt(email, 'x')).errors[0].code);
  const ask1 = async (address: string) =>
    (
      await ask(server, 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { errors { code } } }', {
        input: { email: address },
      })
    ).data;
  expect(await ask1(email)).toEqual(await ask1('nobody.at.all@people.test'));
});

test('any spelling of its address signs in to an account', async () => {
  const { email, password } = await newPerson(server);
  expect((await tryIt(`  ${email.toUpperCase()} `, password)).errors).toEqual([]);
  expect((await tryIt(email.replace('person', 'ｐｅｒｓｏｎ'), password)).errors).toEqual([]);
});

test.each([
  '\u0000@x.test',
  'a@x.test\r\nBcc: b@x.test',
  'a\nb@x.test',
  'a@b',
  `${'x'.repeat(300)}@x.test`,
  '',
  "' or 1=1 --",
  '😀@😀.test',
])('an address like %j is refused as input', async email => {
  const { errors, accessToken } = await tryIt(email, 'a password');
  expect(accessToken).toBeNull();
  expect(errors[0]).toMatchObject({ field: 'email' });
});
