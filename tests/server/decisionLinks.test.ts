import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, newSecret } from '../../server/core/session/secrets.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { expectInvariantsHold } from '../support/expectInvariantsHold.ts';
import type { TestServer } from '../support/startServer.ts';
import { People, type Hired } from './hrm/People.ts';
import { Sourcing } from './procurement/sourcing.ts';

let server: TestServer;
let people: People;
let sourcing: Sourcing;
let manager: Hired;
let report: Hired;
let leaveTypeId: string;
/** Asks for purchases, and may not approve them. */
let asker: Hired;
/** Approves purchases up to 1,000. */
let approver: Hired;
let companyId: string;
let approverRole: string;
let userRole: string;
let count = 0;

beforeAll(async () => {
  server = await startDemo();
  [people, sourcing] = [await People.of(server), await Sourcing.begin(server)];
  const { admin } = people;
  companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId;
  manager = await people.hire();
  report = await people.hire({ managerId: manager.employeeId, joinedOn: '2020-01-01' });
  leaveTypeId = (await people.hrm.mutate('createLeaveType', { title: 'Study days' }, 'leaveType { id }')).leaveType.id;
  const role = async (title: string, rights: string[]): Promise<string> => {
    const made = await admin.mutate('createRole', { title, description: 'x', permissions: ['PROCUREMENT'], rights }, 'role { id }');
    expect(made.errors).toEqual([]);
    return made.role.id;
  };
  [asker, approver] = [await people.hire(), await people.hire()];
  userRole = await role('Askers', ['PROCUREMENT_READ', 'PROCUREMENT_WRITE']);
  approverRole = await role('Approvers by mail', ['PROCUREMENT_READ', 'PROCUREMENT_WRITE', 'PROCUREMENT_APPROVE']);
  await give(asker, userRole);
  await give(approver, approverRole);
  await admin.mutate('createApprovalLimit', { roleId: approverRole, document: 'REQUISITION', amount: '1000' }, 'approvalLimit { id }');
});
afterAll(async () => {
  await expectInvariantsHold(server.database);
  await server.stop();
});

const give = async ({ userId }: Hired, roleId: string) =>
  expect((await people.admin.mutate('updateUser', { id: userId, roleId }, 'user { id }')).errors).toEqual([]);
const run = (sql: string, values: unknown[] = []) =>
  server.database.platformIn(companyId, em => em.execute<Record<string, string>[]>(sql, values));
const mailTo = async ({ email }: Hired) =>
  (await run('select subject, kept_text as text from outbox_mail where recipient = ? order by id desc limit 1', [email]))[0];
const tokenIn = ({ text }: Record<string, string>) => /decision\/\?data=([\w-]+)&answer=approve/.exec(text)?.[1];
const guest = () => new Client(server.url);
const open = async (token: string) =>
  (
    await guest().query(
      `query($token: String!) { openDecision(token: $token) { kind title detail person dueOn endsOn quantity amount lines { name quantity } needsReason approverName } }`,
      { token },
    )
  ).data.openDecision;
const decide = async (token: string, input: object = {}) =>
  (await guest().mutate('decideByLink', { token, answer: 'APPROVE', ...input }, '__typename')).errors.map(
    ({ field, code }: { field: string | null; code: string }) => (field ? `${field}: ${code}` : code),
  );

/** Asks for a day of leave; the token of the manager's mail. */
async function leave() {
  const startsOn = `2029-03-${String(5 + (count % 4)).padStart(2, '0')}`;
  count++;
  const asked = await report.client.mutate('requestOwnLeave', { leaveTypeId, startsOn, endsOn: startsOn }, 'ownLeaveRequest { requestId }');
  expect(asked.errors).toEqual([]);
  const mail = await mailTo(manager);
  return { id: asked.ownLeaveRequest.requestId as string, startsOn, mail, token: tokenIn(mail)! };
}
const statusOf = async (id: string) => (await run('select status from leave_request where id = ?', [id]))[0].status;
const withdraw = (id: string) => report.client.mutate('cancelOwnLeave', { id }, '__typename', 'RecordInput');

