import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { provisionCompany } from '../../server/administration/company/provisionCompany.ts';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { asOwner } from '../support/asOwner.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { NODE_COMPILE_CACHE } from './ServerProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'noria-retention-'));
let server: TestServer;
let companies: string[];

/** An id as it would have been made in a year. */
const idIn = (year: number) => {
  const time = Date.UTC(year, 5, 1).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

beforeAll(async () => {
  server = await startServer({}, { template: 'empty' });
  const found = (name: string) =>
    server.database.platform(em =>
      provisionCompany(em, {
        name,
        currency: 'USD',
        planCode: 'UNLIMITED',
        administrator: { name, email: `${name}@years.test`, password: demoPassword },
      }),
    );
  companies = [(await found('one')).company.id, (await found('two')).company.id];
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const built = ['dist/server/retention.js'];
const env = (more: NodeJS.ProcessEnv = {}) => ({ PATH: process.env.PATH, NODE_COMPILE_CACHE, DATABASE_URL: server.ownerUrl, ...more });
/** Runs the command as an operator would; returns its exit code and output. */
const retention = (words: string[], more?: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; out: string; err: string }>(done =>
    execFile(process.execPath, [...built, ...words], { env: env(more) }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    ),
  );
const inCompany = <Row extends object = Record<string, string>>(companyId: string, sql: string, values: unknown[] = []) =>
  asOwner<Row>(server, sql, { companyId, values });
const files = () => readdirSync(folder).filter(name => !name.endsWith('.key'));

/** Adds an entry to the trail of a company; returns its id. */
async function entry(companyId: string, year: number, action = 'UPDATED') {
  const id = idIn(year);
  await inCompany(
    companyId,
    `insert into audit_entry (id, action, entity_type, changes) values ($1, $2, 'Role', '{"title": ["\\t", "ü"]}')`,
    [id, action],
  );
  return id;
}

/** Adds an e-mail with a file; returns its id and its file's. */
async function mail(companyId: string, year: number, status = 'SENT') {
  const id = idIn(year);
  const fileId = idIn(year);
  await inCompany(
    companyId,
    `insert into stored_file (id, name, content_type, size, sha256, readers) values ($1, 'a.pdf', 'application/pdf', 0, '', '{}')`,
    [fileId],
  );
  await inCompany(
    companyId,
    `insert into outbox_mail (id, recipient, subject, language, status) values ($1, 'a@b.test', 'Hello', 'EN', $2)`,
    [id, status],
  );
  await inCompany(
    companyId,
    `insert into outbox_attachment (mail_id, position, file_id, name, content_type) values ($1, 1, $2, 'a.pdf', 'application/pdf')`,
    [id, fileId],
  );
  return { id, fileId };
}

const trail = async (companyId: string) =>
  (await inCompany<{ id: string }>(companyId, `select id from audit_entry where id < noria_first_id(2026) order by id`)).map(
    ({ id }) => id,
  );
const mails = async (companyId: string) =>
  (
    await inCompany(
      companyId,
      `select m.id, m.search, array(select a.name from outbox_attachment a where a.mail_id = m.id and a.company_id = m.company_id) as names
       from outbox_mail m where id < noria_first_id(2026) order by id`,
    )
  ).map(row => row as unknown as { id: string; search: string; names: string[] });

it('moves old years to files that can be taken back, and leaves what is newer or still counts', async () => {
  const [one, two] = companies;
  const old = [await entry(one, 2021), await entry(one, 2023), await entry(two, 2023)];
  const staying = [await entry(one, 2022, 'ERASED'), await entry(one, 2024), await entry(two, 2025)];
  const all = await trail(one);

  const none = await retention([folder, '--before', '2000', '--table', 'audit_entry']);
  expect(none).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Nothing to move from before 2000') });
  const told = await retention([folder, '--before', '2024', '--table', 'audit_entry']);
  expect(told).toMatchObject({ code: 0, err: '', out: expect.stringContaining('audit_entry 2023: 2 rows would be moved') });
  expect(told.out).toContain('Nothing was changed: add --yes');
  expect([await trail(one), files()]).toEqual([all, []]);

  const moved = await retention([folder, '--before', '2024', '--table', 'audit_entry', '--yes']);
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toContain('audit_entry 2022: 1 rows stay, as they tell of an erasure');
  expect(await trail(one)).toEqual([staying[0], staying[1]]);
  expect(await trail(two)).toEqual([staying[2]]);
  expect(files()).toEqual(['audit_entry-2021.history', 'audit_entry-2023.history']);
  expect(statSync(join(folder, files()[0])).mode & 0o777).toBe(0o600);

  const path = join(folder, 'audit_entry-2023.history');
  expect((await retention(['--restore', path])).out).toContain('audit_entry 2023: 2 rows restored, 0 left out');
  expect(await trail(one)).toEqual([staying[0], old[1], staying[1]]);
  expect(await trail(two)).toEqual([old[2], staying[2]]);
  const [{ changes }] = await inCompany(two, 'select changes from audit_entry where id = $1', [old[2]]);
  expect(changes).toEqual({ title: ['\t', 'ü'] });
  expect((await retention(['--restore', path])).out).toContain('0 rows restored, 2 left out');
  // The file of the first time is not overwritten.
  expect((await retention([folder, '--before', '2024', '--table', 'audit_entry', '--yes'])).code).toBe(0);
  expect(files()).toContain('audit_entry-2023-2.history');
});

it('takes the files of e-mails along, drops emptied years, and keeps what is not sent or known from elsewhere', async () => {
  const [one] = companies;
  // As of a company that was here in 2025 already.
  for (const table of ['outbox_attachment', 'outbox_mail']) await asOwner(server, `alter table ${table} detach partition ${table}_2026`);
  for (const table of ['outbox_mail', 'outbox_attachment']) {
    await asOwner(
      server,
      `do $$ begin execute format('alter table ${table} attach partition ${table}_2026 for values from (%L) to (%L)', noria_first_id(2026), noria_first_id(2027)); end $$`,
    );
    for (const year of [2023, 2024, 2025]) await asOwner(server, `select noria_add_year('${table}', ${year})`);
  }
  const [sent, erased, queued, newer] = [
    await mail(one, 2023),
    await mail(one, 2023),
    await mail(one, 2024, 'QUEUED'),
    await mail(one, 2025),
  ];
  const before = await mails(one);
  const key = join(folder, 'age.key');
  const identity = await generateX25519Identity();
  writeFileSync(key, identity);

  const moved = await retention([folder, '--before', '2025', '--table', 'outbox_mail', '--yes'], {
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  });
  expect(moved).toMatchObject({ code: 0, err: '' });
  expect(moved.out).toContain('outbox_mail 2024: 1 rows stay, as they are not sent yet');
  expect(moved.out).toContain('outbox_attachment_2023: dropped\noutbox_mail_2023: dropped\n');
  expect((await mails(one)).map(({ id }) => id)).toEqual([queued.id, newer.id]);

  await inCompany(one, 'delete from stored_file where id = $1', [erased.fileId]);
  const path = join(folder, 'outbox_mail-2023.history');
  expect(await retention(['--restore', path])).toMatchObject({ code: 2, err: expect.stringContaining('is encrypted') });
  expect((await retention(['--restore', path], { BACKUP_IDENTITY: key })).out).toContain('3 rows restored, 1 left out');
  expect(await mails(one)).toEqual(before.map(row => (row.id === erased.id ? { ...row, names: [] } : row)));
  expect((await mails(one)).find(({ id }) => id === sent.id)).toMatchObject({ search: 'a@b.test hello', names: ['a.pdf'] });
});

it('loses nothing when it is killed half way or started twice', async () => {
  const [one] = companies;
  const id = await entry(one, 2019);
  const holder = new pg.Client({ connectionString: server.ownerUrl });
  await holder.connect();
  await holder.query(`begin; set local app.company = '${one}'; select from audit_entry where id = '${id}' for update`);
  const words = [folder, '--before', '2020', '--table', 'audit_entry', '--yes'];
  const first = spawn(process.execPath, [...built, ...words], { env: env(), stdio: 'ignore' });
  const ended = new Promise(done => first.once('close', done));
  const backends = (more = '') =>
    asOwner(server, `select from pg_stat_activity where application_name = 'noria retention' and datname = current_database() ${more}`);
  await vi.waitFor(async () => expect(await backends(`and wait_event_type = 'Lock'`)).toHaveLength(1), { timeout: 60_000, interval: 50 });
  expect(files()).toContain('audit_entry-2019.history.part');
  expect(await retention(words)).toMatchObject({ code: 2, err: expect.stringContaining('Another run of this command') });
  first.kill('SIGKILL');
  await ended;
  await holder.end();
  await vi.waitFor(async () => expect(await backends()).toEqual([]), { timeout: 60_000, interval: 50 });
  expect(await trail(one)).toContain(id);
  expect(files()).not.toContain('audit_entry-2019.history');

  expect((await retention(words)).out).toContain('audit_entry 2019: 1 rows moved');
  expect(await trail(one)).not.toContain(id);
  expect(files().filter(name => name.includes('2019'))).toEqual(['audit_entry-2019.history']);
});

it.each([
  [['--before', '2024'], 'Name the folder'],
  [[folder], 'Name the folder'],
  [[folder, '--before', '2999'], '--before: a year from 1971'],
  [[folder, '--before', '2024', '--table', 'invoice'], '--table: one of audit_entry, outbox_mail, webhook_delivery'],
  [[join(folder, 'missing'), '--before', '2024'], 'is not a folder'],
  [['--restore', join(folder, 'missing')], 'does not exist'],
  [['--force'], 'npm run retention'],
])('refuses %j', async (words, why) => {
  expect(await retention(words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(why) });
});
