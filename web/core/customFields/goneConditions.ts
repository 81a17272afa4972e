import type { ListSpec } from '../screens/list/ListSpec.ts';

/** A filter or sort order by a custom field that is no longer in use. */
export interface GoneCondition {
  /** Search parameter. */
  name: string;
  key: string;
  /** Value of the filter, as the address has it. */
  text: string;
}

/** Returns what an address asks of custom fields that a list, with those in use, does not have. */
export function goneConditions(address: URLSearchParams, { customized, filters, sorts }: ListSpec): GoneCondition[] {
  if (!customized) return [];
  return [...address].flatMap(([name, value]) => {
    const [, sort] = /^-?custom-([a-z][a-z0-9_]*)$/.exec(name === 'sort' ? value : '') ?? [];
    if (sort) return sorts.includes(`custom-${sort}`) ? [] : [{ name, key: sort, text: '' }];
    const [, key] = /^custom-[a-z]+-([a-z][a-z0-9_]*)$/.exec(name) ?? [];
    return key && value && !filters.some(filter => filter.name === name) ? [{ name, key, text: value }] : [];
  });
}
