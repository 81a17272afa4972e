import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { openClient } from './openClient.ts';
import { verifierOf } from './verifierOf.ts';

/** The roles of a database in addition to the owner of its tables. None of them owns anything. */
export interface Roles {
  /** Login role of requests: sees one company at a time, and none of the platform's secret tables. */
  request: string;
  /** Rights of requests and of the platform's own work. A group role without login: the role that does that work is a member. */
  platform: string;
}

/** Returns the roles of a database by its name. */
export const rolesOf = (database: string): Roles => ({ request: `${database}_request`, platform: `${database}_platform` });

const howTo = 'see "On your own PostgreSQL" in docs/operating.md';

/**
 * Creates missing roles, and lets them use the schema but create nothing, not even temporary tables. The owner stays a member of the
 * request role, under which the operator's commands read the data.
 * @throws StartError if the owner may not create roles.
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
    throw new StartError(`${owner.user} owns the tables but cannot create the roles that Noria uses (${request}, ${platform}): ${howTo}.`);
  }
  // Before PostgreSQL 16, who is a member may always switch.
  const toSwitch = (await isTrue(owner, `current_setting('server_version_num')::int >= 160000`, [])) ? 'set' : 'member';
  if (!(await isTrue(owner, 'pg_has_role($1, $2, $3::text)', [owner.user, request, toSwitch])))
    await owner.query(`grant ${asRequest} to current_user`).catch(() => undefined);
  await owner.query(`grant usage on schema public to ${asRequest}, ${asPlatform}`);
  await owner.query(`revoke temporary on database ${pg.escapeIdentifier(owner.database!)} from public`);
}

/**
 * Returns the URL for another role on the same database, with a password derived from that of `client`: every process that knows one knows
 * the other. Deriving it is no faster than PostgreSQL's own verifier of the first password, so it reveals nothing.
 * @throws StartError if `client` logged in without a password.
 */
export async function addressOf(user: string, url: string, client: pg.Client): Promise<string> {
  const { password } = (client as unknown as { connectionParameters: { password?: string | null } }).connectionParameters;
  if (!password) throw new StartError(`The URL of ${client.user} has no password to derive the one of ${user} from: ${howTo}.`);
  const key = await promisify<string, string, number, object, Buffer>(scrypt)(password, `noria ${user}`, 32, { N: 1024 });
  const address = new URL(url);
  address.username = encodeURIComponent(user);
  address.password = key.toString('base64url');
  return address.href;
}

/** A role that is to log in, and what the owner ensures for it. */
export interface Login {
  url: string;
  /** The role it must be a member of, unless it is that role itself. */
  memberOf?: string;
  /** The role it must not be a member of. */
  never?: string;
  /** Whether its password is derived from another one, and may be set here. */
  isOurs: boolean;
}

/**
 * Lets a role log in: creates it if it is missing and the owner's connection is given, connects as it and verifies that it has no excess
 * rights. Returns that connection. @throws StartError if it cannot connect, or has rights that would let it bypass the database's
 * protections.
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
    // A derived role that exists and may log in already has its password, or the login will show that it does not.
    if ((isOurs || new URL(url).password) && !(await isThere('and rolcanlogin'))) await setPassword();
    if (memberOf && !(await isMember(owner, user, memberOf))) await owner.query(`grant ${pg.escapeIdentifier(memberOf)} to ${name}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new StartError(`${owner.user} cannot let ${user} log in${memberOf ? ` as a member of ${memberOf}` : ''}: ${howTo}.`);
  }
}

interface Might {
  mighty: string | null;
  owned: string | null;
  is_member: boolean;
  is_too_much: boolean;
}

// A role may switch to every role it is a member of, so each of those is checked, for ownership too.
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
  const because = (why: string) => new StartError(`Noria cannot run as ${client.user}, because it ${why}: ${howTo}.`);
  if (mighty) throw because(`is or can become ${mighty}`);
  if (owned) throw because(`owns the ${owned} or can become its owner`);
  if (memberOf && !isMemberOf) throw because(`is not a member of ${memberOf}`);
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

/** Returns a URL with the login of another one. */
export function withLogin(url: string, login: string): string {
  const address = new URL(url);
  const { username, password } = new URL(login);
  return Object.assign(address, { username, password }).href;
}
