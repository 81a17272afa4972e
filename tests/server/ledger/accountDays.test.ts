import { afterAll, beforeAll, expect, it } from 'vitest';
import { voidDocument } from '../../../server/ledger/document/voidDocument.ts';
import { reverseEntry } from '../../../server/ledger/entry/reverseEntry.ts';
import { allocate } from '../../../server/ledger/payment/allocate.ts';
import { reversePayment } from '../../../server/ledger/payment/reversePayment.ts';
import { ageingOf } from '../../../server/ledger/report/ageingOf.ts';
import { trialBalanceOf } from '../../../server/ledger/report/trialBalanceOf.ts';
import { asOwner } from '../../support/asOwner.ts';
import { signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Books } from './Books.ts';

let books: Books;
beforeAll(async () => {
  books = await Books.open();
});
afterAll(() => books.server.stop());

const days = ['2025-11-30', '2026-03-10', '2026-03-11', '2026-06-30'];
const journals = ['SALES', 'CASH', 'GENERAL'] as const;

/** Sums of the journal lines themselves by account up to a day. */
const lineSums = (until: string) =>
  books.rows<{ number: string; debit: string; credit: string }>(
    `select a.number, trim_scale(sum(l.debit))::text as debit, trim_scale(sum(l.credit))::text as credit
     from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
     where l.posted_on <= ? group by a.number order by a.number`,
    [until],
  );

