import pg from 'pg';
import { analyze } from '../analyze.ts';
import sales from './sales.sql?raw';

/** Number of products that the first company sells. */
const goods = 1_000;

/** Ids that the requests of a sale use. */
export interface SaleSample {
  tillSessionId: string;
  /** Ids of products in stock. */
  goods: string[];
  /** Ids of customers who buy on account. */
  customers: string[];
}

/** Brings the first company's till to a number of sales; returns what can be sold there. */
export async function prepareSales(url: string, count: number): Promise<SaleSample> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select set_config('app.platform', 'on', false), set_config('bench.goods', $1, false), set_config('bench.sales', $2, false)`,
      [String(goods), String(count)],
    );
    await client.query(sales);
    await analyze(client);
    await client.query(`select set_config('app.company', id::text, false) from company where name = 'Bench 0'`);
    const session = await client.query<{ id: string }>('select id from till_session where company_id = noria_company()');
    const products = await client.query<{ id: string }>(
      'select product_id as id from bench_stock where company_id = noria_company() order by md5(product_id::text)',
    );
    const customers = await client.query<{ id: string }>('select id from customer where company_id = noria_company() order by id');
    const idsOf = ({ rows }: pg.QueryResult<{ id: string }>) => rows.map(({ id }) => id);
    return { tillSessionId: session.rows[0].id, goods: idsOf(products), customers: idsOf(customers) };
  } finally {
    await client.end();
  }
}
