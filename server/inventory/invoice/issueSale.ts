import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { Customer } from '../../crm/customer/Customer.ts';
import { readSellables } from '../offer/readSellables.ts';
import { SellableKind, type Sellable } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { moveStock, type MovedStock } from '../stock/moveStock.ts';
import { findOpenSession } from '../till/findOpenSession.ts';
import { invoiceCode, invoiceLineCode } from './InventoryInvoice.ts';
import type { Sale } from './inventoryInvoice.rules.ts';
import { postInvoice } from './postInvoice.ts';
import { priceSale, type PricedSale } from './priceSale.ts';
import { readSaleFacts, type SaleFacts } from './readSaleFacts.ts';
import { settlePayments } from './settlePayments.ts';
import { drawInvoiceNumber, writeInvoice } from './writeInvoice.ts';

/**
 * Sells: prices, number, stock, payments and postings in the command's transaction. Booked on the day it reaches the server, whatever the
 * till's clock says (domain §3, back-dating): stock is not moved and no period is entered behind anybody's back; `soldAt` keeps that clock's
 * time, and decides whether a package had expired.
 * @throws InvalidInput for what cannot be sold, and payments; Refused priceChanged, sessionClosed, notEnoughStock, currencyMissing.
 */
export async function issueSale({ em, viewer }: Scope, sale: Sale): Promise<{ id: string }> {
  const facts = await readSaleFacts(em, sale.soldAt);
  const digits = currencyDecimals(facts.currency);
  const session = sale.tillSessionId ? await findOpenSession(em, sale.tillSessionId) : null;
  const sellables = await readSale(em, sale, facts);
  const items = sale.lines.map((line, index) => ({
    ...line,
    sellable: sellables[index],
    vatCategory: line.vatCategory as VatCategory | null,
  }));
  const priced = priceSale(items, { digits, taxRate: facts.taxRate, discountPercent: sale.discountPercent });
  refuseOtherTotal(sale, priced);
  const { total } = priced.totals;
  const paid = settlePayments(total, sale.payments, { tendered: sale.tendered, digits });

  const number = await drawInvoiceNumber(em);
  await refuseInactive(em, [{ field: 'customerId', Entity: Customer, id: sale.customerId }]);
  const id = sale.id ?? newId(invoiceCode);
  const rows = sale.lines.map(({ quantity, discountPercent }, index) => ({
    ...priced.lines[index],
    ...itemOf(sellables[index]),
    id: newId(invoiceLineCode),
    position: index + 1,
    quantity,
    discountPercent,
  }));
  const moved = await moveStock(
    em,
    rows.flatMap((row, index) =>
      stockOf(sellables[index], row.quantity, { sourceId: id, sourceLineId: row.id, warehouseId: session?.warehouseId }),
    ),
  );
  const costs = Map.groupBy(moved, ({ sourceLineId }) => sourceLineId);
  const lines = rows.map(row => ({ ...row, cost: costOf(costs.get(row.id) ?? []) }));
  const invoice = {
    id,
    number,
    customer: sale.customerId,
    cashier: viewer.userId,
    till: session?.tillId ?? null,
    tillSession: session?.id ?? null,
    soldAt: facts.soldAt,
    issuedOn: facts.today,
    currency: facts.currency,
    discountPercent: sale.discountPercent,
    ...paid,
  };
  await writeInvoice(em, invoice, lines);
  await postInvoice(em, { ...invoice, total, parts: lines.flatMap(({ parts }) => parts), cost: costOf(moved) });
  return { id };
}

/** What is sold, in the order of the lines; InvalidInput for what cannot be. */
async function readSale(em: EntityManager, { lines }: Sale, { soldOn }: SaleFacts): Promise<Sellable[]> {
  const wanted = lines.map(({ kind, itemId }) => ({ kind: kind as SellableKind, id: itemId }));
  const sellables = await readSellables(em, wanted, { onDate: soldOn });
  const issues = sellables.flatMap(({ refusal, name }, index) =>
    refusal ? [{ field: `lines.${index}.itemId`, code: refusal, params: { name } }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
  return sellables;
}

/** The customer pays what he was told, or is told anew. */
function refuseOtherTotal({ expectedTotal }: Sale, { totals, lines }: PricedSale): void {
  const { subtotal, discountTotal, taxTotal, total } = totals;
  if (Number(total) > moneyLimit) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  if (!expectedTotal || new Decimal(expectedTotal).equals(total)) return;
  const prices = lines.map(({ unitPrice, net }) => ({ unitPrice, net }));
  throw new Refused('priceChanged', { expected: expectedTotal, total, subtotal, discountTotal, taxTotal, lines: prices });
}

const itemFields = { product: 'PRODUCT' };

const itemOf = ({ kind, id, name }: Sellable) => ({
  kind,
  description: name,
  ...Object.fromEntries(Object.entries(itemFields).map(([field, of]) => [field, of === kind ? id : null])),
});

/** What goes out of stock for so many of it. */
const stockOf = (
  { components }: Sellable,
  pieces: string,
  source: { sourceId: string; sourceLineId: string; warehouseId?: string | null },
) =>
  components.map(({ productId, quantity }) => ({
    ...source,
    productId,
    quantity: new Decimal(quantity).times(pieces).negated().toFixed(),
    reason: 'SALE' as const,
  }));

const costOf = (moved: MovedStock[]) =>
  sum(moved.map(({ value }) => value))
    .negated()
    .toFixed();
