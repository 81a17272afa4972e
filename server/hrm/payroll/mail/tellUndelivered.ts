import { accessOfClass } from '../../../core/access/Allow.ts';
import { idsWithAccess } from '../../../core/companyUser/usersWithAccess.ts';
import { noteNotice } from '../../../core/database/ChangeLog.ts';
import { platformQuery } from '../../../core/database/platformQuery.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { inCompanyAsGuest } from '../../../core/links/inCompanyAsGuest.ts';
import { notify } from '../../../core/notification/notify.ts';
import { NotificationKind } from '../../../core/notification/NotificationKind.ts';
import { PaySlip } from '../slip/PaySlip.ts';

/** Who tells: nobody in particular. */
const origin = { requestId: 'tellUndelivered', ipAddress: '', userAgent: '' };

type Parts = Pick<Context, 'database' | 'changes' | 'session'>;

interface Undelivered {
  runId: string;
  title: string;
  slipIds: string[];
}

/**
 * Tells those who may see pay of the slips whose e-mail was given up within a day: one notification a run, which names nobody, and each slip
 * live. A slip is told of once, until it is mailed again.
 */
export async function tellUndelivered({ database, changes, session }: Parts): Promise<void> {
  const { rows } = await platformQuery<{ companyId: string }>(
    database.pool,
    `select distinct m.company_id as "companyId" from outbox_mail m join company c on c.id = m.company_id and c.status = 'ACTIVE' and c.deleted_at is null
     where m.status = 'FAILED' and m.updated_at > now() - interval '1 day' and m.readers = '{HRM_SEE_PAY}'`,
    [],
  );
  const context = { database, changes, session, origin } as unknown as Context;
  for (const { companyId } of rows) await inCompanyAsGuest(context, { companyId }, false, em => tell(em, context));
}

async function tell(em: Parameters<typeof noteNotice>[0], context: Context): Promise<void> {
  const runs = await em.execute<Undelivered[]>(
    `with failed as (
       update pay_slip s set undelivered_at = now() from outbox_mail m
       where s.company_id = noria_company() and s.undelivered_at is null and m.company_id = s.company_id and m.id = s.mail_id
         and m.status = 'FAILED' and m.updated_at > now() - interval '1 day' returning s.id, s.run_id)
     select r.id as "runId", r.title, array_agg(f.id) as "slipIds" from failed f
     join payroll_run r on r.company_id = noria_company() and r.id = f.run_id group by r.id, r.title`,
  );
  if (!runs.length) return;
  const access = accessOfClass(PaySlip)!;
  const to = await idsWithAccess(em, access);
  for (const { runId, title, slipIds } of runs) {
    for (const id of slipIds) noteNotice(em, { id, type: PaySlip.name, kind: 'UPDATED' });
    await notify(
      { em, context, viewer: null },
      {
        kind: NotificationKind.PAY_SLIPS_UNDELIVERED,
        to,
        record: { id: runId, name: title },
        access,
        count: slipIds.length,
      },
    );
  }
}
