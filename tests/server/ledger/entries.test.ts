import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEntry } from '../../../server/ledger/entry/postEntry.ts';
import { reverseEntry } from '../../../server/ledger/entry/reverseEntry.ts';
import { asOwner } from '../../support/asOwner.ts';
import { startDemo, type Shown } from '../../support/Client.ts';
import { Books, codesOf, day, sale } from './Books.ts';

let books: Books;
beforeAll(async () => {
  // Runs what is due in every company.
  books = await Books.open(startDemo());
});
afterAll(() => books.server.stop());

const linesOf = (entryId: string | null) =>
  books.rows(
    `select a.role, trim_scale(l.debit)::text as debit, trim_scale(l.credit)::text as credit
     from journal_line l join account a using (company_id) where a.id = l.account_id and l.entry_id = ? order by l.position`,
    [entryId],
  );

it('omits zeros, sums each side of an account, and flips negative amounts', async () => {
  const id = await books.post('0', {
    lines: [
      { account: 'CASH', debit: '10.50' },
      { account: 'CASH', debit: '0.10' },
      { account: 'SALES', credit: '12' },
      { account: 'SALES', debit: '0.40' },
      { account: 'VAT_OUTPUT', credit: '0' },
      { account: 'SALES', credit: '-1' },
    ],
  });
  expect(await linesOf(id)).toEqual([
    { role: 'CASH', debit: '10.6', credit: '0' },
    { role: 'SALES', debit: '0', credit: '12' },
    { role: 'SALES', debit: '1.4', credit: '0' },
  ]);
});

it('posts nothing for zero amounts, and refuses an unbalanced entry', async () => {
  expect(await books.post('0')).toBeNull();
  expect(await codesOf(books.post('1', { lines: [{ account: 'CASH', debit: '1' }] }))).toEqual(['entryUnbalanced']);
});

it('checks the balance of an entry at the end of its transaction, whoever writes it', async () => {
  const entry = `insert into journal_entry (id, journal, posted_on, total, line_count, number, fiscal_year)
    values (noria_new_id(81), 'GENERAL', '${day}', 5, 2, '', 0)`;
  const line = (
    account: string,
    debit: number,
    credit: number,
  ) => `insert into journal_line (id, entry_id, position, posted_on, account_id, debit, credit)
    select noria_new_id(82), e.id, 1 + (select count(*) from journal_line l where l.entry_id = e.id), e.posted_on, a.id, ${debit}, ${credit}
    from account a, (select * from journal_entry order by id desc limit 1) e where a.role = '${account}'`;
  const write = (...statements: string[]) =>
    books.write(async em => {
      for (const statement of statements) await em.execute(statement);
    });
  await expect(write(entry)).rejects.toThrow(/does not balance: 0 lines/);
  await expect(write(entry, line('CASH', 5, 0), line('SALES', 0, 4))).rejects.toThrow(/does not balance/);
  await write(entry, line('CASH', 5, 0), line('SALES', 0, 5));
  await expect(write(line('CASH', 1, 0))).rejects.toThrow(/takes no more lines/);
});

it.each(['journal_entry set total = 1', 'journal_line set debit = debit + 1'])('never changes: update %s', async change => {
  await books.post('7');
  const refused = /permission denied|never changed/;
  await expect(books.rows(`update ${change}`)).rejects.toThrow(/permission denied/);
  const owner = asOwner(books.server, `update ${change}`, { companyId: books.companyId });
  await expect(owner).rejects.toThrow(/never changed/);
  await expect(books.rows(`delete from ${change.split(' ')[0]}`)).rejects.toThrow(refused);
});

it('is reversed once, by an entry that names it', async () => {
  const id = await books.post('8');
  const reversal = await books.write(em => reverseEntry(em, id!, { postedOn: day }));
  expect(await linesOf(reversal)).toEqual([
    { role: 'CASH', debit: '0', credit: '8' },
    { role: 'SALES', debit: '8', credit: '0' },
  ]);
  expect(await codesOf(books.write(em => reverseEntry(em, id!, { postedOn: day })))).toEqual(['taken']);
});

