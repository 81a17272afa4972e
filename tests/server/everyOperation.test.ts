import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../server/core/access/allows.ts';
import { Permission } from '../../server/core/access/Permission.ts';
import { bareSchema } from '../../server/core/graphql/buildSchema.ts';
import { moduleOfRight } from '../../server/core/rules/rightCodes.ts';
import { resolvers } from '../../server/modules.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { documentOf } from '../support/documentOf.ts';
import { isChosen } from '../support/operations.ts';
import type { TestServer } from '../support/startServer.ts';

const written = buildSchema(readFileSync('schema.graphql', 'utf8'));
const schema = bareSchema(resolvers);
const operations = [
  ...Object.values(schema.getQueryType()!.getFields()).map(field => ({ kind: 'query', field })),
  ...Object.values(schema.getMutationType()!.getFields()).map(field => ({ kind: 'mutation', field })),
];
const guarded = operations.filter(({ field }) => !accessOf(field)!.includes('PUBLIC') && isChosen(field.name));

let server: TestServer;
let clients: { nobody: Client; forged: Client; admin: Client };
/** Clients that hold a single permission each, with that permission. */
let holders: [Permission, Client][];

beforeAll(async () => {
  server = await startDemo();
  const forged = await new SignJWT({ sid: '01a1fea6-03c4-72ce-b444-650268a04308' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('x')
    .setExpirationTime('1h')
    .sign(Buffer.from('a key that is not ours at all, 32+'));
  clients = {
    nobody: new Client(server.url),
    forged: new Client(server.url, forged),
    admin: await signedInAs(server, 'admin@atlas.test'),
  };
  holders = [
    [Permission.CRM, await signedInAs(server, 'crm@atlas.test')],
    [Permission.ADMINISTRATIVE_ROLES, await signedInAs(server, 'roles@atlas.test')],
    [Permission.HRM, await signedInAs(server, 'hrm@atlas.test')],
    [Permission.INVENTORY, await signedInAs(server, 'inventory@atlas.test')],
    [Permission.FINANCIAL_MANAGEMENT, await signedInAs(server, 'finance@atlas.test')],
    [Permission.PROCUREMENT, await signedInAs(server, 'procurement@atlas.test')],
    [Permission.PROJECT_MANAGEMENT, await signedInAs(server, 'projects@atlas.test')],
    [Permission.ECOMMERCE, await signedInAs(server, 'ecommerce@atlas.test')],
  ];
});
afterAll(() => server.stop());

it('uses clients that hold one permission each', async () => {
  for (const [permission, client] of holders)
    expect((await client.query('{ viewer { permissions } }')).data.viewer.permissions).toEqual([permission]);
});

describe('every operation', () => {
  it('is in the written schema', () => {
    for (const { kind, field } of operations)
      expect((kind === 'query' ? written.getQueryType() : written.getMutationType())!.getFields()).toHaveProperty(field.name);
  });

  it.each(guarded.map(operation => [operation.field.name, operation] as const))(
    '%s refuses a missing and a forged session',
    async (_name, operation) => {
      expect(codes(await clients.nobody.query(documentOf(operation)))).toEqual(['UNAUTHENTICATED']);
      expect(codes(await clients.forged.query(documentOf(operation)))).toEqual(['UNAUTHENTICATED']);
    },
  );

  const needRights = guarded.filter(({ field }) => !accessOf(field)!.includes('SIGNED_IN'));
  it.each(needRights.map(operation => [operation.field.name, operation] as const))(
    '%s refuses users without the permission',
    async (_name, operation) => {
      const access = accessOf(operation.field)!;
      const modules = access.map(one => moduleOfRight(one) ?? one);
      const lacking = holders.filter(([permission]) => !modules.includes(permission));
      expect(lacking.length).toBeGreaterThan(0);
      const isOfPlatform = !modules.some(one => one in Permission);
      const asking = [...lacking.map(([, one]) => one), ...(isOfPlatform ? [clients.admin] : [])];
      const answers = await Promise.all(asking.map(client => client.query(documentOf(operation))));
      expect(answers.map(codes)).toEqual(asking.map(() => ['FORBIDDEN']));
    },
  );
});

it('SUPER_ADMIN visiting a company reads everything there and changes nothing', async () => {
  const visitor = await signedInAs(server, 'super@noria.test');
  const { data } = await visitor.query('{ companies(search: "Atlas") { edges { node { id } } } }');
  await visitor.mutate('enterCompany', { id: data.companies.edges[0].node.id, reason: 'x' }, 'viewer { userId }');
  const wrong: string[] = [];
  for (const operation of guarded) {
    const access = accessOf(operation.field)!;
    if (access.includes('IMPERSONATING')) continue;
    const { errors } = await visitor.query(documentOf(operation));
    const is = (code: string) => errors.some(({ extensions }) => extensions.code === code);
    const isRefused = operation.kind === 'mutation' || access.every(one => one === 'SUPER_ADMIN');
    if (is('INTERNAL') || is('FORBIDDEN') !== isRefused) wrong.push(`${operation.field.name} ${JSON.stringify(errors)}`);
  }
  expect(wrong).toEqual([]);
});

const codes = ({ errors }: { errors: { extensions: { code: string } }[] }) => [...new Set(errors.map(({ extensions }) => extensions.code))];
