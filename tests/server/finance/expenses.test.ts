import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitSpending, freeCommitment, moveCommitment } from '../../../server/finance/budget/commitments.ts';
import type { Scope } from '../../../server/core/graphql/Scope.ts';
import { newId } from '../../../server/core/database/ids.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { issuesOf, SpendingWorld } from './Spending.ts';

let world: SpendingWorld;
beforeAll(async () => void (world = await SpendingWorld.open()));
afterAll(() => world.books.server.stop());

const scope = (em: unknown) => ({ em, viewer: { rights: [], userId: newId(0x02) } }) as unknown as Scope;
const commit = (sourceId: string, headId: string, amount: string) =>
  world.books.write(em =>
    commitSpending(scope(em), sourceId, { headId, budgetLineId: null, costCenterId: null, on: '2026-03-01', amount }),
  );

describe('an expense', () => {
  it('is posted to the account of its head and owed to its payee', async () => {
    const [{ id: accountId }] = await world.books.rows(`select id from account where number = '6400'`);
    const costCenterId = await world.books.costCenter('Showroom');
    const { expense } = await world.book('200.00', {
      headId: await world.head({ accountId }),
      costCenterId,
      vatCategory: 'STANDARD_RATED',
      vatRate: '10',
      dueOn: '2026-04-10',
    });
    expect(expense).toMatchObject({ number: 'EXP-2026-00001', vat: '20', total: '220', balance: '220', paymentStatus: 'UNPAID' });
    const lines = await world.books.rows(
      `select a.number, trim_scale(l.debit - l.credit)::text as amount, l.cost_center_id is not null as centered from journal_line l
         join account a on a.id = l.account_id join journal_entry e on e.id = l.entry_id where e.source_id = ? order by a.number`,
      [expense.id],
    );
    expect(lines).toEqual([
      { number: '1240', amount: '20', centered: false },
      { number: '2110', amount: '-220', centered: false },
      { number: '6400', amount: '200', centered: true },
    ]);
  });

  it('owes the tax itself under reverse charge', async () => {
    const { expense } = await world.book('100.00', { headId: await world.head(), vatCategory: 'REVERSE_CHARGE', vatRate: '19' });
    expect(expense).toMatchObject({ vat: '19', total: '100', balance: '100' });
  });

  it('is paid in parts and then not voided', async () => {
    const { expense } = await world.book('90.00', { headId: await world.head() });
    const pay = (amount: string | null) =>
      world.client.mutate(
        'payExpense',
        { id: expense.id, method: 'BANK', amount, paidOn: '2026-03-12' },
        'expense { balance paymentStatus }',
      );
    expect((await pay('40')).expense).toEqual({ balance: '50', paymentStatus: 'PARTIALLY_PAID' });
    expect(issuesOf(await pay('50.01'))).toEqual([[null, 'limitExceeded']]);
    expect((await pay(null)).expense).toEqual({ balance: '0', paymentStatus: 'FULLY_PAID' });
    expect(issuesOf(await world.client.mutate('voidExpense', { id: expense.id }, ''))).toEqual([[null, 'documentSettled']]);
  });

  it('is a draft until it is issued, and final after that', async () => {
    const input = { title: 'Chairs', headId: await world.head(), net: '30', vatCategory: 'EXEMPT', issuedOn: '2026-03-10' };
    const { expense } = await world.client.mutate('createExpense', input, 'expense { id status number balance }');
    expect(expense).toMatchObject({ status: 'DRAFT', number: null, balance: null });
    await world.client.mutate('updateExpense', { id: expense.id, net: '31' }, '');
    const issue = () => world.client.mutate('issueExpense', { id: expense.id }, 'expense { number total }');
    const first = await issue();
    expect(first.expense.total).toBe('31');
    expect((await issue()).expense).toEqual(first.expense);
    expect(issuesOf(await world.client.mutate('updateExpense', { id: expense.id, net: '32' }, ''))).toEqual([[null, 'documentLocked']]);
    expect(issuesOf(await world.client.mutate('deleteExpenses', { ids: [expense.id] }, '', 'DeleteInput'))).toEqual([
      [null, 'documentLocked'],
    ]);
  });

  it('is corrected by a counter entry and a new one, and described better in place', async () => {
    const { expense } = await world.book('70.00', { headId: await world.head() });
    const correct = (input: object) =>
      world.client.mutate(
        'bookExpenseCorrection',
        { id: expense.id, ...input },
        'expense { id title total status corrects { id status } }',
      );
    expect((await correct({ title: 'Better' })).expense).toMatchObject({ id: expense.id, title: 'Better' });
    const { expense: made } = await correct({ net: '75', issuedOn: '2026-03-10' });
    expect(made).toMatchObject({ total: '75', status: 'ISSUED', corrects: { id: expense.id, status: 'VOID' } });
    expect(issuesOf(await correct({ net: '76' }))).toEqual([[null, 'documentVoid']]);
  });

  it('refuses closed cost centers, and amounts finer than the currency', async () => {
    const costCenterId = await world.books.costCenter('Closed');
    await world.client.mutate('updateCostCenter', { id: costCenterId, status: 'INACTIVE' }, '');
    const headId = await world.head();
    expect(issuesOf(await world.book('5', { headId, costCenterId }))).toEqual([['costCenterId', 'inactive']]);
    expect(issuesOf(await world.book('5.001', { headId }))).toEqual([['net', 'tooManyDecimals']]);
  });
});

