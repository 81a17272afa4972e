import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { Accounts } from './Accounts.ts';
import { ask, Browser, signUp } from './Browser.ts';
import { change } from './people.ts';

let server: TestServer;
let accounts: Accounts;
beforeAll(async () => {
  server = await startServer();
  accounts = new Accounts(server);
});
afterAll(() => server.stop());

describe('a session ends', () => {
  test('at sign-out, for cookie and bearer tokens at once', async () => {
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
    expect(await accounts.viewer(bearer)).not.toBeNull();
    const cookies = [...browser.cookies];
    await browser.signOut();
    expect(await accounts.viewer(bearer)).toBeNull();
    // A kept copy of the cookie is worthless.
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await browser.user()).toBeUndefined();
  });

  test('without ending another session of the same user', async () => {
    const somebody = await signUp(server);
    const { accessToken } = await accounts.signIn(somebody, somebody.password);
    expect((await accounts.run('signOut', {}, accessToken)).errors).toEqual([]);
    expect(await accounts.viewer(accessToken!)).toBeNull();
    expect(await accounts.viewer(somebody.accessToken)).not.toBeNull();
  });

  test.each([
    ['the user is deactivated', `update user_account set status = 'INACTIVE'`, 'userInactive'],
    ['the role is deactivated', `update role set status = 'INACTIVE'`, 'roleInactive'],
    ['the company is suspended', `update company set status = 'SUSPENDED' where id = noria_company()`, 'companySuspended'],
  ])('with the next call after %s, which sign-in explains only after the right password', async (_name, sql, code) => {
    const somebody = await signUp(server);
    await change(server, somebody.viewer.companyId, sql);
    expect(await accounts.viewer(somebody.accessToken)).toBeNull();
    expect((await accounts.signIn(somebody, 'a wrong password')).errors).toEqual([{ field: null, code: 'invalidCredentials' }]);
    expect((await accounts.signIn(somebody, somebody.password)).errors).toEqual([{ field: null, code }]);
  });

  test('and permissions change with the next call after the role does', async () => {
    const somebody = await signUp(server);
    await change(server, somebody.viewer.companyId, `update role set permissions = '{CRM}'`);
    expect(await accounts.viewer(somebody.accessToken)).toMatchObject({ permissions: ['CRM'] });
  });

  test('after thirty days without use', async () => {
    const { accessToken, viewer } = await signUp(server);
    const unused = (time: string) =>
      change(
        server,
        viewer.companyId,
        `update session set last_seen_at = last_seen_at - interval '${time}', expires_at = expires_at - interval '${time}' where company_id = noria_company()`,
      );
    await unused('29 days');
    expect(await accounts.viewer(accessToken)).not.toBeNull();
    // That request counted as use of the session.
    await unused('29 days');
    expect(await accounts.viewer(accessToken)).not.toBeNull();
    await unused('30 days');
    expect(await accounts.viewer(accessToken)).toBeNull();
  });

  test('after ninety days, even when used daily', async () => {
    const somebody = await signUp(server);
    const { companyId } = somebody.viewer;
    const days = (count: number) =>
      change(
        server,
        companyId,
        `update session set created_at = now() - interval '${count} days', last_seen_at = now() - interval '6 minutes'`,
      );
    await days(89);
    expect(await accounts.viewer(somebody.accessToken)).not.toBeNull();
    await days(90);
    expect(await accounts.viewer(somebody.accessToken)).not.toBeNull();
    expect(await accounts.viewer(somebody.accessToken)).toBeNull();
  });

  test('from the list, one by one or all others together', async () => {
    const somebody = await signUp(server);
    const stranger = await signUp(server);
    const bearers = [];
    for (let index = 0; index < 3; index++) bearers.push((await accounts.signIn(somebody, somebody.password)).accessToken!);
    const list = async () =>
      (
        await ask<{ sessions: { sessionId: string; current: boolean; userAgent: string; createdAt: string }[] }>(
          server,
          '{ sessions { sessionId current userAgent createdAt } }',
          {},
          somebody.accessToken,
        )
      ).data.sessions;
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false, false]);
    await expect(accounts.run('revokeSession', { id: sessions[1].sessionId }, stranger.accessToken)).rejects.toThrow('NOT_FOUND');
    await accounts.run('revokeSession', { id: sessions[1].sessionId }, somebody.accessToken);
    expect(await list()).toHaveLength(3);
    await accounts.run('revokeOtherSessions', {}, somebody.accessToken);
    expect(await list()).toHaveLength(1);
    expect(await Promise.all(bearers.map(bearer => accounts.viewer(bearer)))).toEqual([null, null, null]);
  });
});
