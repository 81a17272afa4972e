import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueWaitingMails, Outbox } from '../../server/core/mail/Outbox.ts';
import { fileStore } from '../../server/core/files/FileStore.ts';
import { MailSender, type MailJob } from '../../server/core/mail/MailSender.ts';
import { startWorker } from '../../server/core/jobs/worker.ts';
import { writeMail } from '../../server/core/mail/writeMail.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { ask, signUp } from './Browser.ts';
import { change, newPerson } from './people.ts';

let server: TestServer;
let post: SMTPServer;
let smtpUrl: string;
let refusals = 0;
const received: { to: string; raw: string }[] = [];

beforeAll(async () => {
  server = await startServer();
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.on('data', chunk => (raw += String(chunk)));
      stream.on('end', () => {
        if (refusals-- > 0) return done(new Error('try again'));
        received.push({ to: envelope.rcptTo[0].address, raw });
        return done();
      });
    },
  });
  await new Promise<void>(done => post.listen(0, '127.0.0.1', done));
  smtpUrl = `smtp://127.0.0.1:${(post.server.address() as { port: number }).port}`;
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>(done => post.close(() => done()));
});

const quiet = { warn: () => undefined, error: () => undefined };
const noFiles = fileStore({ s3Url: undefined, dataDir: '/nowhere' });

/** Sends mails as a process of its own would; returns what finishes those in hand and stops. */
async function startSender(): Promise<() => Promise<void>> {
  const sender = new MailSender(server.database.pool, smtpUrl, server.url, quiet, noFiles);
  const stop = await startWorker(server.database.url, quiet, {
    tasks: { sendMail: (payload, helpers) => sender.send(payload as MailJob, helpers) },
    concurrency: 2,
    timeout: 60_000,
  });
  return async () => {
    await stop();
    sender.close();
  };
}
const outbox = 'query { outboxMails(first: 20) { edges { node { to subject body language status } } } }';
type Outboxes = {
  outboxMails: { edges: { node: { to: string; subject: string; body: string | null; language: string; status: string } }[] };
};

test('without a mail server, administrators read the mails of their own company only', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  await ask(server, 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { errors { code } } }', {
    input: { email: one.email },
  });
  const mails = (await ask<Outboxes>(server, outbox, {}, one.accessToken)).data.outboxMails.edges.map(({ node }) => node);
  expect(mails).toHaveLength(2);
  for (const mail of mails)
    expect(mail).toMatchObject({
      to: one.email,
      status: 'KEPT',
      language: 'EN',
      body: expect.stringContaining(`${server.url}/authentication/`),
    });
  const others = (await ask<Outboxes>(server, outbox, {}, other.accessToken)).data.outboxMails.edges;
  expect(others.map(({ node }) => node.to)).toEqual([other.email]);
});

test('two processes send each mail once, and its text is deleted from the database', async () => {
  const somebody = await signUp(server);
  const queue = new Outbox(true);
  await server.database.platformIn(somebody.viewer.companyId, async em => {
    for (let index = 0; index < 12; index++)
      await queue.put(em, {
        kind: 'resetPassword',
        about: { userId: somebody.viewer.userId },
        to: `reader${index}@mail.test`,
        language: 'ar',
        values: { name: 'ليلى <b>', company: 'شركة', minutes: 30 },
        link: `${server.url}/x?token=secret${index}`,
      });
  });
  const before = (await ask<Outboxes>(server, outbox, {}, somebody.accessToken)).data.outboxMails.edges.map(({ node }) => node);
  expect(before.filter(({ status }) => status === 'QUEUED').map(({ body }) => body)).toEqual(Array(12).fill(null));
  const senders = [await startSender(), await startSender()];
  await expect.poll(() => received.filter(({ to }) => to.endsWith('@mail.test')).length, { timeout: 20_000 }).toBe(12);
  await Promise.all(senders.map(stop => stop()));
  expect(new Set(received.map(({ to }) => to)).size).toBe(received.length);
  const rows = await change(
    server,
    somebody.viewer.companyId,
    `select status, kept_text, text_body, html_body from outbox_mail where recipient like '%@mail.test'`,
  );
  expect(rows).toHaveLength(12);
  expect(rows).toEqual(rows.map(() => ({ status: 'SENT', kept_text: null, text_body: null, html_body: null })));
});

