import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { authenticatorApp } from '../support/authenticatorApp.ts';
import { Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import { roleBy, userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let count = 0;

beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
  ({ companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer);
});
afterAll(() => server.stop());

const password = 'a long password';
/** A signed-in user of the company, and an unused address. */
async function colleague() {
  const email = `somebody${++count}@atlas.test`;
  const { id: roleId } = await roleBy(admin, 'Sales');
  const { user } = await admin.mutate('createUser', { name: 'Somebody', email, roleId, password }, 'user { id }');
  return { id: user.id as string, email, next: `else${count}@atlas.test`, client: await signedInAs(server, email, password) };
}
const move = (id: string, email: string, proof: object, by = admin) => by.mutate('updateUser', { id, email, ...proof }, 'user { email }');
const issuesOf = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code }) => `${field} ${code}`);
const knows = async (client: Client) => (await client.query('{ viewer { userId } }')).data.viewer !== null;
const mails = (email: string) =>
  server.database.platformIn(companyId, em =>
    em.execute<{ subject: string; text: string }[]>('select subject, kept_text as text from outbox_mail where recipient = ? order by id', [
      email,
    ]),
  );
const signIn = (email: string) => new Client(server.url).mutate('signIn', { email, password }, 'accessToken');

it('changes an address after a fresh proof only', async () => {
  const { id, email, next, client } = await colleague();
  expect(issuesOf(await move(id, next, {}))).toEqual(['password required']);
  expect(issuesOf(await move(id, next, { password: 'a wrong one' }))).toEqual(['password wrongPassword']);
  expect(issuesOf(await move(id, next, { password: 'a wrong one', clientMutationId: 'again' }))).toEqual(['password wrongPassword']);
  expect((await userBy(admin, email)).id).toBe(id);
  expect(await knows(client)).toBe(true);
  expect(issuesOf(await admin.mutate('updateUser', { id, name: 'Another name' }, '__typename'))).toEqual([]);
  expect(await knows(client)).toBe(true);
});

it('ends sessions and links of a changed address, and notifies the old one', async () => {
  const { id, email, next, client } = await colleague();
  await new Client(server.url).mutate('requestPasswordReset', { email }, '__typename');
  const token = /token=([\w-]+)/.exec((await mails(email)).at(-1)!.text)![1];
  expect(await move(id, next, { password: demoPassword })).toEqual({ errors: [], user: { email: next } });
  expect(await knows(client)).toBe(false);
  const reset = { token, password: 'yet another one', confirmPassword: 'yet another one' };
  expect(issuesOf(await new Client(server.url).mutate('resetPassword', reset, '__typename'))).toEqual(['null linkExpired']);
  const told = (await mails(email)).at(-1)!;
  expect(told.subject).toBe('Your Noria email address was changed');
  expect(told.text).toContain(next);
  expect(told.text).toContain('Nora Haddad');
  expect((await mails(next)).map(({ subject }) => subject)).toEqual(['Your new Noria sign-in address']);
  expect((await signIn(email)).accessToken).toBeNull();
  expect((await signIn(next)).accessToken).toEqual(expect.any(String));
});

it('keeps the session that changes its own address, and ends the others', async () => {
  const { email, next } = await colleague();
  const { id: roleId } = await roleBy(admin, 'Administrator');
  await admin.mutate('assignRole', { userId: (await userBy(admin, email)).id, roleId }, '__typename');
  const [here, there] = [await signedInAs(server, email, password), await signedInAs(server, email, password)];
  const { id } = await userBy(here, email);
  expect(issuesOf(await move(id, next, { password }, here))).toEqual([]);
  expect([await knows(here), await knows(there)]).toEqual([true, false]);
});

it('accepts a code of the second factor as proof, once', async () => {
  const other = await signedInAs(await ownCompany(), 'admin@atlas.test');
  const { uri } = await other.mutate('beginAuthenticator', {}, 'uri', 'FreshProofInput');
  const code = await authenticatorApp(/secret=(\w+)/.exec(uri)![1]);
  await other.mutate('confirmAuthenticator', { code: code(-1) }, '__typename');
  const { users } = (await other.query('{ users(first: 20) { edges { node { id isSelf } } } }')).data;
  const { id } = users.edges.find(({ node }: { node: { isSelf: boolean } }) => !node.isSelf).node;
  const right = code(0);
  expect(issuesOf(await move(id, 'one@people.test', { code: '000000' }, other))).toEqual(['code wrongCode']);
  expect(issuesOf(await move(id, 'one@people.test', { code: right }, other))).toEqual([]);
  expect(issuesOf(await move(id, 'two@people.test', { code: right }, other))).toEqual(['code wrongCode']);
});
