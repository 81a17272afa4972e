import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { draftIn } from '../../core/print/draftDocument.ts';
import { sendDocument } from '../../core/print/sendDocument.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { lastRunOf } from '../../core/schedule/lastRunOf.ts';
import { nextPeriod } from '../../core/schedule/periods.rules.ts';
import { SalesInvoice } from '../invoice/SalesInvoice.ts';
import { SalesInvoiceService } from '../invoice/SalesInvoiceService.ts';
import { RecurringInvoice } from './RecurringInvoice.ts';
import { recurringInvoiceRules, type RecurringInvoiceValues } from './recurringInvoice.rules.ts';

/** Invoices that are made out again each period: each period once. */
export class RecurringInvoiceService extends ServiceOf(RecurringInvoice, recurringInvoiceRules) {
  override async create(input: RecurringInvoiceValues): Promise<RecurringInvoice> {
    this.refuseIssuing(input);
    return super.create(input);
  }

  override async update(changes: Changes<RecurringInvoiceValues>): Promise<RecurringInvoice> {
    this.refuseIssuing(changes);
    return super.update(changes);
  }

  /**
   * Makes out the invoice of the period that falls due on `on`. Does nothing if that has been done, or is not due.
   * @throws what creating, issuing and sending an invoice throws; Refused `recurringNoEmail`.
   */
  async run(id: string, on: string): Promise<RecurringInvoice> {
    const recurring = await this.find(id);
    const { source, delivery, owner, status, nextOn } = recurring;
    if (status !== 'ACTIVE' || nextOn !== on || on > (await companyToday(this.em))) return recurring;
    const invoices = new SalesInvoiceService(this.scope);
    const template = await this.em.findOneOrFail(SalesInvoice, { id: source.id });
    const values = await invoices.valuesOf(template);
    const lines = (values.lines as object[]).map(line => ({ ...line, id: null }));
    const invoice = await invoices.create({
      ...values,
      lines,
      ownerId: owner?.id ?? values.ownerId,
      issuedOn: null,
      dueOn: null,
      // That of what was issued is the rate of its day.
      exchangeRate: template.state === 'DRAFT' ? values.exchangeRate : null,
      issue: delivery !== 'DRAFT',
    } as never);
    await this.em.execute('insert into recurring_invoice_run (recurring_id, period_on, invoice_id) values (?, ?, ?)', [id, on, invoice.id]);
    Object.assign(recurring, { nextOn: nextPeriod(recurring, daysAfter(on, 1)), failedOn: null, failure: null });
    await this.em.flush();
    if (delivery === 'SEND') await this.send(invoice.id);
    return recurring;
  }

  protected override async guard(values: RecurringInvoiceValues, current?: RecurringInvoice): Promise<void> {
    const { sourceId, ownerId } = values;
    await refuseInactive(this.em, [{ field: 'ownerId', Entity: CompanyUser, id: ownerId, before: current?.owner?.id }]);
    const source = await this.em.findOne(SalesInvoice, { id: sourceId, deletedAt: null, kind: 'INVOICE' as never });
    if (!source) throw new InvalidInput({ field: 'sourceId', code: 'notFound' });
  }

  protected override async derive(values: RecurringInvoiceValues, current?: RecurringInvoice): Promise<Record<string, unknown>> {
    const last = current && (await lastRunOf(this.em, 'recurring_invoice_run', current.id));
    return { nextOn: nextPeriod(values, last ? daysAfter(last, 1) : values.startsOn) };
  }

  private async send(invoiceId: string): Promise<void> {
    const { to, subject, message } = await draftIn(this.em, this.scope.context, invoiceId);
    if (!to) throw new Refused('recurringNoEmail');
    await sendDocument(this.scope, { recordId: invoiceId, to: [to], subject, message });
  }

  /** Whoever lets invoices be issued must be allowed to issue them. */
  private refuseIssuing({ delivery }: Partial<RecurringInvoiceValues>): void {
    const refused = delivery && delivery !== 'DRAFT' && refusal(this.scope.viewer, writersOf(SalesInvoice), 'APPROVE');
    if (refused) throw refused;
  }
}
