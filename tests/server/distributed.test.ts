import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
let client: pg.Client;
beforeAll(async () => {
  server = await startServer({}, { template: 'empty' });
  client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** The functions of Citus, which refuse what Citus refuses as far as a catalogue tells, and note the rest. */
const citus = `
create table public.placed (of regclass primary key, by text);
create function public.create_reference_table(wanted text) returns void language plpgsql as $$
begin
  if exists (select from pg_constraint where contype = 'f' and conrelid = wanted::regclass) then raise 'foreign keys first'; end if;
  insert into placed values (wanted::regclass);
end $$;
create function public.create_distributed_table(wanted text, distributed_by text) returns void language plpgsql as $$
declare
  place constant smallint := (select attnum from pg_attribute where attrelid = wanted::regclass and attname = distributed_by and attnotnull);
begin
  if place is null then raise '%.% may be empty', wanted, distributed_by; end if;
  if exists (select from pg_index where indrelid = wanted::regclass and indisunique and not place = any (indkey)) then raise '% has a unique key without it', wanted; end if;
  if exists (select from pg_constraint where conrelid = wanted::regclass and (contype = 'x' or contype = 'f' and conparentid = 0)) then raise '% has other constraints', wanted; end if;
  if exists (select from pg_attribute where attrelid = wanted::regclass and attidentity <> '') then raise '% counts by itself', wanted; end if;
  insert into placed values (wanted::regclass, distributed_by);
end $$;`;

/** Foreign keys that Citus would refuse: they do not carry what their table is distributed by, or would empty it. */
const refused = `
  select k.conname from pg_constraint k left join placed here on here.of = k.conrelid left join placed there on there.of = k.confrelid
  where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace and (here.of is null or there.of is null or there.by is not null and (
    here.by is null or k.confdeltype in ('n', 'd') or k.confupdtype <> 'a' or not exists (
      select from unnest(k.conkey, k.confkey) as pair (one, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.one and a.attname = here.by
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = there.by)))`;

it('can be distributed by company: every table has its place, and every key of a company carries the company', async () => {
  const { rows: statements } = await client.query<{ text: string }>(readFileSync('deploy/citus.sql', 'utf8'));
  await client.query('begin');
  await client.query(citus);
  for (const { text } of statements) await client.query(text);
  const names = async (sql: string) => (await client.query<Record<string, string>>(sql)).rows.map(row => Object.values(row)[0]);
  expect(await names(refused)).toEqual([]);
  const everywhere = await names('select of::text from placed where by is null order by 1');
  expect(everywhere).toEqual([
    'account_template',
    'api_key',
    'careers_page',
    'company',
    'credential',
    'demo_request',
    'invitation_link',
    'linked_account',
    'newsletter_subscriber',
    'one_time_token',
    'passkey',
    'plan',
    'record_link',
    'session',
    'shop_link',
    'shop_reminder',
    'shop_session',
    'sign_in_attempt',
    'sign_in_challenge',
    'storefront',
  ]);
  const lost = statements.flatMap(
    ({ text }) => /^-- Cannot be held: alter table (\w+) add constraint \w+ .* REFERENCES (\w+)/.exec(text)?.slice(1).join(' → ') ?? [],
  );
  expect(lost.filter(reference => !everywhere.includes(reference.split(' ')[0]))).toEqual([]);
  expect(lost).toHaveLength(10);
  const apart = `select c.relname from pg_class c left join placed p on p.of = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and p.of is null order by 1`;
  expect(await names(apart)).toEqual(['noria_migration', 'placed']);
});
