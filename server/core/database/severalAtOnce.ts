import { InvalidInput } from '../errors.ts';
import { inLockOrder } from './inLockOrder.ts';

/** Records of one command at most that is done to all or none: what is more is chosen by a bulk command, which goes through them one by one. */
export const severalLimit = 1_000;

/** Records that are looked for at the same time. */
const together = 50;

/** Refuses more ids than a command takes, before anything is done with them: InvalidInput `tooManyAtOnce`. */
export function refuseMany(ids: readonly string[], max = severalLimit): void {
  if (ids.length > max) throw new InvalidInput({ field: 'ids', code: 'tooManyAtOnce', params: { max } });
}

/** What is found by each id, in the order in which records are locked. Looks for no more once one is missing. */
export async function findEach<Found>(ids: readonly string[], find: (id: string) => Promise<Found>): Promise<Found[]> {
  const wanted = inLockOrder(ids);
  const found: Found[] = [];
  for (let at = 0; at < wanted.length; at += together) found.push(...(await Promise.all(wanted.slice(at, at + together).map(find))));
  return found;
}
