import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../server/core/graphql/Context.ts';
import { TimeSpan } from '../../../server/core/graphql/TimeSpan.ts';
import { financeOverviewOf } from '../../../server/finance/overview/financeOverviewOf.ts';
import { cashFlowOf } from '../../../server/ledger/report/cashFlowOf.ts';
import { balanceSheetOf, profitAndLossOf } from '../../../server/ledger/report/statementOf.ts';
import { trialBalanceOf } from '../../../server/ledger/report/trialBalanceOf.ts';
import { asOwner } from '../../support/asOwner.ts';
import type { Shown } from '../../support/Client.ts';
import { Books } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(() => books.server.stop());

const rows = 'amount compared rows { number depth isGroup amount compared }';
const read = async (field: string) => {
  const { data, errors } = await books.client.query(
    `{ ${field} { from to comparedFrom comparedTo currency grossProfit comparedGrossProfit profit comparedProfit financing comparedFinancing sections { section ${rows} } } }`,
  );
  expect(errors).toEqual([]);
  return Object.values(data)[0] as Shown;
};
const sectionsOf = ({ sections }: { sections: { section: string; amount: string }[] }) =>
  Object.fromEntries(sections.map(({ section, amount }) => [section, amount]));

it('reads profit and loss by section, heading and account, and compares it with another period', async () => {
  await books.post('80', { postedOn: '2024-11-30' });
  await books.post('100', { postedOn: '2025-02-01' });
  const lines = [
    { account: 'COST_OF_SALES', debit: '30' },
    { account: 'EXPENSES', debit: '25' },
    { account: 'CASH', credit: '55' },
  ] as const;
  await books.post('55', { postedOn: '2025-03-01', lines: [...lines] });
  const statement = await read('profitAndLoss(from: "2025-01-01", to: "2025-12-31", compareWith: PREVIOUS_YEAR)');
  expect(statement).toMatchObject({ from: '2025-01-01', to: '2025-12-31', currency: 'USD', profit: '45', comparedProfit: '80' });
  expect(statement).toMatchObject({ grossProfit: '70', comparedGrossProfit: '80' });
  expect(statement.sections).toEqual([
    {
      section: 'INCOME',
      amount: '100',
      compared: '80',
      rows: [
        { number: '4000', depth: 0, isGroup: true, amount: '100', compared: '80' },
        { number: '4100', depth: 1, isGroup: false, amount: '100', compared: '80' },
      ],
    },
    {
      section: 'COST_OF_SALES',
      amount: '30',
      compared: '0',
      rows: [
        { number: '5000', depth: 0, isGroup: true, amount: '30', compared: '0' },
        { number: '5100', depth: 1, isGroup: false, amount: '30', compared: '0' },
      ],
    },
    {
      section: 'EXPENSES',
      amount: '25',
      compared: '0',
      rows: [
        { number: '6000', depth: 0, isGroup: true, amount: '25', compared: '0' },
        { number: '6800', depth: 1, isGroup: false, amount: '25', compared: '0' },
      ],
    },
  ]);
});

it('begins profit and loss with the fiscal year of its last day', async () => {
  await books.client.mutate('updateCompanySettings', { fiscalYearStartMonth: 4 }, 'company { id }');
  expect(await read('profitAndLoss(to: "2025-03-31")')).toMatchObject({ from: '2024-04-01', profit: '125' });
  expect(await read('profitAndLoss(to: "2025-04-01")')).toMatchObject({ from: '2025-04-01', profit: '0', comparedProfit: null });
  await books.client.mutate('updateCompanySettings', { fiscalYearStartMonth: 1 }, 'company { id }');
});

it('keeps the profit of a closed year, and moves it to equity in the balance sheet', async () => {
  const before = await read('balanceSheet(asOf: "2025-12-31", compareWith: PREVIOUS_YEAR)');
  expect(before).toMatchObject({ from: null, grossProfit: null, profit: '125', comparedProfit: '80', financing: '125' });
  expect(sectionsOf(before)).toEqual({ ASSETS: '125', LIABILITIES: '0', EQUITY: '0' });
  const { errors } = await books.client.mutate('closeFiscalYear', { year: 2024 }, 'fiscalYear { id }', 'FiscalYearInput');
  expect(errors).toEqual([]);
  expect(await read('profitAndLoss(from: "2024-01-01", to: "2024-12-31")')).toMatchObject({ profit: '80', grossProfit: '80' });
  const after = await read('balanceSheet(asOf: "2025-12-31")');
  expect(after).toMatchObject({ profit: '45', comparedProfit: null, financing: '125', comparedFinancing: null });
  expect(sectionsOf(after)).toEqual({ ASSETS: '125', LIABILITIES: '0', EQUITY: '80' });
});

