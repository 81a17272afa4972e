import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openArchive } from '../../server/core/files/archive.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import { sendFile } from '../support/sendFile.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let crm: Client;
const folder = mkdtempSync(join(tmpdir(), 'noria-export-'));
const attach = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { id } } }';

beforeAll(async () => {
  server = await startDemo();
  [admin, crm] = await Promise.all(['admin@atlas.test', 'crm@atlas.test'].map(mail => signedInAs(server, mail)));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits for the requested export and opens it. */
async function exported(id: string) {
  const query = 'query($id: ID!) { backgroundTask(id: $id) { status url name counts error } }';
  const task = await vi.waitFor(
    async () => {
      const { backgroundTask } = (await admin.query(query, { id })).data;
      expect(backgroundTask).toMatchObject({ status: 'DONE', error: null });
      return backgroundTask as { url: string; name: string; counts: Record<string, number> };
    },
    { timeout: 20_000, interval: 100 },
  );
  const answer = await fetch(server.url + task.url, { headers: { authorization: `Bearer ${admin.token}` } });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const path = join(folder, `${id}.zip`);
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  return { task, archive: await openArchive(path) };
}

it('exports all readable data and files of the company, and of no other', async () => {
  const { customer } = await crm.mutate(
    'createCustomer',
    { name: '=HYPERLINK("x"), "y"', address: 'Calle 1; =2|-1;-5', city: 'Alcalá', country: 'ES', phone: '+34911223344' },
    'customer { id }',
  );
  for (const words of ['one', 'two'])
    await sendFile(crm, attach, { recordId: customer.id }, { bytes: Buffer.from(words), name: 'notes.txt' });
  const { errors, task: begun } = await admin.mutate('exportCompany', {}, 'task { id }');
  expect(errors).toEqual([]);
  const { task, archive } = await exported(begun.id as string);
  expect(task.name).toMatch(/^Atlas Trading .*\.zip$/);
  const entry = async (name: string) => text(await archive.open(name));
  const customers = await entry('data/Customer.csv');
  expect(customers).toMatch(/^Id,Version,Created at,.*Name,Email,/);
  expect(customers).toContain(`"'=HYPERLINK(""x""), ""y"""`);
  expect(customers).toContain(`"Calle 1;' =2|-1;-5"`);
  expect(customers.split('\n').length).toBeGreaterThan(20);
  // A reference appears by name next to its id, and no credentials are exported.
  expect((await entry('data/Contact.csv')).split('\n')[0]).toContain(',Customer,Customer id,');
  expect((await entry('data/Webhook endpoint.csv')).split('\n')[0]).not.toMatch(/secret/i);
  expect([await entry('files/notes.txt'), await entry('files/notes (2).txt')]).toEqual(['one', 'two']);
  const kept = new Set(archive.names);
  for (const name of ['Crm order', 'Lead', 'Journal line', 'Audit entry', 'Company', 'User account', 'Stock level'])
    expect(kept).toContain(`data/${name}.csv`);
  for (const name of ['Search word', 'Notification', 'Background task', 'Session', 'Credential'])
    expect(kept).not.toContain(`data/${name}.csv`);
  const all = await Promise.all(archive.names.filter(name => name.endsWith('.csv')).map(entry));
  expect(all.join('')).not.toContain('Boreal');
  archive.close();
  const { data } = await admin.query(
    '{ auditEntries(first: 1, filter: { action: { eq: "EXPORTED" } }) { edges { node { entityName actorName } } } }',
  );
  expect(data.auditEntries.edges[0].node.entityName).toBe('Atlas Trading');
});

it('needs the permissions to read all of it', async () => {
  const asked = await crm.query('mutation { exportCompany(input: {}) { errors { code } } }');
  expect(asked.errors[0].extensions.code).toBe('FORBIDDEN');
  const { role } = await admin.mutate(
    'createRole',
    { title: 'Office', description: 'x', permissions: ['ADMINISTRATIVE_ROLES', 'CRM'] },
    'role { id }',
  );
  await admin.mutate('createUser', { name: 'Nur', email: 'nur@atlas.test', password: 'a long password', roleId: role.id }, 'user { id }');
  const office = await signedInAs(server, 'nur@atlas.test', 'a long password');
  expect((await office.mutate('exportCompany', {}, 'task { id }')).errors).toMatchObject([{ code: 'exportNeedsAllModules' }]);
});
