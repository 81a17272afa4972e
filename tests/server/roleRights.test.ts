import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../server/core/access/allows.ts';
import { actionOfMutation } from '../../server/core/access/actionOf.ts';
import { Permission } from '../../server/core/access/Permission.ts';
import { effectiveRights, moduleOfRight, storedRights, type ActionCode } from '../../server/core/rules/rightCodes.ts';
import { Rest } from '../rest/Rest.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { documentOf } from '../support/documentOf.ts';
import { declaredSchema } from '../support/schemas.ts';
import { userBy } from '../support/staff.ts';
import type { TestServer } from '../support/startServer.ts';

const schema = declaredSchema();
const mutations = Object.values(schema.getMutationType()!.getFields());
const queries = Object.values(schema.getQueryType()!.getFields());
const modulesOf = (access: readonly string[]) => [
  ...new Set(access.flatMap(one => (one in Permission ? [one] : (moduleOfRight(one) ?? [])))),
];
const guarded = mutations.filter(field => modulesOf(accessOf(field)!).length);

let server: TestServer;
let admin: Client;
let root: string;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  root = (await admin.mutate('createRole', { title: 'Tried', description: 'x', permissions: ['CRM'] }, 'role { id }')).role.id;
});
afterAll(() => server.stop());

/** Signs in as a user whose role was just given these rights. */
async function holding(email: string, permissions: string[], rights: string[]): Promise<Client> {
  const answer = await admin.mutate('updateRole', { id: root, permissions, rights }, 'role { id }');
  expect(answer.errors).toEqual([]);
  const { id: userId } = await userBy(admin, email);
  await admin.mutate('assignRole', { userId, roleId: root }, 'user { id }');
  return signedInAs(server, email);
}
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => [
  ...new Set(errors.map(({ extensions }) => extensions.code)),
];
const email = 'gabriel.rojas@atlas.test';

