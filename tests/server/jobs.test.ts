import { afterAll, beforeAll, expect, it } from 'vitest';
import { addYears } from '../../server/core/jobs/addYears.ts';
import { deleteExpiredRows } from '../../server/core/jobs/deleteExpiredRows.ts';
import { asOwner } from '../support/asOwner.ts';
import { signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemo();
});
afterAll(() => server.stop());

it('deletes expired rows and keeps the others', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId as string;
  const run = (sql: string) => asOwner(server, sql, { companyId });
  for (const key of ['old', 'new'])
    await admin.mutate(
      'createRole',
      { title: `Role ${key}`, description: 'x', permissions: ['CRM'], clientMutationId: key },
      'role { id }',
    );
  await run(`update idempotency_key set created_at = now() - interval '3 days' where key = 'old'`);
  await run(`update idempotency_key set created_at = now() - interval '47 hours' where key = 'new'`);
  await run(`update record_change set at = now() - interval '2 hours' where id = (select id from record_change order by id limit 1)`);
  await run(
    `insert into sign_in_attempt (id, purpose, account_hash, ip_address, at) select gen_random_uuid(), 'SIGN_IN', '\\x00', '203.0.113.1', now() - make_interval(days => n) from generate_series(0, 2, 2) n`,
  );
  const counts = () =>
    run(
      `select (select string_agg(key, ',' order by key) from idempotency_key) keys, (select count(*) from record_change) changes, (select count(*) from sign_in_attempt where ip_address = '203.0.113.1') attempts, (select count(*) from session) sessions`,
    );
  expect(await counts()).toMatchObject([{ keys: 'new,old', changes: '2', attempts: '2' }]);
  await deleteExpiredRows(server.database.pool);
  expect(await counts()).toMatchObject([{ keys: 'new', changes: '1', attempts: '1', sessions: '1' }]);
  expect((await admin.query('{ viewer { email } }')).data.viewer).not.toBeNull();
});

it('adds the partitions of the next year, and takes rows of any other one meanwhile', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId as string;
  const year = new Date().getUTCFullYear();
  const run = (sql: string) => asOwner(server, sql, { companyId });
  const write = (of: number, action: string) =>
    run(`insert into audit_entry (id, action, entity_type)
      values (overlay(noria_first_id(${of})::text placing '7' from 15 for 1)::uuid, '${action}', 'Role')`);
  const places = () => run(`select action, tableoid::regclass::text as place from audit_entry where action like 'YEAR_%' order by action`);
  await run(`drop table audit_entry_${year + 1}`);
  await write(year + 9, 'YEAR_LATER');
  await addYears(server.database.pool);
  await write(year + 1, 'YEAR_NEXT');
  expect(await places()).toEqual([
    { action: 'YEAR_LATER', place: 'audit_entry_rest' },
    { action: 'YEAR_NEXT', place: `audit_entry_${year + 1}` },
  ]);
  // A year whose rows had to go to the rest stays there, and nothing fails.
  await run(`select noria_add_year('audit_entry', ${year + 9})`);
  expect((await places())[0].place).toBe('audit_entry_rest');
});
