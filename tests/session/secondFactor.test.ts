import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorApp } from '../support/authenticatorApp.ts';
import { Client } from '../support/Client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { Browser } from './Browser.ts';
import { change, newPerson, type Person } from './people.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer({}, { connections: 1 })));
afterAll(() => server.stop());

const nobody = () => new Client(server.url);
const signIn = (person: Person, more: object = {}) =>
  nobody().mutate(
    'signIn',
    { email: person.email, password: person.password, ...more },
    'accessToken challenge { token methods passkeyOptions }',
  );
const signedIn = async (person: Person, more?: object) => new Client(server.url, (await signIn(person, more)).accessToken as string);
const complete = (challenge: string, code: string) =>
  nobody().mutate('completeSignIn', { challenge, code }, 'accessToken viewer { email }');
const login = (body: object) =>
  fetch(`${server.url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const begin = (client: Client, proof: Record<string, unknown> = {}) =>
  client.mutate('beginAuthenticator', proof, 'secret uri', 'FreshProofInput');
const remove = (client: Client, proof: Record<string, unknown>) =>
  client.mutate('removeAuthenticator', proof, 'viewer { userId }', 'FreshProofInput');
const codesOf = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code: id }) => [field, id]);

/** A user with an authenticator app; the code of the step before the current one is used up. */
async function enrolled() {
  const person = await newPerson(server);
  const client = await signedIn(person);
  const { uri } = await begin(client);
  const code = await authenticatorApp(/secret=(\w+)/.exec(uri as string)![1]);
  const confirmed = await client.mutate('confirmAuthenticator', { code: code(-1) }, 'recoveryCodes');
  expect(confirmed.errors).toEqual([]);
  return { person, client, code, uri: uri as string, recoveryCodes: confirmed.recoveryCodes as string[] };
}

test('an app is enrolled by its code, and every later sign-in asks for one that is accepted once', async () => {
  const { person, client, code, uri, recoveryCodes } = await enrolled();
  expect(uri).toContain(`otpauth://totp/Noria:${encodeURIComponent(person.email)}?`);
  expect(recoveryCodes).toHaveLength(10);
  expect((await client.query('{ secondFactor { hasApp recoveryCodesLeft isRequired } }')).data.secondFactor).toEqual({
    hasApp: true,
    recoveryCodesLeft: 10,
    isRequired: false,
  });
  const { accessToken, challenge, errors } = await signIn(person);
  expect([accessToken, errors, challenge.methods]).toEqual([null, [], ['AUTHENTICATOR_APP', 'RECOVERY_CODE']]);
  expect(codesOf(await complete(challenge.token, '000000'))).toEqual([['code', 'wrongCode']]);
  expect(codesOf(await complete(challenge.token, code(-1)))).toEqual([['code', 'wrongCode']]);
  const right = code(0);
  expect((await complete(challenge.token, right)).viewer.email).toBe(person.email);
  expect(codesOf(await complete(challenge.token, code(1)))).toEqual([[null, 'challengeExpired']]);
  expect(codesOf(await signIn(person, { code: right }))).toEqual([['code', 'wrongCode']]);
  const both = await Promise.all([1, 2].map(() => signIn(person, { code: code(1) })));
  expect(both.filter(each => each.accessToken)).toHaveLength(1);
});

test('the secret and the recovery codes are unreadable in the database', async () => {
  const { person, uri, recoveryCodes } = await enrolled();
  const secret = /secret=(\w+)/.exec(uri)![1];
  const sql = 'select * from authenticator_app a join recovery_code r using (user_id) where user_id = ?';
  const rows = (await change(server, person.companyId, sql, [person.userId])) as { sealed_secret: Buffer; code_hash: string }[];
  const stored = JSON.stringify(rows) + rows[0].sealed_secret.toString('latin1');
  for (const plain of [secret, recoveryCodes[0], recoveryCodes[0].replace('-', '')]) expect(stored).not.toContain(plain);
  expect(rows.map(row => row.code_hash)).toEqual(Array(10).fill(expect.stringMatching(/^\$argon2id\$/)));
  await expect(server.database.inCompany(person, em => em.execute('select * from authenticator_app'))).rejects.toThrow('permission denied');
});

test('a recovery code replaces the app once', async () => {
  const { person, recoveryCodes } = await enrolled();
  const typed = recoveryCodes[3].toUpperCase().replace('-', ' ');
  expect((await signIn(person, { code: typed })).accessToken).not.toBeNull();
  expect(codesOf(await signIn(person, { code: recoveryCodes[3] }))).toEqual([['code', 'wrongCode']]);
  const client = await signedIn(person, { code: recoveryCodes[4] });
  const renewed = await client.mutate('renewRecoveryCodes', { code: recoveryCodes[5] }, 'recoveryCodes', 'FreshProofInput');
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect(codesOf(await signIn(person, { code: recoveryCodes[6] }))).toEqual([['code', 'wrongCode']]);
});

test('guessing codes is limited, even for the right one, and is audited', async () => {
  const { person, client, code } = await enrolled();
  const { challenge } = await signIn(person);
  for (let guess = 0; guess < 5; guess++)
    expect(codesOf(await complete(challenge.token, `00000${guess}`))).toEqual([['code', 'wrongCode']]);
  expect(codesOf(await complete(challenge.token, code(0)))).toEqual([[null, 'tooManyAttempts']]);
  const { data } = await client.query('{ auditEntries(first: 50) { edges { node { action } } } }');
  const actions = data.auditEntries.edges.map(({ node }: { node: { action: string } }) => node.action) as string[];
  expect(actions.filter(action => action === 'SECOND_FACTOR_FAILED')).toHaveLength(5);
  expect(actions).toContain('AUTHENTICATOR_ADDED');
});

