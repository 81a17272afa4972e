import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { Rest, restAs } from './Rest.ts';

let server: TestServer;
let nobody: Rest;
beforeAll(async () => {
  server = await startDemo();
  nobody = new Rest(server.url);
});
afterAll(() => server.stop());

describe('user/login', () => {
  test('answers exactly the documented fields', async () => {
    const { status, body } = await nobody.post('/user/login', { email: ' Admin@Atlas.test', password: demoPassword });
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      data: {
        username: 'admin@atlas.test',
        userName: 'Nora Haddad',
        userId: expect.any(String),
        email: 'admin@atlas.test',
        roleId: expect.any(String),
        role: 'Administrator',
        rolePremission: [
          'Administrative Roles',
          'Financial Management',
          'HRM',
          'CRM',
          'Inventory',
          'Project Management',
          'Procurement',
          'Ecommerce',
        ],
        profileImage: null,
        companyData: { name: 'Atlas Trading', id: expect.any(String), currency: 'USD' },
      },
    });
    expect((await new Rest(server.url, body.accessToken).get('/roles')).status).toBe(200);
  });

  test('names the SUPER_ADMIN role', async () => {
    expect((await nobody.post('/user/login', { email: 'super@noria.test', password: demoPassword })).body.data.role).toBe('SUPER_ADMIN');
  });

  test('accepts a form', async () => {
    expect((await nobody.post('/user/login', new URLSearchParams({ email: 'crm@atlas.test', password: demoPassword }))).status).toBe(200);
  });

  test('answers a wrong password and an unknown account alike, in the language of the request', async () => {
    for (const email of ['crm@atlas.test', 'nobody-at-all@atlas.test']) {
      const { status, body } = await nobody.post('/user/login', { email, password: 'wrong' });
      expect([status, body]).toEqual([401, { error: 'The email or password is wrong.' }]);
    }
    const { body } = await nobody.post(
      '/user/login',
      { email: 'crm@atlas.test', password: 'wrong' },
      { 'accept-language': 'es-ES,es;q=0.9' },
    );
    expect(body.error).toMatch(/contraseña/);
  });

  test('explains a refusal only after the right password', async () => {
    const { status, body } = await nobody.post('/user/login', { email: 'nobody@atlas.test', password: demoPassword });
    expect([status, body.error]).toEqual([403, 'Your role is inactive. Ask your administrator.']);
  });

  test.each([{}, { email: 'x' }, { email: ['a'], password: { b: 1 } }, { email: null, password: 7 }])(
    'names the wrong field of %j',
    async body => {
      const answer = await nobody.post('/user/login', body);
      expect([answer.status, Object.keys(answer.body.fields).length > 0]).toEqual([422, true]);
    },
  );

  test('limits guesses with 429 and the seconds to wait', async () => {
    for (let tries = 0; tries < 11; tries++) await nobody.post('/user/login', { email: 'guessed@atlas.test', password: `guess ${tries}` });
    const answer = await nobody.post('/user/login', { email: 'guessed@atlas.test', password: 'one more' });
    expect([answer.status, answer.body.error]).toEqual([429, expect.stringMatching(/^Too many attempts/)]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('ignores dryRun and idempotency keys at sign-in', async () => {
    expect(
      (
        await nobody.post(
          '/user/login?dryRun=true',
          { email: 'crm@atlas.test', password: demoPassword, dryRun: true },
          { 'idempotency-key': 'k' },
        )
      ).status,
    ).toBe(200);
  });
});

describe('user/signup', () => {
  const person = {
    name: 'Samira Haddad',
    email: 'samira@haddad.test',
    password: 'Passw0rd!1',
    companyName: 'Haddad Tools',
    currency: 'JOD',
  };

  test('creates the company and its administrator, who is signed in', async () => {
    const { status, body } = await nobody.post('/user/signup', person);
    expect([status, body.message]).toEqual([201, 'Account created successfully']);
    expect(body.data).toMatchObject({ username: person.email, companyData: { name: 'Haddad Tools', currency: 'JOD' } });
    expect((await new Rest(server.url, body.accessToken).get('/user/getAll')).body.total).toBe(1);
  });

  test('names each wrong field', async () => {
    expect((await nobody.post('/user/signup', person)).body.fields).toEqual({ companyName: 'Already in use.' });
    expect((await nobody.post('/user/signup', { ...person, companyName: 'Other Tools' })).body.fields).toEqual({
      email: 'Already in use.',
    });
    const { status, body } = await nobody.post('/user/signup', { ...person, email: 'x', password: 'short' }, { 'accept-language': 'ar' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['email', 'password']]);
    expect(body.error).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('user/resetPassword/{id}', () => {
  test('sets the password by the token of the mailed link, once', async () => {
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { requestPasswordReset(input: { email: "hrm@atlas.test" }) { errors { code } } }' }),
    });
    const [mail] = await server.database.platform(em =>
      em.execute<{ kept_text: string }[]>(`select kept_text from outbox_mail where recipient = 'hrm@atlas.test' order by id desc limit 1`),
    );
    const secret = /token=([\w-]+)/.exec(mail.kept_text)![1];
    const before = await restAs(server, 'hrm@atlas.test');
    const passwords = { password: 'NewPassw0rd!', confirmPassword: 'NewPassw0rd!' };
    expect((await nobody.post(`/user/resetPassword/${secret}`, { ...passwords, confirmPassword: 'other' })).body.fields).toEqual({
      confirmPassword: expect.any(String),
    });
    expect((await nobody.post(`/user/resetPassword/${secret}`, passwords)).status).toBe(200);
    expect((await before.get('/company/getAll')).status).toBe(401);
    expect((await nobody.post('/user/login', { email: 'hrm@atlas.test', password: passwords.password })).status).toBe(200);
    const again = await nobody.post(`/user/resetPassword/${secret}`, passwords);
    expect([again.status, again.body]).toEqual([409, { error: 'This link was used or has expired. Request a new one.' }]);
  });

  test('refuses a token that was never sent', async () => {
    expect((await nobody.post('/user/resetPassword/never-sent', { password: 'NewPassw0rd!' })).status).toBe(409);
  });
});

test.each(['googleLogin', 'outlookLogin'])('user/%s reports that it is not configured', async name => {
  const { status, body } = await nobody.post(`/user/${name}`, { token: 'not a token' });
  expect([status, body]).toEqual([409, { error: 'Sign-in with this provider isn’t set up.' }]);
});
