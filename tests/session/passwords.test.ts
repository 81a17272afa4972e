import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { Accounts } from './Accounts.ts';
import { signUp } from './Browser.ts';
import { change } from './people.ts';

let server: TestServer;
let accounts: Accounts;
beforeAll(async () => {
  server = await startServer();
  accounts = new Accounts(server);
});
afterAll(() => server.stop());

describe('passwords', () => {
  test('changing it ends all other sessions, and the old one stops working', async () => {
    const somebody = await signUp(server);
    const other = (await accounts.signIn(somebody, somebody.password)).accessToken!;
    const input = { currentPassword: somebody.password, password: 'another password', confirmPassword: 'another password' };
    expect((await accounts.run('changePassword', { ...input, currentPassword: 'wrong' }, other)).errors).toEqual([
      { field: 'currentPassword', code: 'wrongPassword' },
    ]);
    expect((await accounts.run('changePassword', { ...input, confirmPassword: 'differs' }, other)).errors).toEqual([
      { field: 'confirmPassword', code: 'passwordsDiffer' },
    ]);
    expect((await accounts.run('changePassword', input, other)).errors).toEqual([]);
    expect(await accounts.viewer(other)).not.toBeNull();
    expect(await accounts.viewer(somebody.accessToken)).toBeNull();
    expect((await accounts.signIn(somebody, somebody.password)).errors[0].code).toBe('invalidCredentials');
    expect((await accounts.signIn(somebody, 'another password')).errors).toEqual([]);
  });

  test('a reset link works once and ends every session', async () => {
    const somebody = await signUp(server);
    await accounts.run('requestPasswordReset', { email: somebody.email });
    const input = { token: await accounts.mailedToken(somebody), password: 'a reset password', confirmPassword: 'a reset password' };
    await change(server, somebody.viewer.companyId, `update one_time_token set expires_at = expires_at - interval '29 minutes'`);
    expect(
      (await accounts.run('resetPassword', { ...input, password: somebody.email, confirmPassword: somebody.email })).errors[0].code,
    ).toBe('passwordIsEmail');
    const twice = await Promise.all([accounts.run('resetPassword', input), accounts.run('resetPassword', input)]);
    expect(twice.map(({ errors }) => errors[0]?.code).sort()).toEqual(['linkExpired', undefined]);
    expect((await accounts.run('resetPassword', input)).errors).toEqual([{ field: null, code: 'linkExpired' }]);
    expect(await accounts.viewer(somebody.accessToken)).toBeNull();
    expect((await accounts.signIn(somebody, 'a reset password')).errors).toEqual([]);
  });

  test.each([
    [
      'is half an hour old',
      `update one_time_token set expires_at = expires_at - interval '30 minutes' where purpose = 'RESET_PASSWORD' and company_id = noria_company()`,
    ],
    ['belongs to somebody deactivated', `update user_account set status = 'INACTIVE'`],
  ])('a reset link that %s does nothing', async (_name, sql) => {
    const somebody = await signUp(server);
    await accounts.run('requestPasswordReset', { email: somebody.email });
    const token = await accounts.mailedToken(somebody);
    await change(server, somebody.viewer.companyId, sql);
    expect(
      (await accounts.run('resetPassword', { token, password: 'a reset password', confirmPassword: 'a reset password' })).errors[0].code,
    ).toBe('linkExpired');
  });

  test('a reset unlocks an account after too many guesses', async () => {
    const somebody = await signUp(server);
    for (let guess = 0; guess < 11; guess++) await accounts.signIn(somebody, `guess number ${guess}`);
    expect((await accounts.signIn(somebody, somebody.password)).errors[0].code).toBe('tooManyAttempts');
    await accounts.run('requestPasswordReset', { email: somebody.email });
    await accounts.run('resetPassword', {
      token: await accounts.mailedToken(somebody),
      password: 'a reset password',
      confirmPassword: 'a reset password',
    });
    expect((await accounts.signIn(somebody, 'a reset password')).errors).toEqual([]);
  });

  test('a newer link revokes the older, and a link works for its own purpose only', async () => {
    const somebody = await signUp(server);
    const confirm = await accounts.mailedToken(somebody);
    await accounts.run('requestPasswordReset', { email: somebody.email });
    const older = await accounts.mailedToken(somebody);
    await accounts.run('requestPasswordReset', { email: somebody.email });
    for (const token of [confirm, older, 'x', ''])
      expect(
        (await accounts.run('resetPassword', { token, password: 'a reset password', confirmPassword: 'a reset password' })).errors[0].code,
      ).toBe('linkExpired');
  });

  test('the right one opens the lock screen', async () => {
    const somebody = await signUp(server);
    expect((await accounts.run('unlock', { password: 'wrong' }, somebody.accessToken)).errors).toEqual([
      { field: 'password', code: 'wrongPassword' },
    ]);
    const { accessToken } = await accounts.run('unlock', { password: somebody.password }, somebody.accessToken, 'accessToken');
    expect(await accounts.viewer(accessToken!)).not.toBeNull();
  });

  test('are hashed with Argon2id at the strength OWASP recommends', async () => {
    const somebody = await signUp(server);
    const [{ password_hash: hash }] = await server.database.platform(em =>
      em.execute<{ password_hash: string }[]>('select password_hash from credential where user_id = ?', [somebody.viewer.userId]),
    );
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
