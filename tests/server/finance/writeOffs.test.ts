import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { userBy } from '../../support/staff.ts';
import { InvoiceDesk } from './InvoiceDesk.ts';

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await InvoiceDesk.open();
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

const shown = 'writeOff { id number amount writtenOffOn reason reversedOn entry { number } }';
const writeOff = (documentId: string, more: object = {}, client: Client = desk.client): Promise<Shown> =>
  client.mutate('writeOffReceivable', { documentId, reason: 'Insolvent', ...more }, shown);
const undo = (id: string, more: object = {}, client: Client = desk.client): Promise<Shown> =>
  client.mutate('reverseWriteOff', { id, ...more }, shown);
const advice = (unitPrice: string) => [{ description: 'Advice', quantity: '1', unitPrice, vatCategory: 'ZERO_RATED' }];
const owed = async () => {
  const { data } = await desk.client.query(
    `query($id: ID!) { accountStatement(partyId: $id) { closing lines { kind documentId charged settled } } ageing(direction: RECEIVABLE) { rows { partyId total } } }`,
    { id: desk.customerId },
  );
  const { closing, lines } = data.accountStatement;
  const aged = data.ageing.rows.find(({ partyId }: Shown) => partyId === desk.customerId)?.total ?? '0';
  return { closing, aged, last: lines.at(-1) };
};

it('gives up what is owed as a bad debt, and takes it back', async () => {
  const invoice = await desk.issued(advice('120'));
  const before = await owed();
  const { writeOff: written, errors } = await writeOff(invoice.id);
  expect(errors).toEqual([]);
  expect(written).toMatchObject({ amount: '120', writtenOffOn: desk.today, reason: 'Insolvent', reversedOn: null });
  expect(written.number).toMatch(/^WO-\d{4}-\d{5}$/);
  expect(await desk.read(invoice.id)).toMatchObject({ status: 'WRITTEN_OFF', balance: '0', isOverdue: false });
  expect(await desk.posted(written.id)).toEqual([{ BAD_DEBT: '120', RECEIVABLE: '-120' }]);
  const after = await owed();
  expect(Number(before.closing) - Number(after.closing)).toBe(120);
  expect(after.aged).toBe(after.closing);
  expect(after.last).toEqual({ kind: 'WRITE_OFF', documentId: invoice.id, charged: '0', settled: '120' });
  const { data } = await desk.client.query(`query($id: ID!) { salesInvoice(id: $id) { writeOffs { number amount } } }`, { id: invoice.id });
  expect(data.salesInvoice.writeOffs).toEqual([{ number: written.number, amount: '120' }]);
  expect((await writeOff(invoice.id)).errors).toMatchObject([{ code: 'nothingToWriteOff' }]);

  expect((await undo(written.id)).writeOff).toMatchObject({ reversedOn: desk.today });
  expect((await undo(written.id)).errors).toEqual([]);
  expect(await desk.read(invoice.id)).toMatchObject({ status: 'UNPAID', balance: '120' });
  expect(await owed()).toMatchObject({ closing: before.closing, aged: before.closing });
  expect(await desk.posted(written.id)).toHaveLength(2);
  // Once taken back, the customer may still pay.
  expect((await desk.pay(invoice.id, '120')).errors).toEqual([]);
  expect((await writeOff(invoice.id)).errors).toMatchObject([{ code: 'nothingToWriteOff' }]);
});

