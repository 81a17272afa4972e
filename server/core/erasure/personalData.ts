import type { Scope } from '../graphql/Scope.ts';
import { findErasable, keptOf, recordsOf } from './findErasable.ts';

/** The data held about a person, with attached files. */
export interface PersonalData {
  name: string;
  type: string;
  data: Record<string, unknown>;
  files: { id: string; name: string }[];
}

/** Internal columns that mean nothing to the person: the company, search data, the position on a board. */
const inner = ['company_id', 'search', 'custom_words', 'tax_key', 'phone_tail', 'rank', 'version'];

/**
 * Collects everything that an erasure would erase, in its current state: records, comments, files, emails and changes. Throws RequestError
 * FORBIDDEN, NOT_FOUND.
 */
export async function personalData(scope: Pick<Scope, 'em' | 'viewer'>, id: string): Promise<PersonalData> {
  const { em } = scope;
  const person = await findErasable(scope, id);
  const records = await recordsOf(scope, person);
  const ids = `{${records.flatMap(({ rows }) => rows.map(row => row.id)).join()}}`;
  const rowsOf = async (table: string) =>
    (
      await em.execute<{ row: object }[]>(
        `select to_jsonb(t) - ?::text[] as row from ${table} t where company_id = noria_company() and id = any(?::uuid[]) order by id`,
        [`{${inner.join()}}`, ids],
      )
    ).map(({ row }) => row);
  const tables = [...new Set(records.map(({ of }) => em.getMetadata().get(of.Entity).tableName))];
  const own: Record<string, object[]> = {};
  for (const table of tables) own[table] = await rowsOf(table);
  const about = (sql: string) => em.execute<object[]>(`${sql} order by 1`, [ids]);
  const files = await em.execute<{ id: string; name: string }[]>(
    `select f.id, f.name from record_file r join stored_file f on f.company_id = r.company_id and f.id = r.file_id
     where r.company_id = noria_company() and r.deleted_at is null and r.record_id = any(?::uuid[]) order by r.created_at, f.id`,
    [ids],
  );
  return {
    name: person.name,
    type: person.type,
    files,
    data: {
      heldAt: new Date().toISOString(),
      records: own,
      comments: await about(
        'select created_at, text from record_comment where company_id = noria_company() and deleted_at is null and record_id = any(?::uuid[])',
      ),
      mails: await about(
        'select created_at, recipient, cc, subject from sent_document where company_id = noria_company() and record_id = any(?::uuid[])',
      ),
      history: await about(
        'select at, action, entity_type, changes from audit_entry where company_id = noria_company() and entity_id = any(?::uuid[])',
      ),
      besides: (await keptOf(scope, person)).filter(({ count }) => count > 0).map(({ what, count }) => ({ what, count })),
    },
  };
}
