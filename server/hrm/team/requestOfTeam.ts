import { refusal } from '../../core/access/allows.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Scope } from '../../core/graphql/Scope.ts';

/**
 * Whether the viewer decides a request as the manager of whoever asks, or as their stand-in; otherwise in Human resources.
 * @throws RequestError FORBIDDEN for whoever may not approve there either.
 */
export async function isOfTeam(
  { em, viewer }: Scope,
  view: 'team_leave_request' | 'team_attendance_correction',
  id: string,
): Promise<boolean> {
  if ((await em.execute(`select from ${view} where id = ?`, [id])).length) return true;
  const refused = refusal(viewer, [Permission.HRM], 'APPROVE');
  if (refused) throw refused;
  return false;
}