/** Asks for a purchase; the token of the approver's mail, if they got one. */
async function purchase(estimatedPrice = '100', input: object = {}) {
  const lines = [{ productId: await sourcing.product(), quantity: '2', estimatedPrice }];
  const values = {
    title: `Chairs ${++count}`,
    departmentId: (await asker.client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }')).data
      .departments.edges[0].node.id,
    category: 'Office',
    dueOn: '2031-06-30',
    vendorIds: [(await sourcing.vendor()).id],
    requisitionStatus: 'PENDING',
    lines,
    ...input,
  };
  const { requisition, errors } = await asker.client.mutate('createRequisition', values, 'requisition { id version }');
  expect(errors).toEqual([]);
  const mail = await mailTo(approver);
  return { ...(requisition as { id: string; version: number }), title: values.title, mail, token: mail && tokenIn(mail)! };
}
const stateOf = async (id: string) =>
  (await run('select requisition_status, rejection_reason, approved_by_id from requisition where id = ?', [id]))[0];

describe('leave', () => {
  it('is shown by the link in the mail without its kind, and approved once, in the name of the manager', async () => {
    const { id, startsOn, token, mail } = await leave();
    expect(mail.text).not.toContain('Study days');
    expect(mail.text).toMatch(/answer=reject[\s\S]*within 7 days/);
    expect(await open(token)).toEqual({
      kind: 'LEAVE',
      title: report.name,
      detail: null,
      person: null,
      dueOn: startsOn,
      endsOn: startsOn,
      quantity: '1',
      amount: null,
      lines: [],
      needsReason: false,
      approverName: manager.name,
    });
    expect(await decide(token, { dryRun: true })).toEqual([]);
    expect([await statusOf(id), await decide(token), await statusOf(id)]).toEqual(['PENDING', [], 'APPROVED']);
    expect([await decide(token), await decide(token, { answer: 'REJECT' }), await open(token)]).toEqual([['linkOver'], ['linkOver'], null]);
    const trail = await run('select action, actor_id from audit_entry where entity_id = ? order by id desc limit 2', [id]);
    expect(trail.map(({ action }) => action).sort()).toEqual(['DECIDED_BY_MAIL', 'UPDATED']);
    expect(new Set(trail.map(entry => entry.actor_id))).toEqual(new Set([manager.userId]));
    const stored = await run('select token_hash::text as hash from record_link where record_id = ?', [id]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is decided by one of two at once', async () => {
    const { id, token } = await leave();
    const both = await Promise.all([decide(token), decide(token, { answer: 'REJECT' })]);
    expect(new Set(both.map(codes => codes.join()))).toEqual(new Set(['', 'linkOver']));
    expect(await statusOf(id)).toBe(both[0].length ? 'REFUSED' : 'APPROVED');
  });

  it('is not decided by a link of who is no longer the manager, was deactivated, or has to sign in', async () => {
    const { id, token } = await leave();
    const under = (managerId: string | null) =>
      people.hrm.mutate('updateEmployee', { id: report.employeeId, managerId }, 'employee { id }');
    await under(null);
    expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
    await under(manager.employeeId);
    await run('update company set requires_second_factor = true where id = ?', [companyId]);
    expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
    await run('update company set requires_second_factor = false, decides_by_mail = false where id = ?', [companyId]);
    expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
    await run('update company set decides_by_mail = true where id = ?', [companyId]);
    await run('update user_account set has_second_factor = true where id = ?', [manager.userId]);
    expect(await decide(token)).toEqual(['linkOver']);
    await run(`update user_account set has_second_factor = false, status = 'INACTIVE' where id = ?`, [manager.userId]);
    expect(await decide(token)).toEqual(['linkOver']);
    await run(`update user_account set status = 'ACTIVE' where id = ?`, [manager.userId]);
    expect(await open(token)).toMatchObject({ title: report.name });
    await run(`update record_link set expires_at = now() where record_id = ?`, [id]);
    expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
    await withdraw(id);
  });

  it('has no link where the company does without, and the mail leads to Noria', async () => {
    await people.admin.mutate('updateCompanySettings', { decidesByMail: false }, 'company { decidesByMail }');
    const { id, mail, token } = await leave();
    expect(token).toBeUndefined();
    expect(mail.text).toContain('/notifications/');
    await people.admin.mutate('updateCompanySettings', { decidesByMail: true }, 'company { decidesByMail }');
    await withdraw(id);
  });
});

describe('a requisition', () => {
  it('is told to who may approve that much, shown with its lines, and sent back with a reason', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const { id, token, mail } = await purchase('100', { title });
    expect(mail.subject).toContain(title);
    const shown = await open(token);
    expect(shown).toMatchObject({ kind: 'REQUISITION', title, person: asker.name, amount: '200', needsReason: true });
    expect(shown.lines).toEqual([{ name: expect.stringMatching(/^Article/), quantity: '2' }]);
    expect(await decide(token, { answer: 'REJECT' })).toEqual(['note: required']);
    expect(await decide(token, { answer: 'REJECT', note: 'Take the old ones.' })).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ requisition_status: 'PENDING', rejection_reason: 'Take the old ones.' });
    expect(await decide(token)).toEqual(['linkOver']);
    const { mail: later } = await purchase('600');
    expect(later.subject).toBe(mail.subject);
  });

  it('is approved in the version that was mailed, and not another one', async () => {
    const first = await purchase();
    const lines = [{ productId: await sourcing.product(), quantity: '3', estimatedPrice: '50' }];
    expect((await asker.client.mutate('updateRequisition', { id: first.id, lines }, 'requisition { id }')).errors).toEqual([]);
    const second = tokenIn(await mailTo(approver))!;
    expect([await open(first.token), await decide(first.token)]).toEqual([null, ['linkOver']]);
    expect(await decide(second)).toEqual([]);
    expect(await stateOf(first.id)).toMatchObject({ requisition_status: 'APPROVED', approved_by_id: approver.userId });
  });

  it('is not approved by who lost the right or whose limit was lowered; a rule is told in words', async () => {
    const { id, token } = await purchase();
    await give(approver, userRole);
    expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
    await give(approver, approverRole);
    await run('update approval_limit set amount = 100 where role_id = ?', [approverRole]);
    expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
    await run('update approval_limit set amount = 1000 where role_id = ?', [approverRole]);
    await run(`update requisition set due_on = '2020-01-01' where id = ?`, [id]);
    expect(await decide(token)).toEqual(['dueOn: inThePast']);
    await run(`update requisition set due_on = '2031-01-01' where id = ?`, [id]);
    expect(await decide(token)).toEqual([]);
  });
});

