import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '../../support/asOwner.ts';
import { signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { listen } from '../../support/listen.ts';
import { attachedPdf, textOf } from '../../support/pdf.ts';
import { PostOffice, type Received } from '../../support/PostOffice.ts';
import { PayrollWorld } from './PayrollWorld.ts';

let world: PayrollWorld;
let post: PostOffice;
beforeAll(async () => {
  post = await PostOffice.open();
  world = await PayrollWorld.open({ SMTP_URL: post.url });
});
afterAll(async () => {
  await expectInvariantsHold(world.server.database);
  await world.server.stop();
  await post.close();
});

const mailing = async (id: string) => {
  const { data } = await world.hrm.query('query($id: ID!) { payrollRun(id: $id) { isMailing mailedCount unmailedCount } }', { id });
  return data.payrollRun;
};
const mailsTo = (sought: string) => post.received.filter(({ to }) => String(to).includes(sought));
const pdfOf = ({ raw }: Received, password?: string) => textOf(attachedPdf(raw), password);
/** The mail without its attachments. */
const wordsOf = ({ raw }: Received) => raw.slice(0, raw.indexOf('Content-Type: application/pdf'));

/** A run of a month whose employees are paid, with their slips. */
async function paidRun(month: string, employeeIds: string[]): Promise<{ runId: string; slipIds: string[] }> {
  const setupId = await world.setup(employeeIds, Number(month.slice(0, 4)), {
    startsOn: `${month}-01`,
    endsOn: `${month}-28`,
    grossSalary: '4321.98',
  });
  const runId = await world.run(month);
  const { processing } = await world.process({ setupId, runId, employeeIds });
  await world.act('processPayrollRun', runId);
  await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
  return { runId, slipIds: processing.results.map(({ slipId }: { slipId: string }) => slipId) };
}

describe('pay slips by mail', () => {
  it('reach everybody with an address once, in their language, when the run is completed', async () => {
    const { data } = await world.admin.query('{ roles(first: 50) { edges { node { id permissions } } } }');
    const role = data.roles.edges.find(({ node }: { node: { permissions: string[] } }) => String(node.permissions) === 'CRM').node;
    const account = { name: 'Own Arab', email: 'own.arab@atlas.test', password: 'a long password of theirs', roleId: role.id };
    const { user } = await world.admin.mutate('createUser', account, 'user { id }');
    await world.inTables("update user_account set language = 'ar' where id = $1", [user.id]);
    const people = await Promise.all([
      world.employee({ email: 'one@paid.test', userId: user.id }),
      world.employee({ email: 'two@paid.test', language: 'SP' }),
      world.employee(),
    ]);
    const { runId, slipIds } = await paidRun('2025-02', people);
    expect(mailsTo('@paid.test')).toEqual([]);
    expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
    await vi.waitFor(async () => expect(await mailing(runId)).toMatchObject({ isMailing: false, unmailedCount: 0 }), 20_000);
    await vi.waitFor(
      () =>
        expect(
          mailsTo('@paid.test')
            .map(({ to }) => String(to))
            .toSorted(),
        ).toEqual(['one@paid.test', 'two@paid.test']),
      20_000,
    );
    const [[one], [two]] = [mailsTo('one@'), mailsTo('two@')];
    expect(one.raw).toContain('Content-Language: ar');
    expect(two.raw).toContain('Content-Language: es');
    expect(await pdfOf(two)).toMatch(/Recibo.*4\.321,98.*3\.673,68/);
    for (const mail of [one, two]) expect(wordsOf(mail)).not.toMatch(/4[,.]?321|3[,.]?673/);
    const slip = async (id: string) =>
      (await world.hrm.query('query($id: ID!) { paySlip(id: $id) { employeeEmail mailedAt mailStatus } }', { id })).data.paySlip;
    await vi.waitFor(
      async () => expect(await slip(slipIds[1])).toMatchObject({ mailStatus: 'SENT', mailedAt: expect.any(String) }),
      20_000,
    );
    expect(await slip(slipIds[2])).toEqual({ employeeEmail: null, mailedAt: null, mailStatus: null });

    // Nothing of it is left behind for others to read: no file, and no text.
    const left = await asOwner<{ files: string; texts: string }>(
      world.server,
      `select (select count(*) from stored_file where content_type = 'application/pdf' and deleted_at is not null) as files,
         (select count(*) from outbox_mail where recipient like '%@paid.test' and coalesce(text_body, html_body, kept_text) is not null) as texts`,
      { companyId: await world.companyId() },
    );
    expect(left).toEqual([{ files: '0', texts: '0' }]);
    const seen = await world.admin.query(
      'query($id: ID!) { auditEntries(first: 9, filter: { entityId: { eq: $id }, action: { eq: "SENT" } }) { edges { node { actorName } } } }',
      { id: slipIds[0] },
    );
    expect(seen.data.auditEntries.edges).toHaveLength(1);

    // Asking again sends nothing; one of them is sent again when that is what is asked for.
    expect((await world.act('sendPaySlips', runId)).errors).toEqual([]);
    await vi.waitFor(async () => expect(await mailing(runId)).toMatchObject({ isMailing: false }), 20_000);
    const again = await world.hrm.mutate('sendPaySlip', { id: slipIds[1] }, 'errors { code } paySlip { mailStatus }', 'RecordInput');
    expect(again).toMatchObject({ errors: [], paySlip: { mailStatus: 'QUEUED' } });
    await vi.waitFor(() => expect(mailsTo('two@')).toHaveLength(2), 20_000);
    expect(mailsTo('one@')).toHaveLength(1);
    expect((await world.hrm.mutate('sendPaySlip', { id: slipIds[2] }, 'errors { code }', 'RecordInput')).errors).toMatchObject([
      { code: 'employeeNoEmail' },
    ]);
  });

  it('are sent once though the work is cut again and again, repeated, and begun by two at a time', async () => {
    const first = await world.employee({ email: 'many0@cut.test' });
    const setupId = await world.setup([first], 2025, { startsOn: '2025-03-01', endsOn: '2025-03-31' });
    await world.cover(setupId, 64);
    await world.inTables(
      `update employee set email = 'many' || n || '@cut.test' from (select id as of, row_number() over () as n from employee where name like 'Paid by the thousand%') p where id = of`,
      [],
    );
    const runId = await world.run('2025-03');
    await world.act('processPayrollRun', runId);
    await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
    expect((await world.act('completePayrollRun', runId, { mailsSlips: false })).errors).toEqual([]);
    expect(await mailing(runId)).toEqual({ isMailing: false, mailedCount: 0, unmailedCount: 65 });
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'pay_slip' and xact_start is not null and pid <> pg_backend_pid()`;
    const press = () =>
      vi.waitFor(async () => {
        const pressed = await Promise.all([world.hrm, world.admin].map(client => world.act('sendPaySlips', runId, {}, client)));
        expect(pressed.flatMap(({ errors }) => errors)).toEqual([]);
      }, 20_000);
    const step = 'mutation($input: TaskStepInput!) { sendPaySlipsStep(input: $input) { errors { code } step { done } } }';
    let cuts = 0;
    for (let times = 0; times < 3; times++) {
      await press();
      // Work that is not met within seconds has ended.
      await vi
        .waitFor(async () => expect((await asOwner(world.server, cut, {})).length).toBeGreaterThan(0), { timeout: 3_000, interval: 1 })
        .then(() => cuts++)
        .catch(() => {});
      await world.hrm.query(step, { input: { id: runId } }).catch(() => {});
    }
    expect(cuts).toBeGreaterThan(0);
    await press();
    await vi.waitFor(async () => expect(await mailing(runId)).toEqual({ isMailing: false, mailedCount: 65, unmailedCount: 0 }), 60_000);
    await vi.waitFor(() => expect(new Set(mailsTo('@cut.test').map(({ to }) => String(to))).size).toBe(65), 60_000);
    expect((await world.hrm.query(step, { input: { id: runId } })).data.sendPaySlipsStep).toEqual({ errors: [], step: { done: 0 } });
    const [queued] = await asOwner<{ mails: string }>(
      world.server,
      `select count(*) as mails from outbox_mail where recipient like '%@cut.test'`,
      {
        companyId: await world.companyId(),
      },
    );
    expect(queued.mails).toBe('65');
  });

  it('open with the password that the company chose, which the mail does not name, and wait for those of whom it is not known', async () => {
    const choose = async (slipProtection: string) =>
      expect((await world.admin.mutate('updateCompanySettings', { slipProtection }, 'errors { code }')).errors).toEqual([]);
    await choose('BORN_ON');
    const people = await Promise.all([
      world.employee({ email: 'born@locked.test', bornOn: '1990-04-23', language: 'SP' }),
      world.employee({ email: 'unknown@locked.test' }),
    ]);
    const { runId, slipIds } = await paidRun('2025-06', people);
    expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
    await vi.waitFor(async () => expect(await mailing(runId)).toEqual({ isMailing: false, mailedCount: 1, unmailedCount: 1 }), 20_000);
    await vi.waitFor(() => expect(mailsTo('@locked.test')).toHaveLength(1), 20_000);
    const [born] = mailsTo('born@');
    for (const wrong of [undefined, '', '19900423']) await expect(pdfOf(born, wrong)).rejects.toThrow(/password/i);
    expect(await pdfOf(born, '23041990')).toMatch(/Recibo.*4\.321,98.*3\.673,68/);
    expect(wordsOf(born)).not.toMatch(/23041990|1990-04-23/);
    const send = (id: string) => world.hrm.mutate('sendPaySlip', { id }, 'errors { code }', 'RecordInput');
    expect((await send(slipIds[1])).errors).toMatchObject([{ code: 'slipPasswordUnknown' }]);
    await choose('NATIONAL_ID');
    const known = await world.hrm.mutate('updateEmployee', { id: people[1], nationalId: 'AB-12 34' }, 'errors { code }');
    expect(known.errors).toEqual([]);
    expect((await world.act('sendPaySlips', runId)).errors).toEqual([]);
    await vi.waitFor(() => expect(mailsTo('unknown@')).toHaveLength(1), 20_000);
    await expect(pdfOf(mailsTo('unknown@')[0])).rejects.toThrow(/password/i);
    expect(await pdfOf(mailsTo('unknown@')[0], 'AB1234')).toContain('4,321.98');
    expect(wordsOf(mailsTo('unknown@')[0])).not.toMatch(/AB.?12.?34/);
    await choose('NONE');
  });

  it('that do not arrive are told once, live, to those who may see pay, without a name', async () => {
    const people = await Promise.all(
      [1, 2].map(index => world.employee({ name: 'Unreached Person', email: `unreached${index}@paid.test` })),
    );
    const { runId, slipIds } = await paidRun('2025-05', people);
    expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
    await vi.waitFor(() => expect(mailsTo('unreached')).toHaveLength(2), 20_000);
    const isSent = async () => {
      const { data } = await world.hrm.query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on PaySlip { mailStatus } } }', {
        ids: slipIds,
      });
      expect(data.nodes).toEqual([{ mailStatus: 'SENT' }, { mailStatus: 'SENT' }]);
    };
    await vi.waitFor(isSent, 20_000);
    const heard = await listen(world.server.url, world.hrm, ['PaySlip']);
    await world.inTables(`update outbox_mail set status = 'FAILED', updated_at = now() where recipient like 'unreached%'`, []);
    const tell = () => world.server.database.pool.query(`select graphile_worker.add_job('tellUndelivered')`);
    await tell();
    expect(await heard.until(slipIds[0])).toContain(slipIds[0]);
    heard.stop();
    const told = async (client = world.hrm) =>
      (
        await client.query(
          '{ notifications(first: 9, filter: { kind: { eq: PAY_SLIPS_UNDELIVERED } }) { edges { node { recordId recordName count text } } } }',
        )
      ).data.notifications.edges;
    const finished = `select count(*) as left from graphile_worker.jobs where task_identifier = 'tellUndelivered'`;
    await tell();
    await vi.waitFor(async () => expect((await asOwner(world.server, finished)).at(0)).toEqual({ left: '0' }), 20_000);
    expect(await told()).toEqual([{ node: { recordId: runId, recordName: expect.stringMatching(/^Run /), count: 2, text: null } }]);
    expect(await told(await signedInAs(world.server, 'finance@atlas.test'))).toEqual([]);
    expect(await told(await signedInAs(world.server, 'admin@boreal.test'))).toEqual([]);
  });

  it('are for completed runs, and for those who may see pay', async () => {
    const { runId, slipIds } = await paidRun('2025-04', [await world.employee({ email: 'open@paid.test' })]);
    expect((await world.act('sendPaySlips', runId)).errors).toMatchObject([{ code: 'payrollOpen' }]);
    const one = (client = world.hrm) => client.mutate('sendPaySlip', { id: slipIds[0] }, 'errors { code }', 'RecordInput');
    expect((await one()).errors).toMatchObject([{ code: 'payrollOpen' }]);
    await expect(one(await signedInAs(world.server, 'finance@atlas.test'))).rejects.toThrow('FORBIDDEN');
    expect(mailsTo('open@')).toEqual([]);
  });
});

describe('an invitation to an interview', () => {
  it('is mailed in the language of the applicant, with an appointment that moves in their calendar', async () => {
    const { data } = await world.hrm.query('{ positions(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
    const input = { name: 'Invited, Person', positionId: data.positions.edges[0].node.id, email: 'invited@person.test', language: 'SP' };
    const { id } = await world.made('createApplication', input, 'application');
    const invite = async () =>
      (await world.hrm.mutate('sendInterviewInvitation', { id }, 'errors { code }', 'RecordInput')).errors.map(
        ({ code }: { code: string }) => code,
      );
    const change = (changes: object) => world.made('updateApplication', { id, ...changes }, 'application');
    expect(await invite()).toEqual(['interviewMissing']);
    await change({ interviewAt: '2020-03-01T15:00:00Z' });
    expect(await invite()).toEqual(['interviewMissing']);
    await change({ interviewAt: '2060-03-01T15:00:00Z', email: '' });
    expect(await invite()).toEqual(['applicantNoEmail']);
    await change({ email: input.email });
    expect(await invite()).toEqual([]);
    await change({ interviewAt: '2060-03-02T16:30:00Z' });
    expect(await invite()).toEqual([]);
    await vi.waitFor(() => expect(mailsTo('invited@')).toHaveLength(2), 20_000);
    const appointments = mailsTo('invited@').map(({ raw }) => {
      expect(raw).toContain('Content-Language: es');
      const [, base64] = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)!;
      const text = Buffer.from(base64, 'base64').toString();
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text.replace(/\r\n /g, ''))?.[1].trim();
      return { uid: field('UID'), sequence: Number(field('SEQUENCE')), start: field('DTSTART'), end: field('DTEND') };
    });
    const [first, second] = appointments.toSorted((one, other) => one.sequence - other.sequence);
    expect(first).toMatchObject({ uid: expect.stringContaining(id), start: '20600301T150000Z', end: '20600301T160000Z' });
    expect(second).toMatchObject({ uid: first.uid, start: '20600302T163000Z' });
    expect(second.sequence).toBeGreaterThan(first.sequence);
    await world.hrm.mutate('rejectApplication', { id, reason: 'No' }, 'errors { code }');
    expect(await invite()).toEqual(['applicationInactive']);
  });
});
