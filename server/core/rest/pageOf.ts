import { InvalidInput } from '../errors.ts';
import { defaultPageSize, offsetLimit, pageLimit } from '../graphql/Connection.ts';

/** A page of a list, by number. */
export interface Page {
  /** From 1. */
  page: number;
  size: number;
  offset: number;
}

/** Reads the page from a query: `page` from 1, `pageSize` up to 100. Throws InvalidInput for anything else, and beyond row 10 000. */
export function pageOf(query: Record<string, unknown>): Page {
  const page = whole(query, 'page', 1);
  const size = Math.min(whole(query, 'pageSize', defaultPageSize), pageLimit);
  const offset = (page - 1) * size;
  if (offset > offsetLimit) throw new InvalidInput({ field: 'page', code: 'offsetOutOfRange' });
  return { page, size, offset };
}

function whole(query: Record<string, unknown>, field: string, otherwise: number): number {
  const value = query[field];
  if (value === undefined || value === '') return otherwise;
  if (typeof value !== 'string' || !/^[1-9]\d{0,8}$/.test(value)) throw new InvalidInput({ field, code: 'invalid' });
  return Number(value);
}