it('gives up a part, at most what is owed', async () => {
  const invoice = await desk.issued(advice('100'));
  await desk.pay(invoice.id, '40');
  expect((await writeOff(invoice.id, { amount: '60.01' })).errors).toMatchObject([{ field: 'amount', code: 'limitExceeded' }]);
  expect((await writeOff(invoice.id, { amount: '1.234' })).errors).toMatchObject([{ field: 'amount', code: 'tooManyDecimals' }]);
  expect((await writeOff(invoice.id, { amount: '0' })).errors).toMatchObject([{ field: 'amount', code: 'notPositive' }]);
  expect((await writeOff(invoice.id, { reason: ' ' })).errors).toMatchObject([{ field: 'reason', code: 'required' }]);
  expect((await writeOff(invoice.id, { writtenOffOn: daysAfter(desk.today, -1) })).errors).toMatchObject([
    { field: 'writtenOffOn', code: 'beforeIssued' },
  ]);
  expect((await writeOff(invoice.id, { writtenOffOn: daysAfter(desk.today, 2) })).errors).toMatchObject([
    { field: 'writtenOffOn', code: 'inTheFuture' },
  ]);
  const { writeOff: written } = await writeOff(invoice.id, { amount: '25.5' });
  expect(await desk.read(invoice.id)).toMatchObject({ status: 'PARTIALLY_PAID', balance: '34.5' });
  expect((await undo(written.id, { reversedOn: daysAfter(desk.today, -1) })).errors).toMatchObject([
    { field: 'reversedOn', code: 'beforeIssued' },
  ]);
  // What was given up in part was not paid; once that is undone, it may be.
  const filter = { status: { eq: 'WRITTEN_OFF' } };
  const writtenOff = async () => {
    const { data } = await desk.client.query(
      `query($filter: SalesInvoiceFilter) { salesInvoices(filter: $filter) { edges { node { id } } } }`,
      { filter },
    );
    return data.salesInvoices.edges.map(({ node }: Shown) => node.id) as string[];
  };
  await desk.pay(invoice.id, '34.5');
  expect(await desk.read(invoice.id)).toMatchObject({ status: 'WRITTEN_OFF', balance: '0' });
  expect(await writtenOff()).toContain(invoice.id);
  await undo(written.id);
  await desk.pay(invoice.id, '25.5');
  expect(await desk.read(invoice.id)).toMatchObject({ status: 'FULLY_PAID', balance: '0' });
  expect(await writtenOff()).not.toContain(invoice.id);
});

it('is for issued invoices of the company alone', async () => {
  const { salesInvoice: draft } = await desk.draft(advice('10'));
  await expect(writeOff(draft.id)).rejects.toThrow('NOT_FOUND');
  const invoice = await desk.issued(advice('10'));
  const boreal = await signedInAs(desk.server, 'admin@boreal.test');
  await expect(writeOff(invoice.id, {}, boreal)).rejects.toThrow('NOT_FOUND');
  const { writeOff: written } = await writeOff(invoice.id);
  await expect(undo(written.id, {}, boreal)).rejects.toThrow('NOT_FOUND');
  const other = await desk.issued(advice('10'));
  await desk.command('voidSalesInvoice', other.id);
  expect((await writeOff(other.id)).errors).toMatchObject([{ code: 'documentVoid' }]);
});

it('asks for a right of its own', async () => {
  const invoice = await desk.issued(advice('10'));
  const rights = ['FINANCIAL_MANAGEMENT_READ', 'FINANCIAL_MANAGEMENT_WRITE', 'FINANCIAL_MANAGEMENT_APPROVE'];
  const input = { title: 'Clerk', description: 'x', permissions: ['FINANCIAL_MANAGEMENT'], rights };
  const { role } = await desk.client.mutate('createRole', input, 'role { id }');
  const email = `gabriel.rojas@${desk.server.domain!}`;
  const { id: userId } = await userBy(desk.client, email);
  await desk.client.mutate('assignRole', { userId, roleId: role.id }, 'user { id }');
  const clerk = await signedInAs(desk.server, email);
  await expect(writeOff(invoice.id, {}, clerk)).rejects.toThrow('FORBIDDEN');
  const { writeOff: written } = await writeOff(invoice.id);
  await expect(undo(written.id, {}, clerk)).rejects.toThrow('FORBIDDEN');
  await desk.client.mutate('updateRole', { id: role.id, rights: [...rights, 'FINANCIAL_MANAGEMENT_WRITE_OFF'] }, 'role { id }');
  expect((await undo(written.id, {}, await signedInAs(desk.server, email))).errors).toEqual([]);
});

it('never gives up more than is owed, ten at once, and undoes each once', async () => {
  const invoice = await desk.issued(advice('100'));
  const answers = await Promise.all(Array.from({ length: 10 }, () => writeOff(invoice.id, { amount: '30' })));
  const made = answers.flatMap(({ writeOff: one }) => (one ? [one.id as string] : []));
  expect(made).toHaveLength(3);
  expect(await desk.read(invoice.id)).toMatchObject({ balance: '10' });
  await Promise.all([...made, ...made, ...made].map(id => undo(id)));
  expect(await desk.read(invoice.id)).toMatchObject({ balance: '100', status: 'UNPAID' });
});
