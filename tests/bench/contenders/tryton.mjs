// Tryton, as Debian packages it, behind uWSGI. Its database is made anew at each start, with the first company's customers, products and
// invoices with their lines, but no journal entries.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const { BENCH_DATABASE_URL, BENCH_COMPANY } = process.env;
const database = 'tryton';
const folder = mkdtempSync(join(tmpdir(), 'tryton-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const login = 'bench';
const password = 'Bench-2026-password';
const address = Object.assign(new URL(BENCH_DATABASE_URL), { pathname: `/${database}` }).href;
// The settings of Debian's own uWSGI package.
const env = { ...process.env, TRYTOND_DATABASE_URI: BENCH_DATABASE_URL, PYTHONOPTIMIZE: '1', PYTHONWARNINGS: 'ignore' };

/** Rows of one kind, as they are read from the benchmark's tables and written to Tryton's. */
const copies = [
  {
    read: 'select place as id, name, city from bench_customer join placed using (id)',
    write: `with given as (select * from json_to_recordset($1) as g (id int, name text, city text)),
        party as (insert into party_party (id, active, code, name) select id, true, 'C' || id, name from given)
      insert into party_address (id, active, party, city, sequence) select id, true, id, city, 1 from given`,
  },
  {
    read: 'select place as id, name, code from bench_product join placed using (id)',
    write: `with given as (select * from json_to_recordset($1) as g (id int, name text, code text)),
        template as (insert into product_template (id, active, name, type, default_uom) select id, true, name, 'goods', unit from given, made)
      insert into product_product (id, active, template, suffix_code, code) select id, true, id, code, code from given`,
  },
  {
    read: `select made.place as id, i.created_at, i.number as name, i.issued_on, i.status, customer.place as customer, (
        select json_agg(json_build_object('position', l.position, 'product', product.place, 'quantity', l.quantity, 'price', l.price))
        from bench_line l join placed product on product.id = l.product_id where l.company_id = i.company_id and l.invoice_id = i.id) as lines
      from bench_invoice i join placed made on made.id = i.id join placed customer on customer.id = i.customer_id`,
    write: `with given as (select * from json_to_recordset($1)
          as g (id int, created_at timestamptz, name text, issued_on date, status text, customer int, lines json)),
        invoice as (insert into account_invoice (id, create_date, company, type, number, state, invoice_date, party, invoice_address, currency, journal, account)
          select id, created_at at time zone 'UTC', company, 'out', name, case status when 'SENT' then 'posted' else lower(status) end, issued_on,
            customer, customer, currency, journal, receivable
          from given, made)
      insert into account_invoice_line (company, invoice, type, invoice_type, sequence, product, quantity, unit, unit_price, account, currency)
        select company, given.id, 'line', 'out', position, product, quantity, unit, price, revenue, currency
        from given, made, json_to_recordset(lines) as l (position int, product int, quantity float, price numeric)`,
  },
];

await makeDatabase();
const known = await fill();
const port = await freePort();
// Ten connections, as every contender has.
const workers = ['--master', '--processes', '5', '--threads', '2', '--wsgi', 'trytond.application:app', '--disable-logging'];
// From the router to the workers through a file: over TCP a small request waits for a delayed acknowledgement, 40 ms.
const socket = join(folder, 'socket');
const router = ['--http', `127.0.0.1:${port}`, '--http-keepalive', '--http-to', socket, '--socket', socket];
const uwsgi = spawn('uwsgi', ['--plugins', 'http,python3', ...router, ...workers], {
  env: { ...env, TRYTOND_DATABASE_NAMES: database },
  stdio: 'ignore',
});
process.on('exit', () => uwsgi.kill('SIGINT'));
process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send(usage()));
const token = await signIn();
const { result: context } = await ask('model.res.user.get_preferences', [true, {}], token);
process.send({ port, token, known: { ...known, context } });

/** Creates the database, activates the modules, and sets up the company. */
async function makeDatabase() {
  const admin = new pg.Client({ connectionString: BENCH_DATABASE_URL });
  await admin.connect();
  await admin.query(`drop database if exists ${database}`);
  await admin.query(`create database ${database}`);
  await admin.end();
  const file = join(folder, 'password');
  writeFileSync(file, password);
  const activate = ['-u', 'account_invoice', 'sale', '--activate-dependencies', '--email', 'bench@bench.test'];
  call('trytond-admin', ['-d', database, ...activate], { ...env, TRYTONPASSFILE: file });
  // Debian's own Python, whose packages these are.
  call('/usr/bin/python3', [join(import.meta.dirname, 'tryton.py'), database, login], env);
}

function call(command, parameters, environment) {
  const { status, stderr } = spawnSync(command, parameters, { env: environment, input: password, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

/** Copies the rows; returns the ids that requests name. */
async function fill() {
  const bench = new pg.Client({ connectionString: BENCH_DATABASE_URL });
  const own = new pg.Client({ connectionString: address });
  await Promise.all([bench.connect(), own.connect()]);
  // The same places as in the sample. The company itself is a party, so that they start higher.
  const place = table =>
    `select id, 1000 + row_number() over (order by id) as place from bench_${table} where company_id = '${BENCH_COMPANY}'`;
  await bench.query(`create temp table placed as ${['customer', 'product', 'invoice'].map(place).join(' union all ')}`);
  await bench.query('create index on placed (id)');
  await bench.query('analyze placed');
  await own.query(`create temp table made as
    select c.id as company, c.currency, j.id as journal, u.id as unit, r.id as receivable, s.id as revenue
    from company_company c, account_journal j, product_uom u, account_account r, account_account s
    where j.type = 'revenue' and u.symbol = 'u' and r.name = 'Main Receivable' and s.name = 'Main Revenue'`);
  for (const { read, write } of copies)
    for (let after = 1000, size = 10_000; ; after += size) {
      const part = `select json_agg(r)::text as part from (${read}) r where id > ${after} and id <= ${after + size}`;
      const { rows } = await bench.query(part);
      if (!rows[0].part) break;
      await own.query(write, [rows[0].part]);
    }
  for (const table of ['party_party', 'party_address', 'product_template', 'product_product', 'account_invoice'])
    await own.query(`select setval('${table}_id_seq', (select max(id) from ${table}))`);
  await own.query('vacuum analyze');
  const { rows } = await own.query('select * from made');
  await Promise.all([bench.end(), own.end()]);
  return rows[0];
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise(listening => probe.once('listening', listening));
  const { port } = probe.address();
  await new Promise(closed => probe.close(closed));
  return port;
}

/** Signs in as its client does, as soon as the server answers; returns the session. */
async function signIn() {
  for (;;) {
    const answer = await ask('common.db.login', [login, { password }, 'en']).catch(() => undefined);
    if (answer) return Buffer.from([login, ...answer.result].join(':')).toString('base64');
    if (uwsgi.exitCode !== null) throw new Error('uWSGI ended');
    await new Promise(done => setTimeout(done, 500));
  }
}

async function ask(method, params, token) {
  const response = await fetch(`http://127.0.0.1:${port}/${database}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Session ${token}` }) },
    body: JSON.stringify({ id: 0, method, params }),
  });
  return response.json();
}

/** Of uWSGI's master, router and workers together; memory that they share is counted once. */
function usage() {
  const master = `/proc/${uwsgi.pid}/task/${uwsgi.pid}/children`;
  const of = [uwsgi.pid, ...readFileSync(master, 'utf8').trim().split(' ')].map(pid => {
    // After the name: the state is field 3, user and system time in hundredths of a second are fields 14 and 15.
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
    const memory = Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]);
    return { cpu: (user + system) / 100, memory: memory * 1024 };
  });
  return of.reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + cpu, memory: sum.memory + memory }));
}