describe('a cap', () => {
  it('holds for a head and everything below it, in the fiscal year', async () => {
    const top = await world.head({ maximumAmount: '100' });
    const left = await world.head({ parentId: top, maximumAmount: '80' });
    const right = await world.head({ parentId: top });
    expect(issuesOf(await world.book('80.01', { headId: left }))).toEqual([['amount', 'budgetExceeded']]);
    expect(issuesOf(await world.book('80', { headId: left }))).toEqual([]);
    const refused = await world.book('20.01', { headId: right });
    expect(refused.errors[0]).toMatchObject({ code: 'budgetExceeded', params: { available: '20', cap: '100' } });
    expect(issuesOf(await world.book('20.01', { headId: right, issuedOn: '2025-12-31' }))).toEqual([]);
    expect(issuesOf(await world.book('20', { headId: right }))).toEqual([]);
  });

  it('is freed by voiding', async () => {
    const headId = await world.head({ maximumAmount: '50' });
    const { expense } = await world.book('50', { headId });
    expect(issuesOf(await world.book('1', { headId }))).toEqual([['amount', 'budgetExceeded']]);
    await world.client.mutate('voidExpense', { id: expense.id, voidedOn: '2026-03-11' }, '');
    expect(issuesOf(await world.book('50', { headId }))).toEqual([]);
  });

  it('warns, or wants a reason of somebody who may exceed it', async () => {
    const warned = await world.head({ maximumAmount: '10', onBreach: 'WARN' });
    const approver = await world.approver();
    const { expense: above } = await world.book('11', { headId: warned });
    expect(above).toMatchObject({ isOverBudget: true, approvedBy: null });
    const news = '{ notifications(first: 5, filter: { kind: { eq: BUDGET_EXCEEDED } }) { edges { node { recordId text } } } }';
    const told = (await approver.query(news)).data.notifications.edges;
    expect(told).toEqual([{ node: { recordId: above.id, text: expect.stringMatching(/^Head \d+$/) as string } }]);
    const headId = await world.head({ maximumAmount: '10', onBreach: 'APPROVE' });
    expect(issuesOf(await world.book('11', { headId }))).toEqual([['overrideReason', 'budgetReasonMissing']]);
    const { expense } = await world.book('11', { headId, overrideReason: 'The roof leaks' });
    expect(expense).toMatchObject({ isOverBudget: true, overrideReason: 'The roof leaks', approvedBy: { name: 'Nadia Stone' } });
    expect((await world.book('5', { headId: await world.head({ maximumAmount: '10' }) })).expense.isOverBudget).toBe(false);
  });

  it('never lets two of 50 bookings at once slip below it', async () => {
    const top = await world.head({ maximumAmount: '1000' });
    const heads = await Promise.all(Array.from({ length: 5 }, () => world.head({ parentId: top })));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => world.book('70', { headId: heads[index % 5] })));
    expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(14);
    expect(answers.flatMap(issuesOf)).toEqual(Array.from({ length: 36 }, () => ['amount', 'budgetExceeded']));
  });
});

