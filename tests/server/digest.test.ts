import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Outbox } from '../../server/core/mail/Outbox.ts';
import { sendDigests } from '../../server/core/notification/sendDigests.ts';
import { signedInAs, startDemo } from '../support/Client.ts';
import { asOwner } from '../support/asOwner.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let companyId: string;
beforeAll(async () => {
  server = await startDemo();
  const admin = await signedInAs(server, 'admin@atlas.test');
  companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId as string;
});
afterAll(() => server.stop());

const run = (sql: string, values: unknown[] = []) => asOwner(server, sql, { values, companyId });
const outbox = () =>
  run(`select recipient, subject, language, kept_text from outbox_mail where company_id = noria_company() order by recipient`);
const send = (now: string) =>
  sendDigests({ database: server.database, outbox: new Outbox(false), publicUrl: 'https://noria.test' }, new Date(now));
/** Creates three notifications for each of these users, two of which belong in the digest. */
const tell = (...emails: string[]) =>
  run(
    `insert into notification (id, user_id, kind, record_name, count, text, in_app, in_digest, created_at)
     select noria_new_id(18), u.id, kind, 'Mill House', 1, 'see <this>', true, kind <> 'MENTIONED', now()
     from user_account u, unnest(array['COMMENTED', 'TASK_DONE', 'MENTIONED']) as kind where u.company_id = noria_company() and u.email = any($1::text[])`,
    [`{${emails.join()}}`],
  );
const sales = 'crm@atlas.test';
const admin = 'admin@atlas.test';

beforeEach(async () => {
  await run(`update company set time_zone = 'Europe/Madrid', status = 'ACTIVE' where id = noria_company()`);
  await run(
    `update user_account set time_zone = case email when $1 then 'Asia/Tokyo' end, language = case email when $1 then 'ar' else 'sp' end, status = 'ACTIVE'
     where company_id = noria_company()`,
    [sales],
  );
  await run(`delete from notification where company_id = noria_company()`);
  await run(`delete from outbox_mail where company_id = noria_company()`);
});

it('mails a digest at seven in each user’s time zone and language', async () => {
  await tell(sales, admin);
  // Tokyo 07:00, Madrid 00:00; then Madrid 07:00 in summer time, Tokyo 14:00.
  await send('2026-07-01T22:00:00Z');
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual([sales]);
  await send('2026-07-02T05:00:00Z');
  const [toAdmin, toSales] = await outbox();
  expect(toAdmin).toMatchObject({ recipient: admin, language: 'SP', subject: 'Su resumen diario de Atlas Trading' });
  expect(toAdmin.kept_text).toContain('«Mill House»: see <this>');
  expect(toAdmin.kept_text.match(/^• /gm)).toHaveLength(2);
  expect(toAdmin.kept_text).toContain('https://noria.test/sp/notifications/');
  expect(toSales).toMatchObject({ language: 'AR', subject: 'ملخصك اليومي من Atlas Trading' });
});

it('mails nothing twice, however many processes run it', async () => {
  await tell(sales, admin);
  await Promise.all(Array.from({ length: 4 }, () => send('2026-07-02T05:00:00Z')));
  await send('2026-07-02T05:00:00Z');
  expect(await outbox()).toHaveLength(1);
  await tell(admin);
  await send('2026-07-03T05:00:00Z');
  expect(await outbox()).toHaveLength(2);
});

it('skips users who have left and suspended companies', async () => {
  await tell(admin);
  await run(`update user_account set status = 'INACTIVE' where company_id = noria_company()`);
  await send('2026-07-02T05:00:00Z');
  await run(`update user_account set status = 'ACTIVE' where company_id = noria_company()`);
  await run(`update company set status = 'SUSPENDED' where id = noria_company()`);
  await send('2026-07-02T05:00:00Z');
  expect(await outbox()).toEqual([]);
});

it('retries what could not be mailed the next time', async () => {
  await tell(admin);
  const broken = { put: () => Promise.reject(new Error('no room')) } as unknown as Outbox;
  await expect(sendDigests({ database: server.database, outbox: broken, publicUrl: '' }, new Date('2026-07-02T05:00:00Z'))).rejects.toThrow(
    'digests were not written',
  );
  await send('2026-07-02T05:00:00Z');
  expect(await outbox()).toHaveLength(1);
});
