import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { issueDocument, type PostedDocument } from '../../../server/ledger/document/issueDocument.ts';
import { voidDocument } from '../../../server/ledger/document/voidDocument.ts';
import { reversePayment } from '../../../server/ledger/payment/reversePayment.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Books, codesOf, day, issue } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const series = { documentType: 'TEST_INVOICE', prefix: 'T' };
const draft = (): PostedDocument => ({ id: newId(0x78), status: 'DRAFT', number: null, issuedOn: null });

it('draws numbers without gaps when fifty are issued at once and ten rolled back', async () => {
  const drafts = Array.from({ length: 50 }, draft);
  const issued = drafts.map((document, index) =>
    books.write(async em => {
      await issueDocument(em, document, series);
      if (index % 5 === 0) throw new Error('rolled back');
    }),
  );
  const outcomes = await Promise.allSettled(issued);
  const numbers = drafts.flatMap(({ number }, index) => (outcomes[index].status === 'fulfilled' ? [number!] : []));
  const year = numbers[0].split('-')[1];
  expect(numbers.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `T-${year}-${String(index + 1).padStart(5, '0')}`));
});

it('is issued once, and changes status along its states only', async () => {
  const document = draft();
  expect(await codesOf(books.write(em => voidDocument(em, document, day)))).toEqual(['invalidTransition']);
  expect(await books.write(em => issueDocument(em, document, series))).toBe(true);
  const { number } = document;
  expect(await books.write(em => issueDocument(em, document, series))).toBe(false);
  expect(document).toMatchObject({ status: 'ISSUED', number, issuedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});

it('is voided only while nothing settles it; its posting is then reversed', async () => {
  const document = draft();
  await books.write(async em => {
    await issueDocument(em, document, series);
    await issue(em, document.id, '110');
  });
  const payment = await books.pay('10', { [document.id]: '10' });
  const undo = () => books.write(em => voidDocument(em, { ...document }, day));
  expect(await codesOf(undo())).toEqual(['documentSettled']);
  await books.write(em => reversePayment(em, payment, day));
  await undo();
  expect(await books.balanceOf(document.id)).toMatchObject({ balance: '0', status: 'CANCELLED', overdue: false });
  const held = await books.rows(
    `select 1 from journal_line l join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
     where e.source_id = ? group by l.account_id having sum(debit - credit) <> 0`,
    [document.id],
  );
  expect(held).toEqual([]);
  expect(await codesOf(books.pay('1', { [document.id]: '1' }))).toEqual(['limitExceeded']);
});