test('a mail that can be ended says so in its head, and its link is deleted with its text', async () => {
  const somebody = await signUp(server);
  const stopLink = 'https://shop.test/shop/sol/reminders/secret/';
  await server.database.platformIn(somebody.viewer.companyId, em =>
    new Outbox(true).put(em, {
      kind: 'cartReminder',
      about: { userId: somebody.viewer.userId },
      to: 'left@mail.test',
      language: 'en',
      values: { name: 'Ana', shop: 'Sol' },
      link: server.url,
      stopLink,
    }),
  );
  const stop = await startSender();
  const arrived = () => received.find(({ to }) => to === 'left@mail.test');
  await expect.poll(arrived, { timeout: 20_000 }).toBeDefined();
  await stop();
  const [head] = arrived()!.raw.split('\r\n\r\n', 1);
  expect(head).toContain(`List-Unsubscribe: <${stopLink}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(received.filter(({ raw }) => raw.includes('List-Unsubscribe'))).toHaveLength(1);
  const rows = await change(server, somebody.viewer.companyId, `select stop_link from outbox_mail where recipient = 'left@mail.test'`);
  expect(rows).toEqual([{ stop_link: null }]);
});

const queueFor = ({ companyId, userId, email }: Awaited<ReturnType<typeof newPerson>>) =>
  server.database.platformIn(companyId, em =>
    new Outbox(true).put(em, {
      kind: 'passwordChanged',
      about: { userId },
      to: email,
      language: 'sp',
      values: { name: 'Ana', company: 'Sol' },
      link: server.url,
    }),
  );
const stateOf = async (companyId: string) =>
  (
    await change(
      server,
      companyId,
      `select status, attempts, failure, text_body from outbox_mail where subject like 'Su contrase%' and company_id = noria_company()`,
    )
  )[0];
const jobsOf = async (companyId: string) =>
  (
    await server.database.pool.query<{ attempts: number; waits: boolean; last_error: string | null }>(
      `select attempts, run_at > now() as waits, last_error from graphile_worker._private_jobs where payload ->> 'companyId' = $1`,
      [companyId],
    )
  ).rows;
const runAgain = async (companyId: string, attempts: number) => {
  await server.database.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := $2)
     from graphile_worker._private_jobs where payload ->> 'companyId' = $1`,
    [companyId, attempts],
  );
  // As when a job is added: the sender would look by itself only after two seconds.
  await server.database.pool.query('notify "jobs:insert"');
};

test('a refused mail is retried later, and one of a suspended company waits', async () => {
  const [somebody, unlucky] = [await newPerson(server), await newPerson(server)];
  const stop = await startSender();
  refusals = 1;
  await queueFor(somebody);
  await expect
    .poll(() => stateOf(somebody.companyId), { timeout: 30_000 })
    .toMatchObject({ status: 'QUEUED', attempts: 1, failure: expect.stringContaining('try again') });
  // The server's answer may name the recipient: it stays with the mail, where an erasure finds it.
  await expect.poll(() => jobsOf(somebody.companyId)).toMatchObject([{ attempts: 1, waits: true, last_error: 'not accepted' }]);
  await runAgain(somebody.companyId, 1);
  await expect.poll(() => stateOf(somebody.companyId), { timeout: 30_000 }).toMatchObject({ status: 'SENT', attempts: 2, failure: null });

  refusals = 2;
  await queueFor(unlucky);
  await expect.poll(() => jobsOf(unlucky.companyId), { timeout: 30_000 }).toMatchObject([{ attempts: 1, waits: true }]);
  await runAgain(unlucky.companyId, 11);
  await expect
    .poll(() => stateOf(unlucky.companyId), { timeout: 30_000 })
    .toMatchObject({ status: 'FAILED', attempts: 12, failure: expect.stringContaining('try again'), text_body: null });
  await expect.poll(() => jobsOf(unlucky.companyId)).toEqual([]);
  await stop();
});

test('the mails of a suspended company wait until it is resumed', async () => {
  const suspended = await newPerson(server);
  await change(server, suspended.companyId, `update company set status = 'SUSPENDED' where id = noria_company()`);
  await queueFor(suspended);
  const stop = await startSender();
  await expect.poll(() => jobsOf(suspended.companyId), { timeout: 30_000 }).toEqual([]);
  expect(await stateOf(suspended.companyId)).toMatchObject({ status: 'QUEUED', attempts: 0 });
  await change(server, suspended.companyId, `update company set status = 'ACTIVE' where id = noria_company()`);
  await server.database.platformIn(suspended.companyId, enqueueWaitingMails);
  await expect.poll(() => stateOf(suspended.companyId), { timeout: 30_000 }).toMatchObject({ status: 'SENT' });
  await stop();
});

test('many mails of one company do not delay those of another', async () => {
  const [busy, other] = [await newPerson(server), await newPerson(server)];
  for (let index = 0; index < 10; index++) await queueFor(busy);
  await queueFor(other);
  const { rows } = await server.database.pool.query<{ company: string }>(
    `select payload ->> 'companyId' as company from graphile_worker._private_jobs where payload ->> 'companyId' = any($1)
     order by priority, run_at, id`,
    [[busy.companyId, other.companyId]],
  );
  expect(rows.findIndex(({ company }) => company === other.companyId)).toBe(1);
  const stop = await startSender();
  await expect.poll(() => received.filter(({ to }) => to === busy.email).length, { timeout: 30_000 }).toBe(10);
  await stop();
});

test('a mail that was sent is not sent again by a job that a killed process left', async () => {
  const somebody = await newPerson(server);
  const stop = await startSender();
  await queueFor(somebody);
  await expect.poll(() => stateOf(somebody.companyId), { timeout: 30_000 }).toMatchObject({ status: 'SENT' });
  await server.database.platformIn(somebody.companyId, em =>
    em.execute(`select noria_enqueue_mail(id) from outbox_mail where company_id = noria_company()`),
  );
  await expect.poll(() => jobsOf(somebody.companyId), { timeout: 30_000 }).toEqual([]);
  await stop();
  expect(received.filter(({ to }) => to === somebody.email)).toHaveLength(1);
});

test('mails are right-to-left in Arabic, declare their language, and escape markup', () => {
  const link = 'http://localhost:4000/ar/authentication/forgot-password?token=a&b';
  const letter = { to: 'x@x.test', values: { name: '<script>', company: 'A & B', minutes: 30 }, link };
  const arabic = writeMail({ ...letter, kind: 'resetPassword', language: 'ar' });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toContain('token=a&amp;b');
  for (const words of ['&lt;script&gt;', 'A &amp; B']) expect(arabic.html).toContain(words);
  expect(arabic.html).not.toContain('<script>');
  expect(arabic.text).toContain(link);
  expect(writeMail({ ...letter, kind: 'resetPassword', language: 'sp' }).html).toContain('<html lang="es" dir="ltr">');
});

test('the app itself sends what is queued once a mail server is set', async () => {
  const sending = await startServer({ SMTP_URL: smtpUrl });
  try {
    const { email, accessToken } = await signUp(sending);
    await expect
      .poll(() => received.find(({ to }) => to === email)?.raw, { timeout: 30_000 })
      .toContain('Subject: Confirm your email address');
    const [mail] = (await ask<Outboxes>(sending, outbox, {}, accessToken)).data.outboxMails.edges;
    expect(mail.node).toMatchObject({ to: email, body: null });
    const asked = '{ installation { sendsMail } }';
    const answers = await Promise.all([sending, server].map(each => ask<{ installation: object }>(each, asked)));
    expect(answers.map(({ data }) => data.installation)).toEqual([{ sendsMail: true }, { sendsMail: false }]);
  } finally {
    await sending.stop();
  }
});
