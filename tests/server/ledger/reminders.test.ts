import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { asOwner } from '../../support/asOwner.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Books } from './Books.ts';

let books: Books;
let today: string;
let customerId: string;
let strangerId: string;
beforeAll(async () => {
  books = await Books.open();
  today = (await books.client.query('{ salesTerms { today } }')).data.salesTerms.today;
  const customer = {
    name: 'Cormorant Ltd',
    address: '1 Quay',
    city: 'Cádiz',
    country: 'ES',
    email: 'books@cormorant.test',
    language: 'SP',
  };
  customerId = (await books.client.mutate('createCustomer', customer, 'customer { id }')).customer.id;
  [strangerId] = await books.customers(1);
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

/** An invoice that fell due some days ago. */
async function overdue(days: number, amount: string, to = customerId): Promise<Shown> {
  const line = { description: 'Advice', quantity: '1', unitPrice: amount, vatCategory: 'ZERO_RATED' };
  const input = { customerId: to, issue: true, issuedOn: daysAfter(today, -60), dueOn: daysAfter(today, -days), lines: [line] };
  const { salesInvoice, errors } = await books.client.mutate('createSalesInvoice', input, 'salesInvoice { id number }');
  expect(errors).toEqual([]);
  return salesInvoice;
}
const proposals = async () =>
  (await books.client.query('{ reminderProposals { customerId email level total fee documents { number daysLate balance level } } }')).data
    .reminderProposals as Shown[];
const send = (values: Record<string, unknown> = { customerId }): Promise<Shown> =>
  books.client.mutate('sendReminder', values, 'reminder { id number level total fee isMailed lines { number level } }');
const setLevels = (levels: object[]): Promise<Shown> => books.client.mutate('setReminderLevels', { levels }, 'levels { days fee }');
const read = async (id: string) =>
  (await books.client.query('query($id: ID!) { salesInvoice(id: $id) { dispute reminders { level reminder { number } } } }', { id })).data
    .salesInvoice;
/** Moves what was sent into the past, as days go by. */
async function wait(days: number): Promise<void> {
  const within = { companyId: books.companyId };
  await asOwner(books.server, 'alter table reminder_line disable trigger frozen');
  await asOwner(books.server, 'update reminder_line set sent_on = sent_on - $1::int', { ...within, values: [days] });
  await asOwner(books.server, 'alter table reminder_line enable trigger frozen');
}

let first: Shown;
it('levels are days after the due date in their order', async () => {
  const levels = [{ days: 7 }, { days: 7, fee: '5' }, { days: 40, fee: '12.505' }];
  expect((await setLevels(levels)).errors).toMatchObject([{ field: 'levels.1.days', code: 'reminderOrder' }]);
  const set = await setLevels([
    { days: 7, textSp: 'Pague ya.' },
    { days: 20, fee: '5' },
    { days: 40, fee: '12.5' },
  ]);
  expect(set).toMatchObject({
    errors: [],
    levels: [
      { days: 7, fee: '0' },
      { days: 20, fee: '5' },
      { days: 40, fee: '12.5' },
    ],
  });
});

it('proposes each overdue document for its next level, except those not late enough or disputed', async () => {
  const disputed = await overdue(50, '70');
  first = await overdue(45, '100');
  await overdue(6, '30');
  await overdue(8, '20', strangerId);
  const dispute = { documentId: disputed.id, reason: 'Wrong colour' };
  expect((await books.client.mutate('disputeDocument', dispute, 'openItem { dispute }')).openItem.dispute).toBe('Wrong colour');
  expect(await proposals()).toEqual([
    {
      customerId,
      email: 'books@cormorant.test',
      level: 1,
      total: '100',
      fee: '0',
      documents: [{ number: first.number, daysLate: 45, balance: '100', level: 1 }],
    },
    expect.objectContaining({ customerId: strangerId, email: null, level: 1, total: '20' }),
  ]);
});

it('reminds once per level by email with the letter, however many ask, and charges the fee as an open item', async () => {
  const both = await Promise.all([send(), send()]);
  expect(both.flatMap(({ errors }) => errors.map(({ code }: Shown) => code))).toEqual(['reminderNotDue']);
  const sent = both.find(({ reminder }) => reminder)!.reminder;
  expect(sent).toMatchObject({ level: 1, total: '100', fee: '0', isMailed: true, lines: [{ number: first.number, level: 1 }] });
  const [mail] = await books.rows('select recipient, subject from outbox_mail order by created_at desc limit 1');
  expect(mail).toMatchObject({ recipient: 'books@cormorant.test', subject: expect.stringContaining('Recordatorio de pago') });
  expect(await read(first.id)).toMatchObject({ reminders: [{ level: 1, reminder: { number: sent.number } }] });
  const pdf = await fetch(`${books.server.url}/print/${sent.id}.pdf`, { headers: { authorization: `Bearer ${books.client.token}` } });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  // The next level is due as many days later as the levels are apart, though the document was late enough before.
  await wait(12);
  expect((await proposals()).map(one => one.customerId)).toEqual([strangerId]);
  await wait(1);
  const { reminder: second, errors } = await send();
  expect(errors).toEqual([]);
  expect(second).toMatchObject({ level: 2, fee: '5' });
  const { data } = await books.client.query(
    'query($id: ID!) { partyAccount(partyId: $id) { owed documents { kind open } reminders { level } } }',
    {
      id: customerId,
    },
  );
  expect(data.partyAccount.owed).toBe('205');
  expect(data.partyAccount.documents).toContainEqual({ kind: 'REMINDER_FEE', open: '5' });
  expect(data.partyAccount.reminders.map(({ level }: Shown) => level)).toEqual([2, 1]);
  await expectInvariantsHold(books.server.database, books.companyId);
  const waived = await books.client.mutate('waiveReminderFee', { id: second.id }, 'reminder { waivedOn }', 'RecordInput');
  expect(waived).toMatchObject({ errors: [], reminder: { waivedOn: today } });
  await wait(20);
  expect((await send()).reminder).toMatchObject({ level: 3, fee: '12.5' });
  await wait(100);
  expect((await proposals()).filter(one => one.customerId === customerId)).toEqual([]);
});

it('without an email address it is printed, and paid documents are left out', async () => {
  expect((await send({ customerId: strangerId })).errors).toMatchObject([{ code: 'reminderNoEmail' }]);
  expect((await send({ customerId: strangerId, isPrinted: true })).reminder).toMatchObject({ isMailed: false, total: '20' });
  const payment = { direction: 'IN', method: 'BANK', amount: '200', paidOn: today, partyId: customerId };
  await books.client.mutate('recordPayment', payment, 'payment { id }');
  await wait(100);
  expect((await proposals()).filter(one => one.customerId === customerId)).toEqual([]);
  expect((await send()).errors).toMatchObject([{ code: 'reminderNotDue' }]);
});

it('a settled dispute lets the customer be reminded again', async () => {
  const invoice = await overdue(9, '15');
  await books.client.mutate('disputeDocument', { documentId: invoice.id, reason: 'Not ours' }, 'openItem { dispute }');
  expect((await read(invoice.id)).dispute).toBe('Not ours');
  expect((await send()).errors).toMatchObject([{ code: 'reminderNotDue' }]);
  await books.client.mutate('settleDispute', { documentId: invoice.id }, 'openItem { dispute }');
  expect((await proposals()).find(one => one.customerId === customerId)).toMatchObject({ total: '15' });
});

it('nobody without the books sees or sends them', async () => {
  const seller = await signedInAs(books.server, 'crm@atlas.test');
  expect((await seller.query('{ reminderProposals { total } }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
