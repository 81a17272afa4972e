import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveKey } from '../../server/core/session/secrets.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { ask } from './Browser.ts';
import { newPerson, type Person } from './people.ts';

let server: TestServer;
let person: Person;
let other: Person;
let token: string;
beforeAll(async () => {
  server = await startServer();
  person = await newPerson(server);
  other = await newPerson(server);
  token = await signIn(person);
});
afterAll(() => server.stop());

const signIn = async ({ email, password }: Person) => {
  const { data } = await ask<{ signIn: { accessToken: string } }>(
    server,
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: { email, password } },
  );
  return data.signIn.accessToken;
};

const viewerOf = async (bearer: string) => {
  const { data, headers } = await ask<{ viewer: { userId: string } | null }>(server, '{ viewer { userId } }', {}, bearer);
  return { id: data.viewer?.userId, renewed: headers.get('x-renewed-token') };
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1], 'base64url').toString()) as Record<string, unknown>;
const hmac = (head: object, claims: object, key: Uint8Array | string, algorithm = 'sha256') => {
  const text = `${part(head)}.${part(claims)}`;
  return `${text}.${createHmac(algorithm, key).update(text).digest('base64url')}`;
};
const now = () => Math.floor(Date.now() / 1000);
const realKey = () => deriveKey(server.sessionSecret, 'access token');
const hs256 = { alg: 'HS256', typ: 'JWT' };

test('signs its owner in, carries no permission and lives at most a day', async () => {
  expect((await viewerOf(token)).id).toBe(person.userId);
  const claims = claimsOf(token);
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(86_400);
});

test('a token made with the server’s own key is accepted, so that the forgeries below fail for the right reason', async () => {
  expect((await viewerOf(hmac(hs256, claimsOf(token), realKey()))).id).toBe(person.userId);
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forgeries: [string, () => string][] = [
  ['alg none', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(token))}.`],
  ['alg None with the old signature', () => `${part({ alg: 'None', typ: 'JWT' })}.${part(claimsOf(token))}.${token.split('.')[2]}`],
  ['a changed payload', () => `${token.split('.')[0]}.${part({ ...claimsOf(token), sub: other.userId })}.${token.split('.')[2]}`],
  ['no signature', () => `${token.split('.').slice(0, 2).join('.')}.`],
  ['another key', () => hmac(hs256, claimsOf(token), 'x'.repeat(32))],
  ['a guessed key', () => hmac(hs256, claimsOf(token), 'secret')],
  ['the setting itself as key', () => hmac(hs256, claimsOf(token), server.sessionSecret)],
  ['an empty key', () => hmac(hs256, claimsOf(token), '')],
  ['a stronger algorithm with the right key', () => hmac({ alg: 'HS512', typ: 'JWT' }, claimsOf(token), realKey(), 'sha512')],
  ['kid that leads to a known file', () => hmac({ ...hs256, kid: '../../../../dev/null' }, claimsOf(token), '')],
  ['kid that asks the database', () => hmac({ ...hs256, kid: "x' union select 'secret" }, claimsOf(token), 'secret')],
  [
    'a key in its own head',
    () => hmac({ ...hs256, jwk: { kty: 'oct', k: Buffer.from('secret').toString('base64url') } }, claimsOf(token), 'secret'),
  ],
  [
    'RS256',
    () => {
      const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claimsOf(token))}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(rsa.privateKey, 'base64url')}`;
    },
  ],
  ['an end in the past', () => hmac(hs256, { ...claimsOf(token), iat: now() - 7_200, exp: now() - 60 }, realKey())],
  ['a beginning in the future', () => hmac(hs256, { ...claimsOf(token), nbf: now() + 3_600 }, realKey())],
  ['no end', () => hmac(hs256, { ...claimsOf(token), exp: undefined }, realKey())],
  ['another audience', () => hmac(hs256, { ...claimsOf(token), aud: 'other' }, realKey())],
  ['another issuer', () => hmac(hs256, { ...claimsOf(token), iss: 'other' }, realKey())],
  ['no session', () => hmac(hs256, { ...claimsOf(token), sid: undefined }, realKey())],
  ['a session that is no id', () => hmac(hs256, { ...claimsOf(token), sid: "' or 1=1 --" }, realKey())],
  ['the id of a user for a session', () => hmac(hs256, { ...claimsOf(token), sid: person.userId }, realKey())],
  ['words', () => 'abc'],
  ['dots', () => '..'],
  ['very long', () => `${token}${'x'.repeat(5_000)}`],
];

test.each(forgeries)('refuses a token with %s', async (_name, forge) => {
  expect((await viewerOf(forge())).id).toBeUndefined();
  const { errors } = await ask(server, 'mutation { revokeOtherSessions(input: {}) { errors { code } } }', {}, forge());
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('is renewed after half its lifetime, and not before', async () => {
  expect((await viewerOf(token)).renewed).toBeNull();
  const { renewed } = await viewerOf(hmac(hs256, { ...claimsOf(token), iat: now() - 2_000, exp: now() + 1_600 }, realKey()));
  expect((await viewerOf(renewed!)).id).toBe(person.userId);
  expect(claimsOf(renewed!).sid).toBe(claimsOf(token).sid);
});
