import { oneId, type Values } from './Route.ts';

/** The id in an id or a whole record. */
export function idOf(value: unknown): unknown {
  const named = typeof value === 'object' && value !== null ? (value as Values).id : value;
  return typeof named === 'string' ? oneId(named) : named;
}
