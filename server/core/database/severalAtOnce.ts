import { InvalidInput } from '../errors.ts';
import { inLockOrder } from './inLockOrder.ts';

/** Maximum number of records in one all-or-nothing command; larger selections use a bulk command, which processes them one by one. */
export const recordsPerCommand = 1_000;

/** Number of records looked up concurrently. */
const together = 50;

/** Refuses more ids than a command takes, before anything is done: InvalidInput `tooManyAtOnce`. */
export function refuseMany(ids: readonly string[], max = recordsPerCommand): void {
  if (ids.length > max) throw new InvalidInput({ field: 'ids', code: 'tooManyAtOnce', params: { max } });
}

/** Looks up each id, in lock order. Stops once one is missing. */
export async function findEach<Found>(ids: readonly string[], find: (id: string) => Promise<Found>): Promise<Found[]> {
  const wanted = inLockOrder(ids);
  const found: Found[] = [];
  for (let at = 0; at < wanted.length; at += together) found.push(...(await Promise.all(wanted.slice(at, at + together).map(find))));
  return found;
}
