import { ref } from '@mikro-orm/core';
import { companyToday } from '../../core/database/companyToday.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, percentOf, round, sum } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { bookSpending } from '../../finance/budget/bookSpending.ts';
import { placeSpending } from '../../finance/budget/placeSpending.ts';
import { chosenLines } from '../../finance/invoice/credit/chosenLines.ts';
import { negative } from '../../inventory/invoice/invoiceLines.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem, type HomeWorth } from '../../ledger/openItem/registerOpenItem.ts';
import { allocate } from '../../ledger/payment/allocate.ts';
import { clearedUpTo, progressOf } from '../order/orderProgress.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import { commitAgain } from './commitAgain.ts';
import { creditableLines } from './creditableLines.ts';
import { homeBill, homeColumns } from './homeBill.ts';
import { billPostings, type PostedLine } from './postBill.ts';
import { ProcurementInvoice, ProcurementInvoiceLine } from './ProcurementInvoice.ts';
import { vendorCreditRules } from './procurementInvoice.rules.ts';
import { ProcurementInvoiceService } from './ProcurementInvoiceService.ts';
import { rematchBills } from './rematchBills.ts';

/** Number series of vendor credits. */
export const vendorCreditSeries = { documentType: 'VENDOR_CREDIT', prefix: 'VCR' };

/** Credits that vendors grant on their bills: for what went back, or because a price was too high (modules, return). */
export class VendorCreditService {
  constructor(private readonly scope: Scope) {}

  /**
   * Enters a vendor's credit on a bill, today: pieces of its lines, amounts, or without lines all that remains. It posts the mirror of the
   * bill at its rate, Dr PAYABLE / Cr GOODS_RECEIVED + Cr VAT_INPUT, and settles what is still owed on it; the rest is credit with the vendor. What is
   * no longer billed is committed again.
   * @throws Refused `documentLocked` for a void bill and for a credit, `nothingToCredit`, `periodLocked`; InvalidInput `vendorNumber` taken,
   *   and as `chosenLines`.
   */
  async credit({ invoiceId, ...input }: { invoiceId: string; [field: string]: unknown }): Promise<ProcurementInvoice> {
    const { em } = this.scope;
    const { reason, vendorNumber, lines: wanted } = check(vendorCreditRules, input);
    const bill = await new ProcurementInvoiceService(this.scope).find(invoiceId, undefined, 'invoiceId');
    if (bill.state !== 'ISSUED' || bill.kind !== 'BILL') throw new Refused('documentLocked');
    const order = await new PurchaseOrderService(this.scope).find(bill.order.id);
    const today = await companyToday(em);
    const [own, digits] = [currencyOf(this.scope.viewer), currencyDecimals(bill.currency)];
    const chosen = chosenLines(await creditableLines(em, invoiceId, digits), wanted, digits);
    const progress = new Map((await progressOf(em, order.id)).map(line => [line.id, line]));
    const id = newId(codeOf(ProcurementInvoice));
    const credited = chosen.map(({ line, quantity, share }): CreditedLine & { share: typeof share } => {
      const of = progress.get(line.orderLine.id)!;
      const billed = new Decimal(of.billed).minus(quantity);
      const isReverse = line.vatCategory === 'REVERSE_CHARGE';
      return {
        of,
        line,
        share,
        quantity: negative(quantity),
        vatCategory: line.vatCategory,
        vatRate: line.vatRate,
        base: negative(share.base),
        tax: negative(share.tax),
        reverseTax: isReverse ? negative(round(percentOf(share.base, line.vatRate), digits)) : '0',
        cleared: of.inventoryProductId ? clearedUpTo(of, billed, own) : '0',
      };
    });
    const totalOf = (amounts: string[]) => negative(sum(amounts).toFixed(digits));
    const total = totalOf(chosen.flatMap(({ share }) => [share.base, share.tax]));
    const { exchangeRate } = bill;
    const { home, posted } = homeBill(credited, { total, exchangeRate }, own);
    const credit = em.create(ProcurementInvoice, {
      id,
      kind: 'CREDIT',
      number: await drawNumber(em, vendorCreditSeries, today),
      creditOf: ref(bill),
      reason,
      order: ref(order),
      vendor: order.vendor,
      vendorNumber,
      issuedOn: today,
      currency: bill.currency,
      exchangeRate,
      homeNet: home && sum(posted.map(({ base }) => base)).toFixed(),
      vatMode: bill.vatMode,
      pricesIncludeTax: false,
      discountPercent: bill.discountPercent,
      subtotal: totalOf(chosen.map(({ share }) => share.net)),
      discountTotal: totalOf(chosen.map(({ share }) => share.discountShare)),
      taxTotal: totalOf(chosen.map(({ share }) => share.tax)),
      total,
      isMatched: true,
      enteredBy: await creatorOf(this.scope),
      notes: null,
    } as never);
    // Its status follows from what is billed of it.
    order.updatedAt = new Date();
    bill.updatedAt = new Date();
    await em.flush();
    const rows = credited.map(({ line, share, of: _of, base: _base, ...figures }, index) => ({
      ...figures,
      ...homeColumns(home, posted[index]),
      invoice: id,
      creditOfLine: line.id,
      orderLine: line.orderLine.id,
      product: line.product.id,
      description: line.description,
      position: index + 1,
      unitPrice: line.unitPrice,
      discountPercent: line.discountPercent,
      net: negative(share.net),
      discountShare: negative(share.discountShare),
      isQuantityMatched: true,
      isPriceMatched: true,
    }));
    await insertRecords(em, ProcurementInvoiceLine, rows, { id, field: 'lines' });
    await this.#post(credit, { order, lines: posted, home });
    await this.#settle(bill, credit);
    await rematchBills(em, order.id);
    return credit;
  }

