import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { type Client, signedInAs, startDemo } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let boreal: Client;
let atlasIds: { type: string; id: string }[];
let borealRole: string;

/** Rows of a company, as its own requests see them. */
const rowsOf = (companyId: string, sql: string) =>
  server.database.inCompany({ companyId }, em => em.execute<Record<string, string>[]>(sql));
const companyIdOf = async (name: string) =>
  (await server.database.platform(em => em.execute<{ id: string }[]>('select id from company where name = ?', [name])))[0].id;
let atlasId: string;
let borealId: string;

beforeAll(async () => {
  server = await startDemo();
  boreal = await signedInAs(server, 'admin@boreal.test');
  atlasId = await companyIdOf('Atlas Trading');
  borealId = await companyIdOf('Boreal Foods');
  atlasIds = (await rowsOf(
    atlasId,
    `select 'User' as type, id from user_account union all select 'Role', id from role union all (select 'AuditEntry', id from audit_entry limit 20)`,
  )) as typeof atlasIds;
  borealRole = (await rowsOf(borealId, `select id from role limit 1`))[0].id!;
});
afterAll(() => server.stop());

describe('the wall between companies', () => {
  it('answers null for every id of the other company by node and nodes, as for ids that never were', async () => {
    const ids = atlasIds.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(30);
    for (let at = 0; at < ids.length; at += 90) {
      const { data } = await boreal.query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ids.slice(at, at + 90) });
      expect(data!.nodes.every((node: unknown) => node === null)).toBe(true);
    }
    const { data } = await boreal.query('query($id: ID!) { node(id: $id) { id } }', { id: ids[0] });
    expect(data!.node).toBeNull();
  });

  it('answers NOT_FOUND for records asked by type, the same as for an unknown id', async () => {
    const user = atlasIds.find(({ type }) => type === 'User')!.id;
    const other = await boreal.query('query($id: ID!) { user(id: $id) { id } }', { id: user });
    const unknown = await boreal.query('query($id: ID!) { user(id: $id) { id } }', { id: newId(0x04) });
    expect(other.errors[0].extensions.code).toBe('NOT_FOUND');
    expect({ ...other.errors[0], extensions: { ...other.errors[0].extensions, requestId: '' } }).toEqual({
      ...unknown.errors[0],
      extensions: { ...unknown.errors[0].extensions, requestId: '' },
    });
  });

  it('changes nothing of the other company, whatever id a mutation is given', async () => {
    const snapshot = () =>
      rowsOf(
        atlasId,
        "select md5(string_agg(u::text, '' order by id)) as users, (select md5(string_agg(r::text, '' order by id)) from role r) as roles from user_account u",
      );
    const before = await snapshot();
    const user = atlasIds.find(({ type }) => type === 'User')!.id;
    const role = atlasIds.find(({ type }) => type === 'Role')!.id;
    const tries: [string, Record<string, unknown>][] = [
      ['updateUser', { id: user, name: 'Taken over' }],
      ['assignRole', { userId: user, roleId: borealRole }],
      ['setUserStatus', { id: user, status: 'INACTIVE' }],
      ['deleteUsers', { ids: [user] }],
      ['updateRole', { id: role, title: 'Taken over' }],
      ['deleteRoles', { ids: [role] }],
    ];
    const types: Record<string, string> = { deleteUsers: 'DeleteInput', deleteRoles: 'DeleteInput' };
    for (const [name, input] of tries) {
      const type = types[name] ?? `${name[0].toUpperCase()}${name.slice(1)}Input`;
      const { errors } = await boreal.query(`mutation($input: ${type}!) { ${name}(input: $input) { errors { code } } }`, { input });
      expect(errors[0]?.extensions.code, name).toBe('NOT_FOUND');
    }
    expect(await snapshot()).toEqual(before);
  });

  it('takes no reference to the other company', async () => {
    const payload = await boreal.mutate(
      'createUser',
      { name: 'Spy', email: 'spy@boreal.test', password: 'a long password', roleId: atlasIds.find(({ type }) => type === 'Role')!.id },
      'user { id }',
    );
    expect(payload.errors).toMatchObject([{ field: 'roleId', code: 'notFound' }]);
  });

  it('stores no reference to the other company even where the application forgets to look', async () => {
    const foreign = atlasIds.find(({ type }) => type === 'Role')!.id;
    const insert = server.database.inCompany({ companyId: borealId }, em =>
      em.execute(`insert into user_account (id, name, email, role_id) values (?, 'Spy', 'spy@boreal.test', ?)`, [newId(0x04), foreign]),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });

  it('writes no row into the other company', async () => {
    const insert = server.database.inCompany({ companyId: borealId }, em =>
      em.execute(`insert into role (id, company_id, title, description, permissions) values (?, ?, 'Spy', 'x', '{CRM}')`, [
        newId(0x03),
        atlasId,
      ]),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
  });
});

