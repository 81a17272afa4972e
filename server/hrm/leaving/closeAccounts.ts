import { lockCompany, refuseWithoutAdministrator } from '../../administration/company/lockCompany.ts';
import { User } from '../../administration/user/User.ts';
import { Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { activeCompanies } from '../../core/jobs/activeCompanies.ts';
import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { endSessionsOf, revokeKeysOf } from '../../core/session/credentials.ts';
import { Employee } from '../../staff/employee/Employee.ts';

/** Who closes them: nobody in particular. */
const origin = { requestId: 'closeAccounts', ipAddress: '', userAgent: '' };

/** Most leavers of a company that one run takes; the next run takes the others. */
const mostAtOnce = 100;

/** Companies with somebody whose last day is over. */
const withLeavers = `exists (select from employee e where e.company_id = c.id and e.status = 'ACTIVE' and e.deleted_at is null
  and e.left_on < (now() at time zone c.time_zone)::date)`;

/**
 * Makes employees inactive whose last day is over where their company is, and closes their accounts: their sessions end, and their API keys are
 * revoked. Each in a transaction of its own. The last administrator keeps theirs, until there is another.
 */
export const closeAccounts: HourlyWork = async ({ database, changes, session }, log) => {
  const context = { database, changes, session, origin } as unknown as Context;
  for (const companyId of await activeCompanies(session.database, withLeavers)) {
    const leavers = await session.database.inCompany({ companyId }, em =>
      em.execute<{ id: string }[]>(
        `select e.id from employee e where e.company_id = noria_company() and e.status = 'ACTIVE' and e.deleted_at is null
           and e.left_on < noria_today() order by e.id limit ${mostAtOnce}`,
      ),
    );
    for (const { id } of leavers)
      await inCompanyAsGuest(context, { companyId }, false, em => close(em, id)).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        log.warn({ companyId, employeeId: id }, 'The account of a leaver stays open: nobody else administers the company');
      });
  }
};

async function close(em: Parameters<typeof lockCompany>[0], id: string): Promise<void> {
  await lockCompany(em);
  await em.execute('select from employee where company_id = noria_company() and id = ? for no key update', [id]);
  const employee = await em.findOne(Employee, { id, status: ActiveStatus.ACTIVE, deletedAt: null });
  if (!employee) return;
  employee.status = ActiveStatus.INACTIVE;
  const user = employee.user && (await em.findOne(User, { id: employee.user.id, status: ActiveStatus.ACTIVE, deletedAt: null }));
  if (user) user.status = ActiveStatus.INACTIVE;
  await em.flush();
  if (!user) return;
  await refuseWithoutAdministrator(em);
  await endSessionsOf(em, user.id);
  await revokeKeysOf(em, user.id);
}
