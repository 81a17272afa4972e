import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/core/database/ids.ts';
import { Decimal, sum } from '../../../server/core/money/arithmetic.ts';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { Books } from './Books.ts';

let books: Books;
beforeAll(async () => void (books = await Books.open()));
afterAll(() => books.server.stop());

const pair = '{ amount compared }';
const question = `query($from: Date, $to: Date, $compareWith: StatementComparison) { cashFlow(from: $from, to: $to, compareWith: $compareWith) {
  from to comparedFrom comparedTo profit ${pair} change ${pair} opening ${pair} closing ${pair}
  sections { section amount compared rows { accountId number amount compared } } } }`;
const read = async (variables: object): Promise<Shown> => {
  const { data, errors } = await books.client.query(question, { ...variables });
  expect(errors).toEqual([]);
  return data.cashFlow;
};
const accounts = async () =>
  (
    await books.rows<{ id: string; number: string }>('select id, number from account where company_id = noria_company() and not is_group')
  ).reduce<Record<string, string>>((ids, { id, number }) => ({ ...ids, [number]: id }), {});
const post = (postedOn: string, amount: string, debit: string, credit: string) =>
  books.post(amount, {
    postedOn,
    sourceId: newId(0x78),
    lines: [
      { account: { id: debit }, debit: amount },
      { account: { id: credit }, credit: amount },
    ],
  });

it('begins with profit, adds back depreciation, and tells what was earned from what was invested and borrowed', async () => {
  const of = await accounts();
  await post('2024-12-31', '1000', of['1130'], of['3100']);
  await post('2025-02-01', '500', of['1210'], of['4100']);
  await post('2025-02-20', '300', of['1130'], of['1210']);
  await post('2025-03-01', '240', of['1510'], of['1130']);
  await post('2025-03-31', '20', of['6500'], of['1590']);
  await post('2025-04-01', '700', of['1130'], of['2410']);
  const flow = await read({ from: '2025-01-01', to: '2025-12-31', compareWith: 'PREVIOUS_YEAR' });
  expect(flow).toMatchObject({
    comparedFrom: '2024-01-01',
    comparedTo: '2024-12-31',
    profit: { amount: '480', compared: '0' },
    change: { amount: '760', compared: '1000' },
    opening: { amount: '1000', compared: '0' },
    closing: { amount: '1760', compared: '1000' },
  });
  const sections = flow.sections.map(({ section, amount, compared, rows }: Shown) => [
    section,
    amount,
    compared,
    rows.map((row: Shown) => [row.number, row.amount]),
  ]);
  expect(sections).toEqual([
    [
      'OPERATING',
      '300',
      '0',
      [
        ['1210', '-200'],
        ['1590', '20'],
      ],
    ],
    ['INVESTING', '-240', '0', [['1510', '-240']]],
    [
      'FINANCING',
      '700',
      '1000',
      [
        ['2410', '700'],
        ['3100', '0'],
      ],
    ],
  ]);
});

it('stays the same once the year is closed', async () => {
  const before = await read({ from: '2025-01-01', to: '2025-12-31' });
  for (const year of [2024, 2025]) {
    const { errors } = await books.client.mutate('closeFiscalYear', { year }, 'fiscalYear { id }', 'FiscalYearInput');
    expect(errors).toEqual([]);
  }
  expect(await read({ from: '2025-01-01', to: '2025-12-31' })).toEqual(before);
});

it('ends with the change of the cash accounts, whatever was posted', async () => {
  const of = await accounts();
  const ids = Object.values(of);
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let count = 0; count < 150; count++) {
    const debit = random(ids.length);
    const credit = (debit + 1 + random(ids.length - 1)) % ids.length;
    const on = `2026-0${1 + random(6)}-${10 + random(18)}`;
    await post(on, new Decimal(1 + random(1_000_000)).div(100).toFixed(2), ids[debit], ids[credit]);
  }
  for (const [from, to] of [
    ['2026-01-01', '2026-06-30'],
    ['2026-02-14', '2026-03-13'],
    ['2024-01-01', '2026-12-31'],
  ]) {
    const { sections, change, opening, closing } = await read({ from, to });
    expect(sum(sections.map(({ amount }: Shown) => amount)).toString()).toBe(change.amount);
    expect(new Decimal(opening.amount).plus(change.amount).toString()).toBe(closing.amount);
    const { data } = await books.client.query('query($to: Date) { trialBalance(to: $to) { rows { number closing } } }', { to });
    const cash = data.trialBalance.rows.filter(({ number }: Shown) => ['1110', '1120', '1130'].includes(number));
    expect(sum(cash.map((row: Shown) => row.closing)).toString()).toBe(closing.amount);
  }
});

it('is read only with the right', async () => {
  const seller = await signedInAs(books.server, 'crm@atlas.test');
  const { data, errors } = await seller.query(question, {});
  expect(data.cashFlow).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
