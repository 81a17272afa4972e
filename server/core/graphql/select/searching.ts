import type { EntityMetadata } from '@mikro-orm/core';
import { codeOf, type RecordClass } from '../../database/RecordType.ts';
import { searchKindOf } from '../../database/Searchable.ts';
import { searchWords } from '../../database/searchWords.ts';
import type { ListArguments } from './listArguments.ts';
import type { Bindings } from './Plan.ts';
import type { Compiler } from './selectObject.ts';

/** Entries of the index that are gathered before the rows; where more begin alike, it is quicker to walk the rows in their order. */
const gatherLimit = 20_000;

/** A list's search by words as SQL, in two ways of which the statement itself takes the cheaper one, whatever the planner expects. */
export interface Search {
  /** A common table expression that gathers the records found: `name as materialized (…)`. */
  gathered: string;
  /** Holds when all that is found has been gathered, and the condition on a row that is then quickest. */
  few: { when: string; row: string };
  /** Holds otherwise; `row` looks at a row's own text, `rows` counts by the index. */
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
  const words = Array.from({ length: count }, (_, index) => plan.parameter(bindings => searchWords(args(bindings).search!)[index]));
  const company = plan.parameter(({ viewer }) => viewer?.companyId ?? null);
  const type = codeOf(meta.class as unknown as RecordClass);
  const entry = (word: string, index: number): string =>
    `select record_id from search_word where company_id = ${company} and type = ${type} and ${beginsWith('word', word)}${
      index < words.length - 1 ? ` and record_id in (${entry(words[index + 1], index + 1)})` : ''
    }`;
  // Punctuation alone is no word: nothing has it.
  const found = words.length ? entry(words[0], 0) : 'select null::uuid where false';
  const name = `found_${alias}`;
  return {
    gathered: `${name} as materialized (${found} limit ${gatherLimit + 1})`,
    few: { when: `(select count(*) <= ${gatherLimit} from ${name})`, row: `${alias}.id = any(array(select record_id from ${name}))` },
    many: {
      when: `(select count(*) > ${gatherLimit} from ${name})`,
      row: words.map(word => hasWord(alias, word)).join(' and '),
      rows: `${alias}.id in (${found})`,
    },
  };
}

/** A range, because comparisons are leakproof and `like` is not: under row level security only the one may use an index. */
export const beginsWith = (column: string, word: string) => `${column} >= ${word} and ${column} < ${word} || U&'\\+10FFFF'`;

/** A number may be found without what parts its digits, so the text itself says nothing of it. */
const hasWord = (alias: string, word: string) =>
  `(${word} ~ '^[0-9]+$' or noria_plain(${alias}.search) like '%' || ${word} || '%') and exists (select from noria_words(${alias}.search, null) w where starts_with(w.word, ${word}))`;