describe('the draft of an order', () => {
  it('is told to who may issue that much, issued once by the link, and sent back with a reason', async () => {
    const { admin } = people;
    await admin.mutate('createApprovalLimit', { roleId: approverRole, document: 'PURCHASE_ORDER', amount: '500' }, 'approvalLimit { id }');
    const vendorId = (await sourcing.vendor()).id;
    const draft = async (unitPrice: string) => {
      const lines = [{ productId: await sourcing.product(), quantity: '3', unitPrice, vatCategory: 'STANDARD_RATED' }];
      const made = await asker.client.mutate('createPurchaseOrder', { vendorId, lines }, 'purchaseOrder { id }');
      expect(made.errors).toEqual([]);
      return { id: made.purchaseOrder.id as string, token: tokenIn(await mailTo(approver))! };
    };
    const state = async (id: string) => (await run('select state, rejection_reason from purchase_order where id = ?', [id]))[0];
    const first = await draft('100');
    expect(await open(first.token)).toMatchObject({
      kind: 'PURCHASE_ORDER',
      person: asker.name,
      needsReason: true,
      lines: [{ quantity: '3' }],
    });
    expect([await decide(first.token), await state(first.id)]).toMatchObject([[], { state: 'ISSUED' }]);
    expect(await decide(first.token)).toEqual(['linkOver']);
    const second = await draft('50');
    expect(await decide(second.token, { answer: 'REJECT', note: 'Too many' })).toEqual([]);
    expect(await state(second.id)).toMatchObject({ state: 'DRAFT', rejection_reason: 'Too many' });
    expect((await draft('400')).token).toBe(second.token);
  });
});

