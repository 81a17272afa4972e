import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { cashRoundingOf } from '../../core/money/cashRounding.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { readSellables } from '../offer/readSellables.ts';
import type { Sellable, SellableKind } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { RefusedSaleStatus } from '../refusedSale/RefusedSale.ts';
import { lockWaiting, settle } from '../refusedSale/settle.ts';
import { askSoldStock, type HeldStock } from '../stock/lockStock.ts';
import { askSaleFacts, bookedOn, openSession, refuseTwice } from './askSaleFacts.ts';
import { bookSale } from './bookSale.ts';
import { contentHash, isRepeated } from './contentHash.ts';
import { invoiceCode } from './InventoryInvoice.ts';
import type { Sale } from './inventoryInvoice.rules.ts';
import { priceSale, type PricedSale } from './priceSale.ts';
import { settlePayments, type Settled } from './settlePayments.ts';
import { tenderLimit } from './tender.rules.ts';

/**
 * Issues a sale: prices, number, stock, payments and postings in the command's transaction. A till sale is booked on the day of sale if
 * that period is open, else on the day it reaches the server; stock moves at booking time, so that no movement is inserted before another
 * (domain §3, back-dating). `soldAt` keeps the time of the sale and decides whether a package had expired. Issuing again under the same id
 * returns the first sale (domain §3, POS). Takes two round trips: reading facts and locking stock, and writing, in which it has its number;
 * three if it sells packages or aggregate products, as only the facts tell what is in them.
 * @throws InvalidInput for unsellable items, payments, credit and a time outside the session, `id` keyReused; Refused priceChanged,
 * cashRoundingChanged, sessionClosed, notEnoughStock, currencyMissing, saleDiscarded for a sale that was
 * refused and then discarded or replaced, replacedRecorded for one made instead of a sale that is booked.
 */
export async function issueSale({ em, viewer }: Scope, sale: Sale): Promise<{ id: string }> {
  const asked = await askSaleFacts(em, sale);
  const held = await askStockOf(em, sale);
  const wanted = sale.lines.map(({ kind, itemId }) => ({ kind: kind as SellableKind, id: itemId }));
  const sellables = await readSellables(em, wanted, asked);
  const facts = await asked();
  const hash = contentHash('SALE', sale);
  if (isRepeated(facts, hash)) return { id: sale.id! };
  refuseTwice(facts);
  const report = facts.isReported ? await lockWaiting(em, sale.id!) : null;
  const session = openSession(facts, sale);
  refuseUnsellable(sellables);
  const digits = currencyDecimals(facts.currency);
  const items = sale.lines.map((line, index) => ({
    ...line,
    sellable: sellables[index],
    vatCategory: line.vatCategory as VatCategory | null,
  }));
  const { taxRate, pricesIncludeTax, vatMode, cashRounding } = facts;
  const priced = priceSale(items, { digits, taxRate, pricesIncludeTax, vatMode, discountPercent: sale.discountPercent });
  refuseOtherTotal(sale, priced);
  const { total } = priced.totals;
  const paid = settlePayments(total, sale.payments, {
    tendered: sale.tendered,
    credit: Decimal.min(sale.credit ?? 0, total).toFixed(),
    digits,
    roundingOf: due => cashRoundingOf(due, cashRounding),
  });
  refuseOtherRounding(sale, paid);

  refuseImplausibleTender(paid, facts.currency);
  await refuseInactive(em, [{ field: 'customerId', Entity: Customer, id: sale.customerId }]);
  const id = sale.id ?? newId(invoiceCode);
  const decided = {
    id,
    said: sale,
    contentHash: hash,
    sellables,
    priced,
    paid,
    cashRounding,
    usedCredit: paid.credit,
    session,
    cashier: report?.cashier.id ?? viewer.userId,
    customer: sale.customerId,
    facts,
    held: held?.(),
    issuedOn: session ? bookedOn(facts.soldOn, facts) : facts.today,
  };
  await bookSale(em, decided);
  if (report) settle(report, { status: RefusedSaleStatus.RECORDED, settledBy: viewer.userId });
  return { id };
}

/**
 * Locks the stock that a sale takes in the round trip that reads its facts, if its lines name all products. Never a part of it: stock is locked
 * in one order.
 */
async function askStockOf(em: EntityManager, { lines, tillSessionId }: Sale): Promise<(() => HeldStock) | undefined> {
  const goods = lines.filter(({ kind }) => kind !== 'SERVICE');
  if (!goods.length || goods.some(({ kind }) => kind !== 'PRODUCT')) return undefined;
  return askSoldStock(
    em,
    goods.map(({ itemId }) => ({ productId: itemId, tillSessionId })),
  );
}

/** Refuses a cash rounding other than the quoted one, so that the customer can be told the new one. */
function refuseOtherRounding({ expectedRounding }: Sale, { rounding }: Settled): void {
  if (!expectedRounding || new Decimal(expectedRounding).equals(rounding)) return;
  throw new Refused('cashRoundingChanged', { expected: expectedRounding, rounding });
}

/** Throws InvalidInput for each line whose item cannot be sold. */
function refuseUnsellable(sellables: Sellable[]): void {
  const issues = sellables.flatMap(({ refusal, name }, index) =>
    refusal ? [{ field: `lines.${index}.itemId`, code: refusal, params: { name } }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
}

/** Refuses implausible amounts tendered, such as a barcode scanned into the amount field. */
function refuseImplausibleTender({ cash, tendered }: Settled, currency: string): void {
  const limit = tenderLimit(cash, currency);
  if (tendered === null || limit.greaterThanOrEqualTo(tendered)) return;
  const params = { limit: limit.toFixed(currencyDecimals(currency)) };
  throw new InvalidInput({ field: 'tendered', code: 'tenderedTooHigh', params });
}

/** Refuses a total other than the quoted one, so that the customer can be told the new one. */
function refuseOtherTotal({ expectedTotal }: Sale, { totals, lines }: PricedSale): void {
  const { subtotal, discountTotal, taxTotal, total } = totals;
  if (Number(total) > moneyLimit) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  if (!expectedTotal || new Decimal(expectedTotal).equals(total)) return;
  const prices = lines.map(({ unitPrice, net }) => ({ unitPrice, net }));
  throw new Refused('priceChanged', { expected: expectedTotal, total, subtotal, discountTotal, taxTotal, lines: prices });
}
