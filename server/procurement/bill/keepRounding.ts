import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { clearedUpTo, progressOf } from '../order/orderProgress.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { ProcurementInvoiceLine, type ProcurementInvoice } from './ProcurementInvoice.ts';

/**
 * Voiding a bill takes back what it cleared, to the cent. Other bills of its lines were rounded after it, so that a minor unit may be left
 * between what they cleared and what is billed now: it goes to PRICE_DIFFERENCE, and the void lines keep it as what they clear.
 */
export async function keepRounding(
  { em, viewer }: Scope,
  { id, number, voidedOn }: ProcurementInvoice,
  order: PurchaseOrder,
): Promise<void> {
  const own = currencyOf(viewer);
  const progress = new Map((await progressOf(em, order.id)).map(line => [line.id, line]));
  const lines = await em.find(ProcurementInvoiceLine, { invoice: id });
  for (const line of lines) {
    const of = progress.get(line.orderLine.id)!;
    const others = new Decimal(of.cleared).minus(line.cleared).toFixed();
    line.cleared = of.inventoryProductId ? clearedUpTo({ ...of, cleared: others }, new Decimal(of.billed), own) : '0';
  }
  await em.flush();
  const rest = sum(lines.map(({ cleared }) => cleared));
  if (rest.isZero()) return;
  const postings = [
    { account: 'GOODS_RECEIVED' as const, debit: rest },
    { account: 'PRICE_DIFFERENCE' as const, credit: rest, costCenterId: order.costCenter?.id ?? null },
  ];
  await postEntry(em, { postedOn: voidedOn!, journal: 'PURCHASES', sourceId: id, description: number, lines: postings });
}
