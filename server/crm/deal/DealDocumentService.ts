import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Refused } from '../../core/errors.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { refuseForeignContact } from '../../parties/contact/documentContact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import type { DealDocument } from './DealDocument.ts';
import type { DealLine } from './DealLine.ts';
import type { DealLineValues } from './deal.rules.ts';
import { lineValues, sameLines } from './lineValues.ts';
import { priceLines } from './priceLines.ts';

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

/** Documents of a deal: computes prices and stores the totals. */
export abstract class DealDocumentService<Document extends DealDocument, Input extends DealDocumentValues> extends LinedDocumentService<
  Document,
  DealLine,
  Input
> {
  protected lineValues = lineValues;

  /** Whether customer, lines and discount can still change. */
  protected abstract isOpen(document: Document): boolean;

  /** Columns that reference the source of a document created from another. */
  protected origin: Record<string, unknown> = {};

  protected override async guard({ customerId, contactId }: Input, current?: Document): Promise<void> {
    await refuseInactive(this.em, [
      { field: 'customerId', Entity: Customer, id: customerId, before: current?.customer.id },
      { field: 'contactId', Entity: Contact, id: contactId, before: current?.contact?.id },
    ]);
    const before = current && { customerId: current.customer.id, contactId: current.contact?.id };
    await refuseForeignContact(this.em, { customerId, contactId }, before);
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
    const areSame = sameLines(priced.lines, before);
    this.planned = { lines: priced.lines, before, areSame };
    const hasNewLines = !areSame;
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
}
