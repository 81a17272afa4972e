import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { getNamedType, type GraphQLInputObjectType } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { aboutWhat, knownRecords, ordinaryInput } from '../support/inputs.ts';
import { repeated } from '../support/operations.ts';
import { declaredSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';
import { watchRefusals } from '../support/statements.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let userId: string;
let roleId: string;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  const { viewer, roles } = (await admin.query('{ viewer { companyId userId } roles(first: 1) { edges { node { id } } } }')).data;
  ({ companyId, userId } = viewer);
  roleId = roles.edges[0].node.id;
});
afterAll(() => server.stop());

const key = () => ({ clientMutationId: randomUUID() });
const newCustomer = async () => {
  const input = { name: `Customer ${randomUUID()}`, phone: '+962791234567', address: 'Rainbow Street 1', city: 'Amman', country: 'JO' };
  return (await admin.mutate('createCustomer', input, 'customer { id }')).customer.id;
};

describe('commands at once, each under a key of its own, which refers to company and user', () => {
  const deadlocked = '40P01';
  let refusals: ReturnType<typeof watchRefusals>;
  beforeEach(() => (refusals = watchRefusals(deadlocked)));
  afterEach(() => refusals.stop());

  it.each<[string, (index: number) => Promise<{ errors: object[] }>]>([
    ['change the company', index => admin.mutate('updateCompanySettings', { ...key(), city: `Amman ${index}` }, 'company { city }')],
    ['change a user', index => admin.mutate('updateUser', { ...key(), id: userId, name: `Amira ${index}` }, 'user { name }')],
    ['change their own profile', index => admin.mutate('updateProfile', { ...key(), name: `Amira ${index}` }, 'viewer { name }')],
    ['change a role', index => admin.mutate('updateRole', { ...key(), id: roleId, description: `Does ${index}` }, 'role { id }')],
  ])('%s one after the other, without a deadlock', async (_what, work) => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => work(index)));
    expect([answers.flatMap(({ errors }) => errors), refusals.count()]).toEqual([[], 0]);
  });

  it('run for every mutation that is not made from the same code as another, sent twice at once', { timeout: 180_000 }, async () => {
    const schema = declaredSchema();
    const known = await knownRecords(schema, admin);
    const deadlocks: string[] = [];
    for (const field of Object.values(schema.getMutationType()!.getFields())) {
      const type = getNamedType(field.args[0].type) as GraphQLInputObjectType;
      if (repeated.has(field.name) || !('dryRun' in type.getFields() && 'clientMutationId' in type.getFields())) continue;
      const ordinary = ordinaryInput(type, aboutWhat(schema, field.name), known);
      // An input that fails validation takes no further locks; one that succeeds is rolled back at the end.
      const before = refusals.count();
      const query = `mutation($input: ${type.name}!) { ${field.name}(input: $input) { errors { code } } }`;
      const answers = await Promise.all(
        Array.from({ length: 2 }, () => admin.query(query, { input: { ...ordinary, ...key(), dryRun: true } })),
      );
      const isBusy = answers.some(({ errors }) => errors.some(({ extensions }) => extensions.code === 'UNAVAILABLE'));
      if (isBusy || refusals.count() > before) deadlocks.push(field.name);
    }
    expect(deadlocks).toEqual([]);
  });
});

describe('the order of locks', () => {
  it('locks the company before its users: erasing a user waits without holding them', async () => {
    const email = `${randomUUID()}@atlas.test`;
    const { user } = await admin.mutate('createUser', { name: 'Gone Soon', email, password: demoPassword, roleId }, 'user { id }');
    await admin.mutate('setUserStatus', { id: user.id, status: 'INACTIVE' }, 'user { id }');
    const erased = await server.database.platformIn(companyId, async em => {
      await em.execute('select from company where id = ? for no key update', [companyId]);
      const erasing = admin.mutate('erasePersonalData', { id: user.id, name: 'Gone Soon', reason: 'They asked for it.' }, 'erasedId');
      await expect.poll(waiting).toBe(1);
      await em.execute('select from user_account where company_id = ? and id = ? for no key update nowait', [companyId, user.id]);
      return { erasing };
    });
    expect((await erased.erasing).errors).toEqual([]);
  });
});

describe('a record that is deleted', () => {
  const contactOf = (customer: string) => `insert into contact (id, company_id, name, customer_id, phone)
    values ('${randomUUID().slice(0, -2)}42', '${companyId}', 'Just Made', '${customer}', '+962791234568')`;

  it('waits for open transactions that refer to it', async () => {
    const customer = await newCustomer();
    const { deleting } = await server.database.platformIn(companyId, async em => {
      await em.execute(contactOf(customer));
      const begun = admin.mutate('deleteCustomers', { ids: [customer] }, 'deletedIds', 'DeleteInput');
      await expect.poll(waiting).toBe(1);
      return { deleting: begun };
    });
    expect(await deleting).toMatchObject({ errors: [{ code: 'referenced', params: { count: 1 } }], deletedIds: null });
  });

  it('takes new references along when merged', async () => {
    const [winnerId, loserId] = [await newCustomer(), await newCustomer()];
    const { merging } = await server.database.platformIn(companyId, async em => {
      await em.execute(contactOf(loserId));
      const begun = admin.mutate('mergeCustomers', { winnerId, loserId, fields: [] }, 'moved { type count }', 'MergeInput');
      await expect.poll(waiting).toBe(1);
      return { merging: begun };
    });
    expect(await merging).toMatchObject({ errors: [], moved: [{ type: 'Contact', count: 1 }] });
  });
});

it('only deletions lock rows against those who merely refer to them', () => {
  const files = globSync('server/**/*.ts').filter(file => !file.includes('/migrations/'));
  const stern = files.filter(file => /\bfor update\b/.test(readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')));
  expect(stern).toEqual(['server/core/database/NoriaDriver.ts', 'server/core/database/references.ts']);
});

/** Number of lock waits in this database. */
async function waiting(): Promise<number> {
  const text = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await server.database.aside.query<{ count: number }>(text)).rows[0].count;
}
