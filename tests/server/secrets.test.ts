import { createHash } from 'node:crypto';
import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretOf } from '../../server/core/graphql/secrets.ts';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import { roleBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';
import { today } from '../support/today.ts';

const mutations = Object.values(declaredSchema().getMutationType()!.getFields());
let server: TestServer;
let admin: Client;
let companyId: string;

beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  ({ companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer);
});
afterAll(() => server.stop());

const kept = () =>
  server.database.inCompany({ companyId }, em =>
    em.execute<{ operation: string; request_hash: string; result: object | null }[]>('select * from idempotency_key'),
  );
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code;

it('every field of a mutation that is called as secrets are is declared as one', () => {
  const secret = /password|secret|token|passkey|challenge|recoveryCodes|uri$|^link$|^options$/i;
  const undeclared: string[] = [];
  const look = (type: GraphQLNamedType, path: string) => {
    if (!isInputObjectType(type) && !isObjectType(type)) return;
    for (const field of Object.values(type.getFields()))
      // The fields of an input object are looked at one by one.
      if (secret.test(field.name) && !secretOf(field) && !isInputObjectType(getNamedType(field.type)))
        undeclared.push(`${path}.${field.name}`);
    if (!isInputObjectType(type)) return;
    for (const { name, type: of } of Object.values(type.getFields())) look(getNamedType(of), `${path}.${name}`);
  };
  for (const { name, args, type } of mutations) {
    for (const arg of args) look(getNamedType(arg.type), name);
    look(getNamedType(type), name);
  }
  expect([...new Set(undeclared)]).toEqual([]);
});

it('no mutation that lets somebody in can be rehearsed: that would try a password or a code without a trace', () => {
  const entering = mutations.filter(({ type }) => 'accessToken' in (getNamedType(type) as GraphQLObjectType).getFields());
  expect(entering.map(({ name }) => name)).toEqual(expect.arrayContaining(['signIn', 'completeSignIn', 'acceptInvitation', 'unlock']));
  const rehearsed = entering.filter(({ args }) => 'dryRun' in (getNamedType(args[0].type) as GraphQLInputObjectType).getFields());
  expect(rehearsed.map(({ name }) => name)).toEqual([]);
});

describe('a mutation that somebody proves himself by', () => {
  it.each(['unlock', 'changePassword'])('%s asks for the proof under a used key too, and brakes who guesses', async name => {
    const email = { unlock: 'crm@atlas.test', changePassword: 'finance@atlas.test' }[name]!;
    const client = await signedInAs(server, email);
    const input = (typed: string) => ({
      clientMutationId: 'once',
      ...(name === 'unlock' ? { password: typed } : { currentPassword: typed, password: 'another one', confirmPassword: 'another one' }),
    });
    const send = (typed: string) => client.mutate(name, input(typed), name === 'unlock' ? 'accessToken' : '__typename');
    expect(codeOf(await send(demoPassword))).toBeUndefined();
    const codes = [];
    for (let guess = 0; guess < 12; guess++) codes.push(codeOf(await send(`guess ${guess}`)));
    expect(codes).toEqual([...Array(10).fill('wrongPassword'), 'tooManyAttempts', 'tooManyAttempts']);
  });

  it('leaves nothing of it behind', async () => {
    const client = await signedInAs(server, 'admin@atlas.test');
    const unlock = { clientMutationId: 'unlocking', password: demoPassword };
    const [first, second] = [await client.mutate('unlock', unlock, 'accessToken'), await client.mutate('unlock', unlock, 'accessToken')];
    expect([first.accessToken, second.accessToken]).toEqual([expect.any(String), expect.any(String)]);
    expect((await kept()).filter(({ operation }) => operation === 'unlock' || operation === 'changePassword')).toEqual([]);
  });
});

describe('a mutation that is kept under its key', () => {
  it('is known again without the password that it brought', async () => {
    const { id: roleId } = await roleBy(admin, 'Sales');
    const input = { name: 'Keyed', email: 'keyed@atlas.test', roleId, password: 'a first password', clientMutationId: 'a user' };
    const { user } = await admin.mutate('createUser', input, 'user { id }');
    const [row] = (await kept()).filter(({ operation }) => operation === 'createUser');
    const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
    const orders = [input, { ...input, password: undefined }].map(one => ({ ...one }));
    expect(orders.map(hashOf)).not.toContain(row.request_hash);
    expect(await admin.mutate('createUser', { ...input, password: 'another password' }, 'user { id }')).toMatchObject({ user, errors: [] });
    expect(codeOf(await admin.mutate('createUser', { ...input, name: 'Other' }, 'user { id }'))).toBe('keyReused');
    await signedInAs(server, 'keyed@atlas.test', 'a first password');
  });

  it('answers what it told once no second time, and it lies nowhere', async () => {
    const root = { name: 'Hook', url: 'https://hooks.example.com/x' };
    const { webhookEndpoint } = await admin.mutate('createWebhookEndpoint', root, 'webhookEndpoint { id }');
    const asked = 'query { crmQuotations(filter: { status: { eq: SENT } }, first: 50) { edges { node { id validUntil } } } }';
    const sent = (await admin.query(asked)).data.crmQuotations.edges.map(({ node }: { node: { validUntil: string } }) => node);
    const quotation = sent.find(({ validUntil }: { validUntil: string }) => validUntil >= today());
    const actions: [string, object, string, string?][] = [
      ['createApiKey', { name: 'Shop', permissions: ['CRM'] }, 'secret'],
      ['renewWebhookSecret', { id: webhookEndpoint.id }, 'secret', 'RecordInput'],
      ['shareCrmQuotation', { id: quotation.id }, 'link', 'RecordInput'],
    ];
    for (const [name, input, field, type] of actions) {
      const send = () => admin.mutate(name, { ...input, clientMutationId: `once ${name}` }, field, type);
      const told = (await send())[field];
      expect(told, name).toEqual(expect.any(String));
      expect(await send(), name).toEqual({ errors: [], [field]: null });
      expect(JSON.stringify(await kept()), name).not.toContain(told);
    }
  });
});
