import { activeStatuses } from '../../../../server/core/rules/statuses.ts';

/** One field that a list can be narrowed by. Its name is the API's filter field and the address's parameter. */
export type ListFilter = {
  name: string;
  /** Message id of its label, when that is not `<list>.<name>`. */
  label?: string;
} & (
  | { kind: 'text' | 'reference' | 'flag' | 'int' | 'decimal' | 'date' | 'time' }
  /** One or several of some values; `texts` is the stem of their message ids: `status` for `status.ACTIVE`. */
  | { kind: 'choice'; values: readonly string[]; texts: string }
);

export interface Sort {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** What a list is to its address: declared once, beside the route. */
export interface ListSpec {
  /** Stem of its message ids, and what saved views and columns are kept under: customer, user. */
  name: string;
  filters: readonly ListFilter[];
  /** The API's sort fields. */
  sorts: readonly string[];
  /** How it is sorted until somebody sorts it. */
  own: Sort;
}

/** What the API narrows and sorts a list by: `core/relay/operations/<entity>Listing.ts` is written from schema.graphql. */
interface Listing {
  /** The kind of each filter; of a choice its values. */
  filters: Readonly<Record<string, Exclude<ListFilter['kind'], 'choice'> | 'activeStatus' | readonly string[]>>;
  sorts: readonly string[];
}

/** A filter that says more than its name: another label, the stem of its values' message ids, fewer values or in another order. */
interface NamedFilter<Name extends string> {
  name: Name;
  label?: string;
  texts?: string;
  values?: readonly string[];
}

interface ListChoices<L extends Listing> {
  filters: readonly ((keyof L['filters'] & string) | NamedFilter<keyof L['filters'] & string>)[];
  own: Sort & { field: L['sorts'][number] };
}

/** Declares a list: its stem, what the API offers, which of the filters it shows, and its own order. */
export const listSpec = <const L extends Listing>(name: string, listing: L, { filters, own }: ListChoices<L>): ListSpec => ({
  name,
  filters: filters.map(one => filterOf(name, listing, typeof one === 'string' ? { name: one } : one)),
  sorts: listing.sorts,
  own,
});

function filterOf(list: string, { filters }: Listing, { values, texts, ...filter }: NamedFilter<string>): ListFilter {
  const kind = filters[filter.name];
  if (kind === 'activeStatus') return { ...filter, kind: 'choice', values: activeStatuses, texts: 'status' };
  const choices = values ?? (typeof kind === 'string' ? undefined : kind);
  if (choices) return { ...filter, kind: 'choice', values: choices, texts: texts ?? `${list}.${filter.name}` };
  return { ...filter, kind: kind as Exclude<ListFilter['kind'], 'choice'> };
}
