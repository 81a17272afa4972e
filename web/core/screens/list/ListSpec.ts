import type { CustomizedTypeName } from '../../../../server/core/customField/customField.rules.ts';
import type { Sort } from '../../../../server/core/rules/listConditions.ts';
import { activeStatuses } from '../../../../server/core/rules/statuses.ts';

/** A filter of a list. Its name is both the API's filter field and the search parameter. */
export type ListFilter = {
  name: string;
  /** Message id of the label, if it is not `<list>.<name>`. */
  label?: string;
  /** Text in place of the label: what the company calls a field of its own. */
  title?: string;
} & (
  | { kind: 'text' | 'flag' | 'int' | 'decimal' | 'date' | 'time' }
  /** A record; of a custom field, `target` is its type. `texts` is the prefix of message ids of names that are codes. */
  | { kind: 'reference'; target?: CustomizedTypeName; texts?: string }
  /** One or several of the values; `texts` is the prefix of their message ids, `status` for `status.ACTIVE`; without it they are texts. */
  | { kind: 'choice'; values: readonly string[]; texts?: string }
);

/** A list's filters and sort orders as used in its address, declared next to its route. */
export interface ListSpec {
  /** Message id prefix, and the key of its saved views and columns: customer, user. */
  name: string;
  filters: readonly ListFilter[];
  /** The API's sort fields. */
  sorts: readonly string[];
  /** Default sort order. */
  own: Sort;
  /** What its records are called among custom fields, if companies can add some. */
  customized?: CustomizedTypeName;
}

/** The API's filters and sort fields of a list, generated from schema.graphql into `core/relay/operations/<entity>Listing.ts`. */
interface Listing {
  /** Kind of each filter; for a choice, its values. */
  filters: Readonly<Record<string, Exclude<ListFilter['kind'], 'choice'> | 'activeStatus' | readonly string[]>>;
  sorts: readonly string[];
}

/** A filter with overrides: another label, another message id prefix for its values, or fewer or reordered values. */
interface NamedFilter<Name extends string> {
  name: Name;
  label?: string;
  texts?: string;
  values?: readonly string[];
}

interface ListChoices<L extends Listing> {
  filters: readonly ((keyof L['filters'] & string) | NamedFilter<keyof L['filters'] & string>)[];
  own: Sort & { field: L['sorts'][number] };
  customized?: CustomizedTypeName;
}

/** Declares a list: its name, the API's listing, the filters it shows, and its default sort order. */
export const listSpec = <const L extends Listing>(name: string, listing: L, { filters, own, customized }: ListChoices<L>): ListSpec => ({
  name,
  filters: filters.map(one => filterOf(name, listing, typeof one === 'string' ? { name: one } : one)),
  sorts: listing.sorts,
  own,
  customized,
});

function filterOf(list: string, { filters }: Listing, { values, texts, ...filter }: NamedFilter<string>): ListFilter {
  const kind = filters[filter.name];
  if (kind === 'activeStatus') return { ...filter, kind: 'choice', values: activeStatuses, texts: 'status' };
  const choices = values ?? (typeof kind === 'string' ? undefined : kind);
  if (choices) return { ...filter, kind: 'choice', values: choices, texts: texts ?? `${list}.${filter.name}` };
  return { ...filter, kind: kind as Exclude<ListFilter['kind'], 'choice'>, ...(texts && { texts }) };
}
