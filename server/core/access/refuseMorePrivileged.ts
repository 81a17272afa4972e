import { Refused } from '../errors.ts';
import type { Scope } from '../graphql/Scope.ts';

/**
 * Refuses to act on an account or role that holds a permission the viewer lacks; otherwise the viewer could take over that account or lock
 * out more privileged users. Roles count as written, whether or not their modules are in use; an API key counts with its own permissions.
 * Refused hasMorePermissions.
 */
export async function refuseMorePrivileged({ em, viewer }: Pick<Scope, 'em' | 'viewer'>, roleId: string): Promise<void> {
  const key = viewer.apiKey ? `{${viewer.permissions.join()}}` : null;
  const [{ held }] = await em.execute<[{ held: boolean }]>('select noria_holds_as_much(?, ?::text[]) as held', [roleId, key]);
  if (!held) throw new Refused('hasMorePermissions');
}
