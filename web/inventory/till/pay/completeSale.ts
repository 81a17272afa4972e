import { sum } from '../../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { ruleIssues } from '../../../../server/core/rules/ruleIssues.ts';
import { saleRules } from '../../../../server/inventory/invoice/inventoryInvoice.rules.ts';
import type { Issue } from '../../../core/i18n/issueMessage.ts';
import { serverNow } from '../../../core/relay/serverClock.ts';
import { currentSession } from '../../../core/session/session.ts';
import { countSold } from '../offline/catalogue.ts';
import { connection } from '../offline/connection.ts';
import { changeSale } from '../offline/currentSale.ts';
import { changeQueued, forgetSale, isWaiting, queueSale, saleQueue } from '../offline/saleQueue.ts';
import { discardSale, sendQueue } from '../offline/sendQueue.ts';
import type { OpenSession, TillChoice } from '../offline/workplace.ts';
import { provisionalNumber } from '../sale/newSaleId.ts';
import { emptySale, unnamedLine, type Sale } from '../sale/Sale.ts';
import type { SaleTerms } from '../sale/SaleTerms.ts';
import { saleTotals } from '../sale/saleTotals.ts';
import type { Receipt } from './Receipt.ts';
import type { Settlement } from './tender.ts';

/** Maximum milliseconds a customer waits for the server, including for this device's other requests. */
const timeout = 10_000;

interface PaidSale {
  /** Id of the future invoice. */
  id: string;
  sale: Sale;
  till: TillChoice;
  session: OpenSession;
  currency: string;
  terms: SaleTerms;
  settlement: Settlement;
  /** Reason why the refused sale that this one replaces is discarded, in the viewer's language; takes this sale's receipt number. */
  insteadOf: (number: string) => string;
}

/**
 * Completes a sale: stores it on this device first, then sends it to the server. Without an answer the sale counts as made and waits in the
 * queue; a sale that the server refuses at once is not made, and the issues say why.
 */
export async function completeSale(paid: PaidSale): Promise<{ receipt: Receipt } | { issues: Issue[] }> {
  const { id, sale, terms, insteadOf } = paid;
  const receipt = receiptOf(paid);
  const input = inputOf(paid, receipt);
  const checked = saleRules.safeParse(input);
  if (!checked.success) return { issues: ruleIssues(checked.error) };
  const unnamed = unnamedLine(sale);
  if (unnamed) {
    const count = String((unnamed.item.serialCount ?? 0) * unnamed.quantity);
    return { issues: [{ code: 'serialCount', params: { count, product: unnamed.item.name } }] };
  }
  const { replaces } = sale;
  if (replaces && saleQueue.get().sent.some(known => known.id === replaces.id))
    return { issues: [{ code: 'till.replacedRecorded', params: { number: replaces.number } }] };
  const isBehind = saleQueue.get().sales.some(isWaiting);
  await queueSale({ id, sale, receipt, terms, input, isBeingSold: true });
  const sending = sendQueue();
  if (connection.get() === 'ONLINE' && !isBehind) await Promise.race([sending, pause(timeout)]);
  const { sales, sent } = saleQueue.get();
  const issues = sales.find(queued => queued.id === id)?.issues;
  if (issues) {
    await forgetSale(id);
    return { issues };
  }
  const queued = await changeQueued(id, { isBeingSold: undefined });
  // Refused just after the wait ended: the sale was made, so the refusal must be reported to the server.
  if (queued?.issues) void sendQueue();
  changeSale(() => emptySale);
  void countSold(sale.lines);
  const number = sent.find(known => known.id === id)?.number;
  if (replaces) void discardSale(replaces.id, { reason: insteadOf(number ?? receipt.number), replacedById: id });
  return { receipt: number ? { ...receipt, number, isProvisional: false } : receipt };
}

const inputOf = ({ id, sale, session, currency, terms, settlement }: PaidSale, { soldAt }: Receipt) => ({
  id,
  replacesId: sale.replaces?.id,
  tillSessionId: session.id,
  customerId: sale.customer?.id,
  lines: sale.lines.map(({ item, quantity, discountPercent, serialNumbers }) => ({
    kind: item.kind,
    itemId: item.id,
    quantity: String(quantity),
    discountPercent,
    serialNumbers,
  })),
  discountPercent: sale.discountPercent,
  payments: settlement.payments,
  credit: usedCredit(settlement),
  tendered: settlement.tendered,
  soldAt,
  expectedTotal: saleTotals(sale, { currency, terms }).total,
  expectedRounding: settlement.rounding,
});

const usedCredit = ({ credit }: Settlement) => (Number(credit) > 0 ? credit : undefined);

function receiptOf({ id, sale, till, currency, terms, settlement }: PaidSale): Receipt {
  const totals = saleTotals(sale, { currency, terms });
  const { payments, rounding, tendered, change } = settlement;
  return {
    id,
    number: provisionalNumber(id),
    isProvisional: true,
    soldAt: new Date(serverNow()).toISOString(),
    till: till.name,
    cashier: currentSession().userName,
    customer: sale.customer?.name ?? null,
    currency,
    lines: sale.lines.map(({ item, quantity, discountPercent, serialNumbers }, index) => ({
      name: item.name,
      serialNumbers,
      quantity: String(quantity),
      price: totals.lines[index].unitPrice,
      discountPercent,
      net: totals.lines[index].net,
    })),
    subtotal: totals.pricesIncludeTax ? undefined : totals.subtotal,
    discountTotal: totals.discountTotal,
    taxTotal: totals.taxTotal,
    taxes: totals.groups.map(({ vatRate: rate, base, tax }) => ({ rate, base, tax })),
    address: terms.address,
    taxNumber: terms.taxNumber,
    total: sum([totals.total, rounding]).toFixed(currencyDecimals(currency)),
    rounding: Number(rounding) ? rounding : undefined,
    payments: payments.filter(({ amount }) => Number(amount) > 0),
    credit: usedCredit(settlement),
    tendered,
    change,
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds);
  });
