import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { writersOf } from '../../core/access/Allow.ts';
import { seeingAll } from '../../core/access/seeingAll.ts';
import { refusal } from '../../core/access/allows.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { dateText } from '../../core/rules/formats.ts';
import { localeOf, type Viewer } from '../../core/session/Viewer.ts';
import { lineLimit } from '../../inventory/itemLine/itemLine.rules.ts';
import { SalesInvoice } from '../../finance/invoice/SalesInvoice.ts';
import { SalesInvoiceService } from '../../finance/invoice/SalesInvoiceService.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { TimeEntry } from '../time/TimeEntry.ts';
import { invoiceTimeRules, type TimeGroupingName } from './billing.rules.ts';

interface Billable {
  id: string;
  spentOn: string;
  hundredths: number;
  rate: string | null;
  note: string | null;
  user: string;
  userName: string;
  task: string | null;
  taskText: string;
}

/** Makes out sales invoices of approved hours, each hour once (modules, projects). */
export class BillingService {
  constructor(private readonly scope: Scope) {}

  /**
   * Makes out a draft of the billable, approved hours of a project that no invoice bills, at their rates.
   * @throws NotAllowed for who may not write invoices; InvalidInput `projectId`: `notFound`, `noBillingRate`; `customerId`: `required`; Refused `nothingToInvoice`, `tooManyLines`.
   */
  async invoice(input: z.input<typeof invoiceTimeRules>): Promise<SalesInvoice> {
    const { projectId, customerId: given, through, groupBy } = check(invoiceTimeRules, input);
    const { em, viewer } = this.scope;
    const refused = refusal(viewer, writersOf(SalesInvoice), 'WRITE');
    if (refused) throw refused;
    await refuseInactive(em, [{ field: 'customerId', Entity: Customer, id: given }]);
    // Those who bill the same project wait for each other, and then find its hours billed.
    await em.execute(`select from project where company_id = noria_company() and id = ? for no key update`, [projectId]);
    const project = await em.findOne(Project, { id: projectId, deletedAt: null });
    if (!project) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    const customerId = given ?? project.customer?.id;
    if (!customerId) throw new InvalidInput({ field: 'customerId', code: 'required' });
    const entries = await this.billable(projectId, through);
    if (!entries.length) throw new Refused('nothingToInvoice');
    const unpriced = [...new Set(entries.filter(({ rate }) => rate === null).map(({ userName }) => userName))];
    if (unpriced.length)
      throw new InvalidInput({ field: 'projectId', code: 'noBillingRate', params: { names: unpriced.slice(0, 5).join(', ') } });
    const groups = [...Map.groupBy(entries, entry => groupKey(entry, groupBy)).values()];
    if (groups.length > lineLimit) throw new Refused('tooManyLines', { max: lineLimit });
    const lines = groups.map(group => ({
      description: describe(group, groupBy, viewer),
      quantity: String(group.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100),
      unitPrice: group[0].rate!,
    }));
    const service = new SalesInvoiceService(this.scope);
    const invoice = await service.createFromTime({ customerId, projectId, lines });
    const stored = await service.linesOf(invoice);
    for (const [index, group] of groups.entries())
      for (const { id } of group) em.assign(await em.findOneOrFail(TimeEntry, id), { invoiceLineId: stored[index].id });
    await em.flush();
    return invoice;
  }

  /** The hours, locked so that none of them is reopened meanwhile. */
  private async billable(projectId: string, through: string | null): Promise<Billable[]> {
    const { em } = this.scope;
    await em.find(
      TimeEntry,
      { project: projectId, status: 'APPROVED', isBillable: true, deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    // Who sees only their own invoices does not bill what is on others.
    return seeingAll(this.scope, () =>
      em.execute<Billable[]>(
        `select t.id, t.spent_on::text as "spentOn", round(t.hours * 100)::int as hundredths, noria_billing_rate(t.project_id, t.user_id)::text as rate,
         t.note, t.user_id as user, u.name as "userName", t.task_id as task, coalesce(k.key || ' ' || k.name, p.name) as "taskText"
       from time_entry t join project p on p.company_id = t.company_id and p.id = t.project_id
         join user_account u on u.company_id = t.company_id and u.id = t.user_id
         left join task k on k.company_id = t.company_id and k.id = t.task_id
       where t.company_id = noria_company() and t.project_id = ? and t.status = 'APPROVED' and t.is_billable and t.deleted_at is null
         and not noria_is_billed(t.invoice_line_id) and t.spent_on <= coalesce(?::date, 'infinity')
       order by t.spent_on, u.name, t.id`,
        [projectId, through],
      ),
    );
  }
}

/** Hours of one line have one rate. */
function groupKey({ id, user, task, rate }: Billable, groupBy: TimeGroupingName): string {
  return groupBy === 'ENTRY' ? id : `${groupBy === 'PERSON' ? user : task} ${rate}`;
}

/** What the customer reads: who or what, and when, with the days as the viewer writes them. */
function describe(group: Billable[], groupBy: TimeGroupingName, { language, dateFormat }: Viewer): string {
  const [first, last] = [group[0], group.at(-1)!].map(({ spentOn }) => dateText(spentOn, localeOf[language], dateFormat, 'UTC'));
  const days = first === last ? first : `${first} – ${last}`;
  if (groupBy === 'PERSON') return `${group[0].userName}, ${days}`;
  const { taskText, userName, note } = group[0];
  return [taskText, ...(groupBy === 'ENTRY' ? [userName, note?.slice(0, 300)] : []), days].filter(Boolean).join(', ');
}