describe('the database', () => {
  const catalogue = <Row>(sql: string) => server.database.platform(em => em.execute<Row[]>(sql));

  it('enables and forces row level security for all four commands on every table of a company', async () => {
    const open = await catalogue<object>(`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'))`);
    expect(open).toEqual([]);
  });

  it('shows nothing of any company while none is set, and of another one never', async () => {
    const tables = await catalogue<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind in ('r', 'p', 'v') and c.relnamespace = 'public'::regnamespace and has_column_privilege(noria_request_role(), c.oid, a.attnum, 'select')`);
    const counts = (where = '') =>
      tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name} ${where}`).join(' union all ');
    const rows = await server.database.em.fork().transactional(em => em.execute<{ rows: number }[]>(counts()));
    expect(rows.filter(table => table.rows)).toEqual([]);
    const held = await rowsOf(atlasId, counts());
    expect(held.filter(table => Number(table.rows)).length).toBeGreaterThan(30);
    for (const id of [atlasId, borealId])
      expect((await rowsOf(id, counts(`where company_id <> noria_company()`))).filter(table => Number(table.rows))).toEqual([]);
    const companies = await rowsOf(atlasId, 'select id from company');
    expect(companies).toEqual([{ id: atlasId }]);
  });

  it('has no table without a company but those that belong to nobody', async () => {
    const shared = await catalogue<{ name: string }>(`
      select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) order by 1`);
    expect(shared.map(({ name }) => name)).toEqual([
      'account_template',
      'company',
      'demo_request',
      'newsletter_subscriber',
      'noria_migration',
      'plan',
      'sign_in_attempt',
    ]);
  });

  it('carries the company in every foreign key between tables of a company, and in every unique key', async () => {
    const loose = await catalogue<object>(`
      select con.conname from pg_constraint con
      join pg_attribute s on s.attrelid = con.conrelid and s.attname = 'company_id' join pg_attribute t on t.attrelid = con.confrelid and t.attname = 'company_id'
      where con.contype = 'f' and not (s.attnum = any (con.conkey))`);
    expect(loose).toEqual([]);
    const global = await catalogue<{ relname: string }>(`
      select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where x.indisunique and c.relnamespace = 'public'::regnamespace and x.indkey[0] <> a.attnum`);
    // The company is unknown until the e-mail address, token, secret or address of a public page is found.
    expect(
      global
        .map(({ relname }) => relname)
        .filter(
          name =>
            !/^(credential|session|one_time_token|record_link|passkey|sign_in_challenge|linked_account|api_key_token_hash|invitation_link|shop_link|shop_session|shop_reminder|storefront_address|careers_page_address)_/.test(
              name,
            ),
        ),
    ).toEqual([]);
  });

  it("has no view that would read with its owner's rights", async () => {
    const views = await catalogue<object>(
      `select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace and not coalesce(reloptions @> '{security_invoker=true}', false)`,
    );
    expect(views).toEqual([]);
  });
});
