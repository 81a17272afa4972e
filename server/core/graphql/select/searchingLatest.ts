import { codeOf, recordClasses } from '../../database/RecordType.ts';
import { searchKindOf, type LatestSearch } from '../../database/Searchable.ts';
import { searchReach } from '../../rules/searchReach.ts';
import { likeText } from '../filters.ts';
import { beginsWith } from './beginsWith.ts';
import type { ListArguments } from './listArguments.ts';
import type { Bindings, Plan } from './Plan.ts';
import type { Search } from './Search.ts';
import { searchLimit, searchWords } from './searchWords.ts';

/** Maximum matches gathered; with more of them among the latest rows, walking these in the list's order fills the page sooner. */
const gatherLimit = 1_000;
/** Maximum records found by a word whose rows are searched whatever their age. */
const recordLimit = 1_000;

type Arguments = (bindings: Bindings) => ListArguments;

/** A list to search: its table, and what the compiler makes of a row's property and of a list's filter. */
interface LatestTarget {
  plan: Plan;
  table: string;
  alias: string;
  kind: LatestSearch;
  args: Arguments;
  column: (row: string, name: string) => string;
  conditions: (row: string, args: Arguments) => string[];
}

/**
 * Returns the search of a list without an index of words: the texts of its latest rows are read, and those of all rows about records that are
 * found by their own words. A match contains the whole text; only texts of rows decide, so nothing is told of records beside what the rows say.
 */
export function searchLatest({ plan, table, alias, kind, args, column, conditions }: LatestTarget): Search {
  const company = plan.parameter(({ viewer }) => viewer?.companyId ?? null);
  const text = plan.parameter(bindings => `%${likeText(args(bindings).search!.trim().slice(0, searchLimit))}%`);
  const matches = (row: string) => `${row}.search like (select noria_fold(${text}))`;
  const [found, oldest, row, own] = ['found', 'oldest', 'row', 'own'].map(name => `${name}_${alias}`);
  const at = column(row, kind.at);
  const latest = (columns: string, more: string) => {
    const all = [`${row}.company_id = ${company}`, ...conditions(row, bindings => withinOnly(args(bindings), kind))];
    return `select ${columns} from ${table} ${row} where ${all.join(' and ')} order by ${at} desc ${more}`;
  };
  const word = plan.structure(bindings => searchWords(args(bindings).search!).length > 0)
    ? plan.parameter(bindings => searchWords(args(bindings).search!)[0])
    : undefined;
  const about = column(own, kind.about);
  const ofRecords = word
    ? ` union (select ${own}.id from ${table} ${own} where ${own}.company_id = ${company} and ${about} = any(array(
        select record_id from search_word where company_id = ${company} and type = any('{${typesWithWords().join()}}') and ${beginsWith('word', word)}
        limit ${recordLimit})) and ${matches(own)} limit ${gatherLimit + 1})`
    : '';
  const bound = ` and ${column(alias, kind.at)} >= (select oldest from ${oldest})`;
  const reached = matches(alias) + bound;
  return {
    gathered: `${oldest} as materialized (select min(at) as oldest from (${latest(`${at} as at`, `limit ${searchReach}`)}) latest),
      ${found} as materialized (select record_id from (
        (select ${row}.id as record_id from (${latest(`${row}.id, ${row}.search`, `limit ${searchReach}`)}) ${row} where ${matches(row)})
        ${ofRecords}) matching limit ${gatherLimit + 1})`,
    few: {
      when: `(select count(*) <= ${gatherLimit} from ${found})`,
      row: `${alias}.id = any(array(select record_id from ${found}))`,
    },
    many: { when: `(select count(*) > ${gatherLimit} from ${found})`, row: reached, rows: reached, some: reached, bound },
  };
}

const withinOnly = ({ filter }: ListArguments, { within }: LatestSearch): ListArguments => ({
  filter: Object.fromEntries(Object.entries(filter ?? {}).filter(([name]) => within.includes(name))),
});

/** The bytes of all types whose words are kept, so that the index is entered once for each. */
const typesWithWords = (): number[] => recordClasses().flatMap(type => (searchKindOf(type) === 'WORDS' ? [codeOf(type)] : []));
