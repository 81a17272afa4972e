import type { EntityMetadata } from '@mikro-orm/core';
import { codeOf } from '../../database/RecordType.ts';
import { searchKindOf } from '../../database/Searchable.ts';
import { beginsWith } from './beginsWith.ts';
import { filterConditions } from './conditions.ts';
import type { Search } from './Search.ts';
import { searchLatest } from './searchingLatest.ts';
import { betweenWords, searchWords } from './searchWords.ts';
import { totalLimit } from '../Connection.ts';
import { sortKey, type ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';

/** Maximum index entries gathered before the rows are read; with more matches, walking the rows in order is faster. */
const gatherLimit = 20_000;
/** Maximum index entries counted when every one is a row of the list: few records have more than ten words with the same prefix. */
const countLimit = 10 * (totalLimit + 1);

/** Returns the search of a list; undefined without a search text, or if every row's text is searched. */
export function searchOf(
  compiler: Compiler,
  meta: EntityMetadata,
  alias: string,
  args: (bindings: Bindings) => ListArguments,
): Search | undefined {
  const { plan } = compiler.source;
  const kind = searchKindOf(meta.class);
  if (kind === undefined || kind === 'TEXT') return undefined;
  if (kind !== 'WORDS') {
    if (!plan.structure(bindings => !!args(bindings).search?.trim())) return undefined;
    const column = (row: string, name: string) => compiler.column(meta, row, sortKey(meta, name));
    const conditions = (row: string, own: typeof args) => filterConditions(compiler, meta, row, own);
    return searchLatest({ plan, table: meta.tableName, alias, kind, args, column, conditions });
  }
  const wordsOf = (bindings: Bindings) => searchWords(args(bindings).search!);
  const count = plan.structure(bindings => (args(bindings).search?.trim() ? wordsOf(bindings).length : -1));
  if (count < 0) return undefined;
  // The text has punctuation only, which matches nothing.
  if (count === 0) return nothing(alias);
  const words = Array.from({ length: count }, (_, index) => plan.parameter(bindings => wordsOf(bindings)[index]));
  const company = plan.parameter(({ viewer }) => viewer?.companyId ?? null);
  const entries = (word: string, when = '') =>
    `select record_id from search_word where company_id = ${company} and type = ${codeOf(meta.class)} and ${beginsWith('word', word)}${when}`;
  const found = `found_${alias}`;
  const all = words.map(word => entries(word)).join(' intersect ');
  const row = words
    .map((word, index) =>
      hasWord(
        `${alias}.search`,
        word,
        plan.structure(bindings => /^[a-z]+$/.test(wordsOf(bindings)[index])),
      ),
    )
    .join(' and ');
  // Candidates gathered by one of several words must also match the others.
  const others = count > 1 ? ` and (${noneFew(found, count)} or ${row})` : '';
  return {
    gathered: count > 1 ? gatherByRarest(found, words, entries) : `${found} as materialized (${all} limit ${gatherLimit + 1})`,
    few: {
      when: `(select count(*) <= ${gatherLimit} from ${found})`,
      row: `${alias}.id = any(array(select record_id from ${found}))${others}`,
    },
    many: {
      when: `(select count(*) > ${gatherLimit} from ${found})`,
      row,
      rows: `${alias}.id = any(array(${all}))`,
      some: `${alias}.id = any(array((${all}) limit ${countLimit}))`,
      bound: '',
    },
  };
}

/** Gathers by the first rare word or, if every word is common, by all of them together. */
function gatherByRarest(found: string, words: string[], entries: (word: string, when?: string) => string): string {
  const limit = `limit ${gatherLimit + 1}`;
  const together = words.map(word => entries(word, ` and ${noneFew(found, words.length)}`)).join(' intersect ');
  return [
    ...words.map((word, index) => `${found}_${index} as materialized (${entries(word)} ${limit})`),
    `${found} as materialized (${[
      ...words.map((_, index) => `(select record_id from ${found}_${index} where ${isFew(found, index)} and ${noneFew(found, index)})`),
      `(${together} ${limit})`,
    ].join(' union all ')})`,
  ].join(', ');
}

const isFew = (found: string, index: number) => `(select count(*) <= ${gatherLimit} from ${found}_${index})`;

/** Holds if each of the first `count` words is common. */
const noneFew = (found: string, count: number) =>
  ['true', ...Array.from({ length: count }, (_, index) => `not ${isFew(found, index)}`)].join(' and ');

const nothing = (alias: string): Search => ({
  gathered: `found_${alias} as (select)`,
  few: { when: 'false', row: 'false' },
  many: { when: 'false', row: 'false', rows: 'false', some: 'false', bound: '' },
});

/**
 * Returns the SQL that checks whether a text has a word with this prefix. Numbers and Arabic nouns may also match inside a word, which
 * `noria_has_word` handles.
 */
const hasWord = (text: string, word: string, isLatin: boolean) =>
  isLatin ? `${text} like '%' || ${word} || '%' and ${text} ~ ('(^|${betweenWords})' || ${word})` : `noria_has_word(${text}, ${word})`;
