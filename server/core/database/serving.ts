import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { openClient } from './openClient.ts';
import { verifierOf } from './verifierOf.ts';

/** The roles of a database beside the owner of its tables. None of them owns anything. */
export interface Roles {
  /** Requests log in as it: one company at a time, and nothing of the platform's own tables that is secret. */
  request: string;
  /** What requests may, and the platform's own work. Nobody logs in as it: whoever does that work is a member. */
  platform: string;
}

/** The roles of a database by its name. */
export const rolesOf = (database: string): Roles => ({ request: `${database}_request`, platform: `${database}_platform` });

const howTo = 'docs/operating.md, "On a PostgreSQL of yours", says how';

/**
 * Makes the roles that are not there yet, and lets them see the schema and make nothing, not even for a while. The owner stays a member of the request role, under which the
 * operator's commands look at the data.
 * @throws StartError where the owner may not make them.
 */
export async function makeRoles(owner: pg.Client, { request, platform }: Roles): Promise<void> {
  const [asRequest, asPlatform] = [pg.escapeIdentifier(request), pg.escapeIdentifier(platform)];
  try {
    for (const role of [request, platform])
      if (!(await isTrue(owner, 'exists (select from pg_roles where rolname = $1)', [role])))
        await owner.query(`create role ${pg.escapeIdentifier(role)} nologin`);
    if (!(await isMember(owner, platform, request))) await owner.query(`grant ${asRequest} to ${asPlatform}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new StartError(
      `${owner.user} owns the tables and may not make the roles that Noria serves as (${request}, ${platform}): ${howTo}.`,
    );
  }
  if (!(await isTrue(owner, `pg_has_role($1, $2, 'set')`, [owner.user, request]).catch(() => true)))
    await owner.query(`grant ${asRequest} to current_user`).catch(() => undefined);
  await owner.query(`grant usage on schema public to ${asRequest}, ${asPlatform}`);
  await owner.query(`revoke temporary on database ${pg.escapeIdentifier(owner.database!)} from public`);
}

/**
 * Where somebody else logs in at the same database, with a password that follows from that of `client`: every process that knows the one has the
 * other. It follows no faster than PostgreSQL's own verifier of the first, so that it gives nothing away.
 * @throws StartError where `client` logged in without a password.
 */
export async function addressOf(user: string, url: string, client: pg.Client): Promise<string> {
  const { password } = (client as unknown as { connectionParameters: { password?: string | null } }).connectionParameters;
  if (!password) throw new StartError(`The address of ${client.user} has no password, from which that of ${user} is to follow: ${howTo}.`);
  const key = await promisify<string, string, number, object, Buffer>(scrypt)(password, `noria ${user}`, 32, { N: 1024 });
  const address = new URL(url);
  address.username = encodeURIComponent(user);
  address.password = key.toString('base64url');
  return address.href;
}

/** Who is to log in, and what of it the owner sees to. */
export interface Login {
  url: string;
  /** The role to be a member of, where it is not that role itself. */
  memberOf?: string;
  /** The role never to be a member of. */
  never?: string;
  /** Whether its password follows from another one, and may be set here. */
  isOurs: boolean;
}

/**
 * Lets a role log in: makes it where it is not there and the owner's connection is given, and connects as it to see that it can do no more than it should.
 * Answers that connection. @throws StartError where it cannot connect, or is mighty enough to take down what the database holds against it.
 */
export async function admit(owner: pg.Client | undefined, login: Login): Promise<pg.Client> {
  const { url, isOurs } = login;
  const { username, password } = new URL(url);
  const user = decodeURIComponent(username);
  const setPassword = () =>
    owner!.query(`alter role ${pg.escapeIdentifier(user)} login password ${pg.escapeLiteral(verifierOf(decodeURIComponent(password)))}`);
  if (owner) await openTo(owner, user, login, setPassword);
  const client = await openClient(url, 'noria').catch(async (error: { code?: string }) => {
    if (!owner || !isOurs || !wrongPassword.has(error.code!)) throw error;
    await setPassword();
    return openClient(url, 'noria');
  });
  try {
    await refuseMighty(client, login);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

const wrongPassword = new Set(['28P01', '28000']);

async function openTo(owner: pg.Client, user: string, { url, memberOf, isOurs }: Login, setPassword: () => Promise<unknown>) {
  const name = pg.escapeIdentifier(user);
  const isThere = (also: string) => isTrue(owner, `exists (select from pg_roles where rolname = $1 ${also})`, [user]);
  try {
    if (!(await isThere(''))) await owner.query(`create role ${name} nologin nosuperuser nocreatedb nocreaterole noreplication`);
    // An own role that is there and may log in has its password already, or is found not to.
    if ((isOurs || new URL(url).password) && !(await isThere('and rolcanlogin'))) await setPassword();
    if (memberOf && !(await isMember(owner, user, memberOf))) await owner.query(`grant ${pg.escapeIdentifier(memberOf)} to ${name}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new StartError(`${owner.user} may not let ${user} log in${memberOf ? ` as a member of ${memberOf}` : ''}: ${howTo}.`);
  }
}

interface Might {
  mighty: string | null;
  owned: string | null;
  is_member: boolean;
  is_too_much: boolean;
}

// What it is a member of it may become; what PostgreSQL depends on an owner for is found by any of them.
const mightOf = `
  with own as (select oid, rolname, rolsuper or rolbypassrls or rolcreaterole or rolreplication or rolname ~ '^pg_' as is_mighty
    from pg_roles where pg_has_role(session_user, oid, 'member'))
  select (select rolname from own where is_mighty order by oid limit 1) as mighty,
    (select pg_describe_object(classid, objid, 0) from pg_shdepend d join own on own.oid = d.refobjid and d.refclassid = 'pg_authid'::regclass
      where d.deptype = 'o' and d.dbid in (0, (select oid from pg_database where datname = current_database())) limit 1) as owned,
    coalesce(pg_has_role(session_user, (select oid from pg_roles where rolname = $1), 'usage'), false) as is_member,
    coalesce(pg_has_role(session_user, (select oid from pg_roles where rolname = $2), 'member'), false) as is_too_much`;

async function refuseMighty(client: pg.Client, { memberOf, never }: Login): Promise<void> {
  const { rows } = await client.query<Might>(mightOf, [memberOf, never]);
  const [{ mighty, owned, is_member: isMemberOf, is_too_much: isTooMuch }] = rows;
  const because = (why: string) => new StartError(`${client.user} cannot serve, for it ${why}: ${howTo}.`);
  if (mighty) throw because(`is or may become ${mighty}`);
  if (owned) throw because(`owns the ${owned}, or may become its owner`);
  if (memberOf && !isMemberOf) throw because(`is no member of ${memberOf}`);
  if (isTooMuch) throw because(`is a member of ${never}`);
}

const isMember = (client: pg.Client, member: string, role: string) =>
  isTrue(
    client,
    `exists (select from pg_auth_members m where m.member = (select oid from pg_roles where rolname = $1) and m.roleid = (select oid from pg_roles where rolname = $2))`,
    [member, role],
  );

async function isTrue(client: pg.Client, condition: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(`select ${condition} as holds`, values);
  return rows[0].holds;
}

const isRefused = (error: unknown) => (error as { code?: string }).code === '42501';
