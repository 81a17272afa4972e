import type { EntityManager } from '@mikro-orm/postgresql';
import { sum } from '../../core/money/arithmetic.ts';
import type { Sellable } from '../offer/Sellable.ts';
import type { HeldStock } from '../stock/lockStock.ts';
import { moveStock } from '../stock/moveStock.ts';
import type { SaleFacts, SessionToSellIn } from './askSaleFacts.ts';
import { costOf, saleLine, stockOfSale } from './invoiceLines.ts';
import type { Sale } from './inventoryInvoice.rules.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { payByCredit } from './payByCredit.ts';
import { postInvoice } from './postInvoice.ts';
import type { PricedSale } from './priceSale.ts';
import type { Settled } from './settlePayments.ts';
import { drawInvoiceNumber, writeLines } from './writeInvoices.ts';

/** A sale ready to be booked: items, prices, payments and booking day. */
export interface DecidedSale {
  id: string;
  said: Sale;
  /** Hash of the input. */
  contentHash: string;
  sellables: Sellable[];
  priced: PricedSale;
  paid: Settled;
  /** Smallest cash coin; null for no rounding. */
  cashRounding: string | null;
  /** The part of the credit payment that is actually available. */
  usedCredit: string;
  session: SessionToSellIn | null;
  cashier: string;
  customer: string | null;
  facts: SaleFacts;
  /** YYYY-MM-DD. */
  issuedOn: string;
  /** Why it was booked after it had been refused. */
  reason?: string;
  /** Stock levels that are locked already. */
  held?: HeldStock;
}

/** The serial numbers of a line, and their field. */
export const serialsOf = ({ lines }: Pick<Sale, 'lines'>, index: number) => ({
  serialNumbers: lines[index].serialNumbers,
  serialField: `lines.${index}.serialNumbers`,
});

/**
 * Books a sale: stock, lines, number, invoice, postings and payments.
 * @throws Refused `notEnoughStock`; InvalidInput `lines.N.serialNumbers` as `moveStock`.
 */
export async function bookSale(em: EntityManager, sale: DecidedSale): Promise<void> {
  const { id, said, sellables, priced, paid, usedCredit, session, cashier, customer, facts, issuedOn, reason = null } = sale;
  const rows = said.lines.map((line, index) => saleLine(sellables[index], priced.lines[index], line, index));
  const place = { sourceId: id, warehouseId: session?.warehouseId };
  const moved = await moveStock(
    em,
    rows.flatMap((row, index) =>
      stockOfSale(sellables[index], row.quantity, { ...place, sourceLineId: row.id, ...serialsOf(said, index) }),
    ),
    { held: sale.held },
  );
  const costs = Map.groupBy(moved, ({ sourceLineId }) => sourceLineId);
  const lines = rows.map(row => ({ ...row, cost: costOf(costs.get(row.id) ?? []) }));
  const writeHead = await writeLines(em, [{ id, lines }]);
  const invoice = {
    id,
    kind: InventoryInvoiceKind.SALE,
    number: await drawInvoiceNumber(em),
    customer,
    cashier,
    till: session?.tillId ?? null,
    tillSession: session?.id ?? null,
    soldAt: facts.soldAt,
    issuedOn,
    currency: facts.currency,
    pricesIncludeTax: priced.totals.pricesIncludeTax,
    vatMode: priced.totals.vatMode,
    cashRounding: sale.cashRounding,
    discountPercent: said.discountPercent,
    contentHash: sale.contentHash,
    replacesId: said.replacesId,
    reason,
    ...paid,
  };
  await writeHead([invoice]);
  const total = sum([priced.totals.total, paid.rounding]).toFixed();
  await postInvoice(em, { ...invoice, total, parts: lines.flatMap(({ parts }) => parts), cost: costOf(moved) });
  if (Number(usedCredit) > 0) {
    const used = { customer: customer!, currency: facts.currency, amount: usedCredit, usedOn: facts.today };
    await payByCredit(em, { invoiceId: id, ...used });
  }
}
