import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum, type Amount } from '../../core/money/arithmetic.ts';
import { refundRoundingOf } from '../../core/money/cashRounding.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { allocate } from '../../ledger/payment/allocate.ts';
import type { SaleFacts, SessionToSellIn } from './askSaleFacts.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { negative } from './invoiceLines.ts';
import { postInvoice } from './postInvoice.ts';
import type { SoldInvoice } from './readSoldLines.ts';
import { settleRefund, type RequestedPayment } from './settlePayments.ts';
import { writeInvoices, type NewLine } from './writeInvoices.ts';

/** A priced and numbered return or credit note. */
export interface NewCredit {
  id: string;
  kind: InventoryInvoiceKind.RETURN | InventoryInvoiceKind.CREDIT_NOTE;
  number: string;
  /** The credited sale. */
  sale: SoldInvoice & { id: string };
  facts: SaleFacts;
  session: SessionToSellIn | null;
  reason: string;
  payments: RequestedPayment[];
  lines: NewLine[];
  contentHash: string;
  /** Value of returned goods, as a negative amount. */
  cost: Amount;
  /** Value of the scrapped part, as a positive amount. */
  scrapped: Amount;
}

/**
 * Writes and posts a return or credit note, settles the sale's open balance with it, and pays out the rest; the part of a credit note that
 * is not paid out stays the customer's credit, if the sale has a customer.
 * @throws InvalidInput `payments` as `settleRefund`.
 */
export async function writeCredit({ em, viewer }: Scope, { id, kind, number, sale, facts, session, lines, ...credit }: NewCredit) {
  const digits = currencyDecimals(sale.currency);
  const total = sum(lines.flatMap(({ base, tax }) => [base, tax]).map(negative)).toFixed(digits);
  const mayStay = kind === InventoryInvoiceKind.CREDIT_NOTE && sale.customer !== null;
  const roundingOf = (due: Decimal) => refundRoundingOf(due, sale.cashRounding, sale.refundedCash);
  const paid = settleRefund({ total, open: sale.open, mayStay, digits, roundingOf }, credit.payments);
  const invoice = {
    id,
    kind,
    number,
    customer: sale.customer,
    cashier: viewer.userId,
    till: session?.tillId ?? null,
    tillSession: session?.id ?? null,
    returnOf: sale.id,
    soldAt: facts.soldAt,
    issuedOn: facts.today,
    currency: sale.currency,
    pricesIncludeTax: sale.pricesIncludeTax,
    vatMode: sale.vatMode,
    cashRounding: sale.cashRounding,
    discountPercent: sale.discountPercent,
    cash: negative(paid.cash),
    card: negative(paid.card),
    bank: negative(paid.bank),
    credit: negative(paid.credit),
    rounding: negative(paid.rounding),
    reason: credit.reason,
    contentHash: credit.contentHash,
  };
  await writeInvoices(em, [{ invoice, lines }]);
  const { cost, scrapped } = credit;
  const due = sum([total, paid.rounding]);
  await postInvoice(em, { ...invoice, total: negative(due), parts: lines.flatMap(({ parts }) => parts), cost, scrapped });
  const settled = Decimal.min(paid.credit, Decimal.max(sale.open, 0));
  if (settled.greaterThan(0)) await allocate(em, { creditId: id }, [{ openItemId: sale.id, amount: settled.toFixed() }], facts.today);
}
