import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../support/asOwner.ts';
import { startDemo } from '../support/Client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
/** The owner of the tables, and the roles of this database. */
let names: { owner: string; request: string; platform: string; server: string };

beforeAll(async () => {
  server = await startDemo();
  [names] = await asOwner<typeof names>(
    server,
    `select current_user as owner, current_database() || '_request' as request, current_database() || '_platform' as platform,
       current_database() || '_server' as server`,
  );
});
afterAll(() => server.stop());

const doors = ['requests', 'platform'] as const;
const urlOf = (door: (typeof doors)[number]) => (door === 'requests' ? server.database.requests.url : server.database.url);

/** Runs statements as a server's connection would, as one simple query; returns the rows of the last one. */
async function inject(door: (typeof doors)[number], sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(door) });
  await client.connect();
  try {
    const answers = (await client.query(sql)) as unknown as
      | pg.QueryResult<Record<string, unknown>>
      | pg.QueryResult<Record<string, unknown>>[];
    return [answers].flat().at(-1)!.rows;
  } finally {
    await client.end();
  }
}

describe('a role that serves', () => {
  it.each(doors)('for %s is not the owner, and may become nobody who could do more', async door => {
    const [{ role }] = await inject(door, 'select session_user as role');
    expect(role).toBe(door === 'requests' ? names.request : names.server);
    const become = await inject(
      door,
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolname = '${names.owner}' as is_owner
       from pg_roles where pg_has_role(session_user, oid, 'member')`,
    );
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, is_owner: false };
    for (const role of become) expect(role).toMatchObject(none);
    // The roles of a copied database are members of the template's.
    const kinds = become.map(({ rolname }) => String(rolname).replace(/^.*_/, ''));
    expect([...new Set(kinds)].sort()).toEqual(door === 'requests' ? ['request'] : ['platform', 'request', 'server']);
  });

  it.each(doors)('for %s owns nothing, and may make nothing', async door => {
    expect(
      await inject(
        door,
        `select pg_describe_object(classid, objid, 0) as owned from pg_shdepend d join pg_roles r on r.oid = d.refobjid
         where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o' and pg_has_role(session_user, r.oid, 'member')`,
      ),
    ).toEqual([]);
    const may = `select nspname from pg_namespace where has_schema_privilege(oid, 'create') and nspname not like 'pg\\_temp%'`;
    expect(await inject(door, may)).toEqual([]);
    expect(
      await inject(
        door,
        `select privilege from unnest(array['create', 'temporary']) privilege where has_database_privilege(current_database(), privilege)`,
      ),
    ).toEqual([]);
  });

  it.each(doors)('for %s may truncate no table, put no trigger on one, and refer to none', async door => {
    expect(
      await inject(
        door,
        `select c.oid::regclass::text, privilege from pg_class c cross join unnest(array['truncate', 'trigger', 'references']) privilege
         where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and has_table_privilege(c.oid, privilege)`,
      ),
    ).toEqual([]);
  });

  it('for platform reads every table there is, for a backup, row level security aside', async () => {
    const unread = await inject(
      'platform',
      `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
         and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and not has_table_privilege(c.oid, 'select')`,
    );
    expect(unread).toEqual([]);
    // Where row level security applies, a policy grants access: to all rows, or to one company's.
    const walled = await inject(
      'platform',
      `select c.oid::regclass::text as name from pg_class c
       where c.relrowsecurity and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r')
           and exists (select from unnest(p.polroles) r where r = 0 or pg_has_role(session_user, r, 'usage')))`,
    );
    expect(walled).toEqual([]);
  });

  it.each(doors)('for %s reaches the rows of a partition by its table alone, whose policies it has', async door => {
    const open = `has_any_column_privilege(c.oid, 'select, insert, update') or has_table_privilege(c.oid, 'delete')`;
    const policies = (of: string) =>
      `(select array_agg((p.polname, p.polcmd, p.polpermissive, p.polroles, pg_get_expr(p.polqual, ${of}), pg_get_expr(p.polwithcheck, ${of}))::text order by p.polname)
        from pg_policy p where p.polrelid = ${of})`;
    const partitions = `from pg_class c join pg_inherits i on i.inhrelid = c.oid where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
    expect(await inject(door, `select count(*) >= 12 as many ${partitions}`)).toEqual([{ many: true }]);
    expect(
      await inject(
        door,
        `select c.relname ${partitions} and (${open} or ${policies('c.oid')} is distinct from ${policies('i.inhparent')})`,
      ),
    ).toEqual([]);
  });

  it.each(doors)('for %s changes nothing that was written for good', async door => {
    const lasting = ['audit_entry', 'journal_entry', 'journal_line', 'account_day', 'sales_tax_day', 'stock_move', 'noria_migration'];
    const may = lasting.map(table => `('${table}')`).join();
    expect(
      await inject(
        door,
        `select name, privilege from (values ${may}) t (name) cross join unnest(array['update', 'delete']) privilege
         where has_table_privilege(name, privilege)`,
      ),
    ).toEqual([]);
  });
});

describe('an injected statement', () => {
  const forbidden = () => [
    'drop policy tenant on customer',
    'alter table customer disable row level security',
    'alter table customer no force row level security',
    'alter policy tenant on customer using (true)',
    'create policy mine on customer using (true)',
    'alter table customer owner to current_user',
    'drop table customer cascade',
    `set role ${names.owner}`,
    `set session authorization ${names.owner}`,
    `select set_config('role', '${names.owner}', false)`,
    `create function public.mine() returns int language sql as 'select 1'`,
    `create or replace function public.noria_company() returns uuid language sql as 'select null::uuid'`,
    `do $$ begin execute 'create table public.mine (x int)'; end $$`,
    'create temporary table mine (x int)',
    'create schema mine',
    `create role mine superuser`,
    `alter role ${names.request} bypassrls`,
    `alter role ${names.server} createrole`,
    `grant ${names.owner} to ${names.request}`,
    `copy customer to program 'cat'`,
    `copy plan from '/etc/passwd'`,
    `select pg_read_file('/etc/passwd')`,
    'select * from pg_authid',
    'select * from pg_shadow',
    'set session_replication_role = replica',
    'create extension dblink',
    'truncate customer',
    `update pg_class set relrowsecurity = false where relname = 'customer'`,
  ];

  it.each(doors)('on a connection of %s is refused, also after it has reset whatever it can', async door => {
    const ends = ['', 'reset role; reset session authorization; ', `select set_config('role', 'none', false); `];
    const done: string[] = [];
    for (const before of ends)
      for (const sql of forbidden()) {
        // Refused for missing privileges, never because of a syntax error.
        const code = await inject(door, before + sql).then(
          () => 'done',
          (error: { code?: string }) => error.code,
        );
        if (!['42501', '0LP01', '42P17'].includes(code!)) done.push(`${before}${sql}: ${code}`);
      }
    expect(done).toEqual([]);
  });

  it('among requests sees nothing of the platform, whatever it sets and resets', async () => {
    const sets = `reset role; reset session authorization; set app.platform = 'on'; select set_config('role', 'none', false);`;
    const secrets = [
      'select password_hash from credential',
      'select token_hash from session',
      'select * from authenticator_app',
      'select * from one_time_token',
      'select * from sign_in_attempt',
      'select text_body from outbox_mail',
      'select token_hash from api_key',
      'select * from recovery_code',
      'select * from graphile_worker._private_jobs',
      'select noria_viewer(null, null)',
      `set role ${names.platform}`,
      `set role ${names.server}`,
    ];
    for (const sql of secrets) await expect(inject('requests', sets + sql), sql).rejects.toMatchObject({ code: '42501' });
    expect(await inject('requests', `${sets} select id from company`)).toEqual([]);
    expect(await inject('requests', `${sets} select id from session`)).toEqual([]);
    expect(await inject('requests', `${sets} select id from record_change`)).toEqual([]);
  });
});

it("runs functions with their owner's rights where nobody can put another one under a name that they use", async () => {
  const loose = await asOwner(
    server,
    `select p.oid::regprocedure::text as name, proconfig from pg_proc p
     where prosecdef and pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
       and not coalesce(proconfig @> array['search_path=pg_catalog, public, pg_temp'], false)`,
  );
  expect(loose).toEqual([]);
  const open = await asOwner(
    server,
    `select p.oid::regprocedure::text as name from pg_proc p
     where prosecdef and pronamespace = 'public'::regnamespace and has_function_privilege('public', p.oid, 'execute')`,
  );
  expect(open, 'for anybody').toEqual([]);
});

it('is not ready while requests may not log in, though the platform does', async () => {
  const fresh = await startServer();
  const ready = async (login: string) => {
    await asOwner(fresh, `do $$ begin execute format('alter role %I ${login}', current_database() || '_request'); end $$`);
    return (await fetch(`${fresh.url}/readyz`)).status;
  };
  try {
    expect([await ready('nologin'), await ready('login')]).toEqual([503, 200]);
  } finally {
    await fresh.stop();
  }
});
