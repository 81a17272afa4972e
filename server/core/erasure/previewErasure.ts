import type { GraphQLSchema } from 'graphql';
import type { Context } from '../graphql/Context.ts';
import type { UserError } from '../graphql/Payload.ts';
import { errorText } from '../rules/errorText.ts';
import type { FoundRecord } from '../search/FoundRecord.ts';
import { searchRecords } from '../search/searchRecords.ts';
import type { ErasureFact } from './Erasable.ts';
import { findErasable, keptOf, recordsOf, refusalsOf } from './findErasable.ts';

/** Preview of an erasure. */
export interface Preview {
  name: string;
  version: number;
  /** Reasons why erasure is not possible yet. */
  refusals: UserError[];
  erased: ErasureFact[];
  kept: ErasureFact[];
  /** Other records that match the person's identifying values: they are not erased, and have to be reviewed. */
  elsewhere: FoundRecord[];
}

/** Reports what an erasure of a person would erase and keep, without changing anything. Throws RequestError FORBIDDEN, NOT_FOUND. */
export async function previewErasure(context: Context, schema: GraphQLSchema, id: string): Promise<Preview> {
  const { database } = context;
  const viewer = context.viewer!;
  const { ids, names, ...preview } = await database.inCompany(viewer, async em => {
    const scope = { em, viewer, context };
    const person = await findErasable(scope, id);
    const { root, parts, name } = person;
    const records = await recordsOf(scope, person);
    const erasedIds = records.flatMap(({ rows }) => rows.map(row => row.id));
    const counted = Map.groupBy(records, ({ of }) => of.Entity.name);
    const facts = Array.from(counted, ([what, of]) => ({ what, count: of.reduce((sum, { rows }) => sum + rows.length, 0) }));
    const [hanging] = await em.execute<[Record<string, number>]>(hangingOn, [`{${erasedIds.join()}}`]);
    const kept = await keptOf(scope, person);
    return {
      name,
      version: root.version,
      refusals: (await refusalsOf(scope, person)).map(({ what: code, count }) => ({
        code,
        params: { count },
        message: errorText(context.language, code, { count }),
      })),
      erased: [...facts, ...Object.entries(hanging).map(([what, count]) => ({ what, count }))].filter(({ count }) => count > 0),
      kept: kept.filter(({ count }) => count > 0),
      ids: new Set([...erasedIds, ...kept.flatMap(({ ids }) => ids)]),
      names: parts.flatMap(part => part.knownBy?.(root) ?? []).filter(value => value !== null),
    };
  });
  const found = (await Promise.all(names.map(name => searchRecords(context, schema, name, 20)))).flat();
  const elsewhere = [...new Map(found.filter(record => !ids.has(record.id)).map(record => [record.id, record])).values()];
  return { ...preview, elsewhere: elsewhere.slice(0, 20) };
}

const hangingOn = `with ids as (select unnest(?::uuid[]) as id)
  select (select count(*)::int from record_comment where company_id = noria_company() and record_id in (select id from ids)) as comments,
    (select count(*)::int from record_file where company_id = noria_company() and record_id in (select id from ids)) as files,
    (select count(*)::int from sent_document where company_id = noria_company() and record_id in (select id from ids)) as mails,
    (select count(*)::int from audit_entry where company_id = noria_company() and entity_id in (select id from ids)) as history`;