describe('the rights of a role', () => {
  it('are all of a module that is granted alone, those listed and reading otherwise, none of a module that is not held', () => {
    expect(effectiveRights(['HRM'], [])).toContain('HRM_SEE_PAY');
    expect(effectiveRights(['HRM', 'CRM'], ['HRM_WRITE', 'INVENTORY_WRITE'])).toEqual([
      'HRM_READ',
      'HRM_WRITE',
      ...effectiveRights(['CRM'], []),
    ]);
    expect(storedRights(['HRM'], ['HRM_WRITE', 'CRM_WRITE'])).toEqual(['HRM_READ', 'HRM_WRITE']);
    expect(storedRights(['HRM'], effectiveRights(['HRM'], []))).toEqual([]);
  });

  it('are known of every mutation of a module', () => {
    // A mutation that only reads says so: it writes down who looked.
    const unknown = guarded.filter(field => actionOfMutation(field) === 'READ' && field.extensions.action !== 'READ');
    expect(unknown.map(({ name }) => name)).toEqual([]);
    expect(
      Object.fromEntries(
        ['WRITE', 'DELETE', 'APPROVE', 'EXPORT'].map(action => [action, guarded.some(field => actionOfMutation(field) === action)]),
      ),
    ).toEqual({ WRITE: true, DELETE: true, APPROVE: true, EXPORT: true });
  });

  it.each(['WRITE', 'DELETE', 'APPROVE', 'EXPORT'] as ActionCode[])(
    'with %s alone refuse every mutation that takes another action',
    async action => {
      const modules = Object.values(Permission);
      const client = await holding(
        email,
        modules,
        modules.map(module => `${module}_${action}`),
      );
      const wrong: string[] = [];
      for (const field of guarded) {
        const access = accessOf(field)!;
        const answer = await client.query(documentOf({ kind: 'mutation', field }));
        const isRefused = codesOf(answer).includes('FORBIDDEN');
        const may = actionOfMutation(field) === action && access.some(one => one in Permission);
        if (isRefused === may) wrong.push(`${field.name} ${may ? 'is refused' : 'is not refused'}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('with nothing but reading answer every query of the modules', async () => {
    const modules = Object.values(Permission);
    const client = await holding(
      email,
      modules,
      modules.map(module => `${module}_READ`),
    );
    const wrong: string[] = [];
    for (const field of queries) {
      const access = accessOf(field)!;
      if (!access.some(one => one in Permission)) continue;
      if (codesOf(await client.query(documentOf({ kind: 'query', field }))).includes('FORBIDDEN')) wrong.push(field.name);
    }
    expect(wrong).toEqual([]);
    expect((await client.query('{ viewer { rights } }')).data.viewer.rights).toEqual(modules.map(module => `${module}_READ`));
  });
});

describe('a reader', () => {
  let reader: Client;
  let customer: { id: string };
  beforeAll(async () => {
    reader = await holding(email, ['CRM'], ['CRM_READ', 'CRM_ALL_RECORDS']);
    customer = (await reader.query('{ customers(first: 1) { edges { node { id } } } }')).data.customers.edges[0].node;
  });
  const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow('FORBIDDEN');

  it('neither comments, attaches, imports, sends, deletes nor restores', async () => {
    await refused(reader.mutate('addComment', { recordId: customer.id, text: 'x' }, 'comment { id }'));
    await refused(reader.mutate('deleteCustomers', { ids: [customer.id] }, 'deletedIds', 'DeleteInput'));
    await refused(reader.mutate('restoreRecords', { ids: [customer.id] }, '__typename', 'DeleteInput'));
    await refused(reader.mutate('bulkUpdateCustomer', { ids: [customer.id], values: { status: 'INACTIVE' } }, 'doneIds'));
    await refused(reader.mutate('importRecords', { entity: 'Customer', mapping: [] }, 'created'));
    const quotation = (await reader.query('{ crmQuotations(first: 1) { edges { node { id } } } }')).data.crmQuotations.edges[0].node;
    await refused(
      reader.mutate('sendDocument', { recordId: quotation.id, to: ['a@b.test'], subject: 'x', message: 'x' }, 'sentDocument { id }'),
    );
  });

  it('exports no list, in the background neither', async () => {
    const ask = (inBackground?: boolean) =>
      fetch(`${server.url}/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${reader.token}` },
        body: JSON.stringify({
          query: 'query Q { customers { edges { node { name } } } }',
          columns: [{ title: 'Name', path: 'name' }],
          format: 'csv',
          name: 'Customers',
          inBackground,
        }),
      });
    expect([(await ask()).status, (await ask(true)).status]).toEqual([403, 403]);
  });

  it('is refused by REST, and by an API key of their own', async () => {
    const rest = new Rest(server.url, reader.token);
    const values = { name: 'x', address: 'x', city: 'y', country: 'ES' };
    expect((await rest.post('/crm/createCustomer', values)).status).toBe(403);
    const { secret } = await reader.mutate(
      'createApiKey',
      { name: 'k', permissions: ['CRM'], isReadOnly: false, expiresInDays: 5 },
      'secret',
    );
    expect((await new Rest(server.url, secret).post('/crm/createCustomer', values)).status).toBe(403);
    expect((await new Rest(server.url, secret).get('/crm/getAllCustomers')).status).toBe(200);
  });
});

describe('granting', () => {
  it('gives nobody more than the giver holds, by no way', async () => {
    const desk = await holding('roles@atlas.test', ['ADMINISTRATIVE_ROLES', 'CRM'], ['CRM_READ', 'CRM_WRITE']);
    const create = (permissions: string[], rights: string[] = []) =>
      desk.mutate('createRole', { title: `T${Math.random()}`, description: 'x', permissions, rights }, 'role { id rights }');
    expect((await create(['CRM'])).errors).toMatchObject([{ field: 'permissions', code: 'onlyWhatYouHold' }]);
    expect((await create(['CRM'], ['CRM_DELETE'])).errors).toMatchObject([{ code: 'onlyWhatYouHold' }]);
    const { role } = await create(['CRM'], ['CRM_WRITE']);
    expect(role.rights).toEqual(['CRM_READ', 'CRM_WRITE']);
    expect((await desk.mutate('updateRole', { id: role.id, rights: [] }, 'role { id }')).errors).toMatchObject([
      { code: 'onlyWhatYouHold' },
    ]);
    // Nor takes away from who holds more: Sales holds CRM whole.
    const sales = (await admin.query('{ roles(filter: { title: { eq: "Sales" } }) { edges { node { id } } } }')).data.roles.edges[0].node;
    expect((await desk.mutate('updateRole', { id: sales.id, rights: ['CRM_READ'] }, 'role { id }')).errors).toMatchObject([
      { code: 'hasMorePermissions' },
    ]);
    const { id: userId } = await userBy(admin, email);
    expect((await desk.mutate('assignRole', { userId, roleId: sales.id }, 'user { id }')).errors).toMatchObject([
      { code: 'onlyWhatYouHold' },
    ]);
  });

  it('keeps one who administers all of it', async () => {
    const boreal = await signedInAs(server, 'admin@boreal.test');
    const { data } = await boreal.query('{ viewer { roleId } roles(first: 50) { edges { node { id permissions } } } }');
    const others = data.roles.edges.filter(
      ({ node }: { node: { id: string; permissions: string[] } }) =>
        node.id !== data.viewer.roleId && node.permissions.includes('ADMINISTRATIVE_ROLES'),
    );
    for (const { node } of others) await boreal.mutate('updateRole', { id: node.id, rights: ['ADMINISTRATIVE_ROLES_READ'] }, 'role { id }');
    const narrow = await boreal.mutate(
      'updateRole',
      { id: data.viewer.roleId, rights: ['ADMINISTRATIVE_ROLES_READ', 'ADMINISTRATIVE_ROLES_WRITE'] },
      'role { id }',
    );
    expect(narrow.errors).toMatchObject([{ code: 'lastAdministrator' }]);
  });
});