describe('a bill that does not match its order', () => {
  it('is told to who may release it, shown with what differs, and released with a reason, never by who entered it', async () => {
    const { admin } = people;
    const [releaser, enterer] = [await people.hire(), await people.hire()];
    const rights = ['PROCUREMENT_READ', 'PROCUREMENT_WRITE', 'PROCUREMENT_APPROVE', 'PROCUREMENT_OVERRIDE_MATCH'];
    const { role } = await admin.mutate(
      'createRole',
      { title: 'Releasers', description: 'x', permissions: ['PROCUREMENT'], rights },
      'role { id }',
    );
    await give(releaser, role.id);
    await give(enterer, role.id);
    const lines = [{ productId: await sourcing.product(), quantity: '2', unitPrice: '100', vatCategory: 'STANDARD_RATED' }];
    const order = { vendorId: (await sourcing.vendor()).id, lines };
    const { purchaseOrder } = await admin.mutate('createPurchaseOrder', order, 'purchaseOrder { id lines { id } }');
    expect((await admin.mutate('issuePurchaseOrder', { id: purchaseOrder.id }, 'purchaseOrder { id }')).errors).toEqual([]);
    const bill = async (vendorNumber: string) => {
      const billed = [{ orderLineId: purchaseOrder.lines[0].id, quantity: '1', unitPrice: '150' }];
      const values = { orderId: purchaseOrder.id, vendorNumber, lines: billed };
      const made = await enterer.client.mutate('createProcurementInvoice', values, 'procurementInvoice { id }');
      expect(made.errors).toEqual([]);
      return { id: made.procurementInvoice.id as string, token: /decision\/\?data=([\w-]+)/.exec((await mailTo(releaser)).text)![1] };
    };
    const state = async (id: string) =>
      (await run('select override_reason, overridden_by_id from procurement_invoice where id = ?', [id]))[0];
    const { id, token } = await bill('RE 150');
    expect((await mailTo(releaser)).text).not.toContain('answer=reject');
    expect((await mailTo(enterer)).text).not.toContain('decision/?data');
    const { data } = await guest().query(
      'query($token: String!) { openDecision(token: $token) { kind detail person mayReject needsNote lines { quantity isPriceMatched } } }',
      { token },
    );
    expect(data.openDecision).toEqual({
      kind: 'BLOCKED_BILL',
      detail: 'RE 150',
      person: enterer.name,
      mayReject: false,
      needsNote: true,
      lines: [{ quantity: '1', isPriceMatched: false }],
    });
    expect(await decide(token, { answer: 'REJECT', note: 'No' })).toEqual(['answer: invalid']);
    expect(await decide(token)).toEqual(['note: required']);
    expect(await decide(token, { note: 'The price list changed.' })).toEqual([]);
    expect(await state(id)).toEqual({ override_reason: 'The price list changed.', overridden_by_id: releaser.userId });
    expect(await decide(token, { note: 'Again' })).toEqual(['linkOver']);
    const second = await bill('RE 151');
    await admin.mutate('voidProcurementInvoice', { id: second.id }, 'procurementInvoice { id }', 'RecordInput');
    expect([await open(second.token), await decide(second.token, { note: 'Late' })]).toEqual([null, ['linkOver']]);
  });
});

describe('a correction of attendance', () => {
  it('is shown with its hours and why, and approved by the manager alone, never by a link of another company', async () => {
    const hours = { startedAt: '2026-11-10T08:00:00Z', endedAt: '2026-11-10T16:30:00Z', breakMinutes: 30 };
    const input = { ...hours, reason: 'Forgot the clock' };
    expect((await report.client.mutate('requestAttendanceCorrection', input, '__typename')).errors).toEqual([]);
    const token = tokenIn(await mailTo(manager))!;
    expect(await open(token)).toMatchObject({ kind: 'CORRECTION', title: report.name, dueOn: '2026-11-10', quantity: '8', lines: [] });
    const correction = async () =>
      (await run('select id, version, status, decided_by_id from attendance_correction where reason = ?', [input.reason]))[0];
    const { id, version } = await correction();

    const boreal = await signedInAs(server, 'admin@boreal.test');
    const { companyId: other, userId } = (await boreal.query('{ viewer { companyId userId } }')).data.viewer;
    const forged = newSecret();
    await server.database.platformIn(other, em =>
      em.execute(
        `insert into record_link (token_hash, record_id, record_version, user_id, actions, expires_at) values (?, ?, ?, ?, '{DECIDE}', now() + interval '1 day')`,
        [hashOf(forged), id, version, userId],
      ),
    );
    expect([await open(forged), await decide(forged), (await correction()).status]).toEqual([null, ['linkOver'], 'PENDING']);

    expect(await decide(token)).toEqual([]);
    expect(await correction()).toMatchObject({ status: 'APPROVED', decided_by_id: manager.userId });
    expect(await decide(token, { answer: 'REJECT' })).toEqual(['linkOver']);
  });
});

it('answers alike to whatever is no link, and brakes who guesses', async () => {
  const { token } = await purchase();
  for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, '', 'x'.repeat(5000)])
    expect([await open(wrong), await decide(wrong)]).toEqual([null, ['linkOver']]);
  for (let guess = 0; guess < 110; guess++) await open(`guess${guess}`);
  expect([await open(token), await decide(token)]).toEqual([null, ['linkOver']]);
});
