import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { ask, Browser, signUp, type SignedUp } from './Browser.ts';
import { change } from './people.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

type Payload = { errors: { field: string | null; code: string }[]; accessToken?: string; viewer?: Record<string, unknown> };

/** Runs one mutation and answers its payload. */
async function run(name: string, input: object, bearer?: string, fields = ''): Promise<Payload> {
  const type = `${name[0].toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await ask<Record<string, Payload>>(
    server,
    `mutation ($input: ${type}!) { ${name}(input: $input) { errors { field code } ${fields} } }`,
    { input },
    bearer,
  );
  if (errors) throw new Error(errors[0].extensions.code);
  return data[name];
}

const viewer = async (bearer: string) =>
  (
    await ask<{ viewer: Record<string, unknown> | null }>(
      server,
      '{ viewer { id name permissions language timeZone currency mustChooseCurrency } }',
      {},
      bearer,
    )
  ).data.viewer;
const signIn = ({ email }: { email: string }, password: string) => run('signIn', { email, password }, undefined, 'accessToken');

/** The link in the newest mail to somebody, as an administrator without a mail server reads it. */
async function mailedToken({ viewer: { companyId }, email }: SignedUp): Promise<string> {
  const [mail] = await server.database.platformIn(companyId, em =>
    em.execute<{ kept_text: string }[]>('select kept_text from outbox_mail where recipient = ? order by id desc limit 1', [email]),
  );
  return /token=([\w-]+)/.exec(mail.kept_text)![1];
}

describe('sign-up', () => {
  test('makes a company on the chosen plan and signs its administrator in', async () => {
    const somebody = await signUp(server);
    const { data } = await ask<{ viewer: object }>(
      server,
      '{ viewer { email roleTitle permissions mustChooseCurrency emailConfirmed currencyDecimals language } }',
      {},
      somebody.accessToken,
    );
    expect(data.viewer).toEqual({
      email: somebody.email,
      roleTitle: 'Administrator',
      permissions: ['ADMINISTRATIVE_ROLES', 'CRM'],
      mustChooseCurrency: true,
      emailConfirmed: false,
      currencyDecimals: 2,
      language: 'EN',
    });
  });

  test('refuses what is taken, and each wrong field by name', async () => {
    const somebody = await signUp(server);
    const input = { name: 'Other', email: somebody.email.toUpperCase(), password: 'a good password', companyName: 'Another company' };
    expect((await run('signUp', input)).errors).toEqual([{ field: 'email', code: 'taken' }]);
    expect((await run('signUp', { ...input, email: 'new@people.test', companyName: `Company of ${somebody.email}` })).errors).toEqual([
      { field: 'companyName', code: 'taken' },
    ]);
    expect((await run('signUp', { ...input, email: 'new@people.test', planCode: 'UNLIMITED' })).errors).toEqual([
      { field: 'planCode', code: 'notInList' },
    ]);
    expect((await run('signUp', { ...input, email: 'new@people.test', currency: 'XXQ' })).errors).toEqual([
      { field: 'currency', code: 'notInList' },
    ]);
    expect((await run('signUp', { ...input, email: 'new@people.test', password: 'New@People.test' })).errors).toEqual([
      { field: 'password', code: 'passwordIsEmail' },
    ]);
    for (const password of ['12345678', 'TrustNo1', 'Noria2026!'])
      expect((await run('signUp', { ...input, email: 'new@people.test', password })).errors).toEqual([
        { field: 'password', code: 'passwordCommon' },
      ]);
    const all = (await run('signUp', { name: ' ', email: 'x', password: 'short', companyName: '' })).errors.map(
      ({ field, code }) => `${field} ${code}`,
    );
    expect(all).toEqual(['name required', 'email invalidEmail', 'password tooShort', 'companyName required']);
  });

  test('does nothing when it is a dry run', async () => {
    const input = { name: 'Dry', email: 'dry@people.test', password: 'a good password', companyName: 'Dry company', dryRun: true };
    expect((await run('signUp', input, undefined, 'accessToken')).errors).toEqual([]);
    expect((await signIn(input, input.password)).errors).toEqual([{ field: null, code: 'invalidCredentials' }]);
  });
});

describe('a session ends', () => {
  test('at sign-out, for cookie and bearers at once', async () => {
    const { email, password } = await signUp(server);
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
        variables: { input: { email, password } },
      }),
    });
    const bearer = ((await response.json()) as { data: { signIn: { accessToken: string } } }).data.signIn.accessToken;
    const browser = new Browser(server.url);
    browser.cookies.set('next-auth.session-token', /session-token=([^;]+)/.exec(response.headers.getSetCookie().join())![1]);
    expect(await browser.user()).toMatchObject({ email });
    expect(await viewer(bearer)).not.toBeNull();
    await browser.signOut();
    expect(await viewer(bearer)).toBeNull();
  });

  test('and not another session of the same user', async () => {
    const somebody = await signUp(server);
    const { accessToken } = await signIn(somebody, somebody.password);
    expect((await run('signOut', {}, accessToken)).errors).toEqual([]);
    expect(await viewer(accessToken!)).toBeNull();
    expect(await viewer(somebody.accessToken)).not.toBeNull();
  });

  test.each([
    ['the user is deactivated', `update user_account set status = 'INACTIVE'`, 'userInactive'],
    ['the role is deactivated', `update role set status = 'INACTIVE'`, 'roleInactive'],
    ['the company is suspended', `update company set status = 'SUSPENDED' where id = noria_company()`, 'companySuspended'],
  ])('with the next call after %s, and sign-in says so only after the right password', async (_name, sql, code) => {
    const somebody = await signUp(server);
    await change(server, somebody.viewer.companyId, sql);
    expect(await viewer(somebody.accessToken)).toBeNull();
    expect((await signIn(somebody, 'a wrong password')).errors).toEqual([{ field: null, code: 'invalidCredentials' }]);
    expect((await signIn(somebody, somebody.password)).errors).toEqual([{ field: null, code }]);
  });

  test('and rights change with the next call after the role does', async () => {
    const somebody = await signUp(server);
    await change(server, somebody.viewer.companyId, `update role set permissions = '{CRM}'`);
    expect(await viewer(somebody.accessToken)).toMatchObject({ permissions: ['CRM'] });
  });

  test('when its time is over', async () => {
    const somebody = await signUp(server);
    await change(server, somebody.viewer.companyId, `update session set expires_at = now() where company_id = noria_company()`);
    expect(await viewer(somebody.accessToken)).toBeNull();
  });

  test('after ninety days, however often it is used', async () => {
    const somebody = await signUp(server);
    const { companyId } = somebody.viewer;
    const days = (count: number) =>
      change(
        server,
        companyId,
        `update session set created_at = now() - interval '${count} days', last_seen_at = now() - interval '6 minutes'`,
      );
    await days(89);
    expect(await viewer(somebody.accessToken)).not.toBeNull();
    await days(90);
    expect(await viewer(somebody.accessToken)).not.toBeNull();
    expect(await viewer(somebody.accessToken)).toBeNull();
  });

  test('from the list, one by one or all others', async () => {
    const somebody = await signUp(server);
    const stranger = await signUp(server);
    const bearers = [];
    for (let index = 0; index < 3; index++) bearers.push((await signIn(somebody, somebody.password)).accessToken!);
    const list = async () =>
      (
        await ask<{ sessions: { id: string; current: boolean; userAgent: string; createdAt: string }[] }>(
          server,
          '{ sessions { id current userAgent createdAt } }',
          {},
          somebody.accessToken,
        )
      ).data.sessions;
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false, false]);
    await expect(run('revokeSession', { id: sessions[1].id }, stranger.accessToken)).rejects.toThrow('NOT_FOUND');
    await run('revokeSession', { id: sessions[1].id }, somebody.accessToken);
    expect(await list()).toHaveLength(3);
    await run('revokeOtherSessions', {}, somebody.accessToken);
    expect(await list()).toHaveLength(1);
    expect(await Promise.all(bearers.map(viewer))).toEqual([null, null, null]);
  });
});

describe('passwords', () => {
  test('a new one ends all other sessions and the old one', async () => {
    const somebody = await signUp(server);
    const other = (await signIn(somebody, somebody.password)).accessToken!;
    const input = { currentPassword: somebody.password, password: 'another password', confirmPassword: 'another password' };
    expect((await run('changePassword', { ...input, currentPassword: 'wrong' }, other)).errors).toEqual([
      { field: 'currentPassword', code: 'wrongPassword' },
    ]);
    expect((await run('changePassword', { ...input, confirmPassword: 'differs' }, other)).errors).toEqual([
      { field: 'confirmPassword', code: 'passwordsDiffer' },
    ]);
    expect((await run('changePassword', input, other)).errors).toEqual([]);
    expect(await viewer(other)).not.toBeNull();
    expect(await viewer(somebody.accessToken)).toBeNull();
    expect((await signIn(somebody, somebody.password)).errors[0].code).toBe('invalidCredentials');
    expect((await signIn(somebody, 'another password')).errors).toEqual([]);
  });

  test('a reset link works once and ends every session', async () => {
    const somebody = await signUp(server);
    await run('requestPasswordReset', { email: somebody.email });
    const input = { token: await mailedToken(somebody), password: 'a reset password', confirmPassword: 'a reset password' };
    expect((await run('resetPassword', { ...input, password: somebody.email, confirmPassword: somebody.email })).errors[0].code).toBe(
      'passwordIsEmail',
    );
    const twice = await Promise.all([run('resetPassword', input), run('resetPassword', input)]);
    expect(twice.map(({ errors }) => errors[0]?.code).sort()).toEqual(['linkExpired', undefined]);
    expect((await run('resetPassword', input)).errors).toEqual([{ field: null, code: 'linkExpired' }]);
    expect(await viewer(somebody.accessToken)).toBeNull();
    expect((await signIn(somebody, 'a reset password')).errors).toEqual([]);
  });

  test.each([
    [
      'is half an hour old',
      `update one_time_token set expires_at = created_at + interval '30 minutes', created_at = now() - interval '30 minutes'`,
      `update one_time_token set expires_at = now() where purpose = 'RESET_PASSWORD' and company_id = noria_company()`,
    ],
    ['belongs to somebody deactivated', '', `update user_account set status = 'INACTIVE'`],
  ])('a reset link that %s does nothing', async (_name, _why, sql) => {
    const somebody = await signUp(server);
    await run('requestPasswordReset', { email: somebody.email });
    const token = await mailedToken(somebody);
    await change(server, somebody.viewer.companyId, sql);
    expect((await run('resetPassword', { token, password: 'a reset password', confirmPassword: 'a reset password' })).errors[0].code).toBe(
      'linkExpired',
    );
  });

  test('a reset lets its owner in again after too many guesses', async () => {
    const somebody = await signUp(server);
    for (let guess = 0; guess < 11; guess++) await signIn(somebody, `guess number ${guess}`);
    expect((await signIn(somebody, somebody.password)).errors[0].code).toBe('tooManyAttempts');
    await run('requestPasswordReset', { email: somebody.email });
    await run('resetPassword', { token: await mailedToken(somebody), password: 'a reset password', confirmPassword: 'a reset password' });
    expect((await signIn(somebody, 'a reset password')).errors).toEqual([]);
  });

  test('a newer link voids the older, and a link for one thing does not do another', async () => {
    const somebody = await signUp(server);
    const confirm = await mailedToken(somebody);
    await run('requestPasswordReset', { email: somebody.email });
    const older = await mailedToken(somebody);
    await run('requestPasswordReset', { email: somebody.email });
    for (const token of [confirm, older, 'x', ''])
      expect(
        (await run('resetPassword', { token, password: 'a reset password', confirmPassword: 'a reset password' })).errors[0].code,
      ).toBe('linkExpired');
  });

  test('the lock screen opens with the right one', async () => {
    const somebody = await signUp(server);
    expect((await run('unlock', { password: 'wrong' }, somebody.accessToken)).errors).toEqual([
      { field: 'password', code: 'wrongPassword' },
    ]);
    const { accessToken } = await run('unlock', { password: somebody.password }, somebody.accessToken, 'accessToken');
    expect(await viewer(accessToken!)).not.toBeNull();
  });

  test('are stored as Argon2id of OWASP strength', async () => {
    const somebody = await signUp(server);
    const [{ password_hash: hash }] = await server.database.platform(em =>
      em.execute<{ password_hash: string }[]>('select password_hash from credential where user_id = ?', [somebody.viewer.id]),
    );
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('the account', () => {
  test('confirms its address once', async () => {
    const somebody = await signUp(server);
    const token = await mailedToken(somebody);
    expect((await run('confirmEmail', { token })).errors).toEqual([]);
    expect((await run('confirmEmail', { token })).errors).toEqual([{ field: null, code: 'linkExpired' }]);
    const { data } = await ask<{ viewer: object }>(server, '{ viewer { emailConfirmed } }', {}, somebody.accessToken);
    expect(data.viewer).toEqual({ emailConfirmed: true });
    expect((await run('resendConfirmation', {}, somebody.accessToken)).errors).toEqual([]);
  });

  test('chooses the currency once', async () => {
    const somebody = await signUp(server);
    expect((await run('chooseCurrency', { currency: 'ZZZ' }, somebody.accessToken)).errors).toEqual([
      { field: 'currency', code: 'notInList' },
    ]);
    const { viewer: shown } = await run(
      'chooseCurrency',
      { currency: 'JOD' },
      somebody.accessToken,
      'viewer { currency currencyDecimals mustChooseCurrency }',
    );
    expect(shown).toEqual({ currency: 'JOD', currencyDecimals: 3, mustChooseCurrency: false });
    expect((await run('chooseCurrency', { currency: 'USD' }, somebody.accessToken)).errors).toEqual([
      { field: 'currency', code: 'currencyFixed' },
    ]);
  });

  test('keeps what it prefers, and a dry run keeps nothing', async () => {
    const somebody = await signUp(server);
    const fields = 'viewer { name language theme timeZone dateFormat }';
    const dry = await run('updatePreferences', { language: 'AR', timeZone: 'Asia/Amman', dryRun: true }, somebody.accessToken, fields);
    expect(dry.viewer).toMatchObject({ language: 'AR', timeZone: 'Asia/Amman' });
    expect(await viewer(somebody.accessToken)).toMatchObject({ language: 'EN', timeZone: 'UTC' });
    await run('updatePreferences', { language: 'AR', theme: 'DARK', timeZone: 'Asia/Amman', dateFormat: 'ISO' }, somebody.accessToken);
    const back = await run('updatePreferences', { timeZone: null }, somebody.accessToken, fields);
    expect(back.viewer).toEqual({ name: 'Samira Haddad', language: 'AR', theme: 'DARK', timeZone: 'UTC', dateFormat: 'ISO' });
    expect((await run('updatePreferences', { timeZone: 'Mars/Olympus' }, somebody.accessToken)).errors).toEqual([
      { field: 'timeZone', code: 'notInList' },
    ]);
    expect((await run('updateProfile', { name: 'سميرة حداد' }, somebody.accessToken, 'viewer { name }')).viewer).toEqual({
      name: 'سميرة حداد',
    });
    expect((await run('updateProfile', { name: ' ' }, somebody.accessToken)).errors).toEqual([{ field: 'name', code: 'required' }]);
  });

  test('has an image, which is one by its bytes', async () => {
    const somebody = await signUp(server);
    const send = async (image: Blob | null) => {
      const form = new FormData();
      const query =
        'mutation ($input: SetProfileImageInput!) { setProfileImage(input: $input) { errors { field code } viewer { profileImageUrl } } }';
      form.append('operations', JSON.stringify({ query, variables: { input: { image: null } } }));
      form.append('map', JSON.stringify(image ? { 0: ['variables.input.image'] } : {}));
      if (image) form.append('0', image, '../../me.png');
      const headers = { authorization: `Bearer ${somebody.accessToken}`, 'apollo-require-preflight': 'true' };
      const response = await fetch(`${server.url}/graphql`, { method: 'POST', body: form, headers });
      return ((await response.json()) as { data: { setProfileImage: Payload } }).data.setProfileImage;
    };
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
    const { viewer: shown } = await send(new Blob([png], { type: 'image/png' }));
    const file = await fetch(server.url + String(shown!.profileImageUrl), { headers: { authorization: `Bearer ${somebody.accessToken}` } });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png);
    expect((await send(new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }))).errors).toEqual([
      { field: 'image', code: 'fileImageOnly' },
    ]);
    expect((await send(null)).viewer).toEqual({ profileImageUrl: null });
  });

  test.each([
    'signOut',
    'resendConfirmation',
    'unlock',
    'chooseCurrency',
    'updateProfile',
    'changePassword',
    'updatePreferences',
    'revokeSession',
    'revokeOtherSessions',
  ])('%s wants somebody signed in', async name => {
    const inputs: Record<string, object> = {
      unlock: { password: 'x' },
      chooseCurrency: { currency: 'USD' },
      updateProfile: { name: 'x' },
      changePassword: { currentPassword: 'x', password: 'x', confirmPassword: 'x' },
      revokeSession: { id: 'x' },
    };
    await expect(run(name, inputs[name] ?? {})).rejects.toThrow('UNAUTHENTICATED');
  });
});
