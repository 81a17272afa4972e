import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';
import { Accounts, type Payload } from './Accounts.ts';
import { ask, signUp } from './Browser.ts';

let server: TestServer;
let accounts: Accounts;
beforeAll(async () => {
  server = await startServer();
  accounts = new Accounts(server);
});
afterAll(() => server.stop());

describe('sign-up', () => {
  test('creates a company on the chosen plan and signs its administrator in', async () => {
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

  test('refuses a taken address and names each wrong field', async () => {
    const somebody = await signUp(server);
    const input = { name: 'Other', email: somebody.email.toUpperCase(), password: 'a good password', companyName: 'Another company' };
    expect((await accounts.run('signUp', input)).errors).toEqual([{ field: 'email', code: 'taken' }]);
    expect(
      (await accounts.run('signUp', { ...input, email: 'new@people.test', companyName: `Company of ${somebody.email}` })).errors,
    ).toEqual([{ field: 'companyName', code: 'taken' }]);
    expect((await accounts.run('signUp', { ...input, email: 'new@people.test', planCode: 'UNLIMITED' })).errors).toEqual([
      { field: 'planCode', code: 'notInList' },
    ]);
    expect((await accounts.run('signUp', { ...input, email: 'new@people.test', currency: 'XXQ' })).errors).toEqual([
      { field: 'currency', code: 'notInList' },
    ]);
    expect((await accounts.run('signUp', { ...input, email: 'new@people.test', password: 'New@People.test' })).errors).toEqual([
      { field: 'password', code: 'passwordIsEmail' },
    ]);
    for (const password of ['12345678', 'TrustNo1', 'Noria2026!'])
      expect((await accounts.run('signUp', { ...input, email: 'new@people.test', password })).errors).toEqual([
        { field: 'password', code: 'passwordCommon' },
      ]);
    const all = (await accounts.run('signUp', { name: ' ', email: 'x', password: 'seven c', companyName: '' })).errors.map(
      ({ field, code }) => `${field} ${code}`,
    );
    expect(all).toEqual(['name required', 'email invalidEmail', 'password tooShort', 'companyName required']);
    const tries = ['eight ch', 'x y '.repeat(50), 'x y '.repeat(51)].map(password => accounts.run('signUp', { ...input, password }));
    // The e-mail address is taken, so any other error concerns the password.
    expect((await Promise.all(tries)).map(({ errors }) => errors[0].code)).toEqual(['taken', 'taken', 'tooLong']);
  });
});

describe('the account', () => {
  test('confirms its address once', async () => {
    const somebody = await signUp(server);
    const token = await accounts.mailedToken(somebody);
    expect((await accounts.run('confirmEmail', { token })).errors).toEqual([]);
    expect((await accounts.run('confirmEmail', { token })).errors).toEqual([{ field: null, code: 'linkExpired' }]);
    const { data } = await ask<{ viewer: object }>(server, '{ viewer { emailConfirmed } }', {}, somebody.accessToken);
    expect(data.viewer).toEqual({ emailConfirmed: true });
    expect((await accounts.run('resendConfirmation', {}, somebody.accessToken)).errors).toEqual([]);
  });

  test('sets its currency once', async () => {
    const somebody = await signUp(server);
    expect((await accounts.run('chooseCurrency', { currency: 'ZZZ' }, somebody.accessToken)).errors).toEqual([
      { field: 'currency', code: 'notInList' },
    ]);
    const { viewer: shown } = await accounts.run(
      'chooseCurrency',
      { currency: 'JOD' },
      somebody.accessToken,
      'viewer { currency currencyDecimals mustChooseCurrency }',
    );
    expect(shown).toEqual({ currency: 'JOD', currencyDecimals: 3, mustChooseCurrency: false });
    expect((await accounts.run('chooseCurrency', { currency: 'USD' }, somebody.accessToken)).errors).toEqual([
      { field: 'currency', code: 'currencyFixed' },
    ]);
  });

  test('keeps the tiles of its home page, each once, until it goes back to those of its modules', async () => {
    const somebody = await signUp(server);
    const tilesNow = async () =>
      (await ask<{ homeTiles: object[] | null }>(server, '{ homeTiles { tile width } }', {}, somebody.accessToken)).data.homeTiles;
    const arrange = async (homeTiles: object[] | null) =>
      (await accounts.run('updatePreferences', { homeTiles }, somebody.accessToken)).errors;
    expect(await tilesNow()).toBe(null);
    const tiles = [
      { tile: 'finance.cash', width: 2 },
      { tile: 'crm.openLeads', width: 1 },
    ];
    expect(await arrange(tiles)).toEqual([]);
    await accounts.run('updatePreferences', { theme: 'DARK' }, somebody.accessToken);
    expect(await tilesNow()).toEqual(tiles);
    expect(await arrange([tiles[0], tiles[0]])).toEqual([{ field: 'homeTiles', code: 'invalid' }]);
    expect(await arrange([{ tile: '<b>', width: 1 }])).toMatchObject([{ code: 'invalid' }]);
    expect(await arrange([{ tile: 'crm.won', width: 5 }])).toMatchObject([{ code: 'tooLarge' }]);
    expect(await tilesNow()).toEqual(tiles);
    expect(await arrange([])).toEqual([]);
    expect(await tilesNow()).toEqual([]);
    expect(await arrange(null)).toEqual([]);
    expect(await tilesNow()).toBe(null);
  });

  test('keeps its preferences, and a dry run changes none', async () => {
    const somebody = await signUp(server);
    const fields = 'viewer { name language theme listDensity timeZone dateFormat }';
    const dry = await accounts.run(
      'updatePreferences',
      { language: 'AR', timeZone: 'Asia/Amman', dryRun: true },
      somebody.accessToken,
      fields,
    );
    expect(dry.viewer).toMatchObject({ language: 'AR', timeZone: 'Asia/Amman' });
    expect(await accounts.viewer(somebody.accessToken)).toMatchObject({ language: 'EN', timeZone: 'UTC' });
    await accounts.run(
      'updatePreferences',
      { language: 'AR', theme: 'DARK', listDensity: 'ROOMY', timeZone: 'Asia/Amman', dateFormat: 'ISO' },
      somebody.accessToken,
    );
    const back = await accounts.run('updatePreferences', { timeZone: null }, somebody.accessToken, fields);
    expect(back.viewer).toEqual({
      name: 'Samira Haddad',
      language: 'AR',
      theme: 'DARK',
      listDensity: 'ROOMY',
      timeZone: 'UTC',
      dateFormat: 'ISO',
    });
    expect((await accounts.run('updatePreferences', { timeZone: 'Mars/Olympus' }, somebody.accessToken)).errors).toEqual([
      { field: 'timeZone', code: 'notInList' },
    ]);
    expect((await accounts.run('updateProfile', { name: 'سميرة حداد' }, somebody.accessToken, 'viewer { name }')).viewer).toEqual({
      name: 'سميرة حداد',
    });
    expect((await accounts.run('updateProfile', { name: ' ' }, somebody.accessToken)).errors).toEqual([
      { field: 'name', code: 'required' },
    ]);
  });

  test('has a profile image, whose bytes must be an image', async () => {
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
  ])('%s requires a session', async name => {
    const inputs: Record<string, object> = {
      unlock: { password: 'x' },
      chooseCurrency: { currency: 'USD' },
      updateProfile: { name: 'x' },
      changePassword: { currentPassword: 'x', password: 'x', confirmPassword: 'x' },
      revokeSession: { id: 'x' },
    };
    await expect(accounts.run(name, inputs[name] ?? {})).rejects.toThrow('UNAUTHENTICATED');
  });
});
