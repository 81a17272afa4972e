import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodFrom } from '../../../server/core/schedule/periods.rules.ts';
import { signedInAs, startDemo, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { InvoiceDesk } from './InvoiceDesk.ts';

let desk: InvoiceDesk;
// Runs what is due in every company.
beforeAll(async () => void (desk = await InvoiceDesk.open(startDemo())));
afterAll(async () => {
  await expectInvariantsHold(desk.server.database);
  await desk.server.stop();
});

const daysAgo = (days: number) => new Date(Date.parse(desk.today) - days * 86_400_000).toISOString().slice(0, 10);
let count = 0;
async function repeated(values: object): Promise<Shown> {
  const source = await desk.draft([{ description: 'Support', quantity: '2', unitPrice: '50' }], { reference: 'PO 7', paymentDays: 14 });
  const input = { title: `Support ${++count}`, sourceId: source.salesInvoice.id, frequency: 'WEEKLY', delivery: 'DRAFT', ...values };
  const { recurringInvoice, errors } = await desk.client.mutate('createRecurringInvoice', input, 'recurringInvoice { id nextOn }');
  expect(errors).toEqual([]);
  return recurringInvoice;
}
const read = async (id: string): Promise<Shown> =>
  (
    await desk.client.query(
      'query($id: ID!) { recurringInvoice(id: $id) { nextOn isLate invoices { id number status issuedOn paymentDays reference total customer { id } } } }',
      { id },
    )
  ).data.recurringInvoice;
const run = (id: string, on: string): Promise<Shown> =>
  desk.client.mutate('runRecurringInvoice', { id, on }, 'recurringInvoice { nextOn }', 'RunRecurringInvoiceInput');

it('the days of the periods follow the first one, to the last day of a shorter month', () => {
  const monthly = ['2026-02-01', '2026-03-01', '2026-04-01'].map(from => periodFrom('2026-01-31', 'MONTHLY', from));
  expect(monthly).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(periodFrom('2024-02-29', 'YEARLY', '2025-01-01')).toBe('2025-02-28');
  expect(periodFrom('2024-02-29', 'YEARLY', '2028-01-01')).toBe('2028-02-29');
  expect(periodFrom('2026-01-15', 'QUARTERLY', '2026-01-16')).toBe('2026-04-15');
  expect(periodFrom('2026-01-01', 'WEEKLY', '2026-01-02')).toBe('2026-01-08');
});

it('each period is made out once, however many ask, and those missed are made up for', async () => {
  const { id, nextOn } = await repeated({ startsOn: daysAgo(7) });
  expect(nextOn).toBe(daysAgo(7));
  expect((await read(id)).isLate).toBe(true);
  const made = await Promise.all(Array.from({ length: 5 }, () => run(id, daysAgo(7))));
  expect(made.flatMap(({ errors }) => errors)).toEqual([]);
  expect((await read(id)).invoices).toHaveLength(1);
  await run(id, daysAgo(0));
  const after = await read(id);
  expect(after).toMatchObject({ nextOn: daysAgo(-7), isLate: false });
  expect(after.invoices).toHaveLength(2);
  expect(after.invoices[0]).toMatchObject({
    status: 'DRAFT',
    number: null,
    paymentDays: 14,
    reference: 'PO 7',
    customer: { id: desk.customerId },
  });
  // Not before it is due.
  expect(await run(id, daysAgo(-7))).toMatchObject({ errors: [], recurringInvoice: { nextOn: daysAgo(-7) } });
  expect((await read(id)).invoices).toHaveLength(2);
});

it('is converted at the rate of its own day, not at that of the invoice which it repeats', async () => {
  await desk.client.mutate('createExchangeRate', { currency: 'CHF', validFrom: desk.today, rate: '1.1' }, 'exchangeRate { id }');
  const source = await desk.issued([{ description: 'Support', quantity: '1', unitPrice: '100' }], {
    currency: 'CHF',
    exchangeRate: '1.25',
  });
  const { id } = await repeated({ sourceId: source.id, startsOn: daysAgo(0), delivery: 'ISSUE' });
  expect((await run(id, daysAgo(0))).errors).toEqual([]);
  const { data } = await desk.client.query(
    'query($id: ID!) { recurringInvoice(id: $id) { invoices { currency exchangeRate total homeTotal } } }',
    { id },
  );
  const [{ currency, exchangeRate, total, homeTotal }] = data.recurringInvoice.invoices;
  expect([currency, exchangeRate]).toEqual(['CHF', '1.1']);
  expect(Number(homeTotal)).toBeCloseTo(Number(total) * 1.1, 2);
});

it('is issued and sent to the customer, and ends', async () => {
  const { id } = await repeated({ startsOn: daysAgo(3), endsOn: daysAgo(1), delivery: 'SEND' });
  expect((await run(id, daysAgo(3))).errors).toEqual([]);
  const { nextOn, invoices } = await read(id);
  expect(nextOn).toBeNull();
  expect(invoices).toMatchObject([{ status: 'UNPAID', issuedOn: desk.today }]);
  const mails = await desk.client.query(
    '{ outboxMails(first: 1, sort: { field: CREATED_AT, direction: DESC }) { edges { node { to subject } } } }',
  );
  expect(mails.data.outboxMails.edges[0].node).toMatchObject({ to: 'books@cormorant.test' });
});

it('what cannot be sent is not issued either, and another holder without the right to issue cannot ask for it', async () => {
  const { errors, salesInvoice } = await desk.draft([{ description: 'x', quantity: '1', unitPrice: '1' }]);
  expect(errors).toEqual([]);
  await desk.client.mutate('updateCustomer', { id: desk.customerId, email: null }, 'customer { id }');
  const input = { title: 'No address', sourceId: salesInvoice.id, frequency: 'MONTHLY', startsOn: desk.today, delivery: 'SEND' };
  const { recurringInvoice } = await desk.client.mutate('createRecurringInvoice', input, 'recurringInvoice { id }');
  expect((await run(recurringInvoice.id, desk.today)).errors).toMatchObject([{ code: 'recurringNoEmail' }]);
  expect(await read(recurringInvoice.id)).toMatchObject({ nextOn: desk.today, invoices: [] });
  await desk.client.mutate('deleteRecurringInvoices', { ids: [recurringInvoice.id] }, 'deletedIds', 'DeleteInput');
  const seller = await signedInAs(desk.server, 'crm@atlas.test');
  await expect(
    seller.mutate(
      'runRecurringInvoice',
      { id: recurringInvoice.id, on: desk.today },
      'recurringInvoice { id }',
      'RunRecurringInvoiceInput',
    ),
  ).rejects.toThrow('FORBIDDEN');
});

it('the owner is told once that one cannot be made out, and why, until it can', async () => {
  await desk.client.mutate('updateCustomer', { id: desk.customerId, email: null }, 'customer { id }');
  const { id } = await repeated({ startsOn: daysAgo(2), delivery: 'SEND' });
  const failure = async () =>
    (await desk.client.query('query($id: ID!) { recurringInvoice(id: $id) { failure isLate } }', { id })).data.recurringInvoice;
  const told = async () =>
    (
      await desk.client.query(
        '{ notifications(first: 10, filter: { kind: { eq: RECURRING_FAILED } }) { edges { node { recordId text } } } }',
      )
    ).data.notifications.edges.map(({ node }: Shown) => node);
  const reason = 'The customer has no email address. Add one, or choose to issue without sending.';
  for (const _ of [1, 2]) {
    await desk.server.database.pool.query(`select graphile_worker.add_job('runRecurringInvoices')`);
    await expect.poll(failure, { timeout: 30_000 }).toEqual({ failure: reason, isLate: true });
  }
  await desk.client.mutate('updateCustomer', { id: desk.customerId, email: 'books@cormorant.test' }, 'customer { id }');
  await desk.server.database.pool.query(`select graphile_worker.add_job('runRecurringInvoices')`);
  await expect.poll(failure, { timeout: 30_000 }).toEqual({ failure: null, isLate: false });
  expect(await told()).toEqual([{ recordId: id, text: reason }]);
});

it('two workers that find the same due at once make each invoice once', async () => {
  const due = await Promise.all(Array.from({ length: 3 }, () => repeated({ startsOn: daysAgo(14) })));
  for (const _ of [1, 2]) await desk.server.database.pool.query(`select graphile_worker.add_job('runRecurringInvoices')`);
  await expect
    .poll(async () => (await Promise.all(due.map(({ id }) => read(id)))).every(({ nextOn }) => nextOn === daysAgo(-7)), { timeout: 30_000 })
    .toBe(true);
  for (const { id } of due) expect(await read(id)).toMatchObject({ nextOn: daysAgo(-7), invoices: [{}, {}, {}] });
});
