import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../server/core/session/secrets.ts';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { roleBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let roleId: string;
/** Signs in to another company. */
const known = 'yazan.haddad@boreal.test';
const password = 'a long password';

beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  ({ companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer);
  roleId = (await roleBy(admin, 'Sales')).id;
});
afterAll(() => server.stop());

const mails = (email: string) =>
  server.database.platformIn(companyId, em =>
    em.execute<{ subject: string; text: string }[]>('select subject, kept_text as text from outbox_mail where recipient = ? order by id', [
      email,
    ]),
  );
const signIn = (email: string, typed: string) =>
  new Client(server.url).mutate('signIn', { email, password: typed }, 'accessToken viewer { companyName }');
/** An answer or a mail without the parts that differ for every address. */
const without = (value: unknown, email: string) =>
  JSON.stringify(value)
    .replaceAll(email, 'X')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}|token=[\w-]+|20\d\d-[^"]+/g, 'Y');
const user = 'user { id name email status emailConfirmedAt lastSignInAt hasSecondFactor version role { id } }';

describe('an address that belongs to another company', () => {
  const cases = {
    inviteUser: (email: string) => admin.mutate('inviteUser', { email, roleId }, 'invitation { id email status role { id } expiresAt }'),
    createUser: (email: string) => admin.mutate('createUser', { name: 'Nour', email, roleId, password }, user),
    updateUser: async (email: string) => {
      const made = { name: 'Omar', email: `before.${email}`, roleId, password };
      const { id } = (await admin.mutate('createUser', made, 'user { id }')).user;
      return admin.mutate('updateUser', { id, email, password: demoPassword }, user);
    },
  };
  it.each(Object.keys(cases) as (keyof typeof cases)[])('is not revealed by %s, and the mail explains it to its owner', async name => {
    const taken = { inviteUser: known, createUser: 'dina.obeidat@boreal.test', updateUser: 'sami.nassar@boreal.test' }[name];
    const free = `free.${name.toLowerCase()}@people.test`;
    const answers = [await cases[name](taken), await cases[name](free)];
    expect(without(answers[0], taken)).toEqual(without(answers[1], free));
    expect(answers[0].errors).toEqual([]);
    const written = [await mails(taken), await mails(free)];
    expect(without(written[0], taken)).toEqual(without(written[1], free));
    expect(written[0].at(-1)!.text).toContain('If you already use this address on Noria at another company');
  });

  it('still signs in there, and is free here once given up there', async () => {
    const { data } = await admin.query('{ users(search: "dina.obeidat@boreal.test") { edges { node { id } } } }');
    const [{ node }] = data.users.edges;
    expect((await signIn('dina.obeidat@boreal.test', demoPassword)).viewer.companyName).toBe('Boreal Foods');
    expect((await signIn('dina.obeidat@boreal.test', password)).errors).toMatchObject([{ code: 'invalidCredentials' }]);
    const given = { id: node.id, email: 'nour@people.test', password: demoPassword };
    expect((await admin.mutate('updateUser', given, '__typename')).errors).toEqual([]);
    expect((await signIn('nour@people.test', password)).viewer.companyName).toBe('Atlas Trading');
    expect((await signIn('dina.obeidat@boreal.test', demoPassword)).viewer.companyName).toBe('Boreal Foods');
  });

  it('cannot accept such an invitation, and its holder is told why', async () => {
    const token = /token=([\w-]+)/.exec((await mails(known)).at(-1)!.text)![1];
    const said = { token, name: 'Somebody', password };
    expect((await new Client(server.url).mutate('acceptInvitation', said, '__typename')).errors).toMatchObject([
      { field: null, code: 'addressElsewhere' },
    ]);
  });

  it('is reported as in use when it belongs to one’s own company', async () => {
    const tries = [
      await admin.mutate('inviteUser', { email: 'hrm@atlas.test', roleId }, '__typename'),
      await admin.mutate('createUser', { name: 'x', email: 'HRM@atlas.test', roleId, password }, '__typename'),
      await admin.mutate('inviteUser', { email: known, roleId }, '__typename'),
    ];
    const codes = tries.map(({ errors }) => errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`).join());
    expect(codes).toEqual(['email taken', 'email taken', 'email taken']);
  });
});

it('counts against one limit of new addresses per company, however they are tried', async () => {
  const client = await signedInAs(server, 'admin@boreal.test');
  const boreal = (await client.query('{ viewer { companyId } }')).data.viewer.companyId;
  const { id } = await roleBy(client, 'Administrator');
  await server.database.platform(em =>
    em.execute(
      `insert into sign_in_attempt (id, purpose, account_hash, ip_address) select gen_random_uuid(), 'NEW_ADDRESS', ?, '192.0.2.1' from generate_series(1, 57)`,
      [hashOf(boreal)],
    ),
  );
  const { users } = (await client.query('{ users(search: "sami.nassar") { edges { node { id } } } }')).data;
  const tries = [
    () => client.mutate('inviteUser', { email: 'one@people.test', roleId: id, dryRun: true }, '__typename'),
    () => client.mutate('createUser', { name: 'x', email: 'two@people.test', roleId: id, password, dryRun: true }, '__typename'),
    () =>
      client.mutate(
        'updateUser',
        { id: users.edges[0].node.id, email: 'three@people.test', password: demoPassword, dryRun: true },
        '__typename',
      ),
  ];
  const codes = [];
  for (const one of [...tries, ...tries]) codes.push((await one()).errors[0]?.code);
  expect(codes).toEqual([undefined, undefined, undefined, 'tooManyAttempts', 'tooManyAttempts', 'tooManyAttempts']);
});
