import { oneId, type Values } from '../core/rest/Route.ts';

/** The status as documented: `pending`, `approved` or `cancel`, in any case. */
export function statusOf(status: unknown): unknown {
  const named = typeof status === 'string' ? status.toUpperCase() : status;
  return named === 'CANCEL' ? 'CANCELLED' : named;
}

/** The id in an id or a whole record. */
export function idOf(value: unknown): unknown {
  const named = typeof value === 'object' && value !== null ? (value as Values).id : value;
  return typeof named === 'string' ? oneId(named) : named;
}