describe('a budget', () => {
  it('caps its lines, finds the line of an expense, and adds up those below', async () => {
    const top = await world.head();
    const below = await world.head({ parentId: top });
    const { lines } = await world.budget([
      { headId: top, amount: '100' },
      { headId: below, amount: '60' },
    ]);
    const { expense } = await world.book('60', { headId: below });
    expect(expense.budgetLine.id).toBe(lines[1]);
    expect(issuesOf(await world.book('1', { headId: below }))).toEqual([['amount', 'budgetExceeded']]);
    expect((await world.book('40', { headId: top })).expense.budgetLine.id).toBe(lines[0]);
    expect(await world.line(lines[0])).toEqual({ amount: '100', actual: '100', committed: '0', available: '0' });
    expect(await world.line(lines[1])).toEqual({ amount: '60', actual: '60', committed: '0', available: '0' });
  });

  it('asks for the line where two budgets fit, and takes no day outside', async () => {
    const headId = await world.head();
    const [one] = (await world.budget([{ headId, amount: '10' }])).lines;
    await world.budget([{ headId, amount: '10' }]);
    expect(issuesOf(await world.book('5', { headId }))).toEqual([['budgetLineId', 'budgetAmbiguous']]);
    expect(issuesOf(await world.book('5', { budgetLineId: one }))).toEqual([]);
    expect(issuesOf(await world.book('5', { budgetLineId: one, issuedOn: '2025-12-31' }))).toEqual([['issuedOn', 'outsideBudget']]);
    expect(issuesOf(await world.book('5', { budgetLineId: one, headId: await world.head() }))).toEqual([['headId', 'headOutsideLine']]);
  });

  it('of a cost center counts its costs alone', async () => {
    const headId = await world.head();
    const costCenterId = await world.books.costCenter('Fair');
    const [line] = (await world.budget([{ headId, amount: '10' }], { costCenterId })).lines;
    expect((await world.book('50', { headId })).expense.budgetLine).toBeNull();
    expect(issuesOf(await world.book('50', { headId, costCenterId }))).toEqual([['amount', 'budgetExceeded']]);
    expect((await world.book('10', { headId, costCenterId })).expense.budgetLine.id).toBe(line);
  });

  it('keeps what is booked: lines, heads and period', async () => {
    const headId = await world.head();
    const { id, lines } = await world.budget([
      { headId, amount: '10' },
      { title: 'Free', amount: '5' },
    ]);
    await world.book('10', { headId });
    const update = (input: object) => world.client.mutate('updateBudget', { id, ...input }, 'budget { lines { id title amount } }');
    expect(issuesOf(await update({ lines: [{ title: 'Free', amount: '5' }] }))).toEqual([['lines', 'budgetBooked']]);
    expect(issuesOf(await update({ startsOn: '2026-03-11' }))).toEqual([['endsOn', 'budgetBooked']]);
    expect(issuesOf(await update({ costCenterId: await world.books.costCenter('Late') }))).toEqual([['costCenterId', 'budgetBooked']]);
    expect(issuesOf(await world.client.mutate('deleteBudgets', { ids: [id] }, '', 'DeleteInput'))).toEqual([[null, 'budgetBooked']]);
    const { budget } = await update({ lines: [{ title: 'More', headId, amount: '20' }] });
    expect(budget.lines).toEqual([{ id: lines[0], title: 'More', amount: '20' }]);
  });

  it('books by the title of a line and takes the newest booking back', async () => {
    const { id, lines } = await world.budget([{ title: 'Stand', amount: '100' }], { endsOn: '2026-03-10' });
    await world.client.mutate(
      'bookBudget',
      {
        id,
        lines: [
          { title: 'stand', amount: '30' },
          { lineId: lines[0], amount: '20' },
        ],
      },
      '',
    );
    expect((await world.line(lines[0])).available).toBe('50');
    const reverse = () => world.client.mutate('reverseBudgetBooking', { id }, '');
    await reverse();
    expect((await world.line(lines[0])).available).toBe('70');
    await reverse();
    expect((await world.line(lines[0])).available).toBe('100');
    expect((await reverse()).errors).toMatchObject([{ code: 'nothingBooked' }]);
    expect(issuesOf(await world.client.mutate('bookBudget', { id, lines: [{ title: 'Booth', amount: '1' }] }, ''))).toEqual([
      ['lines.0.title', 'notFound'],
    ]);
  });
});

describe('a commitment', () => {
  it('counts until bills take it over, and never twice', async () => {
    const headId = await world.head();
    const [line] = (await world.budget([{ headId, amount: '100' }])).lines;
    const [order, bill] = [newId(0x78), newId(0x78)];
    await commit(order, headId, '80');
    expect(await world.line(line)).toEqual({ amount: '100', actual: '0', committed: '80', available: '20' });
    expect(issuesOf(await world.book('21', { headId }))).toEqual([['amount', 'budgetExceeded']]);
    expect(await world.books.write(em => moveCommitment(em, order, { billId: bill, amount: '50', on: '2026-03-05' }))).toBe('0');
    expect(await world.line(line)).toEqual({ amount: '100', actual: '50', committed: '30', available: '20' });
    expect(await world.books.write(em => moveCommitment(em, order, { billId: bill, amount: '35', on: '2026-03-06' }))).toBe('5');
    expect(await world.line(line)).toEqual({ amount: '100', actual: '80', committed: '0', available: '20' });
    const short = newId(0x78);
    await commit(short, headId, '20');
    await world.books.write(em => freeCommitment(em, short));
    expect((await world.line(line)).available).toBe('20');
    await expect(commit(newId(0x78), headId, '20.01')).rejects.toMatchObject({ issues: [{ code: 'budgetExceeded' }] });
  });
});

it('leaves books in which everything holds', () => expectInvariantsHold(world.books.server.database, world.books.companyId));
