import { newId } from '../../core/database/ids.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { moveStock, type StockRequest } from '../stock/moveStock.ts';
import { askSaleFacts, openSession } from './askSaleFacts.ts';
import { invoiceCode, invoiceLineCode } from './InventoryInvoice.ts';
import { negative, returnLine } from './invoiceLines.ts';
import type { SaleReturn } from './inventoryInvoice.rules.ts';
import { postInvoice } from './postInvoice.ts';
import { readSoldLines } from './readSoldLines.ts';
import { returnShare } from './returnShare.ts';
import { settleRefund } from './settlePayments.ts';
import { readTakenStock, stockOfReturn } from './stockOfReturn.ts';
import { askInvoiceNumber, writeInvoices } from './writeInvoices.ts';

/**
 * Takes back what was sold, wholly or in part, at its price, tax and cost of then; what is not fit to be sold again comes back and is
 * scrapped. There is no voiding: a sale is paid the moment it is made, and a document with an allocation is only ever taken back (domain §1).
 * @throws InvalidInput `lines.N.lineId` notFound, `lines.N.quantity` returnTooMuch {left}, and payments; Refused sessionClosed, returnOfReturn.
 */
export async function issueReturn({ em, viewer }: Scope, { invoiceId, lines: wanted, ...said }: SaleReturn): Promise<{ id: string }> {
  const facts = await (await askSaleFacts(em, { id: said.id, tillSessionId: said.tillSessionId }))();
  if (facts.isIssued) return { id: said.id! };
  const session = openSession(facts, said);
  // From here on nobody else takes anything back.
  const number = await (await askInvoiceNumber(em))();
  const { sale, lines: sold } = await readSoldLines(em, invoiceId, wanted);
  const digits = currencyDecimals(sale.currency);
  const id = said.id ?? newId(invoiceCode);
  const back = sold.map((line, index) => {
    const { quantity, restock } = wanted[index];
    return { line, quantity, restock, id: newId(invoiceLineCode), share: returnShare(line, line.returned, quantity, digits) };
  });
  const total = sum(back.flatMap(({ share: { base, tax } }) => [base, tax])).toFixed(digits);
  const paid = settleRefund(total, said.payments, digits);

  const taken = Map.groupBy(
    await readTakenStock(
      em,
      sold.map(line => line.id),
    ),
    ({ lineId }) => lineId,
  );
  const requests = back.flatMap(({ line, quantity, id: lineId }) =>
    stockOfReturn(
      taken.get(line.id) ?? [],
      { sold: line.quantity, before: line.returned, quantity },
      { sourceId: id, sourceLineId: lineId },
      digits,
    ),
  );
  const moved = await moveStock(em, requests);
  const unfit = new Set(back.filter(({ restock }) => !restock).map(({ id: lineId }) => lineId));
  const scrapped = await moveStock(em, requests.filter(({ sourceLineId }) => unfit.has(sourceLineId!)).map(scrap));
  const values = Map.groupBy(moved, ({ sourceLineId }) => sourceLineId);
  const rows = back.map(({ line, restock, ...own }, index) => {
    const value = sum((values.get(own.id) ?? []).map(({ value: worth }) => worth));
    return returnLine(line, { ...own, position: index + 1, restocked: restock, value });
  });
  const invoice = {
    id,
    number,
    customer: sale.customer,
    cashier: viewer.userId,
    till: session?.tillId ?? null,
    tillSession: session?.id ?? null,
    returnOf: invoiceId,
    soldAt: facts.soldAt,
    issuedOn: facts.today,
    currency: sale.currency,
    discountPercent: sale.discountPercent,
    cash: negative(paid.cash),
    card: negative(paid.card),
    bank: negative(paid.bank),
    reason: said.reason,
  };
  await writeInvoices(em, [{ invoice, lines: rows }]);
  await postInvoice(em, {
    ...invoice,
    total: negative(total),
    parts: rows.flatMap(({ parts }) => parts),
    cost: negative(sum(moved.map(({ value }) => value))),
    scrapped: negative(sum(scrapped.map(({ value }) => value))),
  });
  return { id };
}

/** What came back and cannot be sold goes out again, at what everything there is worth on the average. */
const scrap = ({ value: _value, ...request }: StockRequest): StockRequest => ({
  ...request,
  quantity: negative(request.quantity),
  reason: 'SCRAP',
});
