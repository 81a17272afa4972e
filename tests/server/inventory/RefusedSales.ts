import { expect } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import { saleId } from '../../support/tills.ts';

/** An instant so many minutes from now. */
export const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** Input of a sale from an offline till. */
export interface Offline {
  id: string;
  tillSessionId: string;
  lines: object[];
  soldAt: string;
  expectedTotal: string;
  payments: object[];
  [field: string]: unknown;
}

/** A sale as an offline till records it. */
export const offline = (tillSessionId: string, lines: object[], expectedTotal: string, more: object = {}): Offline => ({
  id: saleId(),
  tillSessionId,
  lines,
  soldAt: minutes(0),
  expectedTotal,
  payments: [{ method: 'CASH' }],
  ...more,
});

/** The price charged: one part per line, in US dollars at the demo's tax rate. */
export const at = (price: string, more: object = {}) => ({
  includesTax: false,
  parts: [{ price, vatCategory: 'STANDARD_RATED', vatRate: '8.875', ...more }],
});

/** What is read of a refused sale. */
export const shown = `refusedSale { id status number total code reason lineCount items cashier { name } settledBy { name } till { name }
  invoice { id number total taxTotal issuedOn soldAt reason cashier { name } customer { id } balance cash tillSession { id followUpOf { id } } lines { unitPrice net base tax cost } } }`;

export const companyOf = async (client: Client) => (await client.query('{ viewer { companyId } }')).data.viewer.companyId as string;

/** A demo server with a cashier and a supervisor, and what they do with sales that were refused. */
export async function openRefusals() {
  const server = await ownCompany();
  const cashier = await signedInAs(server, 'inventory@atlas.test');
  const supervisor = await signedInAs(server, 'admin@atlas.test');
  const report = (sale: object, lines: object[], more: object = {}, by = cashier) =>
    by.mutate('reportRefusedSale', { sale, lines, number: 'P-00C0DE', code: 'priceChanged', ...more }, shown);
  const record = (id: string, by = cashier, reason = 'Sold while the line was down') =>
    by.mutate('recordRefusedSale', { id, reason }, shown);
  const discard = (id: string, reason: string, more: object = {}) => cashier.mutate('discardRefusedSale', { id, reason, ...more }, shown);

  /** Reports and records a sale; returns the invoice. */
  async function recorded(sale: Offline, lines: object[], by = cashier) {
    const { refusedSale, errors } = await report(sale, lines);
    expect(errors).toEqual([]);
    const answer = await record(refusedSale.id, by);
    expect(answer.errors).toEqual([]);
    return answer.refusedSale;
  }

  const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    server.database.inCompany({ companyId: await companyOf(cashier) }, em => em.execute<Row[]>(text, values));
  const postedBy = (sourceId: string) =>
    sql<{ role: string; amount: string; on: string }>(
      `select a.role, trim_scale(sum(l.debit - l.credit))::text as amount, e.posted_on::text as on
     from journal_entry e join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
       join account a on a.company_id = l.company_id and a.id = l.account_id
     where e.company_id = noria_company() and e.source_id = ? group by 1, 3 order by 1`,
      [sourceId],
    );
  return { server, cashier, supervisor, report, record, discard, recorded, sql, postedBy };
}
