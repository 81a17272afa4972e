import type { EntityMetadata } from '@mikro-orm/core';
import { getNamedType, type GraphQLSchema } from 'graphql';
import { accessOf, refusal } from '../access/allows.ts';
import { readText } from '../database/readText.ts';
import { codeOf, type RecordClass } from '../database/RecordType.ts';
import type { Context } from '../graphql/Context.ts';
import { metadataByType } from '../graphql/reads.ts';
import { beginsWith } from '../graphql/select/beginsWith.ts';
import { findableTypes, type Shown } from './Findable.ts';
import type { FoundRecord } from './FoundRecord.ts';
import { betweenWords, searchWords, wholeOf } from '../graphql/select/searchWords.ts';

/** Maximum results of one type, so that no type crowds out the others. */
const ofOneType = 8;
/** Maximum results overall. */
const ofAll = 50;
/** Maximum entries of one type to rank; if more words match the prefix, the user is still typing. */
const ranked = 20_000;
/** Maximum records matching the first of several words that are checked for the others. */
const probed = 400;

/**
 * Finds records of every type the viewer may read, in one statement. Exact numbers, phone numbers and addresses rank first, then names
 * that begin with the text, then any other word that does; within a rank, the latest come first.
 */
export async function searchRecords(
  { database, viewer }: Context,
  schema: GraphQLSchema,
  text: string,
  first: number,
): Promise<FoundRecord[]> {
  const words = searchWords(text);
  const metadata = metadataByType(database.em);
  const kinds = [...findableTypes()].flatMap(([Entity, shown]) => {
    const { name } = Entity as RecordClass;
    const type = schema.getType(name);
    const meta = metadata(name);
    return type && meta && !refusal(viewer, accessOf(getNamedType(type)))
      ? [{ code: codeOf(Entity as RecordClass), name, meta, shown }]
      : [];
  });
  if (!viewer || !words.length || !kinds.length) return [];
  const values = [viewer.companyId, wholeOf(text) ?? null, ...words];
  const statement = `
    with found as materialized (${kinds.map(kind => `(${findOfType(kind, words.length)})`).join(' union all ')}),
    best as (select record_id, type, min(place) as place from found group by 1, 2 order by place, record_id desc limit ${Math.min(Math.max(first, 0), ofAll)})
    select coalesce(json_agg(json_build_object('id', record_id, 'type', name, 'title', title, 'subtitle', subtitle) order by place, record_id desc), '[]')::text
    from best cross join lateral (${kinds.map(kind => showOfType(kind)).join(' union all ')}) shown`;
  const json = await readText(database, { tenant: viewer, platform: false, isHeavy: true }, statement, values);
  return JSON.parse(json ?? '[]') as FoundRecord[];
}

/**
 * Returns the SQL that finds records of one type. Parameters: company, the whole text or null, then its words. A place below zero marks an
 * exact number or address. When all words are common, the first records of the first word are checked for the others: if enough of them
 * match, the lists of many thousands are not intersected.
 */
function findOfType({ code, meta }: Kind, wordCount: number): string {
  const entries = (index: number): string =>
    `company_id = $1 and type = ${code} and ${beginsWith('word', `$${index + 3}`)}${
      index + 1 < wordCount ? ` and record_id in (select record_id from search_word where ${entries(index + 1)})` : ''
    }`;
  const begun = `select record_id, type, place from search_word where`;
  const others = Array.from({ length: wordCount - 1 }, (_, index) => `noria_plain(t.search) ~ ('(^|${betweenWords})' || $${index + 4})`);
  const common = `select p.record_id, p.type, p.place from (${begun} company_id = $1 and type = ${code} and ${beginsWith('word', '$3')} limit ${probed}) p
    join ${meta.tableName} t on t.company_id = $1 and t.id = p.record_id and ${others.join(' and ')}`;
  const matching =
    wordCount < 2
      ? `${begun} ${entries(0)} limit ${ranked}`
      : `with common as materialized (${common})
         select * from common where (select count(distinct record_id) from common) >= ${ofOneType}
         union all (${begun} ${entries(0)} and (select count(distinct record_id) from common) < ${ofOneType} limit ${ranked})`;
  const latest = `order by place, record_id desc limit ${ofOneType}`;
  return `
    select record_id, type, min(place) as place from (
      (select record_id, type, -1 as place from search_word where company_id = $1 and type = ${code} and word = $2 and place = 0 order by record_id desc limit ${ofOneType})
      union all
      (select record_id, type, place from (
        select record_id, type, case place when 0 then 1 else place end as place from (${matching}) matching
      ) begun group by 1, 2, 3 ${latest})
    ) one group by 1, 2 ${latest}`;
}

interface Kind {
  code: number;
  name: string;
  meta: EntityMetadata;
  shown: Shown;
}

/** Returns the SQL for the title and subtitle of a found record of this type. */
function showOfType({ code, name, meta, shown: { title, subtitle = [] } }: Kind): string {
  const column = (path: string): string => {
    const [own, others] = path.split('.');
    const property = meta.properties[own as never];
    if (!others) return `t.${property.fieldNames[0]}::text`;
    const other = property.targetMeta!;
    const field = other.properties[others as never];
    return `(select o.${field.fieldNames[0]}::text from ${other.tableName} o where o.company_id = t.company_id and o.id = t.${property.fieldNames[0]})`;
  };
  const parts = subtitle.map(path => `nullif(${column(path)}, '')`);
  return `select '${name}' as name, coalesce(${[...title.map(path => `nullif(${column(path)}, '')`), `''`].join(', ')}) as title,
    ${parts.length ? `nullif(concat_ws(' · ', ${parts.join(', ')}), '')` : 'null'} as subtitle
    from ${meta.tableName} t where best.type = ${code} and t.company_id = $1 and t.id = best.record_id and t.deleted_at is null`;
}
