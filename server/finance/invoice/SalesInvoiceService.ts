import { refusal } from '../../core/access/allows.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { Refused } from '../../core/errors.ts';
import { ref } from '@mikro-orm/core';
import type { CrmOrder } from '../../crm/order/CrmOrder.ts';
import type { CrmQuotation } from '../../crm/quotation/CrmQuotation.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { taxGroups } from '../../inventory/invoice/taxGroups.ts';
import { typeOfLines } from '../../inventory/invoice/typeOfLines.ts';
import { priceItems } from '../../inventory/itemLine/priceItems.ts';
import { changeDueDate } from '../../ledger/openItem/changeDueDate.ts';
import { refuseUnknownProject } from '../../portfolio/project/refuseUnknownProject.ts';
import { contactTakenOver, refuseForeignContact } from '../../parties/contact/documentContact.ts';
import { askDraft, type AskedDraft } from './askDraft.ts';
import { currencyTerms } from './currencyTerms.ts';
import { lineValues, planLines } from './invoiceLines.ts';
import { isUnchanged } from './isUnchanged.ts';
import { issueAtOnce, type UnwrittenInvoice } from './issueAtOnce.ts';
import { issueInvoice, type Issuing } from './issueInvoice.ts';
import { SalesInvoice, SalesInvoiceLine, SalesInvoiceTax } from './SalesInvoice.ts';
import { salesInvoiceRules, type SalesInvoiceValues } from './salesInvoice.rules.ts';
import { orderOf, quotationOf, refuseOverInvoicing, sourceLines, type SourceLine } from './sourceOrder.ts';
import { inputOfOrder, inputOfTime, type InvoicedTime } from './sourceInputs.ts';
import { voidInvoice } from './voidInvoice.ts';

/** Input of an invoice, and whether it is issued at once. */
type Issuable<Input> = Input & Issuing & { issue?: boolean | null };

/** Makes out, issues and voids sales invoices. */
export class SalesInvoiceService extends LinedDocumentService<SalesInvoice, SalesInvoiceLine, SalesInvoiceValues> {
  protected readonly Entity = SalesInvoice;
  static readonly rules = salesInvoiceRules;
  protected readonly rules = salesInvoiceRules;
  protected readonly Line = SalesInvoiceLine;
  protected readonly lineOf = 'invoice';
  protected lineValues = lineValues;

  /** The order that a new invoice is made from. */
  private origin: Partial<Pick<SalesInvoice, 'order' | 'quotation' | 'vatMode' | 'billsTime'>> & { lines: SourceLine[] } = { lines: [] };
  /** The new due date of an issued invoice. */
  private due: string | null = null;
  private isIssuing = false;
  private asked!: AskedDraft;
  /** What `derive` priced. */
  private unwritten!: UnwrittenInvoice;

  override async create({ issue, serialNumbers, ...input }: Issuable<SalesInvoiceValues>): Promise<SalesInvoice> {
    this.isIssuing = !!issue;
    if (!issue) return super.create(input);
    this.refuseIssuing();
    const columns = await this.newColumns(input);
    return this.em.getReference(SalesInvoice, await issueAtOnce(this.scope, columns, this.unwritten, { serialNumbers }));
  }

  override async update({ issue, serialNumbers, ...changes }: Issuable<Changes<SalesInvoiceValues>>): Promise<SalesInvoice> {
    if (issue) this.refuseIssuing();
    const invoice = await super.update(changes);
    // The ledger keeps the due date of what is issued, and tells the invoice.
    if (this.due) await changeDueDate(this.em, { documentId: invoice.id, dueOn: this.due });
    return issue ? this.issue(invoice.id, undefined, { serialNumbers }) : invoice;
  }

  /**
   * Issues a draft: it draws its number, takes its goods out of stock, and posts. Issuing an issued invoice does nothing.
   * @throws Refused invalidTransition, notEnoughStock, periodLocked; InvalidInput `issuedOn` inTheFuture, issuedBeforeLast, `dueOn`
   * dueBeforeIssued, `customerId` inactive, `lines.N.itemId`, `serialNumbers`.
   */
  async issue(id: string, version?: number, issuing: Issuing = {}): Promise<SalesInvoice> {
    const invoice = await this.find(id, version);
    await issueInvoice(this.scope, invoice, issuing);
    return invoice;
  }

  /**
   * Makes out a draft of what is not invoiced yet of an order, at its prices and tax rates.
   * @throws Refused `orderNotConfirmed`, `nothingToInvoice`.
   */
  async createFromOrder(orderId: string): Promise<SalesInvoice> {
    return this.createFrom(await orderOf(this.em, orderId), null);
  }

  /** Makes out a draft of what is not invoiced yet of the order that a quotation led to. Throws Refused as for an order, and `notAccepted`. */
  async createFromQuotation(quotationId: string): Promise<SalesInvoice> {
    const quotation = await quotationOf(this.em, quotationId);
    return this.createFrom(await orderOf(this.em, quotation.order!.id), quotation);
  }

  private async createFrom(order: CrmOrder, quotation: CrmQuotation | null): Promise<SalesInvoice> {
    const lines = await sourceLines(this.em, order);
    const left = lines.filter(line => Number(line.left) > 0);
    if (!left.length) throw new Refused('nothingToInvoice');
    this.origin = { order: ref(order), quotation: quotation && ref(quotation), vatMode: order.vatMode, lines };
    return this.create({ ...inputOfOrder(order, left), contactId: await contactTakenOver(this.em, order) });
  }

