import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../../core/database/ids.ts';
import { codeOf } from '../../../core/database/RecordType.ts';
import { NotFound, Refused } from '../../../core/errors.ts';
import { sum } from '../../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import { leftOf, type SoldFigures } from '../../../inventory/invoice/creditShare.ts';
import { negative } from '../../../inventory/invoice/invoiceLines.ts';
import { partsOfLine } from '../../../inventory/itemLine/partsOfLine.ts';
import { SalesInvoice, SalesInvoiceLine } from '../SalesInvoice.ts';
import type { Chosen } from './chosenLines.ts';
import { SalesInvoiceKind } from '../SalesInvoiceStatus.ts';

/** A line of an invoice with what can still be credited of it. */
export interface InvoicedLine {
  id: string;
  line: SalesInvoiceLine;
  left: SoldFigures;
  /** Quantity that came back into stock. */
  returned: string;
}

/** The credited part of a line. */
export type ChosenLine = InvoicedLine & Chosen;

/** An issued invoice, locked, with what can still be credited of its lines. */
export interface Invoiced {
  invoice: SalesInvoice;
  lines: InvoicedLine[];
}

/** Locks and reads an issued invoice. Throws RequestError NOT_FOUND; Refused `notIssued`, `returnOfReturn`, `documentLocked` for a void one. */
export async function readInvoiced(em: EntityManager, id: string): Promise<Invoiced> {
  const invoice =
    typeOfId(id) === codeOf(SalesInvoice)
      ? await em.findOne(SalesInvoice, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
  if (!invoice) throw NotFound('invoiceId');
  if (invoice.kind !== SalesInvoiceKind.INVOICE) throw new Refused('returnOfReturn');
  if (invoice.state !== 'ISSUED') throw new Refused(invoice.state === 'DRAFT' ? 'notIssued' : 'documentLocked');
  const order = { orderBy: { position: 'asc' }, disableIdentityMap: true } as const;
  const lines = await em.find(SalesInvoiceLine, { invoice: id, deletedAt: null }, order);
  const credits = await em.find(SalesInvoiceLine, { creditOfLine: { invoice: id }, invoice: { state: 'ISSUED' } }, order);
  const credited = Map.groupBy(credits, ({ creditOfLine }) => creditOfLine!.id);
  const digits = currencyDecimals(invoice.currency);
  const figuresOf = (line: SalesInvoiceLine, signed: (amount: string) => string): SoldFigures => ({
    pricesIncludeTax: invoice.pricesIncludeTax,
    quantity: signed(line.quantity),
    net: signed(line.net),
    discountShare: signed(line.discountShare),
    base: signed(line.base),
    tax: signed(line.tax),
    parts: partsOfLine(line).map(part => ({ ...part, base: signed(part.base), tax: signed(part.tax) })),
  });
  return {
    invoice,
    lines: lines.map(line => {
      const before = credited.get(line.id) ?? [];
      return {
        id: line.id,
        line,
        left: leftOf(
          figuresOf(line, amount => amount),
          before.map(credit => figuresOf(credit, negative)),
          digits,
        ),
        returned: sum(before.filter(({ restocked }) => restocked).map(credit => negative(credit.quantity))).toFixed(),
      };
    }),
  };
}
