import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { Books, codesOf } from './Books.ts';

let books: Books;
let client: Client;
beforeAll(async () => {
  books = await Books.open();
  ({ client } = books);
});
afterAll(async () => {
  await expectInvariantsHold(books.server.database, books.companyId);
  await books.server.stop();
});

const lock = (lockedUntil: string | null, more: object = {}) =>
  client.mutate('setLockDate', { lockedUntil, ...more }, 'ledgerSetting { id version lockedUntil }');
const year = (action: string, of: number) =>
  client.mutate(action, { year: of }, 'fiscalYear { year startsOn endsOn entry { postedOn total } }', 'FiscalYearInput');
const balances = async (to: string) => {
  const { data } = await client.query('query($to: Date!) { trialBalance(to: $to) { rows { number closing } } }', { to });
  return Object.fromEntries(data.trialBalance.rows.map(({ number, closing }: Record<string, string>) => [number, closing]));
};

it('allows a change of currency until the first posting, and none after it', async () => {
  const choose = (currency: string) => client.mutate('updateCompanySettings', { currency }, 'company { currency }');
  expect((await choose('EUR')).errors).toEqual([]);
  expect((await choose('USD')).errors).toEqual([]);
  await books.post('10', { postedOn: '2023-02-01' });
  expect((await choose('EUR')).errors).toMatchObject([{ field: 'currency', code: 'currencyFixed' }]);
  expect((await choose('USD')).errors).toEqual([]);
  const root = await signedInAs(books.server, 'super@noria.test');
  const input = { id: books.companyId, currency: 'EUR' };
  expect((await root.mutate('updateCompany', input, 'company { currency }')).errors).toMatchObject([{ code: 'currencyFixed' }]);
});

it('refuses every posting on or before the lock date, and names that date', async () => {
  const { ledgerSetting } = await lock('2023-01-31');
  expect(ledgerSetting.lockedUntil).toBe('2023-01-31');
  expect(await codesOf(books.post('1', { postedOn: '2023-01-31' }))).toEqual(['periodLocked']);
  const byOwner = books.server.database.platformIn(books.companyId, em =>
    em.execute(`insert into journal_entry (id, journal, posted_on, total, line_count, number, fiscal_year)
      values (noria_new_id(81), 'GENERAL', '2023-01-31', 5, 2, '', 0)`),
  );
  expect(await codesOf(byOwner)).toEqual(['periodLocked']);
  expect(await codesOf(books.post('1', { postedOn: '2023-02-01' }))).toEqual([]);
  expect((await lock('2999-01-01')).errors).toMatchObject([{ field: 'lockedUntil', code: 'dayNotOver' }]);
  expect((await lock(null, { version: 1 })).errors).toMatchObject([{ code: 'conflict' }]);
  const { data } = await client.query(
    `query($id: ID!) { auditEntries(filter: { entityId: { eq: $id } }) { edges { node { action actorName changes } } } }`,
    { id: ledgerSetting.id },
  );
  const changes = { lockedUntil: [null, '2023-01-31'] };
  expect(data.auditEntries.edges).toEqual([{ node: { action: 'UPDATED', actorName: 'Nadia Stone', changes } }]);
  expect((await lock(null)).ledgerSetting.lockedUntil).toBeNull();
});

it('says which years are open, and that only the earliest one that is over can be closed', async () => {
  await books.post('1', { postedOn: '2024-12-30' });
  await books.post('1', { postedOn: '2026-01-01' });
  const { data } = await client.query('{ openFiscalYears { year startsOn endsOn isClosable } }');
  expect(data.openFiscalYears).toEqual([
    { year: 2023, startsOn: '2023-01-01', endsOn: '2023-12-31', isClosable: true },
    { year: 2024, startsOn: '2024-01-01', endsOn: '2024-12-31', isClosable: false },
    { year: 2026, startsOn: '2026-01-01', endsOn: '2026-12-31', isClosable: false },
  ]);
});

it('closes years in order: profit moves to retained earnings, and their days are locked', async () => {
  await books.post('50', { postedOn: '2024-12-31' });
  expect((await year('closeFiscalYear', 2024)).errors).toMatchObject([{ code: 'fiscalYearOpen', params: { year: 2023 } }]);
  expect((await year('closeFiscalYear', 2099)).errors).toMatchObject([{ field: 'year', code: 'dayNotOver' }]);
  const closed = await year('closeFiscalYear', 2023);
  const entry = { postedOn: '2023-12-31', total: '11' };
  expect(closed).toMatchObject({ errors: [], fiscalYear: { startsOn: '2023-01-01', endsOn: '2023-12-31', entry } });
  expect(await balances('2023-12-31')).toEqual({ 1110: '11', 3200: '-11', 4100: '0' });
  expect((await year('closeFiscalYear', 2023)).errors).toMatchObject([{ field: 'year', code: 'taken' }]);
  expect((await lock('2023-11-30')).errors).toMatchObject([{ code: 'fiscalYearClosed' }]);
  expect(await codesOf(books.post('1', { postedOn: '2023-12-31' }))).toEqual(['periodLocked']);
  await lock('2025-01-31');
  expect((await year('closeFiscalYear', 2024)).errors).toEqual([]);
  expect((await year('reopenFiscalYear', 2023)).errors).toMatchObject([{ field: 'year', code: 'notFound' }]);
  expect((await year('reopenFiscalYear', 2024)).errors).toEqual([]);
  expect(await balances('2024-12-31')).toMatchObject({ 3200: '-11', 4100: '-51' });
  expect((await client.query('{ ledgerSetting { lockedUntil } closedFiscalYears { year } }')).data).toEqual({
    ledgerSetting: { lockedUntil: '2025-01-31' },
    closedFiscalYears: [{ year: 2023 }],
  });
});
