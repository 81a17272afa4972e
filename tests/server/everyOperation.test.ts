import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../server/core/access/allows.ts';
import { Permission } from '../../server/core/access/Permission.ts';
import { moduleOfRight } from '../../server/core/rules/rightCodes.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { documentOf } from '../support/documentOf.ts';
import { userBy } from '../support/staff.ts';
import { isChosen } from '../support/operations.ts';
import { declaredSchema, writtenSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';

const written = writtenSchema();
const schema = declaredSchema();
const operations = [
  ...Object.values(schema.getQueryType()!.getFields()).map(field => ({ kind: 'query', field })),
  ...Object.values(schema.getMutationType()!.getFields()).map(field => ({ kind: 'mutation', field })),
];
const guarded = operations.filter(({ field }) => !accessOf(field)!.includes('PUBLIC') && isChosen(field.name));

const everyPermission = Object.keys(Permission) as Permission[];

let server: TestServer;
let clients: { nobody: Client; forged: Client; admin: Client; limited: Client };

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
    limited: await signedInAs(server, 'crm@atlas.test'),
  };
});
afterAll(() => server.stop());

/** Gives the limited user a role with these permissions and no other. */
async function grant(permissions: Permission[]): Promise<void> {
  const { role } = await userBy(clients.admin, 'crm@atlas.test');
  const { data } = await clients.admin.query('query($id: ID!) { role(id: $id) { version } }', role);
  await clients.admin.mutate('updateRole', { ...role, version: data.role.version, permissions }, 'role { id }');
  const { data: held } = await clients.limited.query('{ viewer { permissions } }');
  expect(held.viewer.permissions.toSorted()).toEqual(permissions.toSorted());
}

describe('every operation', () => {
  it('is in the written schema', () => {
    for (const { kind, field } of operations)
      expect((kind === 'query' ? written.getQueryType() : written.getMutationType())!.getFields()).toHaveProperty(field.name);
  });

  it.each(guarded.map((operation, turn) => [operation.field.name, operation, turn] as const))(
    '%s refuses a missing session',
    async (_name, operation, turn) => {
      expect(codes(await clients.nobody.query(documentOf(operation)))).toEqual(['UNAUTHENTICATED']);
      // A forged session is refused before the operation is looked at.
      if (turn % 8 === 0) expect(codes(await clients.forged.query(documentOf(operation)))).toEqual(['UNAUTHENTICATED']);
    },
  );

  const byModules = Map.groupBy(
    guarded.filter(({ field }) => !accessOf(field)!.includes('SIGNED_IN')),
    ({ field }) => [...new Set(accessOf(field)!.map(one => moduleOfRight(one) ?? one))].toSorted().join(' or '),
  );
  describe.each([...byModules])('that needs %s', (modules, needing) => {
    beforeAll(() => grant(everyPermission.filter(permission => !modules.split(' or ').includes(permission))));

    it.each(needing.map(operation => [operation.field.name, operation] as const))(
      '%s refuses a user with every other permission',
      async (_name, operation) => {
        expect(codes(await clients.limited.query(documentOf(operation)))).toEqual(['FORBIDDEN']);
      },
    );
  });
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
