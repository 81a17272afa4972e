import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEntry } from '../../../server/ledger/entry/postEntry.ts';
import { reverseEntry } from '../../../server/ledger/entry/reverseEntry.ts';
import { asOwner } from '../../support/asOwner.ts';
import { Books, codesOf, day, sale } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
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
