import pg from 'pg';
import books from './books.sql?raw';

/** Ids that a request for an invoice uses. */
export interface BooksSample {
  customerId: string;
  serviceIds: string[];
}

/** Brings the first company's books to a number of journal lines, with a tenth as many open invoices. */
export async function prepareBooks(url: string, lines: number): Promise<BooksSample> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('app.platform', 'on', false), set_config('bench.lines', $1, false)`, [String(lines)]);
    await client.query(books);
    await client.query('vacuum analyze');
    await client.query(`select set_config('app.company', id::text, false) from company where name = 'Bench 0'`);
    const ids = async (table: string, count: number) =>
      (
        await client.query<{ id: string }>(`select id from ${table} where company_id = noria_company() order by id limit ${count}`)
      ).rows.map(({ id }) => id);
    const [customerId] = await ids('customer', 1);
    return { customerId, serviceIds: await ids('inventory_service', 20) };
  } finally {
    await client.end();
  }
}