it('are kept under concurrent, back-dated and reversed postings', async () => {
  const costCenters = [null, await books.costCenter('Sales north'), await books.costCenter('Sales south')];
  const post = (n: number) =>
    books.post(String(1 + n / 100), {
      journal: journals[n % 3],
      postedOn: days[(n * 7) % 4],
      lines: [
        { account: 'CASH', debit: String(1 + n / 100) },
        { account: 'SALES', credit: String(1 + n / 100), costCenterId: costCenters[(n % 5) % 3] },
      ],
    });
  const posted = await Promise.all(Array.from({ length: 60 }, (_, n) => post(n)));
  await Promise.all(posted.slice(0, 20).map((id, n) => books.write(em => reverseEntry(em, id!, { postedOn: days[n % 4] }))));
  // A transaction that fails leaves nothing behind.
  await expect(
    books.write(async em => {
      await reverseEntry(em, posted[30]!, { postedOn: days[3] });
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  for (const until of days) {
    const { rows } = await books.write(em => trialBalanceOf(em, { to: until }));
    expect(
      rows.filter(row => Number(row.debit) || Number(row.credit)).map(({ number, debit, credit }) => ({ number, debit, credit })),
    ).toEqual(await lineSums(until));
  }
  await expectInvariantsHold(books.server.database, books.companyId);
});

it('show no company the sums of another', async () => {
  const [{ companies }] = await books.rows<{ companies: string }>('select count(distinct company_id)::text as companies from account_day');
  expect(companies).toBe('1');
  const boreal = await signedInAs(books.server, 'admin@boreal.test');
  const read = async () => (await boreal.query('{ trialBalance { debit credit } }')).data.trialBalance as object;
  const before = await read();
  await books.post('12345.67');
  expect(await read()).toEqual(before);
});

it('are reported when they do not match their lines', async () => {
  const shift = (by: string) =>
    asOwner(books.server, `update account_day set debit = debit + ${by} where debit > 0 returning 1`, { companyId: books.companyId });
  expect((await shift('0.01')).length).toBeGreaterThan(0);
  await expect(expectInvariantsHold(books.server.database, books.companyId)).rejects.toMatchObject({
    actual: [{ invariant: 'Sums by account and day match their journal lines', company: books.companyName }],
  });
  await shift('-0.01');
  await expectInvariantsHold(books.server.database, books.companyId);
});

const buckets = ['notDue', 'days1To30', 'days31To60', 'days61To90', 'over90', 'unapplied', 'total'] as const;

/** Ageing added up document by document from what was settled by the day, as domain §1 defines it. */
const agedByDocument = (asOf: string) =>
  books.rows<{ party_id: string; columns: Record<string, number> }>(
    `with asked as (select ?::date as on_day), each as (
       select i.party_id, i.due_on, i.amount
         - coalesce((select sum(a.amount) from allocation a where a.open_item_id = i.id and a.allocated_on <= q.on_day), 0)
         + coalesce((select sum(a.amount) from allocation a where a.credit_id = i.id and a.allocated_on <= q.on_day), 0) as open
       from asked q, open_item i where i.issued_on <= q.on_day and i.direction = 'RECEIVABLE' and (i.voided_on is null or i.voided_on > q.on_day)
       union all
       select p.party_id, min(p.paid_on), sum(-p.amount
         + coalesce((select sum(a.amount) from allocation a where a.payment_id = p.id and a.allocated_on <= q.on_day), 0))
       from asked q, payment p where p.paid_on <= q.on_day group by coalesce(p.reverses_id, p.id), p.party_id
     )
     select party_id, json_build_object(
       'notDue', coalesce(sum(open) filter (where open > 0 and due_on >= on_day), 0),
       'days1To30', coalesce(sum(open) filter (where open > 0 and on_day - due_on between 1 and 30), 0),
       'days31To60', coalesce(sum(open) filter (where open > 0 and on_day - due_on between 31 and 60), 0),
       'days61To90', coalesce(sum(open) filter (where open > 0 and on_day - due_on between 61 and 90), 0),
       'over90', coalesce(sum(open) filter (where open > 0 and on_day - due_on > 90), 0),
       'unapplied', coalesce(sum(open) filter (where open < 0), 0), 'total', sum(open)) as columns
     from asked, each where open <> 0 group by party_id order by party_id`,
    [asOf],
  );

it('let ageing agree with the documents on any day, whatever was settled, credited, reversed or voided since', async () => {
  const parties = await books.customers(3);
  const onDay = (n: number) => new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10);
  for (let n = 0; n < 24; n++) {
    const party = { partyId: parties[n % 3] };
    const amount = 100 + n * 8;
    const invoiceId = await books.invoice(String(amount), { ...party, issuedOn: onDay(n * 5), dueOn: onDay(n * 5 + (n % 4) * 15) });
    if (n % 2) {
      const paymentId = await books.pay(
        String(amount / 2 + 7),
        { [invoiceId]: String(amount / 4) },
        { ...party, paidOn: onDay(n * 5 + 8) },
      );
      await books.write(em => allocate(em, { paymentId }, [{ openItemId: invoiceId, amount: String(amount / 4) }], onDay(n * 5 + 20)));
      if (n % 3 === 0) await books.write(em => reversePayment(em, paymentId, onDay(n * 5 + 30)));
    }
    if (n % 4 === 0) {
      const creditId = await books.invoice('-40', { ...party, issuedOn: onDay(n * 5 + 10), dueOn: onDay(n * 5 + 10) });
      await books.write(em => allocate(em, { creditId }, [{ openItemId: invoiceId, amount: '25' }], onDay(n * 5 + 25)));
    }
  }
  const voided = await books.invoice('77', { partyId: parties[0], issuedOn: onDay(3) });
  await books.write(em => voidDocument(em, { id: voided, status: 'ISSUED', number: null, issuedOn: onDay(3) }, onDay(60)));
  for (const asOf of [2, 15, 40, 59, 60, 75, 100, 140, 200].map(onDay)) {
    const { rows } = await books.write(em => ageingOf(em, 'RECEIVABLE', asOf));
    const found = rows
      .filter(({ partyId }) => parties.includes(partyId!))
      .map(row => ({ party_id: row.partyId, columns: Object.fromEntries(buckets.map(bucket => [bucket, Number(row[bucket])])) }))
      .sort((one, other) => (one.party_id! < other.party_id! ? -1 : 1));
    expect(found, asOf).toEqual((await agedByDocument(asOf)).filter(({ party_id }) => parties.includes(party_id)));
  }
});

it('let ageing equal the control account on the days between a payment and a later document that it settles', async () => {
  const [partyId] = await books.customers(1);
  const held = async (asOf: string) => {
    const [{ sum }] = await books.rows(
      `select trim_scale(coalesce(sum(l.debit - l.credit), 0))::text as sum from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
       where a.role = 'RECEIVABLE' and l.party_id = ? and l.posted_on <= ?`,
      [partyId, asOf],
    );
    return sum;
  };
  const expectAged = async () => {
    for (const asOf of ['2026-03-02', '2026-03-05', '2026-03-08', '2026-03-10', '2026-03-12', '2026-03-20']) {
      const { rows } = await books.write(em => ageingOf(em, 'RECEIVABLE', asOf));
      const row = rows.find(row => row.partyId === partyId);
      expect(row?.total ?? '0', asOf).toBe(await held(asOf));
      // What is owed of a document is never more than its amount.
      expect(Number(row?.days1To30 ?? 0) + Number(row?.notDue ?? 0), asOf).toBeLessThanOrEqual(160);
    }
  };
  const [first, second] = [
    await books.invoice('100', { partyId, issuedOn: '2026-03-10', dueOn: '2026-03-10' }),
    await books.invoice('60', { partyId, issuedOn: '2026-03-06', dueOn: '2026-03-06' }),
  ];
  const paid = await books.pay('150', { [first]: '100' }, { partyId, paidOn: '2026-03-04' });
  await books.write(em => allocate(em, { paymentId: paid }, [{ openItemId: second, amount: '50' }], '2026-03-15'));
  await expectAged();
  await expect(books.write(em => reversePayment(em, paid, '2026-03-03'))).rejects.toMatchObject({
    issues: [{ field: 'reversedOn', code: 'beforePaid' }],
  });
  await books.write(em => reversePayment(em, paid, '2026-03-07'));
  await expectAged();
  const refunded = await books.pay('30', {}, { partyId, paidOn: '2026-03-09' });
  const refund = { partyId, control: 'RECEIVABLE', direction: 'OUT', paidOn: '2026-03-05' } as const;
  const outId = await books.pay('30', {}, refund);
  await books.write(em => allocate(em, { paymentId: outId }, [{ refundOf: refunded, amount: '30' }], '2026-03-05'));
  await expectAged();
});

it('name a party once, under who remains after a merge', async () => {
  const [winnerId, loserId, third] = await books.customers(3);
  const on = { issuedOn: '2026-03-10', dueOn: '2026-03-10' };
  for (const partyId of [winnerId, loserId, third]) await books.invoice('10', { partyId, ...on });
  await books.client.mutate('mergeCustomers', { winnerId, loserId }, 'customer { id }', 'MergeInput');
  await books.client.mutate('mergeCustomers', { winnerId: third, loserId: winnerId }, 'customer { id }', 'MergeInput');
  const { rows } = await books.write(em => ageingOf(em, 'RECEIVABLE', '2026-03-12'));
  const merged = rows.filter(({ partyId }) => [winnerId, loserId, third].includes(partyId!));
  expect(merged.map(({ partyId, days1To30, total }) => ({ partyId, days1To30, total }))).toEqual([
    { partyId: third, days1To30: '30', total: '30' },
  ]);
  expect(merged[0].partyName).toMatch(/^Northwind/);
});
