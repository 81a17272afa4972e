import { writersOf } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { idsWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { activeCompanies } from '../../core/jobs/activeCompanies.ts';
import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { SalesInvoice } from './SalesInvoice.ts';

interface Overdue {
  id: string;
  name: string;
  ownerId: string | null;
}

/** Most invoices that one run tells of in a company; the next run tells of the others. */
const mostAtOnce = 1_000;
/** Most invoices that somebody is told of one by one; more are counted. */
const apart = 3;

/** Invoices that are not paid on their due day, and of which nobody was told. */
const untold = `i.direction = 'RECEIVABLE' and i.kind = 'SALES_INVOICE' and i.amount <> i.paid + i.credited and i.amount > 0
  and i.voided_on is null and i.overdue_told_for is distinct from i.due_on`;

/** Companies with such invoices. */
const withOverdue = `exists (select from open_item i where i.company_id = c.id and ${untold} and i.due_on < (now() at time zone c.time_zone)::date)`;

/**
 * Tells the owner of an invoice that it is overdue by the company's day, or all of finance if it has none: of each due day once, however many
 * workers run, and again if it is moved.
 */
export const tellOfOverdue: HourlyWork = async ({ session }) => {
  for (const companyId of await activeCompanies(session.database, withOverdue))
    await session.database.inCompany({ companyId }, async em => {
      const overdue = await em.execute<Overdue[]>(
        `with due as (
           select i.id from open_item i where i.company_id = noria_company() and ${untold} and i.due_on < noria_today()
           order by i.due_on, i.id limit ${mostAtOnce} for no key update skip locked
         ), told as (
           update open_item i set overdue_told_for = i.due_on from due where i.company_id = noria_company() and i.id = due.id
           returning i.id, i.number, i.due_on
         )
         select told.id, told.number as name, u.id as "ownerId"
         from told join sales_invoice s on s.company_id = noria_company() and s.id = told.id
           left join user_account u on u.company_id = s.company_id and u.id = s.owner_id and u.status = 'ACTIVE' and u.deleted_at is null
         order by told.due_on, told.number`,
      );
      if (!overdue.length) return;
      const scope = { em, context: { session } as Context, viewer: null };
      const staff = await idsWithAccess(em, [Permission.FINANCIAL_MANAGEMENT]);
      for (const [ownerId, invoices] of Map.groupBy(overdue, invoice => invoice.ownerId)) {
        const request = { kind: NotificationKind.INVOICE_OVERDUE, to: ownerId ? [ownerId] : staff, access: writersOf(SalesInvoice) };
        if (invoices.length > apart) await notify(scope, { ...request, count: invoices.length });
        else for (const { id, name } of invoices) await notify(scope, { ...request, record: { id, name } });
      }
    });
};
