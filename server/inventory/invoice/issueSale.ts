import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { Customer } from '../../crm/customer/Customer.ts';
import { readSellables } from '../offer/readSellables.ts';
import type { Sellable, SellableKind } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { moveStock } from '../stock/moveStock.ts';
import { askSaleFacts, openSession } from './askSaleFacts.ts';
import { contentHash, isSaidBefore } from './contentHash.ts';
import { invoiceCode } from './InventoryInvoice.ts';
import { costOf, saleLine, stockOfSale } from './invoiceLines.ts';
import type { Sale } from './inventoryInvoice.rules.ts';
import { InventoryInvoiceKind } from './InventoryInvoiceKind.ts';
import { postInvoice } from './postInvoice.ts';
import { priceSale, type PricedSale } from './priceSale.ts';
import { settlePayments, type Settled } from './settlePayments.ts';
import { payByCredit } from './payByCredit.ts';
import { tenderLimit } from './tender.rules.ts';
import { askInvoiceNumber, writeInvoices } from './writeInvoices.ts';

/**
 * Sells: prices, number, stock, payments and postings in the command's transaction. Booked on the day it reaches the server, whatever the
 * till's clock says (domain §3, back-dating): stock is not moved and no period is entered behind anybody's back; `soldAt` keeps that clock's
 * time, and decides whether a package had expired. Said again under its id, it is the first one (domain §3, POS). Three round trips: what is
 * known, what is held, what is written.
 * @throws InvalidInput for what cannot be sold, payments, credit and a time outside the session, `id` keyReused; Refused priceChanged, sessionClosed, notEnoughStock, currencyMissing.
 */
export async function issueSale({ em, viewer }: Scope, sale: Sale): Promise<{ id: string }> {
  const asked = await askSaleFacts(em, sale);
  const wanted = sale.lines.map(({ kind, itemId }) => ({ kind: kind as SellableKind, id: itemId }));
  const sellables = await readSellables(em, wanted, asked);
  const facts = await asked();
  const hash = contentHash('SALE', sale);
  if (isSaidBefore(facts, hash)) return { id: sale.id! };
  const session = openSession(facts, sale);
  refuseUnsellable(sellables);
  const digits = currencyDecimals(facts.currency);
  const items = sale.lines.map((line, index) => ({
    ...line,
    sellable: sellables[index],
    vatCategory: line.vatCategory as VatCategory | null,
  }));
  const priced = priceSale(items, { digits, taxRate: facts.taxRate, discountPercent: sale.discountPercent });
  refuseOtherTotal(sale, priced);
  const { total } = priced.totals;
  const paid = settlePayments(total, sale.payments, {
    tendered: sale.tendered,
    credit: Decimal.min(sale.credit ?? 0, total).toFixed(),
    digits,
  });

  refuseImplausibleTender(paid, facts.currency);

  const drawn = await askInvoiceNumber(em);
  await refuseInactive(em, [{ field: 'customerId', Entity: Customer, id: sale.customerId }]);
  const id = sale.id ?? newId(invoiceCode);
  const rows = sale.lines.map((said, index) => saleLine(sellables[index], priced.lines[index], said, index));
  const place = { sourceId: id, warehouseId: session?.warehouseId };
  const moved = await moveStock(
    em,
    rows.flatMap((row, index) => stockOfSale(sellables[index], row.quantity, { ...place, sourceLineId: row.id })),
  );
  const costs = Map.groupBy(moved, ({ sourceLineId }) => sourceLineId);
  const lines = rows.map(row => ({ ...row, cost: costOf(costs.get(row.id) ?? []) }));
  const invoice = {
    id,
    kind: InventoryInvoiceKind.SALE,
    number: await drawn(),
    customer: sale.customerId,
    cashier: viewer.userId,
    till: session?.tillId ?? null,
    tillSession: session?.id ?? null,
    soldAt: facts.soldAt,
    issuedOn: facts.today,
    currency: facts.currency,
    pricesIncludeTax: priced.totals.pricesIncludeTax,
    discountPercent: sale.discountPercent,
    contentHash: hash,
    ...paid,
  };
  await writeInvoices(em, [{ invoice, lines }]);
  await postInvoice(em, { ...invoice, total, parts: lines.flatMap(({ parts }) => parts), cost: costOf(moved) });
  if (Number(paid.credit) > 0) {
    const used = { customer: sale.customerId!, currency: facts.currency, amount: paid.credit, usedOn: facts.today };
    await payByCredit(em, { invoiceId: id, ...used });
  }
  return { id };
}

/** InvalidInput for each line whose item cannot be sold. */
function refuseUnsellable(sellables: Sellable[]): void {
  const issues = sellables.flatMap(({ refusal, name }, index) =>
    refusal ? [{ field: `lines.${index}.itemId`, code: refusal, params: { name } }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
}

/** A code that was scanned into the amount is never booked as cash. */
function refuseImplausibleTender({ cash, tendered }: Settled, currency: string): void {
  const limit = tenderLimit(cash, currency);
  if (tendered === null || limit.greaterThanOrEqualTo(tendered)) return;
  const params = { limit: limit.toFixed(currencyDecimals(currency)) };
  throw new InvalidInput({ field: 'tendered', code: 'tenderedTooHigh', params });
}

/** The customer pays what he was told, or is told anew. */
function refuseOtherTotal({ expectedTotal }: Sale, { totals, lines }: PricedSale): void {
  const { subtotal, discountTotal, taxTotal, total } = totals;
  if (Number(total) > moneyLimit) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  if (!expectedTotal || new Decimal(expectedTotal).equals(total)) return;
  const prices = lines.map(({ unitPrice, net }) => ({ unitPrice, net }));
  throw new Refused('priceChanged', { expected: expectedTotal, total, subtotal, discountTotal, taxTotal, lines: prices });
}
