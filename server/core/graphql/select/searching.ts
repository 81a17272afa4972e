import type { EntityMetadata } from '@mikro-orm/core';
import { codeOf } from '../../database/RecordType.ts';
import { searchKindOf } from '../../database/Searchable.ts';
import { betweenWords, searchWords } from './searchWords.ts';
import { totalLimit } from '../Connection.ts';
import type { ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';

/** Maximum index entries gathered before the rows are read; with more matches, walking the rows in order is faster. */
const gatherLimit = 20_000;
/** Maximum index entries counted when every one is a row of the list: few records have more than ten words with the same prefix. */
const countLimit = 10 * (totalLimit + 1);

/** SQL of a list's search by words, in two variants. The statement itself picks the cheaper one, whatever the planner expects. */
export interface Search {
  /** Common table expressions that gather the candidate records. */
  gathered: string;
  /** `when` holds if the candidates are complete; `row` is the condition on a row. */
  few: { when: string; row: string };
  /**
   * `when` holds otherwise: `row` is for rows in the list's order, `rows` for counting them, `some` for counting a whole table up to the
   * limit.
   */
  many: { when: string; row: string; rows: string; some: string };
}

/**
 * Returns the search of a list whose words are indexed in `search_word`; undefined without a search text, or for another kind of search.
 */
export function searchOf(
  compiler: Compiler,
  meta: EntityMetadata,
  alias: string,
  args: (bindings: Bindings) => ListArguments,
): Search | undefined {
  const { plan } = compiler.source;
  if (searchKindOf(meta.class) !== 'WORDS') return undefined;
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
  many: { when: 'false', row: 'false', rows: 'false', some: 'false' },
});

/**
 * Compares by range, because comparisons are leakproof and `like` is not: under row level security only leakproof operators may use an
 * index.
 */
export const beginsWith = (column: string, word: string) => `${column} >= ${word} and ${column} < ${word} || U&'\\+10FFFF'`;

/**
 * Returns the SQL that checks whether a text has a word with this prefix. Numbers and Arabic nouns may also match inside a word, which
 * `noria_has_word` handles.
 */
const hasWord = (text: string, word: string, isLatin: boolean) =>
  isLatin ? `${text} like '%' || ${word} || '%' and ${text} ~ ('(^|${betweenWords})' || ${word})` : `noria_has_word(${text}, ${word})`;
