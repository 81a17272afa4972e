import type { EntityClass } from '@mikro-orm/postgresql';
import { EntityService, type Changes } from '../../core/record/EntityService.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import type { DealDocument } from './DealDocument.ts';
import type { DealLine } from './DealLine.ts';
import type { DealLineValues } from './deal.rules.ts';
import { lineValues, sameLines } from './lineValues.ts';
import { priceLines, type PricedDealLine } from './priceLines.ts';

/** Input values common to documents with lines. */
export interface DealDocumentValues {
  customerId: string;
  contactId: string | null;
  ownerId: string | null;
  /** Shown to the customer, unlike the description. */
  remarks: string | null;
  discountPercent: string;
  /** Defaults to the stored value, or to the company's setting for a new document. */
  pricesIncludeTax?: boolean | null;
  lines: DealLineValues[];
}

/** Documents with lines: computes prices, stores the totals, and writes the lines as part of the document. */
export abstract class DealDocumentService<Document extends DealDocument, Input extends DealDocumentValues> extends EntityService<
  Document,
  Input
> {
  protected abstract readonly Line: EntityClass<DealLine>;
  /** Field of the line that references its document. */
  protected abstract readonly lineOf: string;

  /** Whether customer, lines and discount can still change. */
  protected abstract isOpen(document: Document): boolean;

  /** Columns that reference the source of a document created from another. */
  protected origin: Record<string, unknown> = {};
  private priced: { lines: PricedDealLine[]; before: DealLine[] } = { lines: [], before: [] };

  override async create(input: Input): Promise<Document> {
    const document = await super.create(input);
    await this.writeLines(document);
    return document;
  }

  override async update(changes: Changes<Input>): Promise<Document> {
    const document = await super.update(changes);
    if (!sameLines(this.priced.lines, this.priced.before)) await this.writeLines(document);
    return document;
  }

  protected override async guard({ customerId, contactId }: Input, current?: Document): Promise<void> {
    await refuseInactive(this.em, [
      { field: 'customerId', Entity: Customer, id: customerId, before: current?.customer.id },
      { field: 'contactId', Entity: Contact, id: contactId, before: current?.contact?.id },
    ]);
    const contact = contactId ? await this.em.findOne(Contact, { id: contactId }) : null;
    if (contact?.customer && contact.customer.id !== customerId) throw new InvalidInput({ field: 'contactId', code: 'notInList' });
  }

  protected override async derive(values: Input, current?: Document): Promise<Record<string, unknown>> {
    const { lines, discountPercent, customerId } = values;
    const before = current ? await this.linesOf(current) : [];
    const currency = current?.currency ?? currencyOf(this.scope.viewer);
    const said = values.pricesIncludeTax ?? current?.pricesIncludeTax;
    const priced = await priceLines(this.em, lines, {
      currency,
      discountPercent,
      pricesIncludeTax: said,
      vatMode: current?.vatMode,
      before,
    });
    const { subtotal, discountTotal, taxTotal, total } = priced.totals;
    this.priced = { lines: priced.lines, before };
    const hasNewLines = !sameLines(priced.lines, before);
    const isRepriced = priced.pricesIncludeTax !== current?.pricesIncludeTax || Number(discountPercent) !== Number(current.discountPercent);
    const isChanged = hasNewLines || isRepriced || customerId !== current?.customer.id;
    if (current && isChanged && !this.isOpen(current)) throw new Refused('documentLocked');
    // A change of lines counts as a new version of the document, even if the totals stay the same.
    const came = current ? {} : this.origin;
    const { vatMode, pricesIncludeTax } = priced;
    return {
      ...came,
      currency,
      vatMode,
      pricesIncludeTax,
      subtotal,
      discountTotal,
      taxTotal,
      total,
      ...(current && hasNewLines && { updatedAt: new Date() }),
    };
  }

  override async valuesOf(document: Document): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(document)), lines: (await this.linesOf(document)).map(lineValues) };
  }

  /** Loads a document's lines in their order. */
  linesOf(document: Document): Promise<DealLine[]> {
    const where = { [this.lineOf]: document.id, deletedAt: null };
    return this.em.find(this.Line, where, { orderBy: { position: 'asc' } as never, disableIdentityMap: true });
  }

  private async writeLines({ id }: Document): Promise<void> {
    const { lines, before } = this.priced;
    if (before.length) await this.em.nativeDelete(this.Line, { [this.lineOf]: id });
    const rows = lines.map(line => ({ ...line, [this.lineOf]: id }));
    await insertRecords(this.em, this.Line, rows, { id, field: 'lines', ...(before.length && { before: before.map(lineValues) }) });
  }
}