it('numbers entries of a journal and year without gaps, also for concurrent and rolled back posts', async () => {
  const posts = Array.from({ length: 30 }, (_, index) =>
    books
      .write(async em => {
        await postEntry(em, sale('1', { journal: 'PURCHASES' }));
        await em.execute('select 1');
        if (index % 3 === 0) throw new Error('rolled back');
      })
      .catch(() => null),
  );
  await Promise.all(posts);
  const numbers = await books.rows(`select number from journal_entry where journal = 'PURCHASES' order by number`);
  expect(numbers).toHaveLength(20);
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => `PUR-2026-${String(index + 1).padStart(5, '0')}`));
});

it('is posted again each period, once, as its user may; what is refused is told and made up for', async () => {
  const { client } = books;
  const costCenterId = await books.costCenter('Showroom');
  const accounts = await books.rows<{ id: string; number: string }>('select id, number from account where company_id = noria_company()');
  const idOf = (number: string) => accounts.find(account => account.number === number)!.id;
  const { today } = (await client.query('{ salesTerms { today } }')).data.salesTerms;
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    { accountId: idOf('6200'), debit: '800', costCenterId, note: 'Hall' },
    { accountId: idOf('1130'), credit: '800' },
  ];
  const rent = { postedOn: daysAgo(20), description: 'Rent', lines };
  const { journalEntry } = await client.mutate('postManualEntry', rent, 'journalEntry { id }');
  const values = { title: 'Rent', sourceId: journalEntry.id, frequency: 'WEEKLY', startsOn: daysAgo(14) };
  const document = await books.post('5');
  const refused = await client.mutate('createRecurringEntry', { ...values, sourceId: document }, 'recurringEntry { id }');
  expect(refused.errors).toMatchObject([{ field: 'sourceId', code: 'notFound' }]);
  const { recurringEntry } = await client.mutate('createRecurringEntry', values, 'recurringEntry { id nextOn }');
  expect(recurringEntry.nextOn).toBe(daysAgo(14));
  const { id } = recurringEntry;
  const run = (on: string) => client.mutate('runRecurringEntry', { id, on }, 'recurringEntry { nextOn }', 'RunRecurringEntryInput');
  const read = async (): Promise<Shown> => {
    const shown = 'nextOn isLate failure entries { postedOn description lines { account { number } debit credit costCenter { id } note } }';
    return (await client.query(`query($id: ID!) { recurringEntry(id: $id) { ${shown} } }`, { id })).data.recurringEntry;
  };
  const made = await Promise.all(Array.from({ length: 5 }, () => run(daysAgo(14))));
  expect(made.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await read()).toMatchObject({
    nextOn: daysAgo(7),
    entries: [
      {
        postedOn: daysAgo(14),
        description: 'Rent',
        lines: [
          { account: { number: '6200' }, debit: '800', credit: '0', costCenter: { id: costCenterId }, note: 'Hall' },
          { account: { number: '1130' }, debit: '0', credit: '800', costCenter: null, note: null },
        ],
      },
    ],
  });
  const lock = (lockedUntil: string | null) => client.mutate('setLockDate', { lockedUntil }, 'ledgerSetting { id }');
  const work = () => books.server.database.pool.query(`select graphile_worker.add_job('runRecurringEntries')`);
  await lock(daysAgo(5));
  await work();
  await expect
    .poll(read, { timeout: 30_000 })
    .toMatchObject({ nextOn: daysAgo(7), isLate: true, failure: expect.stringContaining('locked') });
  const told = await client.query(
    '{ notifications(first: 5, filter: { kind: { eq: RECURRING_ENTRY_FAILED } }) { edges { node { recordId recordName } } } }',
  );
  expect(told.data.notifications.edges).toEqual([{ node: { recordId: id, recordName: 'Rent' } }]);
  await lock(null);
  for (const _ of [1, 2]) await work();
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ nextOn: daysAgo(-7), isLate: false, failure: null, entries: [{}, {}, {}] });
  expect((await run(daysAgo(-7))).recurringEntry.nextOn).toBe(daysAgo(-7));
});
