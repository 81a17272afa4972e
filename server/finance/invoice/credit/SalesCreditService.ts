import { ref } from '@mikro-orm/core';
import { companyToday } from '../../../core/database/companyToday.ts';
import { newId } from '../../../core/database/ids.ts';
import { insertRecords } from '../../../core/database/insertRecords.ts';
import { codeOf } from '../../../core/database/RecordType.ts';
import { check } from '../../../core/graphql/check.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../../core/money/currencyOf.ts';
import { drawNumber } from '../../../core/numbering/drawNumber.ts';
import { negative } from '../../../inventory/invoice/invoiceLines.ts';
import { taxGroups } from '../../../inventory/invoice/taxGroups.ts';
import { typeOfLines } from '../../../inventory/invoice/typeOfLines.ts';
import { allocate } from '../../../ledger/payment/allocate.ts';
import { SellableKind } from '../../../inventory/offer/Sellable.ts';
import { postSalesInvoice } from '../postSalesInvoice.ts';
import { SalesInvoice, SalesInvoiceLine, SalesInvoiceTax } from '../SalesInvoice.ts';
import { SalesInvoiceKind } from '../SalesInvoiceStatus.ts';
import { creditNoteSeries } from '../series.ts';
import { chosenLines } from './chosenLines.ts';
import { readInvoiced, type ChosenLine } from './invoicedLines.ts';
import { restock } from './restock.ts';
import { salesCreditRules } from './salesCredit.rules.ts';

/** Credits issued invoices (docs/decisions/009-credit-notes.md). */
export class SalesCreditService {
  constructor(private readonly scope: Scope) {}

  /**
   * Issues a credit note on an invoice, today: it draws the next number of its series, brings back the goods that are restocked at what they
   * cost, posts the mirror of the invoice, and settles what is still owed on it; the rest is the customer's credit.
   * @throws InvalidInput as `chosenLines`; RequestError and Refused as `readInvoiced`; Refused `periodLocked`.
   */
  async credit(input: object): Promise<SalesInvoice> {
    const { em, viewer } = this.scope;
    const { invoiceId, reason, lines: wanted } = check(salesCreditRules, input);
    const today = await companyToday(em);
    // Drawing the number makes all other credit notes wait until the transaction ends.
    const number = await drawNumber(em, creditNoteSeries, today);
    const { invoice, lines } = await readInvoiced(em, invoiceId);
    const digits = currencyDecimals(invoice.currency);
    const id = newId(codeOf(SalesInvoice));
    const chosen = chosenLines(lines, wanted, digits).map(line => ({ ...line, creditLineId: newId(codeOf(SalesInvoiceLine)) }));
    const values = await restock(em, id, chosen, digits);
    const rows = chosen.map((line, index) => creditRow(line, index, values.get(line.creditLineId)));
    const total = (of: (line: ChosenLine) => string) => sum(chosen.map(line => negative(of(line)))).toFixed(digits);
    const note = em.create(SalesInvoice, {
      id,
      number,
      kind: SalesInvoiceKind.CREDIT_NOTE,
      state: 'ISSUED',
      type: typeOfLines(chosen.map(({ line }) => line)),
      customer: invoice.customer,
      contact: invoice.contact,
      owner: viewer.userId,
      reference: invoice.reference,
      issuedOn: today,
      paymentDays: 0,
      dueOn: today,
      costCenter: invoice.costCenter,
      order: invoice.order,
      quotation: invoice.quotation,
      creditOf: ref(invoice),
      reason,
      remarks: null,
      notes: null,
      currency: invoice.currency,
      // Credited at the rate it was booked at, so that the note mirrors the invoice.
      exchangeRate: invoice.exchangeRate,
      pricesIncludeTax: invoice.pricesIncludeTax,
      vatMode: invoice.vatMode,
      discountPercent: invoice.discountPercent,
      subtotal: total(({ share }) => share.net),
      discountTotal: total(({ share }) => share.discountShare),
      taxTotal: total(({ share }) => share.tax),
      total: total(({ share }) => sum([share.base, share.tax]).toFixed()),
    } as never);
    await em.flush();
    await insertRecords(
      em,
      SalesInvoiceLine,
      rows.map(row => ({ ...row, invoice: id })),
      { id, field: 'lines' },
    );
    const parts = chosen.map(({ share }) => ({
      parts: share.parts.map(part => ({ ...part, base: negative(part.base), tax: negative(part.tax) })),
    }));
    await insertRecords(
      em,
      SalesInvoiceTax,
      taxGroups(parts).map(group => ({ ...group, invoice: id })),
      { id, field: 'taxes' },
    );
    await postSalesInvoice(
      em,
      currencyOf(viewer),
      note,
      parts.map((line, index) => ({ ...line, cost: rows[index].cost })),
    );
    await this.settle(invoice, note);
    return note;
  }

  /** Settles what is still owed on the invoice. */
  private async settle({ id }: SalesInvoice, note: SalesInvoice): Promise<void> {
    const { em } = this.scope;
    const [{ open }] = await em.execute<{ open: string }[]>(
      'select (amount - paid - credited)::text as open from open_item where company_id = noria_company() and id = ? for no key update',
      [id],
    );
    const settled = Decimal.min(open, negative(note.total));
    if (settled.greaterThan(0)) await allocate(em, { creditId: note.id }, [{ openItemId: id, amount: settled.toFixed() }], note.issuedOn!);
  }
}

/** The stored row of a credited line: the line of the invoice with negative figures. */
function creditRow({ line, quantity, share, creditLineId }: ChosenLine & { creditLineId: string }, index: number, value?: string) {
  return {
    id: creditLineId,
    position: index + 1,
    kind: line.kind,
    product: line.product?.id ?? null,
    service: line.service?.id ?? null,
    package: line.package?.id ?? null,
    aggregateProduct: line.aggregateProduct?.id ?? null,
    orderLineId: line.orderLineId,
    creditOfLine: line.id,
    restocked: value === undefined ? null : true,
    description: line.description,
    quantity: negative(quantity),
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    vatCategory: line.vatCategory,
    vatRate: line.vatRate,
    net: negative(share.net),
    discountShare: negative(share.discountShare),
    base: negative(share.base),
    tax: negative(share.tax),
    cost: negative(value ?? '0'),
    parts:
      line.kind === SellableKind.PACKAGE
        ? share.parts.map(part => ({ ...part, base: negative(part.base), tax: negative(part.tax) }))
        : null,
  };
}
