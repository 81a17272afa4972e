import type { AnyInvariant, RecordTable } from './Invariant.ts';

const has = (column: string) => (table: RecordTable) => table.columns.includes(column);
const records = (tables: RecordTable[]) => tables.filter(has('version')).filter(has('deleted_at'));

/** SQL for the id, version and deletion time of every record. */
const everyRecord = (tables: RecordTable[]) =>
  records(tables)
    .map(({ name }) => `select '${name}' as record_table, id, version, deleted_at from ${name} where company_id = noria_company()`)
    .join(' union all ');

/** Invariants of any company's data, independent of modules. */
export const coreInvariants: AnyInvariant[] = [
  {
    key: 'foreignKeys',
    name: 'References to company records include the company',
    sql: `
      select k.conrelid::regclass::text as of, k.conname as reference
      from pg_constraint k join pg_attribute here on here.attrelid = k.conrelid and here.attname = 'company_id'
        join pg_attribute there on there.attrelid = k.confrelid and there.attname = 'company_id'
      where k.contype = 'f' and not (here.attnum = any (k.conkey) and there.attnum = any (k.confkey)) and not exists (
        -- What is a platform's own table is written by the platform alone.
        select from pg_policy p where p.polrelid = k.conrelid and p.polname = 'platform' and not exists (
          select from pg_policy t where t.polrelid = k.conrelid and t.polname <> 'platform'))`,
  },
  {
    key: 'hanging',
    name: 'Comments, files and other attachments belong to a record of the same company',
    sql: tables => {
      const hanging = tables.filter(has('record_id')).filter(({ name }) => name !== 'search_word' && name !== 'notification');
      const isThere = records(tables).map(
        ({ name }) => `exists (select from ${name} t where t.company_id = noria_company() and t.id = h.record_id)`,
      );
      return `select * from (${hanging.map(({ name }) => `select '${name}' as of, id, record_id from ${name} where company_id = noria_company() and record_id is not null`).join(' union all ')}) h
        where not (${isThere.join(' or ')})`;
    },
  },
  {
    key: 'merged',
    name: 'Merged records have no remaining references',
    sql: tables =>
      tables
        .filter(has('merged_into_id'))
        .flatMap(({ name: merged }) =>
          [
            { table: merged, column: 'merged_into_id' },
            ...tables.filter(has(`${merged}_id`)).map(({ name }) => ({ table: name, column: `${merged}_id` })),
          ].map(
            ({ table, column }) => `select '${table}' as of, t.id, t.${column} as merged from ${merged} m join ${table} t
              on t.company_id = m.company_id and t.${column} = m.id where m.company_id = noria_company() and m.merged_into_id is not null`,
          ),
        )
        .join(' union all '),
  },
  {
    key: 'trail',
    name: 'Records are at least as recent as their audit trail',
    sql: tables => `
      select r.record_table, r.id, r.version, a.changes from (${everyRecord(tables)}) r join (
        select entity_id, count(*) as changes from audit_entry
        where company_id = noria_company() and action in ('UPDATED', 'DELETED', 'RESTORED') group by 1
      ) a on a.entity_id = r.id where r.version <= a.changes`,
  },
  {
    key: 'putAway',
    name: 'Deleted records match the audit trail',
    sql: tables => `
      select r.record_table, r.id, r.deleted_at, a.action from (${everyRecord(tables)}) r join (
        select distinct on (entity_id) entity_id, action from audit_entry
        where company_id = noria_company() and action in ('CREATED', 'DELETED', 'RESTORED') order by entity_id, at desc, id desc
      ) a on a.entity_id = r.id where (a.action = 'DELETED') <> (r.deleted_at is not null)`,
  },
  {
    key: 'users',
    name: 'Plan usage matches the number of users',
    sql: `
      select c.user_count as counted, u.users from company c, (select count(*) as users from user_account where deleted_at is null) u
      where c.id = noria_company() and c.user_count <> u.users`,
  },
  {
    key: 'storage',
    name: 'Plan usage matches the stored bytes',
    sql: `
      select c.storage_used as counted, f.bytes from company c, (select coalesce(sum(size), 0) as bytes from stored_file where deleted_at is null) f
      where c.id = noria_company() and c.storage_used <> f.bytes`,
  },
  {
    key: 'administrator',
    name: 'Each company has an active administrator',
    sql: `
      select c.name from company c where c.id = noria_company() and c.deleted_at is null and not c.is_platform and c.user_count > 0 and not exists (
        select from user_account u join role r on r.company_id = u.company_id and r.id = u.role_id
        where u.status = 'ACTIVE' and u.deleted_at is null and r.status = 'ACTIVE' and r.deleted_at is null
          and 'ADMINISTRATIVE_ROLES' = any (r.permissions) and not noria_is_partial('ADMINISTRATIVE_ROLES', r.rights))`,
  },
  {
    key: 'searchWords',
    name: 'The search index matches recent changes',
    sql: tables =>
      tables
        .filter(({ isSearched }) => isSearched)
        .map(
          ({ name }) => `
      select '${name}' as record_table, t.id, w.word, t.deleted_at
      from ${name} t cross join lateral noria_words(t.search, null) w
      where t.company_id = noria_company() and greatest(t.updated_at, t.deleted_at) > now() - interval '2 days' and (t.deleted_at is null) <> exists (
        select from search_word s
        where s.company_id = noria_company() and s.type = get_byte(uuid_send(t.id), 15) and s.word = w.word and s.record_id = t.id)`,
        )
        .join(' union all '),
  },
];
