import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { lineOf, sell, stocked, takeBack } from '../../support/tills.ts';
import { CreditDesk } from './CreditDesk.ts';

let desk: CreditDesk;
let books: Client;
let cashier: Client;
let today: string;
let cup: { id: string };
beforeAll(async () => {
  desk = await CreditDesk.open();
  ({ books, cashier } = desk);
  today = (await desk.overview()).from;
  cup = await stocked(cashier, 'Merged cup', { quantity: '1000' });
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

let count = 0;
const customers = (much: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: much }, async () => {
      const input = { name: `Bodega ${++count}`, address: '1 Main St', city: 'Madrid', country: 'ES' };
      return (await books.mutate('createCustomer', input, 'customer { id }')).customer.id as string;
    }),
  );

const merge = async (loserId: string, winnerId: string): Promise<void> =>
  expect((await books.mutate('mergeCustomers', { winnerId, loserId }, 'customer { id }', 'MergeInput')).errors).toEqual([]);

/** A sale to a customer, paid by card; 10.89 per piece. */
const soldTo = (customerId: string, pieces: string, more: object = {}): Promise<Shown> =>
  desk.soldTo([lineOf(cup.id, pieces)], { customerId, payments: [{ method: 'CARD' }], ...more });

/** A sale whose payment bounced: the full amount is open. */
async function owedBy(customerId: string, pieces: string): Promise<Shown> {
  const sale = await soldTo(customerId, pieces);
  await desk.takePaymentBack(sale.number);
  return sale;
}

const payment = 'payment { id unallocated partyId partyName allocations { documentId amount } }';
const paid = async (partyId: string, amount: string, more: object = {}): Promise<Shown> => {
  const input = { direction: 'IN', method: 'BANK', amount, paidOn: today, partyId, ...more };
  const { errors, payment: made } = await books.mutate('recordPayment', input, payment);
  expect(errors).toEqual([]);
  return made;
};

const creditOf = async (customerId: string): Promise<string> =>
  (await cashier.query(`{ customerCredit(customerId: "${customerId}") }`)).data.customerCredit;

const ageing = async (): Promise<Shown> =>
  (await books.query('{ ageing(direction: RECEIVABLE) { total rows { partyId partyName notDue unapplied total } } }')).data.ageing;

it('a sale from before the merge is credited: what is owed on it is settled, in chains of merges too', async () => {
  const [first, second, last] = await customers(3);
  const sale = await owedBy(first, '2');
  await merge(first, second);
  await merge(second, last);
  const { inventoryInvoice: note, errors } = await desk.credit(sale.id, { lines: [{ lineId: sale.lines[0].id, quantity: '1' }] });
  expect(errors).toEqual([]);
  expect(note).toMatchObject({ total: '-10.89', balance: '0', status: 'FULLY_PAID' });
  expect(await desk.read(sale.id)).toMatchObject({ balance: '10.89', status: 'PARTIALLY_PAID' });
});

it('goods come back to a till from a sale before the merge: what is owed is settled, the rest is given back', async () => {
  const [loser, winner] = await customers(2);
  const sale = await owedBy(loser, '2');
  await paid(loser, '5');
  await merge(loser, winner);
  const back = await takeBack(cashier, sale.id, [{ lineId: sale.lines[0].id, quantity: '2' }], { tillSessionId: desk.tillSessionId });
  expect(back).toMatchObject({ errors: [], inventoryInvoice: { total: '-21.78' } });
  expect(await desk.read(sale.id)).toMatchObject({ balance: '0', status: 'FULLY_PAID' });
});

it('credit notes of whoever was merged are credit of the one that stays: asked by either id, it pays a sale, and is paid out', async () => {
  const [loser, winner] = await customers(2);
  const sale = await soldTo(loser, '3');
  const { inventoryInvoice: note } = await desk.credit(sale.id);
  expect(note.balance).toBe('-32.66');
  await merge(loser, winner);
  expect([await creditOf(winner), await creditOf(loser)]).toEqual(['32.66', '32.66']);
  const input = { tillSessionId: desk.tillSessionId, customerId: winner, lines: [lineOf(cup.id, '2')], credit: '21.78', payments: [] };
  const sold = await sell(cashier, input, 'credit balance');
  expect(sold).toMatchObject({ errors: [], inventoryInvoice: { credit: '21.78', balance: '0' } });
  expect(await creditOf(winner)).toBe('10.88');
  expect((await desk.refund(note.id)).errors).toEqual([]);
  expect(await creditOf(winner)).toBe('0.00');
});

