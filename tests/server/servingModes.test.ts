import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../../server/core/database/ids.ts';
import { rolesOf } from '../../server/core/database/serving.ts';
import type { Database } from '../../server/core/database/Database.ts';
import { migrateTo, openDatabase } from '../../server/database.ts';
import { migrations } from '../../server/migrations/migrations.ts';
import { asOwner } from '../support/asOwner.ts';
import { copyTemplate } from '../support/templates.ts';
import { drop, urlOf } from '../support/testDatabases.ts';

const serverUrl = process.env.TEST_DATABASE_URL!;
const made: string[] = [];
/** The test's database, its owner's URL, and a role that the operator has created for the application. */
let name: string;
let ownerUrl: string;
let opened: Database[];

const onServer = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
/** URL of the same database for another role. */
const urlFor = (user: string) => Object.assign(new URL(ownerUrl), { username: user, password: `password of ${user}` }).href;

beforeEach(async () => {
  name = `noria_test_${randomBytes(6).toString('hex')}`;
  made.push(name);
  ownerUrl = urlOf(serverUrl, name);
  opened = [];
  await onServer(`create role ${name}_app login password 'password of ${name}_app'`);
});
afterEach(async () => {
  for (const database of opened) await database.close();
});
afterAll(async () => {
  for (const each of made) {
    await drop(serverUrl, each);
    await onServer(`drop role if exists ${each}_app`);
  }
});

async function open(address: { url: string; ownerUrl?: string }): Promise<Database> {
  const database = await openDatabase(address, 2);
  opened.push(database);
  return database;
}
/** The tables exist, and no process has served yet. */
const migrated = () => copyTemplate(serverUrl, 'empty', name);
const empty = () => onServer(`create database ${name}`);

const appUrl = () => urlFor(`${name}_app`);
const sessionUser = async (pool: pg.Pool) => (await pool.query<{ user: string }>('select session_user as user')).rows[0].user;
const company = { companyId: '01900000-0000-7000-8000-00000000c0de' };

/** Roles that platform jobs and requests log in as, after each has done some work. */
async function work(database: Database): Promise<string[]> {
  await database.platform(em =>
    em.execute(`insert into company (id, name, plan_id) select ?, ?, id from plan limit 1`, [newId(1), name + opened.length]),
  );
  expect(await database.inCompany(company, em => em.execute('select id from user_account'))).toEqual([]);
  return [await sessionUser(database.pool), await sessionUser(database.requests.pool)];
}

it('the address of the owner alone is enough: who serves is made beside them, and every process knows both', async () => {
  await migrated();
  for (const _process of ['first', 'second'])
    expect(await work(await open({ url: ownerUrl }))).toEqual([`${name}_server`, `${name}_request`]);
});

it('serves as the role that the operator made, with the address of the owner or, once the tables are there, without', async () => {
  await empty();
  await expect(open({ url: appUrl() })).rejects.toThrow(/The database has no Noria tables yet.*DATABASE_OWNER_URL/);
  expect(await work(await open({ url: appUrl(), ownerUrl }))).toEqual([`${name}_app`, `${name}_request`]);
  expect(await work(await open({ url: appUrl() }))).toEqual([`${name}_app`, `${name}_request`]);
  await asOwner({ ownerUrl }, `delete from noria_migration where name = '${migrations.at(-1)!.name}'`);
  await expect(open({ url: appUrl() })).rejects.toThrow(/older version of Noria.*DATABASE_OWNER_URL/);
});

it('makes the role that is to serve where it is not there yet', async () => {
  await migrated();
  expect(await work(await open({ url: urlFor(`${name}_server`), ownerUrl }))).toEqual([`${name}_server`, `${name}_request`]);
});

it.each([
  ['may make roles', () => `alter role ${name}_app createrole`, 'is or can become'],
  [
    'is a member of a role that reads everything',
    () => `create role ${name}_server createrole; grant ${name}_server to ${name}_app`,
    'is or can become',
  ],
])('refuses to serve as somebody who %s', async (_what, sql, words) => {
  await migrated();
  await onServer(sql());
  await expect(open({ url: appUrl(), ownerUrl })).rejects.toThrow(words);
});

it('refuses to serve as the owner, and to migrate as somebody else', async () => {
  await migrated();
  await expect(open({ url: ownerUrl, ownerUrl })).rejects.toThrow('cannot run as');
  await expect(open({ url: ownerUrl, ownerUrl: appUrl() })).rejects.toThrow('does not own the tables');
  await expect(migrateTo(appUrl(), new Set())).rejects.toThrow('does not own the database');
});

it('says what to do where the owner may not make roles', async () => {
  await empty();
  await onServer(`grant ${name}_app to current_user`, `alter database ${name} owner to ${name}_app`);
  await expect(open({ url: appUrl() })).rejects.toThrow(/cannot create the roles that Noria uses.*docs\/operating.md/);
});

it('upgrades a database of the version before, whose processes keep working meanwhile', async () => {
  await empty();
  await migrateTo(ownerUrl, new Set(migrations.slice(0, -1).map(each => each.name)));
  const old = new pg.Client({ connectionString: ownerUrl });
  await old.connect();
  const read = (sql: string) =>
    old.query(`begin; set local role ${rolesOf(name).request}; set local app.company = '${company.companyId}'; ${sql}; rollback`);
  await read('select * from user_account');
  expect(await work(await open({ url: ownerUrl }))).toEqual([`${name}_server`, `${name}_request`]);
  await read('select * from user_account');
  await old.end();
});

it('refuses a database from before upgrades were supported, and says what to do', async () => {
  await migrated();
  await asOwner({ ownerUrl }, `update noria_migration set name = '001-ground' where name = '${migrations[0].name}'`);
  const words =
    /before upgrades were supported \(it has "001-ground"\).*export it with the version that made it.*empty database or data folder/;
  await expect(open({ url: ownerUrl })).rejects.toThrow(words);
  expect(await asOwner({ ownerUrl }, 'select from noria_migration')).toHaveLength(migrations.length);
});
