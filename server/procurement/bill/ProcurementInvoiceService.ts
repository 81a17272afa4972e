import { LockMode } from '@mikro-orm/core';
import { companyToday } from '../../core/database/companyToday.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { newId, typeOfId } from '../../core/database/ids.ts';
import { Conflict, InvalidInput, NotFound, Refused, type Issue } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { convertedPrice } from '../../core/money/convertedPrice.ts';
import { Decimal, percentOf, round, sum } from '../../core/money/arithmetic.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { rateOn, requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import { wishedCurrency } from '../../ledger/exchangeRate/wishedCurrency.ts';
import { refuseEntryDay } from '../../ledger/period/refuseEntryDay.ts';
import { billableOf, clearedUpTo, progressOf, type LineProgress } from '../order/orderProgress.ts';
import { pricePurchase } from '../order/pricePurchase.ts';
import type { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import { homeBill, homeColumns } from './homeBill.ts';
import { matchLine } from './matchLines.ts';
import { postBill } from './postBill.ts';
import { tellOfBlocked } from './tellOfBlocked.ts';
import { ProcurementInvoice, ProcurementInvoiceLine } from './ProcurementInvoice.ts';
import { procurementInvoiceRules, type ProcurementInvoiceValues } from './procurementInvoice.rules.ts';

/** Number series of bills. */
export const billSeries = { documentType: 'PROCUREMENT_INVOICE', prefix: 'BILL' };

/** The order that is billed, and the fields of the bill. */
type BillInput = { orderId: string; [field: string]: unknown };

/** Enters vendors' bills, matched against orders and receipts. */
export class ProcurementInvoiceService {
  constructor(private readonly scope: Scope) {}

  /**
   * Enters a vendor's bill for an issued order, and posts it; one in another currency at its rate. Where it does not match, it takes no payment until somebody else overrides.
   * @throws Refused `documentLocked` for a draft or a cancelled order, `nothingToBill`; InvalidInput `vendorNumber` taken, `issuedOn`
   * inTheFuture, outsideBooks, `dueOn` dueBeforeIssued, `exchangeRate` ownCurrency, rateMissing, worthNothing, limitExceeded, `lines.N.orderLineId` notFound, taken.
   */
  async create(input: BillInput): Promise<ProcurementInvoice> {
    const bill = await this.enter(input);
    if (!bill.isMatched) await tellOfBlocked(this.scope, bill);
    return bill;
  }

  /** Does what `create` does, and tells nobody: the demo's bills were entered long ago. */
  async enter({ orderId, ...input }: BillInput): Promise<ProcurementInvoice> {
    const { em } = this.scope;
    const values = check(procurementInvoiceRules, input);
    const order = await new PurchaseOrderService(this.scope).find(orderId, undefined, 'orderId');
    if (order.state === 'DRAFT' || order.state === 'CANCELLED') throw new Refused('documentLocked');
    const today = await companyToday(em);
    const issuedOn = values.issuedOn ?? today;
    if (issuedOn > today) throw new InvalidInput({ field: 'issuedOn', code: 'inTheFuture' });
    if (issuedOn !== today) await refuseEntryDay(em, 'issuedOn', issuedOn);
    const dueOn = values.dueOn ?? daysAfter(issuedOn, order.paymentDays);
    if (dueOn < issuedOn) throw new InvalidInput({ field: 'dueOn', code: 'dueBeforeIssued' });
    const terms = await this.termsOf(order, values, issuedOn);
    const { own, currency, exchangeRate, orderRate, discountPercent } = terms;
    const billed = billedLines(await progressOf(em, orderId), values.lines, price =>
      currency === order.currency ? price : convertedPrice(price, orderRate, currencyDecimals(currency)).toFixed(),
    );
    const { lines, totals } = this.price(order, billed, terms);
    const { home, posted } = homeBill(lines, { total: totals.total, exchangeRate }, own);
    const number = await drawNumber(em, billSeries, issuedOn);
    const bill = em.create(ProcurementInvoice, {
      number,
      order: order.id,
      vendor: order.vendor.id,
      vendorNumber: values.vendorNumber,
      issuedOn,
      currency,
      exchangeRate,
      homeNet: home && sum(posted.map(({ base }) => base)).toFixed(),
      vatMode: order.vatMode,
      pricesIncludeTax: false,
      discountPercent,
      ...totals,
      isMatched: lines.every(({ isQuantityMatched, isPriceMatched }) => isQuantityMatched && isPriceMatched),
      enteredBy: await creatorOf(this.scope),
      notes: values.notes,
    } as never);
    // Its status follows from what is billed of it.
    order.updatedAt = new Date();
    await em.flush();
    const rows = lines.map((line, index) => ({ ...line, ...homeColumns(home, posted[index]) }));
    await this.writeLines(bill, rows);
    await postBill(em, bill, { order, lines: posted, home, dueOn, own });
    return bill;
  }

  /** Finds a bill and locks it until the transaction ends. */
  async find(id: string, version?: number | null, field?: string): Promise<ProcurementInvoice> {
    if (typeOfId(id) !== codeOf(ProcurementInvoice)) throw NotFound(field);
    const bill = await this.scope.em.findOne(ProcurementInvoice, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!bill) throw NotFound(field);
    if (version !== undefined && version !== null && bill.version !== version) throw new Conflict(id);
    return bill;
  }

  /** The currency of a bill, that of its order unless it names another, its rates, and its discount. */
  private async termsOf(order: PurchaseOrder, values: ProcurementInvoiceValues, issuedOn: string): Promise<BillTerms> {
    const { em, viewer } = this.scope;
    const own = currencyOf(viewer);
    const { currency, exchangeRate: wished } = wishedCurrency(own, { ...values, currency: values.currency ?? order.currency });
    const isOrdered = currency === order.currency;
    // An order may have been issued at a rate of its own, before there was one by day.
    const rateOfDay = async () =>
      isOrdered
        ? ((await rateOn(em, currency, issuedOn))?.rate ?? order.exchangeRate)
        : requiredRateOn(em, 'exchangeRate', currency, issuedOn);
    const exchangeRate = currency === own ? null : (wished ?? (await rateOfDay()));
    const orderRate = isOrdered ? new Decimal(1) : new Decimal(exchangeRate ?? 1).div(order.exchangeRate ?? 1);
    return { own, currency, exchangeRate, orderRate, discountPercent: values.discountPercent ?? order.discountPercent };
  }

  private price(order: PurchaseOrder, billed: Billed[], { own, currency, orderRate, discountPercent }: BillTerms) {
    const { vatMode } = order;
    const unpriced = billed.map(({ of, ...line }) => ({ ...of, ...line, of }));
    const { lines, totals } = pricePurchase(unpriced, { currency, discountPercent, vatMode });
    const rates = { ofBill: orderRate, ofOrder: order.exchangeRate ?? 1 };
    const discounts = { ordered: order.discountPercent, billed: discountPercent };
    const matched = lines.map(({ of, ...line }) => {
      const isReverse = of.vatCategory === 'REVERSE_CHARGE';
      const reverseTax = isReverse ? round(percentOf(line.base, of.vatRate), currencyDecimals(currency)).toFixed() : '0';
      const billed = new Decimal(of.billed).plus(line.quantity);
      const cleared = of.inventoryProductId ? clearedUpTo(of, billed, own) : '0';
      return { ...line, of, reverseTax, cleared, ...matchLine({ of, ...line }, discounts, rates) };
    });
    return { lines: matched, totals };
  }

  private async writeLines({ id }: ProcurementInvoice, lines: PricedLine[]): Promise<void> {
    const rows = lines.map(({ of, ...line }) => ({
      id: newId(codeOf(ProcurementInvoiceLine)),
      invoice: id,
      orderLine: of.id,
      product: of.productId,
      description: of.description,
      position: line.position,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discountPercent: of.discountPercent,
      vatCategory: of.vatCategory,
      vatRate: of.vatRate,
      net: line.net,
      discountShare: line.discountShare,
      tax: line.tax,
      reverseTax: line.reverseTax,
      homeBase: line.homeBase ?? null,
      homeTax: line.homeTax ?? null,
      homeReverseTax: line.homeReverseTax ?? null,
      cleared: line.cleared,
      isQuantityMatched: line.isQuantityMatched,
      isPriceMatched: line.isPriceMatched,
    }));
    await insertRecords(this.scope.em, ProcurementInvoiceLine, rows, { id, field: 'lines' });
  }
}

type Billed = { of: LineProgress; quantity: string; unitPrice: string };
type BillTerms = Pick<ProcurementInvoice, 'currency' | 'exchangeRate' | 'discountPercent'> & {
  /** The company's currency. */
  own: string;
  /** Units of the order's currency for one of the bill's. */
  orderRate: Decimal;
};
type PricedLine = ReturnType<ProcurementInvoiceService['price']>['lines'][number] & ReturnType<typeof homeColumns>;

/**
 * The billed lines beside the order's own: those that are named, or what is received and not billed.
 * @param usual the price of a line, as ordered, in the bill's currency.
 */
function billedLines(progress: LineProgress[], named: ProcurementInvoiceValues['lines'], usual: (price: string) => string): Billed[] {
  if (!named) {
    const open = progress.map(of => ({ of, quantity: billableOf(of).minus(of.billed), unitPrice: of.unitPrice }));
    const left = open.filter(({ quantity }) => quantity.greaterThan(0));
    if (!left.length) throw new Refused('nothingToBill');
    return left.map(line => ({ ...line, quantity: line.quantity.toFixed(), unitPrice: usual(line.unitPrice) }));
  }
  const lines = new Map(progress.map(line => [line.id, line]));
  const ids = named.map(({ orderLineId }) => orderLineId);
  const issues = ids.flatMap((id, index): Issue[] => {
    const field = `lines.${index}.orderLineId`;
    if (!lines.has(id)) return [{ field, code: 'notFound' }];
    return ids.indexOf(id) < index ? [{ field, code: 'taken' }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return named.map(({ orderLineId, quantity, unitPrice }) => {
    const of = lines.get(orderLineId)!;
    return { of, quantity, unitPrice: unitPrice ?? usual(of.unitPrice) };
  });
}
