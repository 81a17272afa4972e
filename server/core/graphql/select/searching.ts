import type { EntityMetadata } from '@mikro-orm/core';
import { codeOf } from '../../database/RecordType.ts';
import { searchKindOf } from '../../database/Searchable.ts';
import { searchWords } from '../../search/searchWords.ts';
import type { ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';

/** Entries of the index that are gathered before the rows; where more begin alike, it is quicker to walk the rows in their order. */
const gatherLimit = 20_000;

/** A list's search by words as SQL, in two ways of which the statement itself takes the cheaper one, whatever the planner expects. */
export interface Search {
  /** Common table expressions that gather the records to look at. */
  gathered: string;
  /** Holds when they are all that can be found, and the condition on a row. */
  few: { when: string; row: string };
  /** Holds otherwise; `row` is for rows in the list's order, `rows` for counting them. */
  many: { when: string; row: string; rows: string };
}

/** The search of a list whose records' words are kept in `search_word`; undefined when nothing is searched for, or in another way. */
export function searchOf(
  compiler: Compiler,
  meta: EntityMetadata,
  alias: string,
  args: (bindings: Bindings) => ListArguments,
): Search | undefined {
  const { plan } = compiler.source;
  if (searchKindOf(meta.class) !== 'WORDS') return undefined;
  const count = plan.structure(bindings => (args(bindings).search?.trim() ? searchWords(args(bindings).search!).length : -1));
  if (count < 0) return undefined;
  // Punctuation alone is no word: nothing has it.
  if (count === 0) return nothing(alias);
  const words = Array.from({ length: count }, (_, index) => plan.parameter(bindings => searchWords(args(bindings).search!)[index]));
  const company = plan.parameter(({ viewer }) => viewer?.companyId ?? null);
  const type = codeOf(meta.class);
  const entries = (word: string, when = '') =>
    `select record_id from search_word where company_id = ${company} and type = ${type} and ${beginsWith('word', word)}${when}`;
  const found = `found_${alias}`;
  const all = (when: string) => words.map(word => entries(word, when)).join(' intersect ');
  const rows = words.map(word => hasWord(alias, word)).join(' and ');
  return {
    gathered:
      words.length === 1 ? `${found} as materialized (${entries(words[0])} limit ${gatherLimit + 1})` : rarest(found, words, entries, all),
    few: {
      when: `(select count(*) <= ${gatherLimit} from ${found})`,
      row: `${alias}.id = any(array(select record_id from ${found}))${words.length > 1 ? ` and ${rows}` : ''}`,
    },
    many: { when: `(select count(*) > ${gatherLimit} from ${found})`, row: rows, rows: `${alias}.id = any(array(${all('')}))` },
  };
}

/** Gathers by the first word that few records have; only where each word is common, by all of them together. */
function rarest(found: string, words: string[], entries: (word: string, when?: string) => string, all: (when: string) => string): string {
  const name = (index: number) => `${found}_${index}`;
  const isFew = (index: number) => `(select count(*) <= ${gatherLimit} from ${name(index)})`;
  const noneBefore = (index: number) =>
    words
      .slice(0, index)
      .map((_, before) => ` and not ${isFew(before)}`)
      .join('');
  return [
    ...words.map((word, index) => `${name(index)} as materialized (${entries(word)} limit ${gatherLimit + 1})`),
    `${found} as materialized (${[
      ...words.map((_, index) => `(select record_id from ${name(index)} where ${isFew(index)}${noneBefore(index)})`),
      `(${all(noneBefore(words.length))} limit ${gatherLimit + 1})`,
    ].join(' union all ')})`,
  ].join(', ');
}

const nothing = (alias: string): Search => ({
  gathered: `found_${alias} as (select)`,
  few: { when: 'false', row: 'false' },
  many: { when: 'false', row: 'false', rows: 'false' },
});

/** A range, because comparisons are leakproof and `like` is not: under row level security only the one may use an index. */
export const beginsWith = (column: string, word: string) => `${column} >= ${word} and ${column} < ${word} || U&'\\+10FFFF'`;

/** Whether a row's own text has a word that begins so: the cheap looks first; only a number may be found where its digits do not stand together. */
const hasWord = (alias: string, word: string) =>
  `(${word} ~ '^[0-9]+$' or noria_plain(${alias}.search) like '%' || ${word} || '%') and noria_has_word(${alias}.search, ${word})`;
