import type { ClientBase } from 'pg';
import { narrowing, sealing } from '../database/narrowing.ts';
import { StartError } from '../errors.ts';

/**
 * How the owner, who is also subject to row level security, sees every row of a table: directly, as the platform, company by company, or
 * user by user for each user's private rows.
 */
type Sight = 'OPEN' | 'PLATFORM' | 'COMPANY' | 'USER';

/** A table that holds data. */
export interface BackupTable {
  /** Quoted, with its schema. */
  name: string;
  /** Stored columns, without generated ones; quoted. */
  columns: string[];
  sight: Sight;
}

interface Policy {
  qual: string | null;
  command: string;
  isPermissive: boolean;
  name: string;
}

interface Found {
  name: string;
  columns: string[];
  is_walled: boolean;
  policies: Policy[];
}

/** Policies that narrow what some users see, or seal rows from requests, bind nobody in a backup, which has no user and is no request. */
const bindsRequests = ({ name, isPermissive }: Policy) => !isPermissive && (name.startsWith(narrowing) || name === sealing);

/** Lists the tables to back up, without the migration tables, whose content follows from the version of Noria alone. */
const found = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity and c.relforcerowsecurity as is_walled,
    (select array_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(json_build_object('name', p.polname, 'qual', pg_get_expr(p.polqual, p.polrelid), 'command', p.polcmd, 'isPermissive', p.polpermissive)), '[]')
      from pg_policy p where p.polrelid = c.oid and exists (
        select from unnest(p.polroles) bound where bound = 0 or pg_has_role(current_user, bound, 'USAGE'))) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname = 'public' and c.relname <> 'noria_migration' or n.nspname = 'graphile_worker' and c.relname <> 'migrations')
  order by 1`;

/**
 * Returns every table that holds data, and how to read all of its rows.
 * @throws StartError if the policies of a table leave no way to read it: a backup must not omit rows.
 */
export async function backupTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Found>(found);
  return rows.map(({ name, columns, is_walled: isWalled, policies }) => ({
    name,
    columns,
    sight: isWalled ? sightBy(name, columns, policies) : 'OPEN',
  }));
}

function sightBy(name: string, columns: string[], policies: Policy[]): Sight {
  const reading = policies
    .filter(({ command, qual }) => qual !== null && (command === '*' || command === 'r'))
    .filter(policy => !bindsRequests(policy));
  const isOf = (word: string) => (policy: Policy) => policy.qual!.includes(word);
  if (reading.every(({ isPermissive }) => isPermissive) && reading.some(({ qual }) => qual === 'noria_platform()')) return 'PLATFORM';
  if (reading.some(isOf('noria_company()'))) {
    if (!reading.some(isOf('app.user'))) return 'COMPANY';
    if (columns.includes('user_id')) return 'USER';
  }
  throw new StartError(`Cannot back up ${name}: its row policies hide some rows from every role`);
}