  async #post(credit: ProcurementInvoice, { order, lines, home }: PostedCredit): Promise<void> {
    const { em } = this.scope;
    const { id, number, vendorNumber, issuedOn, currency, total } = credit;
    const account = await this.#unspend(credit, order, lines);
    const partyId = order.vendor.id;
    await registerOpenItem(em, { id, kind: 'BILL', direction: 'PAYABLE', number, partyId, currency, amount: total, home, issuedOn });
    const description = [number, vendorNumber].filter(Boolean).join(' · ');
    const postings = billPostings(credit, { order, lines, account, own: currencyOf(this.scope.viewer) });
    await postEntry(em, { postedOn: issuedOn, journal: 'PURCHASES', sourceId: id, description, lines: postings });
  }

  /** Takes back what the bill had made actual, commits again what is no longer billed, and returns the account of what is not kept in stock. */
  async #unspend({ id, issuedOn: on }: ProcurementInvoice, order: PurchaseOrder, lines: PostedLine[]) {
    const { em } = this.scope;
    const amount = negative(sum(lines.map(({ base }) => base)));
    if (!order.head || Number(amount) === 0) return 'EXPENSES' as const;
    const asked = { headId: order.head.id, budgetLineId: null, costCenterId: order.costCenter?.id ?? null, on, amount };
    const { accountId, ...placed } = await placeSpending(em, asked);
    await bookSpending(em, id, { ...placed, amount: negative(amount) });
    const again = lines.map(({ of, quantity }) => ({ worth: of.worth, ordered: of.ordered, quantity: negative(quantity) }));
    await commitAgain(this.scope, order, again, on);
    return accountId ? { id: accountId } : ('EXPENSES' as const);
  }

  /** Settles what is still owed on the bill. */
  async #settle({ id }: ProcurementInvoice, credit: ProcurementInvoice): Promise<void> {
    const { em } = this.scope;
    const [{ open }] = await em.execute<{ open: string }[]>(
      'select (amount - paid - credited)::text as open from open_item where company_id = noria_company() and id = ? for no key update',
      [id],
    );
    const settled = Decimal.min(open, negative(credit.total));
    if (settled.greaterThan(0))
      await allocate(em, { creditId: credit.id }, [{ openItemId: id, amount: settled.toFixed() }], credit.issuedOn);
  }
}

interface CreditedLine extends PostedLine {
  line: ProcurementInvoiceLine;
  vatCategory: string;
  vatRate: string;
}

/** A credit as the ledger needs it: its lines in the company's currency, and what it is worth there if it is in another one. */
interface PostedCredit {
  order: PurchaseOrder;
  lines: PostedLine[];
  home: HomeWorth | null;
}
