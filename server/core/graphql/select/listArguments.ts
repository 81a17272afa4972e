import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { customProperty } from '../../customField/customized.ts';
import { RequestError } from '../../errors.ts';
import { defaultPageSize, offsetLimit, pageLimit, type Direction } from '../Connection.ts';

/** Coerced arguments of a list. */
export interface ListArguments {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
  offset?: number;
  filter?: Record<string, Record<string, unknown> | Record<string, unknown>[] | null>;
  sort?: { field: string; direction: Direction; customField?: string };
  search?: string;
}

/** Returns the number of rows of the requested page, at most the limit. Throws BAD_USER_INPUT if it is negative. */
export function pageSize({ first, last }: ListArguments, limit = pageLimit): number {
  const size = last ?? first ?? defaultPageSize;
  if (size < 0) throw new RequestError('BAD_USER_INPUT', 'pageSizeNegative');
  return Math.min(size, limit);
}

/** Returns the number of rows to skip, for numbered pages. Throws BAD_USER_INPUT if it is out of range. */
export function offsetOf({ offset }: ListArguments): number {
  if (offset != null && (offset < 0 || offset > offsetLimit)) throw new RequestError('BAD_USER_INPUT', 'offsetOutOfRange');
  return offset ?? 0;
}

/** Newest first, if records have a creation time. */
export const defaultSort = (meta: EntityMetadata) => (meta.properties['createdAt' as never] ? 'createdAt' : 'id');

/** Returns the property of a sort or filter field. */
export function sortKey(meta: EntityMetadata, name: string): EntityProperty {
  // Not every record has a value in a custom field.
  if (name === 'customFields') return { ...sortKey(meta, customProperty), nullable: true };
  return meta.properties[name as never];
}