it('payments of whoever was merged settle what the one that stays owes, the oldest first or as named; ageing shows one customer', async () => {
  const [loser, winner] = await customers(2);
  const early = await paid(loser, '30', { allocations: [] });
  const old = await owedBy(loser, '1');
  await merge(loser, winner);
  const later = await owedBy(winner, '3');
  const row = (await ageing()).rows.filter(({ partyId }: Shown) => [loser, winner].includes(partyId));
  expect(row).toMatchObject([{ partyId: winner, notDue: '43.55', unapplied: '-30', total: '13.55' }]);

  const { errors, payment: used } = await books.mutate('allocatePayment', { paymentId: early.id }, payment);
  expect(errors).toEqual([]);
  expect(used).toMatchObject({ unallocated: '0', partyId: winner, partyName: row[0].partyName });
  expect(used.allocations).toEqual(
    expect.arrayContaining([
      { documentId: old.id, amount: '10.89' },
      { documentId: later.id, amount: '19.11' },
    ]),
  );
  const rest = await paid(winner, '13.55', { allocations: [{ documentId: later.id, amount: '13.55' }] });
  expect((await desk.read(later.id)).balance).toBe('0');
  // A reversed payment reopens what it had settled.
  await books.mutate('reversePayment', { id: rest.id }, 'payment { id }');
  await books.mutate('reversePayment', { id: early.id }, 'payment { id }');
  expect([(await desk.read(old.id)).balance, (await desk.read(later.id)).balance]).toEqual(['10.89', '32.66']);
});

it('nothing is left with whoever is merged while sales to him are credited and taken back', async () => {
  const [loser, winner] = await customers(2);
  const sales = await Promise.all(Array.from({ length: 6 }, () => soldTo(loser, '2')));
  const some = ({ id, lines: [line] }: Shown, index: number) =>
    index % 2
      ? desk.credit(id, { lines: [{ lineId: line.id, quantity: '1' }] })
      : takeBack(cashier, id, [{ lineId: line.id, quantity: '1' }], { tillSessionId: desk.tillSessionId });
  const made = await Promise.all([...sales.map(some), merge(loser, winner)]);
  expect(made.slice(0, 6).flatMap(({ errors }: Shown) => errors)).toEqual([]);
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
});

it('lists of documents and payments tell of both, by whichever id they are asked for', async () => {
  const [loser, winner, other] = await customers(3);
  const [one, two] = [await owedBy(loser, '1'), await owedBy(winner, '1')];
  await merge(loser, winner);
  const listed = async (id: string) => {
    const { data } = await books.query(
      `query($is: IdFilter!) {
        openItems(filter: { partyId: $is }) { edges { node { documentId partyId partyName } } }
        payments(filter: { partyId: $is }) { edges { node { partyId } } }
        inventoryInvoices(filter: { customer: $is }) { edges { node { id } } } }`,
      { is: { in: [id, other] } },
    );
    const equal = await books.query(
      'query($id: ID!) { inventoryInvoices(filter: { customer: { eq: $id } }) { edges { node { id } } } openItems(filter: { partyId: { eq: $id } }) { totalCount } }',
      { id },
    );
    return { ...data, equal: equal.data };
  };
  for (const id of [loser, winner]) {
    const { openItems, payments, inventoryInvoices, equal } = await listed(id);
    const items = openItems.edges.map(({ node }: Shown) => node);
    expect(new Set(items.map(({ documentId }: Shown) => documentId))).toEqual(new Set([one.id, two.id]));
    expect(items).toHaveLength(2);
    expect(new Set(items.map(({ partyId }: Shown) => partyId))).toEqual(new Set([winner]));
    expect(new Set(items.map(({ partyName }: Shown) => partyName)).size).toBe(1);
    // Each was paid, and each payment was reversed.
    expect(payments.edges.map(({ node }: Shown) => node)).toEqual(Array.from({ length: 4 }, () => ({ partyId: winner })));
    expect(inventoryInvoices.edges).toHaveLength(2);
    expect(equal).toMatchObject({ inventoryInvoices: { edges: [{}, {}] }, openItems: { totalCount: 2 } });
  }
});

