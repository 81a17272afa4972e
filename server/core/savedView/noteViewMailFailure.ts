import { idsWithAccess } from '../companyUser/usersWithAccess.ts';
import { noteNotice } from '../database/ChangeLog.ts';
import type { Context } from '../graphql/Context.ts';
import { notify } from '../notification/notify.ts';
import { NotificationKind } from '../notification/NotificationKind.ts';
import { errorText } from '../rules/errorText.ts';
import type { Language } from '../session/Viewer.ts';
import { ViewMail } from './ViewMail.ts';

/** Why a view could not be mailed, and whether it is switched off for that. */
interface Failure {
  code: string;
  params?: Record<string, unknown>;
  isOver: boolean;
}

/**
 * Keeps why a view could not be mailed, and tells its user, or whoever manages users once they cannot sign in any more. A reason that stays is told
 * of once.
 */
export async function noteViewMailFailure(
  session: Context['session'],
  { id, companyId, userId }: { id: string; companyId: string; userId: string },
  { code, params, isOver }: Failure,
): Promise<void> {
  await session.database.inCompany({ companyId, userId }, async em => {
    const [user] = await em.execute<{ language: Language; isActive: boolean }[]>(
      `select language, status = 'ACTIVE' and deleted_at is null as "isActive" from user_account where company_id = noria_company() and id = ?`,
      [userId],
    );
    const text = errorText(user.language, code, params);
    const status = isOver ? 'INACTIVE' : null;
    const [failed] = await em.execute<{ name: string | null }[]>(
      `update view_mail m set failure = ?, status = coalesce(?, m.status), version = m.version + 1, updated_at = now()
       where m.company_id = noria_company() and m.id = ? and m.deleted_at is null and (m.failure is distinct from ? or m.status <> coalesce(?, m.status))
       returning (select v.name from saved_view v where v.company_id = m.company_id and v.id = m.view_id) as name`,
      [text, status, id, text, status],
    );
    if (!failed) return;
    noteNotice(em, { id, type: ViewMail.name, kind: 'UPDATED', userId });
    await notify(
      { em, context: { session } as Context, viewer: null },
      {
        kind: NotificationKind.VIEW_MAIL_FAILED,
        to: user.isActive ? [userId] : await idsWithAccess(em, ['ADMINISTRATIVE_ROLES']),
        record: { name: failed.name },
        text,
      },
    );
  });
}