it.each([
  ['profitAndLoss(from: "2024-02-01", to: "2024-02-29", compareWith: PREVIOUS_YEAR)', '2023-02-01', '2023-02-28'],
  ['profitAndLoss(from: "2025-02-01", to: "2025-02-28", compareWith: PREVIOUS_YEAR)', '2024-02-01', '2024-02-29'],
  ['profitAndLoss(from: "2025-01-01", to: "2025-03-31", compareWith: PREVIOUS_PERIOD)', '2024-10-01', '2024-12-31'],
  ['profitAndLoss(from: "2025-01-06", to: "2025-01-12", compareWith: PREVIOUS_PERIOD)', '2024-12-30', '2025-01-05'],
  ['balanceSheet(asOf: "2025-03-15", compareWith: PREVIOUS_PERIOD)', null, '2025-02-28'],
])('compares %s with the right days', async (field, comparedFrom, comparedTo) => {
  expect(await read(field)).toMatchObject({ comparedFrom, comparedTo });
});

it('shows the costs of one cost center', async () => {
  const costCenterId = await books.costCenter('Fairs');
  const lines = [
    { account: 'EXPENSES', debit: '7', costCenterId },
    { account: 'CASH', credit: '7' },
  ] as const;
  await books.post('7', { postedOn: '2025-05-01', lines: [...lines] });
  const span = 'from: "2025-01-01", to: "2025-12-31"';
  expect(await read(`profitAndLoss(${span}, costCenterId: "${costCenterId}")`)).toMatchObject({ profit: '-7' });
  expect(await read(`profitAndLoss(${span})`)).toMatchObject({ profit: '38' });
});

interface Plan {
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
}

/** Counts the rows that the nodes of a plan looked at, in all their loops. */
const rowsOf = (plan: Plan): number =>
  plan['Actual Loops'] * (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)) +
  (plan.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);

/** Counts the rows that the statements of a report look at. */
const lookedAt = (report: (em: EntityManager) => Promise<unknown>): Promise<number> =>
  books.write(async em => {
    let count = 0;
    const execute = async (sql: string, values: unknown[]) => {
      const [explained] = await em.execute<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(`explain (analyze, format json) ${sql}`, values);
      count += rowsOf(explained['QUERY PLAN'][0].Plan);
      return em.execute(sql, values);
    };
    await report({ execute } as unknown as EntityManager);
    return count;
  });

/** Posts entries of two lines each among all accounts, over half a year. */
const postMany = (entries: number, first: number) =>
  asOwner(
    books.server,
    `alter table journal_entry disable trigger numbered;
     insert into journal_entry (id, journal, posted_on, source_id, total, line_count, number, fiscal_year)
       select noria_new_id(81), 'GENERAL', '2026-01-01'::date + n % 180, null, 10, 2, 'MANY-' || n, 2026
       from generate_series(${first}, ${first + entries - 1}) n;
     insert into journal_line (id, entry_id, position, posted_on, account_id, debit, credit)
       select noria_new_id(82), e.id, side, e.posted_on, a.ids[1 + (n * 7 + side * (1 + n % 5)) % cardinality(a.ids)],
         case side when 1 then 10 else 0 end, case side when 2 then 10 else 0 end
       from (select array_agg(id order by number) as ids from account where company_id = noria_company() and not is_group) a,
         generate_series(${first}, ${first + entries - 1}) n
         join journal_entry e on e.company_id = noria_company() and e.number = 'MANY-' || n, generate_series(1, 2) side;
     set constraints all immediate;
     alter table journal_entry enable trigger numbered;`,
    { companyId: books.companyId },
  );

it('looks at each line a few times, also of a company whose lines the planner knows nothing of', async () => {
  const span = { from: '2024-01-01', to: '2026-12-31', compareWith: 'PREVIOUS_YEAR' } as const;
  const ofBooks = (em: EntityManager) =>
    ({
      viewer: { currency: 'USD' },
      database: { heavyRead: (_: unknown, work: (em: EntityManager) => unknown) => work(em) },
    }) as unknown as Context;
  const reports: Record<string, (em: EntityManager) => Promise<unknown>> = {
    trialBalance: em => trialBalanceOf(em, span),
    profitAndLoss: em => profitAndLossOf(em, span),
    balanceSheet: em => balanceSheetOf(em, span),
    cashFlow: em => cashFlowOf(em, span),
    financeOverview: em => financeOverviewOf(ofBooks(em), TimeSpan.ALL),
  };
  await postMany(200, 1);
  const few = await Promise.all(Object.values(reports).map(lookedAt));
  await postMany(1_800, 201);
  for (const [index, [name, report]] of Object.entries(reports).entries()) {
    const many = await lookedAt(report);
    expect(many / few[index], name).toBeLessThan(12);
  }
});
