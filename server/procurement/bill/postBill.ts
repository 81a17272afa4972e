import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, round, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { bookSpending } from '../../finance/budget/bookSpending.ts';
import { freeCommitment, moveCommitment } from '../../finance/budget/commitments.ts';
import { placeSpending } from '../../finance/budget/placeSpending.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem, type HomeWorth } from '../../ledger/openItem/registerOpenItem.ts';
import { progressOf, type LineProgress } from '../order/orderProgress.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import type { ProcurementInvoice } from './ProcurementInvoice.ts';

/** A priced line of a bill, as it is posted: in the company's currency. */
export interface PostedLine {
  of: LineProgress;
  quantity: string;
  base: string;
  tax: string;
  reverseTax: string;
  cleared: string;
}

/**
 * Posts a bill and registers what is owed on it (modules, bill): Dr GOODS_RECEIVED at the order's price and rate; the difference of
 * the rates to EXCHANGE_DIFFERENCE, that of the prices to PRICE_DIFFERENCE; what is not kept in stock Dr the head's account or EXPENSES; Dr VAT_INPUT / Cr PAYABLE. What the order committed becomes
 * actual cost. In the order of the ledger's locks: budgets, open items, entry.
 * @param home what is owed in the company's currency `own`, if the bill is in another one.
 */
export async function postBill(
  em: EntityManager,
  bill: ProcurementInvoice,
  { order, lines, home, dueOn, own }: { order: PurchaseOrder; lines: PostedLine[]; home: HomeWorth | null; dueOn: string; own: string },
): Promise<void> {
  const { id, number, vendorNumber, issuedOn, currency, total } = bill;
  const account = await spend(em, bill, order, lines);
  const partyId = order.vendor.id;
  await registerOpenItem(em, {
    id,
    kind: 'BILL',
    direction: 'PAYABLE',
    number,
    partyId,
    currency,
    amount: total,
    home,
    issuedOn,
    dueOn,
    isHeld: !bill.isMatched,
  });
  const description = [number, vendorNumber].filter(Boolean).join(' · ');
  const postings = billPostings(bill, { order, lines, account, own });
  await postEntry(em, { postedOn: issuedOn, journal: 'PURCHASES', sourceId: id, description, lines: postings });
}

/** The postings of a bill, or with negative figures of a credit: `account` is that of what is not kept in stock, `own` the company's currency. */
export function billPostings(
  { currency, exchangeRate }: Pick<ProcurementInvoice, 'currency' | 'exchangeRate'>,
  { order, lines, account, own }: { order: PurchaseOrder; lines: PostedLine[]; account: Posting['account']; own: string },
): Posting[] {
  // Where the bill is in the order's currency, what its rate differs from the order's by is told apart from the difference of the price.
  const rate = currency === order.currency ? exchangeRate : null;
  const costCenterId = order.costCenter?.id ?? null;
  const reverse = sum(lines.map(({ reverseTax }) => reverseTax));
  const tax = sum(lines.map(line => line.tax));
  return [
    ...lines.flatMap(({ of, base, quantity, cleared }): Posting[] => {
      if (!of.inventoryProductId) return [{ account, debit: base, costCenterId }];
      const expected = rate
        ? round(new Decimal(of.base).times(quantity).div(of.ordered).times(rate), currencyDecimals(own))
        : new Decimal(cleared);
      return [
        { account: 'GOODS_RECEIVED', debit: cleared },
        { account: 'EXCHANGE_DIFFERENCE', debit: expected.minus(cleared) },
        { account: 'PRICE_DIFFERENCE', debit: new Decimal(base).minus(expected), costCenterId },
      ];
    }),
    { account: 'VAT_INPUT', debit: reverse.plus(tax) },
    { account: 'VAT_OUTPUT', credit: reverse },
    { account: 'PAYABLE', credit: tax.plus(sum(lines.map(({ base }) => base))), partyId: order.vendor.id },
  ];
}

/** Turns what the order committed into actual cost, and returns the account of what is not kept in stock. */
async function spend(em: EntityManager, { id: billId, issuedOn: on }: ProcurementInvoice, order: PurchaseOrder, lines: PostedLine[]) {
  const amount = sum(lines.map(({ base }) => base)).toFixed();
  if (!order.head || Number(amount) === 0) return 'EXPENSES' as const;
  const asked = { headId: order.head.id, budgetLineId: null, costCenterId: order.costCenter?.id ?? null, on, amount };
  const { accountId, ...placed } = await placeSpending(em, asked);
  const left = await moveCommitment(em, order.id, { billId, amount, on });
  if (Number(left) > 0) await bookSpending(em, billId, { ...placed, amount: left });
  // Nothing more will be billed: what the bills came to less stays free.
  if ((await progressOf(em, order.id)).every(({ billed, ordered }) => new Decimal(billed).greaterThanOrEqualTo(ordered)))
    await freeCommitment(em, order.id);
  return accountId ? { id: accountId } : ('EXPENSES' as const);
}
