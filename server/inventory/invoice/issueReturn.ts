import { newId } from '../../core/database/ids.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { moveStock, type StockRequest } from '../stock/moveStock.ts';
import { refuseExpired } from '../stock/refuseExpired.ts';
import { askSaleFacts, openSession } from './askSaleFacts.ts';
import { contentHash, isRepeated } from './contentHash.ts';
import { pickLines } from './creditLines.ts';
import { shareOfPieces } from './creditShare.ts';
import { invoiceCode, invoiceLineCode } from './InventoryInvoice.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { creditLine, negative } from './invoiceLines.ts';
import type { SaleReturn } from './inventoryInvoice.rules.ts';
import { readSoldLines } from './readSoldLines.ts';
import { readTakenStock, stockOfReturn } from './stockOfReturn.ts';
import { writeCredit } from './writeCredit.ts';
import { askCreditNumber } from './writeInvoices.ts';

/**
 * Returns all or part of a sale at its original price, tax and cost, less what was already credited; goods unfit for resale come back and
 * are scrapped. A sale cannot be voided: it is paid the moment it is made, and a document with an allocation can only be returned (domain
 * §1).
 * @throws InvalidInput `id` keyReused, `lines.N.lineId` notFound, `lines.N.quantity` returnTooMuch {left}, `lines` alreadyExpired {date},
 * `lines.N.serialNumbers` as `moveStock`,
 * and payments; Refused sessionClosed, returnOfReturn.
 */
export async function issueReturn(scope: Scope, { invoiceId, lines: wanted, acceptExpired, ...said }: SaleReturn): Promise<{ id: string }> {
  const { em } = scope;
  const facts = await (await askSaleFacts(em, { id: said.id, tillSessionId: said.tillSessionId }))();
  const hash = contentHash('RETURN', { ...said, invoiceId, lines: wanted });
  if (isRepeated(facts, hash)) return { id: said.id! };
  const session = openSession(facts, said);
  // Drawing the number blocks all other returns and credit notes until the transaction ends.
  const number = await (await askCreditNumber(em))();
  const sale = await readSoldLines(em, invoiceId);
  const sold = pickLines(sale, wanted, 'returnTooMuch');
  const digits = currencyDecimals(sale.currency);
  const id = said.id ?? newId(invoiceCode);
  const back = sold.map((line, index) => {
    const { quantity, restock, serialNumbers } = wanted[index];
    const serials = { serialNumbers, serialField: `lines.${index}.serialNumbers` };
    return { line, quantity, restock, serials, id: newId(invoiceLineCode), share: shareOfPieces(line.left, quantity, digits) };
  });

  const taken = Map.groupBy(
    await readTakenStock(
      em,
      sold.map(line => line.id),
    ),
    ({ lineId }) => lineId,
  );
  const requests = back.flatMap(({ line, quantity, serials, id: lineId }) =>
    stockOfReturn(
      taken.get(line.id) ?? [],
      { sold: line.quantity, before: line.returned, quantity },
      { sourceId: id, sourceLineId: lineId, ...serials },
      digits,
    ),
  );
  const unfit = new Set(back.filter(({ restock }) => !restock).map(({ id: lineId }) => lineId));
  const kept = requests.filter(({ sourceLineId }) => !unfit.has(sourceLineId!));
  await refuseExpired(
    em,
    kept.map(({ batchId }) => batchId),
    { acceptExpired, field: 'lines' },
  );
  const moved = await moveStock(em, requests);
  const scrapped = await moveStock(em, requests.filter(({ sourceLineId }) => unfit.has(sourceLineId!)).map(scrap));
  const values = Map.groupBy(moved, ({ sourceLineId }) => sourceLineId);
  const lines = back.map(({ line, restock, serials: _serials, ...own }, index) => {
    const value = sum((values.get(own.id) ?? []).map(({ value: worth }) => worth));
    return creditLine(line, { ...own, position: index + 1, restocked: restock, value });
  });
  const { reason, payments } = said;
  const kind = InventoryInvoiceKind.RETURN as const;
  const document = { id, kind, number, sale: { ...sale, id: invoiceId }, facts, session, reason, payments, lines, contentHash: hash };
  const valueOf = (moves: typeof moved) => negative(sum(moves.map(({ value }) => value)));
  await writeCredit(scope, { ...document, cost: valueOf(moved), scrapped: valueOf(scrapped) });
  return { id };
}

/** Turns a returned quantity into a scrap request, valued at the current average cost. */
const scrap = ({ value: _value, ...request }: StockRequest): StockRequest => ({
  ...request,
  quantity: negative(request.quantity),
  reason: 'SCRAP',
});