  /** Makes out a draft of hours spent on a project, whose quantities may be fractions. */
  async createFromTime(time: InvoicedTime): Promise<SalesInvoice> {
    this.origin = { billsTime: true, lines: [] };
    return this.create(inputOfTime(time));
  }

  /** Voids an issued invoice that nothing settles and that moved no stock. Voiding a void one does nothing. */
  async void(id: string, version?: number): Promise<SalesInvoice> {
    const invoice = await this.find(id, version);
    await voidInvoice(this.em, invoice);
    return invoice;
  }

  /** Deletes a draft, or voids an issued invoice. */
  async withdraw(id: string, version?: number): Promise<SalesInvoice> {
    const invoice = await this.find(id, version);
    if (invoice.state !== 'DRAFT') return this.void(id);
    await this.delete([id]);
    return invoice;
  }

  /** Issuing is approving, whichever command does it. */
  private refuseIssuing(): void {
    const refused = refusal(this.scope.viewer, writersOf(SalesInvoice), 'APPROVE');
    if (refused) throw refused;
  }

  protected override async foresee(values: SalesInvoiceValues, current?: SalesInvoice): Promise<void> {
    if (!current || current.state === 'DRAFT')
      this.asked = await askDraft(this.em, values, { current, isIssuing: this.isIssuing && !current });
  }

  protected override async guard(values: SalesInvoiceValues, current?: SalesInvoice): Promise<void> {
    if (current && current.state !== 'DRAFT') return this.guardIssued(values, current);
    await this.asked.refuse();
    await refuseUnknownProject(this.em, values.projectId, current?.project?.id);
    const before = current && { customerId: current.customer.id, contactId: current.contact?.id };
    await refuseForeignContact(this.em, values, before);
  }

  /** An issued invoice changes only its due date, its notes and its owner. */
  private async guardIssued(values: SalesInvoiceValues, current: SalesInvoice): Promise<void> {
    const before = (await this.valuesOf(current)) as unknown as SalesInvoiceValues;
    if (!isUnchanged(values, before, await this.linesOf(current))) throw new Refused('documentLocked');
    this.due = values.dueOn !== current.dueOn ? values.dueOn : null;
  }

  protected override async derive(values: SalesInvoiceValues, current?: SalesInvoice): Promise<Record<string, unknown>> {
    // What is issued is never priced again.
    if (current && current.state !== 'DRAFT') {
      const { dueOn, discountPercent, currency, exchangeRate } = current;
      return { dueOn, discountPercent, currency, exchangeRate };
    }
    const { lines, discountPercent } = values;
    const before = current ? await this.linesOf(current) : [];
    const { lines: source, ...origin } = this.origin;
    const { currency: own, taxRate, today, ...company } = await this.asked.facts();
    const { currency, exchangeRate, itemRate } = await currencyTerms(this.em, own, values, { today, current, order: origin.order });
    const pricesIncludeTax = values.pricesIncludeTax ?? current?.pricesIncludeTax ?? company.pricesIncludeTax;
    const vatMode = current?.vatMode ?? origin.vatMode ?? company.vatMode;
    const terms = { currency, itemRate, discountPercent, pricesIncludeTax, vatMode, taxRate, today };
    const priced = await priceItems(this.em, lines, { ...terms, before: current ? before : source, items: this.asked.items });
    const planned = planLines(priced.lines, before, new Set(source.map(({ id }) => id)), current?.billsTime ?? origin.billsTime);
    const order = current ? current.order : origin.order;
    if (order) await refuseOverInvoicing(this.em, { orderId: order.id, invoiceId: current?.id ?? null }, planned.lines as never);
    const taxes = taxGroups(priced.lines);
    this.unwritten = { lines: planned.lines, taxes, sellables: priced.sellables, held: this.asked.stock?.(), today };
    const isRepriced = pricesIncludeTax !== current?.pricesIncludeTax || !new Decimal(discountPercent).equals(current.discountPercent);
    this.planned = { ...planned, areSame: planned.areSame && !isRepriced };
    const { subtotal, discountTotal, taxTotal, total } = priced.totals;
    return {
      ...(current ? {} : origin),
      currency,
      exchangeRate,
      pricesIncludeTax,
      vatMode,
      type: typeOfLines(priced.lines),
      subtotal,
      discountTotal,
      taxTotal,
      total,
      // A change of lines counts as a new version of the document, even if the totals stay the same.
      ...(current && !this.planned.areSame && { updatedAt: new Date() }),
    };
  }

  protected override async writeLines(invoice: SalesInvoice): Promise<void> {
    await super.writeLines(invoice);
    if (this.planned.before.length) await this.em.nativeDelete(SalesInvoiceTax, { invoice: invoice.id });
    const groups = this.unwritten.taxes.map(group => ({ ...group, invoice: invoice.id }));
    await insertRecords(this.em, SalesInvoiceTax, groups, { id: invoice.id, field: 'taxes' });
  }

  /** The hours of a deleted draft are billed by another one by now, or are to be. */
  protected override async guardRestore({ billsTime }: SalesInvoice): Promise<void> {
    if (billsTime) throw new Refused('hoursFreed');
  }

  protected override async guardDelete({ state }: SalesInvoice): Promise<void> {
    if (state !== 'DRAFT') throw new Refused('documentLocked');
  }
}