test('REST and the session layer take the code with the password', async () => {
  const { person, code } = await enrolled();
  const { email, password } = person;
  const missing = await login({ email, password });
  expect([missing.status, await missing.json()]).toEqual([
    401,
    { error: 'Enter your two-factor authentication code too.', secondFactor: ['AUTHENTICATOR_APP', 'RECOVERY_CODE'] },
  ]);
  expect((await login({ email, password, code: '12345x' })).status).toBe(422);
  const answer = await login({ email, password, code: code(0) });
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['accessToken', 'data']]);
  const browser = new Browser(server.url);
  expect((await browser.signIn(email, password)).json.url).toBe(`${server.url}/api/auth/error?error=SecondFactorRequired`);
  expect((await browser.signIn(email, password, { code: '111111' })).json.url).toBe(`${server.url}/api/auth/error?error=WrongCode`);
  expect(await browser.user()).toBeUndefined();
  await browser.signIn(email, password, { code: code(1) });
  expect(await browser.user()).toMatchObject({ email });
});

test('removing the app, and adding one a while after sign-in, needs a fresh proof and ends other sessions', async () => {
  const { person, client, code } = await enrolled();
  const other = await signedIn(person, { code: code(0) });
  expect(codesOf(await begin(client))).toEqual([[null, 'authenticatorExists']]);
  expect(codesOf(await remove(client, {}))).toEqual([['password', 'required']]);
  expect(codesOf(await remove(client, { password: 'wrong' }))).toEqual([['password', 'wrongPassword']]);
  expect(codesOf(await remove(client, { code: code(0) }))).toEqual([['code', 'wrongCode']]);
  expect((await remove(client, { password: person.password })).errors).toEqual([]);
  expect((await other.query('{ viewer { userId } }')).data.viewer).toBeNull();
  expect((await signIn(person)).accessToken).not.toBeNull();
  await change(server, person.companyId, `update session set created_at = now() - interval '11 minutes'`);
  expect(codesOf(await begin(client))).toEqual([['password', 'required']]);
  expect((await begin(client, { password: person.password })).errors).toEqual([]);
});

test('a user without a second factor that the company requires can only set one up', async () => {
  const person = await newPerson(server);
  const client = await signedIn(person);
  expect((await client.mutate('updateCompanySettings', { requiresSecondFactor: true }, 'company { requiresSecondFactor }')).errors).toEqual(
    [],
  );
  const roles = '{ roles(first: 1) { totalCount } }';
  expect((await client.query(roles)).errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', messageId: 'secondFactorDemanded' });
  const rest = await fetch(`${server.url}/api/v1/roles`, { headers: { authorization: `Bearer ${client.token}` } });
  expect(rest.status).toBe(403);
  await expect(client.mutate('updateProfile', { name: 'X' }, 'viewer { userId }')).rejects.toThrow('FORBIDDEN');
  expect((await client.query('{ viewer { needsSecondFactor } secondFactor { isRequired } }')).data).toEqual({
    viewer: { needsSecondFactor: true },
    secondFactor: { isRequired: true },
  });
  const { uri } = await begin(client);
  const code = await authenticatorApp(/secret=(\w+)/.exec(uri as string)![1]);
  const { viewer } = await client.mutate('confirmAuthenticator', { code: code(0) }, 'viewer { needsSecondFactor }');
  expect(viewer.needsSecondFactor).toBe(false);
  expect((await client.query(roles)).errors).toEqual([]);
  expect((await remove(client, { password: person.password })).errors).toEqual([]);
  expect((await client.query(roles)).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('the plan can require it too', async () => {
  const person = await newPerson(server);
  const client = await signedIn(person);
  await change(
    server,
    person.companyId,
    `update company set plan_id = (select id from plan where code = 'PREMIUM') where id = noria_company()`,
  );
  expect((await client.query('{ viewer { needsSecondFactor } }')).data.viewer.needsSecondFactor).toBe(true);
});

test('an administrator resets another user’s, not their own or another company’s, and it is mailed and audited', async () => {
  const { person, client, code } = await enrolled();
  const admin = await signedIn(person, { code: code(0) });
  const { data } = await admin.query('{ roles(first: 1) { edges { node { id } } } }');
  const mate = { ...person, email: `mate.${person.email}` };
  const { user } = await admin.mutate(
    'createUser',
    { name: 'Omar', email: mate.email, password: mate.password, roleId: data.roles.edges[0].node.id },
    'user { id hasSecondFactor }',
  );
  const other = await signedIn(mate);
  const begun = await begin(other);
  const theirs = await authenticatorApp(begun.secret as string);
  await other.mutate('confirmAuthenticator', { code: theirs(0) }, 'recoveryCodes');
  const reset = (by: Client, id: string) => by.mutate('resetSecondFactor', { id }, 'user { hasSecondFactor }', 'RecordInput');
  expect(codesOf(await reset(admin, person.userId))).toEqual([[null, 'notYourself']]);
  const stranger = await signedIn(await newPerson(server));
  await expect(reset(stranger, user.id as string)).rejects.toThrow('NOT_FOUND');
  expect((await reset(admin, user.id as string)).user.hasSecondFactor).toBe(false);
  expect((await other.query('{ viewer { userId } }')).data.viewer).toBeNull();
  expect((await signIn(mate)).accessToken).not.toBeNull();
  const log = await client.query(
    '{ auditEntries(first: 50) { edges { node { action } } } outboxMails(first: 20) { edges { node { to subject } } } }',
  );
  expect(JSON.stringify(log.data.auditEntries)).toContain('SECOND_FACTOR_RESET');
  expect(JSON.stringify(log.data.outboxMails)).toContain('A two-factor method was removed');
});
