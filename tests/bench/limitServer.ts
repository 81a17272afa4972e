import { createServer } from 'node:http';
import pg from 'pg';
import { newId } from '../../server/core/database/ids.ts';
import { listen, report } from './reporting.ts';

// The upper limit: bare node:http and pg, each answer one hand-written prepared statement that returns the final JSON. No session, a
// constant company, no row level security.
const company = process.env.BENCH_COMPANY!;
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 10 });

const invoiceOf = (
  row: string,
) => `json_build_object('id', ${row}.id, 'number', ${row}.number, 'issuedOn', ${row}.issued_on, 'status', ${row}.status, 'total', trim_scale(${row}.total)::text,
  'customer', (select json_build_object('id', c.id, 'name', c.name, 'city', c.city) from bench_customer c where c.company_id = ${row}.company_id and c.id = ${row}.customer_id),
  'lines', (select json_agg(json_build_object('id', l.id, 'position', l.position, 'quantity', trim_scale(l.quantity)::text, 'price', trim_scale(l.price)::text, 'product',
      (select json_build_object('id', p.id, 'name', p.name, 'code', p.code) from bench_product p where p.company_id = l.company_id and p.id = l.product_id)) order by l.position)
    from bench_line l where l.company_id = ${row}.company_id and l.invoice_id = ${row}.id))`;

const statements = {
  list: `select json_build_object('invoices', json_agg(${invoiceOf('i')} order by i.created_at desc, i.id desc))::text
    from (select * from bench_invoice where company_id = $1 and deleted_at is null order by created_at desc, id desc limit 20) i`,
  record: `select json_build_object('invoice', ${invoiceOf('i')})::text from bench_invoice i where company_id = $1 and id = $2 and deleted_at is null`,
  create: `with given as (select ordinality as position, (value ->> 'productId')::uuid as product_id, (value ->> 'quantity')::numeric as quantity, (value ->> 'price')::numeric as price, ids.id
      from jsonb_array_elements($4::jsonb) with ordinality join unnest($5::uuid[]) with ordinality as ids (id, ordinality) using (ordinality)),
    invoice as (insert into bench_invoice (id, company_id, number, issued_on, total, customer_id)
      select $2::uuid, $1::uuid, 'L-' || right($2::uuid::text, 12), current_date, sum(quantity * price), $3::uuid from given returning id, total),
    line as (insert into bench_line (id, company_id, invoice_id, product_id, position, quantity, price)
      select given.id, $1::uuid, $2::uuid, product_id, position, quantity, price from given returning id, position, quantity, price)
    select json_build_object('invoice', json_build_object('id', invoice.id, 'total', trim_scale(invoice.total)::text,
      'lines', (select json_agg(json_build_object('id', id, 'position', position, 'quantity', trim_scale(quantity)::text, 'price', trim_scale(price)::text) order by position) from line)))::text from invoice`,
  sale: 'select bench_sell($1, $2, null)::text',
  invoice: 'select bench_sell($1, $2, $3)::text',
};

interface Asked {
  name: keyof typeof statements;
  id?: string;
  customerId?: string;
  lines?: object[];
}

function valuesOf({ name, id, customerId, lines }: Asked): unknown[] {
  if (name === 'list') return [company];
  if (name === 'record') return [company, id];
  if (name === 'sale') return [company, JSON.stringify(lines)];
  if (name === 'invoice') return [company, JSON.stringify(lines), customerId];
  return [company, newId(0x3c), customerId, JSON.stringify(lines), lines!.map(() => newId(0x3d))];
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked;
    pool.query<[string]>({ name: asked.name, text: statements[asked.name], values: valuesOf(asked), rowMode: 'array' }).then(
      ({ rows }) => {
        const body = Buffer.from(rows[0][0]);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
});
report(await listen(server));
