import { seeingAll } from '../../core/access/seeingAll.ts';
import { rankAt, type RankPosition } from '../../core/board/ranks.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { check } from '../../core/graphql/check.ts';
import type { FromRows } from '../../core/import/FromRows.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { refuseForeignContact } from '../../parties/contact/documentContact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import type { DealLineValues } from '../deal/deal.rules.ts';
import { lineValues } from '../deal/lineValues.ts';
import { LeadSource, LossReason } from '../leadChoice/LeadChoice.ts';
import { Lead } from './Lead.ts';
import { leadRules, lossReasonRules } from './lead.rules.ts';
import { closedKinds, LeadColumn, LeadColumnKind } from './LeadColumn.ts';
import { LeadColumnService } from './LeadColumnService.ts';
import type { LeadValues } from './lead.rules.ts';
import { linesOf, pricedLines, writeLines, type LeadLines } from './leadLines.ts';
import { cardsOf, noteStage } from './leadStages.ts';

/** A lead's new position: the column, and its neighbours as the client saw them. */
export type LeadMove = RankPosition & {
  id: string;
  version?: number;
  columnId: string;
  lossReasonId?: string | null;
  lossNote?: string | null;
};

/** Leads and their moves on the board (domain §6). */
export class LeadService extends ServiceOf(Lead, leadRules) implements FromRows<LeadValues> {
  /** Lines to write; undefined when they are unchanged. */
  #lines: LeadLines | undefined;

  protected override async guard({ customerId, contactId, ownerId, sourceId, lossReasonId }: LeadValues, current?: Lead): Promise<void> {
    await refuseInactive(this.em, [
      { field: 'customerId', Entity: Customer, id: customerId, before: current?.customer.id },
      { field: 'contactId', Entity: Contact, id: contactId, before: current?.contact?.id },
      { field: 'ownerId', Entity: CompanyUser, id: ownerId, before: current?.owner?.id },
      { field: 'sourceId', Entity: LeadSource, id: sourceId, before: current?.source?.id },
      { field: 'lossReasonId', Entity: LossReason, id: lossReasonId, before: current?.lossReason?.id },
    ]);
    const before = current && { customerId: current.customer.id, contactId: current.contact?.id };
    await refuseForeignContact(this.em, { customerId, contactId }, before);
  }

  protected override async derive(values: LeadValues, current?: Lead): Promise<Record<string, unknown>> {
    const column = await this.em.findOneOrFail(LeadColumn, { id: values.columnId! });
    const enters = current?.column.id !== column.id;
    const pricing = { currency: currencyOf(this.scope.viewer), vatMode: current?.vatMode };
    const said = values.pricesIncludeTax ?? current?.pricesIncludeTax;
    const { changed, orderValue, vatMode, pricesIncludeTax } = await pricedLines(
      this.em,
      values.lines,
      { ...pricing, pricesIncludeTax: said },
      current?.id,
    );
    this.#lines = changed;
    return {
      title: values.title ?? (await this.nameOf(values.lines[0])),
      orderValue,
      vatMode,
      pricesIncludeTax,
      ...this.stateIn(column, values),
      ...(enters && (await this.entrance(column, { id: current?.id }))),
      // A change of lines counts as a new version of the lead.
      ...(current && this.#lines && { updatedAt: new Date() }),
    };
  }

  /** A row has no lines: its value becomes the only one, as of a lead that is added on the board. */
  fromRow(values: LeadValues): LeadValues {
    const description = (values.title || values.description || '').slice(0, 255);
    return { ...values, lines: [{ description, quantity: '1', unitPrice: values.orderValue ?? '0' }] } as LeadValues;
  }

  override async create(input: LeadValues): Promise<Lead> {
    const [column] = await this.columnsOfBoard.hold([input.columnId]);
    const lead = await super.create({ ...input, columnId: column.id });
    await noteStage(this.scope, [lead.id], lead.column.id, lead.columnSince);
    await writeLines(this.em, lead.id, this.#lines!);
    return lead;
  }

  override async update(changes: Changes<LeadValues>): Promise<Lead> {
    const [next] = changes.columnId ? await this.columnsOfBoard.hold([changes.columnId]) : [];
    const { column } = await this.find(changes.id, changes.version);
    const lead = await super.update({ ...changes, columnId: next?.id ?? column.id });
    if (this.#lines) await writeLines(this.em, lead.id, this.#lines);
    if (lead.column.id !== column.id) await noteStage(this.scope, [lead.id], lead.column.id, lead.columnSince);
    return lead;
  }

  /**
   * Moves a lead to where it was dropped. If its neighbours have moved meanwhile, follows their current positions (domain §6).
   * @throws InvalidInput `lossReasonId` when it enters the cancelled column without one.
   */
  async move({ id, version, columnId, lossReasonId, lossNote, ...place }: LeadMove): Promise<Lead> {
    const [column] = await this.columnsOfBoard.hold([columnId]);
    const lead = await this.find(id, version);
    const before = lead.lossReason?.id;
    await refuseInactive(this.em, [{ field: 'lossReasonId', Entity: LossReason, id: lossReasonId, before }]);
    const enters = lead.column.id !== column.id;
    const state = enters || lossReasonId ? this.stateIn(column, { lossReasonId, lossNote }) : {};
    this.em.assign(lead, enters ? { ...state, ...(await this.entrance(column, { ...place, id })), column } : state);
    if (!enters) lead.rank = await this.rank(column.id, { ...place, id });
    await this.em.flush();
    if (enters) await noteStage(this.scope, [id], column.id, lead.columnSince);
    return lead;
  }

  override async valuesOf(lead: Lead): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(lead)), lines: (await linesOf(this.em, lead.id)).map(lineValues) };
  }

  private get columnsOfBoard() {
    return new LeadColumnService(this.scope);
  }

  /** Fields that depend on the column: only a cancelled lead has a loss reason, and it must have one. */
  private stateIn({ kind }: LeadColumn, said: { lossReasonId?: string | null; lossNote?: string | null }) {
    if (kind !== LeadColumnKind.CANCELLED) return { lossReason: null, lossNote: null };
    const { lossReasonId, lossNote } = check(lossReasonRules, said);
    return { lossReason: this.em.getReference(LossReason, lossReasonId), lossNote };
  }

  /** Fields that change when a lead enters a column. */
  private async entrance({ id: columnId, kind }: LeadColumn, place: RankPosition) {
    const columnSince = new Date();
    return {
      column: columnId,
      rank: await this.rank(columnId, place),
      columnSince,
      closedAt: closedKinds.includes(kind) ? columnSince : null,
    };
  }

  /** Cards of every owner keep their keys. */
  private rank = (columnId: string, place: RankPosition) => seeingAll(this.scope, () => rankAt(this.em, cardsOf(columnId), place));

  private async nameOf({ description, productId }: DealLineValues): Promise<string | null> {
    const product = productId ? await this.em.findOne(InventoryProduct, { id: productId }) : null;
    return (description ?? product?.name ?? '').slice(0, 255);
  }
}
