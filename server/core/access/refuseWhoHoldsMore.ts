import { Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';

/**
 * Refuses to act on an account, or on a role, that holds a permission which the viewer does not: whoever could would come in by it, or lock out
 * those who stand above. The roles count as they are written, modules in use or not; a key counts as what it may itself. Refused holdsMore.
 */
export async function refuseWhoHoldsMore({ em, viewer }: Pick<Scope, 'em' | 'viewer'>, roleId: string): Promise<void> {
  const key = viewer.apiKey ? `{${viewer.permissions.join()}}` : null;
  const [{ held }] = await em.execute<[{ held: boolean }]>('select noria_holds_as_much(?, ?::text[]) as held', [roleId, key]);
  if (!held) throw new Refused('holdsMore');
}
