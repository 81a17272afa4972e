import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { RequestError } from '../../errors.ts';
import { defaultPageSize, offsetLimit, pageLimit, type Direction } from '../Connection.ts';

/** The arguments of a list, coerced. */
export interface ListArguments {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
  offset?: number;
  filter?: Record<string, Record<string, unknown> | null>;
  sort?: { field: string; direction: Direction };
  search?: string;
}

/** Rows of the page asked for: at most the limit, never negative. */
export function pageSize({ first, last }: ListArguments, limit = pageLimit): number {
  const size = last ?? first ?? defaultPageSize;
  if (size < 0) throw new RequestError('BAD_USER_INPUT', 'pageSizeNegative');
  return Math.min(size, limit);
}

/** Rows to leave out first, for numbered pages. */
export function offsetOf({ offset }: ListArguments): number {
  if (offset != null && (offset < 0 || offset > offsetLimit)) throw new RequestError('BAD_USER_INPUT', 'offsetOutOfRange');
  return offset ?? 0;
}

/** The newest first, where records know when they were made. */
export const defaultSort = (meta: EntityMetadata) => (meta.properties['createdAt' as never] ? 'createdAt' : 'id');

/** The property that a sort or filter field names. */
export function sortKey(meta: EntityMetadata, name: string): EntityProperty {
  return meta.properties[name as never];
}
