import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../support/asOwner.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { sendFile } from '../support/sendFile.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let companyId: string;
let roleId: string;
let tried = 0;

beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@boreal.test');
  companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId;
  roleId = (await admin.query('{ roles(first: 1) { edges { node { id } } } }')).data.roles.edges[0].node.id;
});
afterAll(() => server.stop());

const run = (sql: string, values: unknown[] = []) => asOwner<Record<string, unknown>>(server, sql, { values, companyId });
/** Puts the company on a plan with these limits; unlimited where none is given. */
const bound = async (limits: object) => {
  const values = { user_limit: null, module_limit: null, dashboard_limit: null, storage_limit: null, ...limits };
  await run(
    `insert into plan (id, code, monthly_price, yearly_price, user_limit, module_limit, dashboard_limit, storage_limit, rank, listed)
     values ('01900000-0000-7000-8000-000000000902', 'TESTED', 0, 0, $1, $2, $3, $4, 9, false)
     on conflict (id) do update set user_limit = excluded.user_limit, module_limit = excluded.module_limit,
       dashboard_limit = excluded.dashboard_limit, storage_limit = excluded.storage_limit`,
    Object.values(values),
  );
  await run(`update company set plan_id = '01900000-0000-7000-8000-000000000902' where id = $1`, [companyId]);
};
const usage = async () =>
  Object.fromEntries(
    ((await admin.query('{ planUsage { limit used allowed isNear } }')).data.planUsage as { limit: string }[]).map(one => [one.limit, one]),
  ) as unknown as Record<string, { used: number; allowed: number | null; isNear: boolean }>;
const twenty = <T>(make: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => make(index)));
const refusal = (limit: string, allowed: number) => ({ code: 'planLimitExceeded', params: { limit, used: allowed, allowed } });
const nearOf = (limit: string) =>
  run(
    `select count from notification where kind = 'PLAN_LIMIT_NEAR' and record_name = $1 and user_id = (select id from user_account where email = 'admin@boreal.test')`,
    [limit],
  );

it('twenty at once fill the users to the last place, made or invited, and administrators hear of it', async () => {
  tried++;
  await bound({});
  const { used } = (await usage()).USERS;
  const told = (await nearOf('users')).length;
  const allowed = used + 10;
  await bound({ user_limit: allowed });
  const answers = await twenty(index =>
    index % 2
      ? admin.mutate(
          'createUser',
          { name: 'One of many', email: `many${index}.${tried}@boreal.test`, password: 'a long password', roleId },
          '__typename',
        )
      : admin.mutate('inviteUser', { email: `asked${index}.${tried}@boreal.test`, roleId }, '__typename'),
  );
  const refused = answers.filter(({ errors }) => errors.length);
  expect(refused).toHaveLength(10);
  for (const { errors } of refused) expect(errors).toMatchObject([refusal('users', allowed)]);
  expect((await usage()).USERS).toEqual({ limit: 'USERS', used: allowed, allowed, isNear: true });
  expect(await nearOf('users')).toHaveLength(told + 1);
});

it('thirty who invite at once, each of whom asks for a second connection while he holds one, are all answered', async () => {
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      admin.mutate('inviteUser', { email: `thirty${index}.${tried}@boreal.test`, roleId }, '__typename'),
    ),
  );
  expect(asked.every(({ errors: [error] }) => error.code === 'planLimitExceeded')).toBe(true);
});

it('a place is free again when an invitation is withdrawn, and a smaller plan takes nobody away', async () => {
  const [{ id }] = (await admin.query('{ invitations { id } }')).data.invitations;
  expect(await admin.mutate('cancelInvitation', { id }, 'deletedIds', 'RecordInput')).toMatchObject({ errors: [], deletedIds: [id] });
  const again = await admin.mutate('inviteUser', { email: 'another@boreal.test', roleId }, 'invitation { id status }');
  expect(again).toMatchObject({ errors: [], invitation: { status: 'PENDING' } });
  const before = (await usage()).USERS.used;
  await bound({ user_limit: 1 });
  const one = await admin.mutate('inviteUser', { email: 'too.many@boreal.test', roleId }, '__typename');
  expect(one.errors).toMatchObject([{ code: 'planLimitExceeded', params: { limit: 'users', used: before, allowed: 1 } }]);
  expect((await usage()).USERS.used).toBe(before);
});

it('modules and the dashboards they bring stay within the plan, whoever chooses first', async () => {
  const all = ['CRM', 'HRM', 'INVENTORY', 'PROCUREMENT', 'ECOMMERCE', 'FINANCIAL_MANAGEMENT', 'PROJECT_MANAGEMENT'];
  const choose = (modules: string[]) => admin.mutate('updateCompanySettings', { modules }, 'company { modules }');
  await run(`update company set modules = '{CRM}' where id = $1`, [companyId]);
  await bound({ module_limit: 2, dashboard_limit: 2 });
  const answers = await twenty(index => choose(['CRM', all[1 + (index % 6)], ...(index % 3 ? [all[1 + ((index + 1) % 6)]] : [])]));
  expect(answers.filter(({ errors }) => errors[0]?.code === 'planLimitExceeded')).toHaveLength(13);
  expect((await usage()).MODULES.used).toBe(2);

  await run(`update company set modules = '{CRM,HRM,INVENTORY,PROCUREMENT}' where id = $1`, [companyId]);
  await bound({ dashboard_limit: 3 });
  expect((await choose(['CRM', 'HRM', 'INVENTORY', 'ECOMMERCE'])).errors).toMatchObject([
    { code: 'planLimitExceeded', params: { limit: 'dashboards', allowed: 3 } },
  ]);
  expect((await choose(['CRM', 'HRM', 'INVENTORY', 'PROCUREMENT'])).errors).toEqual([]);
  expect((await choose(['CRM', 'HRM', 'ECOMMERCE'])).errors).toEqual([]);
});

it('twenty files at once take what storage is left, and no byte more', async () => {
  await run(`update company set modules = '{CRM}' where id = $1`, [companyId]);
  const fields = { name: 'Mill House', address: '1 Main St', city: 'Madrid', country: 'ES' };
  const { customer } = await admin.mutate('createCustomer', fields, 'customer { id }');
  const bytes = Buffer.alloc(100_000, 'a text of a hundred thousand letters ');
  const { used } = (await usage()).STORAGE;
  await bound({ storage_limit: used + 7 * bytes.length });
  const query = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { field code } recordFile { id } } }';
  const answers = await twenty(index => sendFile(admin, query, { recordId: customer.id }, { bytes, name: `file${index}.txt` }));
  const codes = answers.map(answer => JSON.stringify(answer).includes('planLimitExceeded'));
  expect(codes.filter(isRefused => !isRefused)).toHaveLength(7);
  expect((await usage()).STORAGE).toMatchObject({ used: used + 7 * bytes.length, isNear: true });
});
