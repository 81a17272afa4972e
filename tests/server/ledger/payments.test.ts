import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { allocate } from '../../../server/ledger/payment/allocate.ts';
import { postEntry } from '../../../server/ledger/entry/postEntry.ts';
import { receiveAtOnce } from '../../../server/ledger/payment/receiveAtOnce.ts';
import { reversePayment } from '../../../server/ledger/payment/reversePayment.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { asOwner } from '../../support/asOwner.ts';
import { Books, codesOf, day, partyId, sale } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

it('derives paid, open and status from one view', async () => {
  const id = await books.invoice('100', { dueOn: '2999-01-01' });
  expect(await books.balanceOf(id)).toEqual({ paid: '0', credited: '0', balance: '100', status: 'UNPAID', overdue: false });
  await books.pay('60', { [id]: '60' });
  expect(await books.balanceOf(id)).toMatchObject({ paid: '60', balance: '40', status: 'PARTIALLY_PAID' });
  await books.pay('50', { [id]: '40' });
  expect(await books.balanceOf(id)).toMatchObject({ paid: '100', balance: '0', status: 'FULLY_PAID' });
  expect(await books.balanceOf(await books.invoice('0'))).toMatchObject({ status: 'FULLY_PAID', overdue: false });
  expect(await books.balanceOf(await books.invoice('1'))).toMatchObject({ overdue: true });
});

it('is overdue only after its due date', async () => {
  const [{ today }] = await books.rows('select (now() at time zone time_zone)::date::text as today from company');
  expect(await books.balanceOf(await books.invoice('1', { dueOn: today }))).toMatchObject({ overdue: false });
});

it('refuses to allocate more than the payment, more than is open, or across parties', async () => {
  const id = await books.invoice('100');
  expect(await codesOf(books.pay('60', { [id]: '60.01' }))).toEqual(['limitExceeded']);
  expect(await codesOf(books.pay('200', { [id]: '100.01' }))).toEqual(['limitExceeded']);
  expect(await codesOf(books.pay('60', { [id]: '-1' }))).toEqual(['limitExceeded']);
  expect(await codesOf(books.pay('60', { [id]: '60' }, { partyId: newId(0x41) }))).toEqual(['allocationMismatch']);
  expect(await codesOf(books.pay('60', { [id]: '60' }, { direction: 'OUT' }))).toEqual(['limitExceeded']);
  expect(await codesOf(books.pay('60', {}, { paidOn: '2999-01-01' }))).toEqual(['inTheFuture']);
  expect(await books.balanceOf(id)).toMatchObject({ balance: '100' });
});

it('settles an invoice by a credit note, and refunds the rest', async () => {
  const invoice = await books.invoice('30');
  const credit = await books.invoice('-50');
  await books.write(em => allocate(em, { creditId: credit }, [{ openItemId: invoice, amount: '30' }], day));
  expect(await books.balanceOf(invoice)).toMatchObject({ credited: '30', status: 'FULLY_PAID' });
  expect(await books.balanceOf(credit)).toMatchObject({ credited: '-30', balance: '-20', status: 'PARTIALLY_PAID', overdue: false });
  await books.pay('20', { [credit]: '-20' }, { direction: 'OUT', control: 'RECEIVABLE' });
  expect(await books.balanceOf(credit)).toMatchObject({ paid: '-20', balance: '0', status: 'FULLY_PAID' });
});

it('reverses a payment once by a negative one, which reopens what it settled', async () => {
  const id = await books.invoice('100');
  const payment = await books.pay('80', { [id]: '75' });
  const twin = await books.write(em => reversePayment(em, payment, day));
  expect(await books.balanceOf(id)).toMatchObject({ paid: '0', status: 'UNPAID' });
  expect(await codesOf(books.write(em => reversePayment(em, payment, day)))).toEqual(['paymentReversed']);
  expect(await codesOf(books.write(em => reversePayment(em, twin, day)))).toEqual(['paymentReversed']);
  const share = [{ openItemId: id, amount: '5' }];
  expect(await codesOf(books.write(em => allocate(em, { paymentId: payment }, share, day)))).toEqual(['limitExceeded']);
});

it('writes a document that is paid as it is issued as settled, of which nothing more is taken, and a reversal reopens it', async () => {
  const id = newId(0x78);
  await books.write(async em => {
    const entryId = await postEntry(em, sale('100', { sourceId: id }));
    const item = {
      id,
      kind: 'SALES_INVOICE',
      direction: 'RECEIVABLE',
      number: 'AT-ONCE',
      partyId,
      currency: 'USD',
      amount: '100',
    } as const;
    await receiveAtOnce(em, { ...item, issuedOn: day }, { method: 'CASH', entryId });
  });
  expect(await books.balanceOf(id)).toMatchObject({ paid: '100', balance: '0', status: 'FULLY_PAID' });
  const [payment] = await books.rows<{ id: string; allocated: string }>(
    `select p.id, trim_scale(p.allocated)::text as allocated from payment p join allocation a on a.payment_id = p.id where a.open_item_id = ?`,
    [id],
  );
  expect(payment.allocated).toBe('100');
  // Neither the payment once more, nor another that says it is used up.
  const again = (paymentId: string, openItemId: string, before = '') =>
    codesOf(
      books.write(async em => {
        if (before) await em.execute(before, [paymentId, payment.id]);
        await allocate(em, { paymentId }, [{ openItemId, amount: '100' }], day);
      }),
    );
  const usedUp = `insert into payment (id, direction, control, method, party_id, currency, amount, allocated, paid_on, number)
    select ?, direction, control, method, party_id, currency, amount, amount, paid_on, '' from payment where id = ?`;
  expect(await again(payment.id, id)).toEqual(['limitExceeded']);
  expect(await again(newId(0x56), id, usedUp)).toEqual(['limitExceeded']);
  expect(await again(newId(0x56), await books.invoice('100'), usedUp)).toEqual(['limitExceeded']);
  await books.write(em => reversePayment(em, payment.id, day));
  expect(await books.balanceOf(id)).toMatchObject({ paid: '0', status: 'UNPAID' });
});

it('never lets concurrent payments settle more than is owed', async () => {
  const [one, other] = [await books.invoice('100'), await books.invoice('100')];
  const shares = [
    { [one]: '30', [other]: '30' },
    { [other]: '30', [one]: '30' },
  ];
  const told = await Promise.all(Array.from({ length: 10 }, (_, index) => codesOf(books.pay('60', shares[index % 2]))));
  expect(told.filter(codes => !codes.length)).toHaveLength(3);
  expect(told.filter(codes => codes[0] === 'limitExceeded')).toHaveLength(7);
  expect(await books.balanceOf(one)).toMatchObject({ paid: '90', balance: '10' });
});

it.each(['open_item set amount = 1', 'payment set amount = 1', 'allocation set amount = 1'])('never changes: update %s', async change => {
  await expect(books.rows(`update ${change}`)).rejects.toThrow(/permission denied/);
  const owner = asOwner(books.server, `update ${change}`, { companyId: books.companyId });
  await expect(owner).rejects.toThrow(/never changed/);
});
