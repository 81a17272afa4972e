import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../server/core/secondFactor/sealing.ts';
import { CookieJar } from '../../server/core/session/cookies.ts';
import { AuthorizationCookies } from '../../server/core/socialSignIn/authorizationCookies.ts';

const key = randomBytes(32);
const secret = Buffer.from('the same secret twice, the same secret twice');

test('a sealed secret opens for its owner alone, differs each time, and fails once a bit of it changes', () => {
  const sealed = seal(key, 'samira', secret);
  expect(unseal(key, 'samira', sealed)).toEqual(secret);
  expect(unseal(key, 'omar', sealed)).toBeUndefined();
  expect(unseal(randomBytes(32), 'samira', sealed)).toBeUndefined();
  expect(sealed.includes(secret.subarray(0, 8))).toBe(false);
  expect(seal(key, 'samira', secret).equals(sealed)).toBe(false);
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] ^= 1;
    expect(unseal(key, 'samira', changed), `byte ${at}`).toBeUndefined();
  }
});

test('a cookie sealed for one provider is rejected for another and for another purpose', async () => {
  const jar = new CookieJar('http://localhost:4000');
  const journeys = new AuthorizationCookies(key);
  const journey = { state: 'a state', nonce: 'a nonce', verifier: 'a verifier' };
  const lines = await journeys.keep(jar, 'google', journey);
  const cookies = new Map(lines.map(line => /^([^=]+)=([^;]*)/.exec(line)!.slice(1) as [string, string]));
  expect(await journeys.read(jar, 'google', cookies)).toEqual(journey);
  expect(await journeys.read(jar, 'azure-ad', cookies)).toBeUndefined();
  cookies.set(jar.journey.state, cookies.get(jar.journey.nonce)!);
  expect(await journeys.read(jar, 'google', cookies)).toBeUndefined();
});
