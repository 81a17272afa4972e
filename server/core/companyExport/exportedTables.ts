import type { ClientBase } from 'pg';
import { formulaStart } from '../rules/formulaGuard.ts';

/** A table of a company as exported for its administrator. */
export interface ExportedTable {
  /** File name, for example `Crm order.csv`. */
  fileName: string;
  /** Query that returns its rows under readable headings, with cells safe for spreadsheets. */
  sql: string;
}

interface Found {
  name: string;
  columns: { name: string; isText: boolean; target: string | null; targetName: string | null }[];
}

/** Tables left out: internal state without business content, and each user's private data. */
const left = [
  'search_word',
  'record_change',
  'idempotency_key',
  'invariant_check',
  'webhook_delivery',
  'background_task',
  'notification',
  'notification_preference',
  'record_follower',
  'list_setting',
  'saved_view',
  'view_mail',
];

/** Columns never exported, to anyone: credentials of accounts and other systems, and mail bodies, which can contain them. */
const secret = /(^|_)(secret|secrets|hash|token|password|credential|public_key|kept_text|text_body|html_body|stop_link)(_|$)/;

/** Prefixes an apostrophe to cells that a spreadsheet would read as a formula (domain §8), as in every export. */
export const safe = (column: string) => String.raw`regexp_replace(${column}, '${formulaStart}', '\1''\2', 'g')`;

const heading = (column: string) => `"${readable(column)}"`;
const readable = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

/** Finds every table whose rows belong to the company and that its requests may read, including those of later modules. */
export async function exportedTables(client: ClientBase): Promise<ExportedTable[]> {
  const { rows } = await client.query<Found>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'isText', t.typcategory in ('S', 'A', 'U') or t.typname = 'jsonb',
        'target', f.target, 'targetName', f.name) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid and (a.attgenerated = '' or t.typname = 'uuid')
       left join lateral (
         select k.confrelid::regclass::text as target, (
             select n.attname from pg_attribute n where n.attrelid = k.confrelid and n.attname in ('name', 'title', 'number')
             order by array_position(array['name', 'title', 'number'], n.attname::text) limit 1) as name
         from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and cardinality(k.conkey) = 2 and a.attnum = k.conkey[2] limit 1
       ) f on true
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and c.relname <> all ($1)
       and has_column_privilege(current_user, c.oid, a.attnum, 'select')
       and exists (select from pg_policy p where p.polrelid = c.oid and p.polname in ('tenant', 'own'))
     group by c.oid order by 1`,
    [left],
  );
  return rows.map(({ name, columns }) => ({ fileName: `${readable(name)}.csv`, sql: rowsOf(name, columns) }));
}

/** Columns left out: what the company has beside, to be searched by. */
const inner = ['company_id', 'search', 'custom_words'];

function rowsOf(table: string, columns: Found['columns']): string {
  const shown = columns.filter(({ name }) => !inner.includes(name) && !secret.test(name));
  const cells = shown.flatMap(({ name, isText, target, targetName }) => {
    const cell = `${isText ? safe(`t.${name}::text`) : `t.${name}`} as ${heading(name)}`;
    if (!target || !targetName) return [cell];
    const called = `(select r.${targetName} from ${target} r where r.company_id = noria_company() and r.id = t.${name})`;
    return [`${safe(called)} as ${heading(name.replace(/_id$/, ''))}`, cell];
  });
  const own = table === 'company' ? 'id' : 'company_id';
  return `select ${cells.join(', ')} from ${table} t where t.${own} = noria_company()`;
}
