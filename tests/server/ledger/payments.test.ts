import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { registerOpenItem, type NewOpenItem } from '../../../server/ledger/openItem/registerOpenItem.ts';
import { recordPayment, type NewPayment } from '../../../server/ledger/payment/recordPayment.ts';
import { Books, codesOf, day } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(() => books.server.stop());

const partyId = newId(0x41);

async function invoice(amount: string, more: Partial<NewOpenItem> = {}): Promise<string> {
  const id = newId(0x78);
  const item = {
    id,
    kind: 'INVENTORY_INVOICE',
    direction: 'RECEIVABLE',
    partyId,
    currency: 'USD',
    amount,
    issuedOn: day,
    ...more,
  } as const;
  await books.write(em => registerOpenItem(em, item));
  return id;
}

const pay = (amount: string, shares: Record<string, string>, more: Partial<NewPayment> = {}) =>
  books.write(em =>
    recordPayment(em, {
      direction: 'IN',
      method: 'CASH',
      currency: 'USD',
      amount,
      paidOn: day,
      partyId,
      allocations: Object.entries(shares).map(([openItemId, share]) => ({ openItemId, amount: share })),
      ...more,
    }),
  );

const balanceOf = async (id: string) =>
  (
    await books.rows(
      `select trim_scale(paid)::text as paid, trim_scale(credited)::text as credited, trim_scale(balance)::text as balance, status, is_overdue as overdue
       from open_item_balance where id = ?`,
      [id],
    )
  )[0];

it('tells from one view what is paid, what is left and what that means', async () => {
  const id = await invoice('100', { dueOn: '2999-01-01' });
  expect(await balanceOf(id)).toEqual({ paid: '0', credited: '0', balance: '100', status: 'UNPAID', overdue: false });
  await pay('60', { [id]: '60' });
  expect(await balanceOf(id)).toMatchObject({ paid: '60', balance: '40', status: 'PARTIALLY_PAID' });
  await pay('50', { [id]: '40' });
  expect(await balanceOf(id)).toMatchObject({ paid: '100', balance: '0', status: 'FULLY_PAID' });
  expect(await balanceOf(await invoice('0'))).toMatchObject({ status: 'FULLY_PAID', overdue: false });
  expect(await balanceOf(await invoice('1'))).toMatchObject({ overdue: true });
});

it('allocates neither more than the payment nor more than what is open, nor across parties', async () => {
  const id = await invoice('100');
  expect(await codesOf(pay('60', { [id]: '60.01' }))).toEqual(['limitExceeded']);
  expect(await codesOf(pay('200', { [id]: '100.01' }))).toEqual(['limitExceeded']);
  expect(await codesOf(pay('60', { [id]: '-1' }))).toEqual(['limitExceeded']);
  expect(await codesOf(pay('60', { [id]: '60' }, { partyId: newId(0x41) }))).toEqual(['allocationMismatch']);
  expect(await codesOf(pay('60', { [id]: '60' }, { paidOn: '2999-01-01' }))).toEqual(['inTheFuture']);
  expect(await balanceOf(id)).toMatchObject({ balance: '100' });
});
