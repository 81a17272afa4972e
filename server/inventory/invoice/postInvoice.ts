import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, type Amount } from '../../core/money/arithmetic.ts';
import type { Posting } from '../../ledger/entry/entryLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem } from '../../ledger/openItem/registerOpenItem.ts';
import { receiveAtOnce } from '../../ledger/payment/receiveAtOnce.ts';
import { recordPayment, type PaymentMethod } from '../../ledger/payment/recordPayment.ts';
import { SellableKind } from '../offer/Sellable.ts';
import type { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import type { Settled } from './settlePayments.ts';
import type { LinePart } from './SoldLine.ts';

/** An invoice as the ledger needs it; the amounts of a return or credit note are negative. */
export interface PostedInvoice extends Pick<Settled, 'cash' | 'card' | 'bank' | 'credit'> {
  id: string;
  kind: InventoryInvoiceKind;
  number: string;
  customer: string | null | undefined;
  currency: string;
  issuedOn: string;
  /** Including rounding. */
  total: string;
  /** Cash rounding included in the total. */
  rounding?: Amount;
  /** Sold parts, line by line. */
  parts: LinePart[];
  /** Cost of the goods. */
  cost: Amount;
  /** Cost of returned goods that were scrapped, as a positive amount. */
  scrapped?: Amount;
}

/**
 * Posts a sale, or a return or credit note as its mirror image (domain §1, postings): Dr cash, card, bank, and receivables for the part
 * paid by credit, Cr sales by kind, VAT and rounding; Dr cost of sales, Cr inventory. Registers the open item and its payments at once, so
 * that one place holds the balance of every document.
 */
export async function postInvoice(em: EntityManager, invoice: PostedInvoice): Promise<void> {
  const { id, number, customer: partyId = null, currency, issuedOn, total } = invoice;
  const entryId = await postEntry(em, {
    postedOn: issuedOn,
    journal: 'SALES',
    sourceId: id,
    description: number,
    lines: postingsOf(invoice),
  });
  const kind = openItemKinds[invoice.kind];
  const item = { id, kind, direction: 'RECEIVABLE', number, partyId, currency, amount: total, issuedOn } as const;
  const isRefund = new Decimal(total).isNegative();
  const payments = paymentsOf(invoice);
  if (payments.length === 1 && !isRefund && payments[0].amount.equals(total))
    return receiveAtOnce(em, item, { method: payments[0].method, entryId });
  await registerOpenItem(em, item);
  for (const { method, amount } of payments)
    await recordPayment(em, {
      direction: isRefund ? 'OUT' : 'IN',
      control: 'RECEIVABLE',
      method,
      currency,
      amount: amount.abs(),
      paidOn: issuedOn,
      partyId,
      reference: number,
      entryId,
      allocations: [{ openItemId: id, amount: amount.toFixed() }],
    });
}

/** The payments of an invoice, by method. */
const paymentsOf = ({ cash, card, bank }: PostedInvoice): { method: PaymentMethod; amount: Decimal }[] =>
  Object.entries({ CASH: cash, CARD: card, BANK: bank }).flatMap(([method, text]) => {
    const amount = new Decimal(text);
    return amount.isZero() ? [] : [{ method: method as PaymentMethod, amount }];
  });

const openItemKinds = { SALE: 'INVENTORY_INVOICE', RETURN: 'INVENTORY_RETURN', CREDIT_NOTE: 'INVENTORY_CREDIT_NOTE' };

/** Returns the postings of an invoice. */
export const postingsOf = ({ customer, cash, card, bank, credit, rounding = 0, parts, cost, scrapped = 0 }: PostedInvoice): Posting[] => [
  { account: 'CASH', debit: cash },
  { account: 'CARD', debit: card },
  { account: 'BANK', debit: bank },
  { account: 'RECEIVABLE', debit: credit, partyId: customer },
  ...parts.flatMap(({ kind, base, tax }): Posting[] => [
    { account: kind === SellableKind.SERVICE ? 'SERVICE_SALES' : 'SALES', credit: base },
    { account: 'VAT_OUTPUT', credit: tax },
  ]),
  { account: 'ROUNDING', credit: rounding },
  { account: 'COST_OF_SALES', debit: cost },
  { account: 'INVENTORY', credit: cost },
  { account: 'SCRAP', debit: scrapped },
  { account: 'INVENTORY', credit: scrapped },
];