it('what was merged in is not erased while somebody owes something on it, or has credit', async () => {
  const [loser, winner] = await customers(2);
  await soldTo(loser, '1');
  await paid(loser, '7', { allocations: [] });
  await merge(loser, winner);
  const name = (await books.query('query($id: ID!) { customer(id: $id) { name } }', { id: winner })).data.customer.name;
  const erased = () => books.mutate('erasePersonalData', { id: winner, name, reason: 'By letter' }, 'erasedId');
  expect(await erased()).toMatchObject({ erasedId: null, errors: [{ code: 'erasureCredit', params: { count: 1 } }] });
  await owedBy(winner, '1');
  expect(await erased()).toMatchObject({ erasedId: null, errors: [{ code: 'erasureUnpaid', params: { count: 1 } }] });
});

it('a merge is not undone by bringing back the loser', async () => {
  const [loser, winner] = await customers(2);
  await merge(loser, winner);
  const crm = await signedInAs(desk.server, 'crm@atlas.test');
  const brought = await crm.mutate('restoreRecords', { ids: [loser] }, 'restoredIds', 'DeleteInput');
  expect(brought).toMatchObject({ restoredIds: null, errors: [{ code: 'restoreMerged' }] });
});

describe('a merge is taken apart', () => {
  const unmerge = (loserId: string): Promise<Shown> =>
    books.mutate('unmergeCustomer', { loserId }, 'customer { id } moved { type count }', 'UnmergeInput');
  const owing = async (id: string) =>
    (await books.query('query($id: ID!) { partyAccount(partyId: $id) { partyId owed credit } }', { id })).data.partyAccount;

  it('each has its own sales, debts and credit again', async () => {
    const [loser, winner] = await customers(2);
    await owedBy(loser, '1');
    await owedBy(winner, '2');
    await paid(loser, '5', { allocations: [] });
    await merge(loser, winner);
    expect(await unmerge(loser)).toMatchObject({ errors: [], moved: [{ type: 'InventoryInvoice', count: 1 }] });
    expect(await owing(loser)).toMatchObject({ partyId: loser, owed: '10.89', credit: '5' });
    expect(await owing(winner)).toMatchObject({ partyId: winner, owed: '21.78', credit: '0' });
  });

  it('not while one has paid what the other owes, and not after a document that moved was issued', async () => {
    const [loser, winner] = await customers(2);
    const sale = await owedBy(loser, '1');
    const draft = { customerId: loser, dueOn: today, lines: [{ description: 'Fitting', quantity: '1', unitPrice: '10' }] };
    const { salesInvoice, errors } = await books.mutate('createSalesInvoice', draft, 'salesInvoice { id version }');
    expect(errors).toEqual([]);
    await merge(loser, winner);
    const payment = await paid(winner, '10.89', { allocations: [{ documentId: sale.id, amount: '10.89' }] });
    expect(await unmerge(loser)).toMatchObject({ errors: [{ code: 'unmergeSettled' }] });
    await books.mutate('reversePayment', { id: payment.id }, 'payment { id }');
    const issued = await books.mutate('issueSalesInvoice', { id: salesInvoice.id }, 'salesInvoice { number }');
    expect(issued.errors).toEqual([]);
    expect(await unmerge(loser)).toMatchObject({ errors: [{ code: 'unmergeIssued' }] });
  });

  it('settling and taking apart at once leave neither half done', async () => {
    const [loser, winner] = await customers(2);
    const sales = await Promise.all(Array.from({ length: 4 }, () => owedBy(loser, '1')));
    await merge(loser, winner);
    const pay = ({ id: documentId }: Shown) => {
      const input = {
        direction: 'IN',
        method: 'BANK',
        amount: '1',
        paidOn: today,
        partyId: winner,
        allocations: [{ documentId, amount: '1' }],
      };
      return books.mutate('recordPayment', input, 'payment { id }');
    };
    const [undone, ...paid] = await Promise.all([unmerge(loser), ...sales.map(pay)]);
    const isPaid = paid.some(({ errors }: Shown) => errors.length === 0);
    expect(undone.errors.length > 0).toBe(isPaid);
  });
});
