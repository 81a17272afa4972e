import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { newId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { Customer } from '../../crm/customer/Customer.ts';
import { readSellables } from '../offer/readSellables.ts';
import { SellableKind, type Sellable } from '../offer/Sellable.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { findOpenSession } from '../till/findOpenSession.ts';
import { InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax, InventoryInvoiceType } from './InventoryInvoice.ts';
import type { Sale } from './inventoryInvoice.rules.ts';
import { priceSale, type LineFigures } from './priceSale.ts';
import { readSaleFacts } from './readSaleFacts.ts';
import { settlePayments } from './settlePayments.ts';

/** The prefix and kind of the numbers of inventory invoices, sales and returns alike. */
export const invoiceSeries = { documentType: 'INVENTORY_INVOICE', prefix: 'POS' };

const itemField = {
  [SellableKind.PRODUCT]: 'product',
  [SellableKind.SERVICE]: 'service',
  [SellableKind.PACKAGE]: 'package',
  [SellableKind.AGGREGATE_PRODUCT]: 'aggregateProduct',
} as const;

const typeOfKind = {
  [SellableKind.PRODUCT]: InventoryInvoiceType.PRODUCTS,
  [SellableKind.SERVICE]: InventoryInvoiceType.SERVICES,
  [SellableKind.PACKAGE]: InventoryInvoiceType.PACKAGES,
  [SellableKind.AGGREGATE_PRODUCT]: InventoryInvoiceType.AGGREGATE_PRODUCTS,
};

/**
 * Sells: prices, stock, payments and postings in the command's transaction. Booked on the day it reaches the server, whatever the till's
 * clock says (domain §3, back-dating): stock is not moved and no period is entered behind anybody's back; `soldAt` keeps that clock's time,
 * and decides whether a package had expired.
 * @throws InvalidInput for what cannot be sold, and payments; Refused priceChanged, sessionClosed, notEnoughStock, currencyMissing.
 */
export async function issueSale({ em, viewer }: Scope, sale: Sale): Promise<{ id: string }> {
  const facts = await readSaleFacts(em, sale.soldAt);
  const digits = currencyDecimals(facts.currency);
  const session = sale.tillSessionId ? await findOpenSession(em, sale.tillSessionId) : null;
  const sellables = await readSellables(
    em,
    sale.lines.map(({ kind, itemId }) => ({ kind: kind as SellableKind, id: itemId })),
    { onDate: facts.soldOn },
  );
  refuseUnsellable(sellables);
  const items = sale.lines.map((line, index) => ({
    ...line,
    sellable: sellables[index],
    vatCategory: line.vatCategory as VatCategory | null,
  }));
  const { lines, totals } = priceSale(items, { digits, taxRate: facts.taxRate, discountPercent: sale.discountPercent });
  refuseTooMuch(totals.total);
  if (sale.expectedTotal && !new Decimal(sale.expectedTotal).equals(totals.total)) {
    const { subtotal, discountTotal, taxTotal, total } = totals;
    const prices = lines.map(({ unitPrice, net }) => ({ unitPrice, net }));
    throw new Refused('priceChanged', { expected: sale.expectedTotal, total, subtotal, discountTotal, taxTotal, lines: prices });
  }
  const paid = settlePayments(totals.total, sale.payments, sale.tendered, digits);

  const number = await drawNumber(em, invoiceSeries);
  await refuseInactive(em, [{ field: 'customerId', Entity: Customer, id: sale.customerId }]);
  const id = sale.id ?? newId(0x78);
  const kinds = new Set(sellables.map(({ kind }) => kind));
  const { subtotal, discountTotal, taxTotal, total } = totals;
  const invoice = {
    id,
    number,
    type: kinds.size === 1 ? typeOfKind[sellables[0].kind] : InventoryInvoiceType.MIXED,
    customer: sale.customerId,
    cashier: viewer.userId,
    till: session?.tillId ?? null,
    tillSession: session?.id ?? null,
    soldAt: facts.soldAt,
    issuedOn: facts.today,
    currency: facts.currency,
    discountPercent: sale.discountPercent,
    subtotal,
    discountTotal,
    taxTotal,
    total,
    ...paid,
  };
  const rows = sale.lines.map(({ quantity, discountPercent }, index) =>
    lineRow(sellables[index], lines[index], { quantity, discountPercent }, index),
  );
  await insertRecords(em, InventoryInvoice, [invoice]);
  await insertRecords(
    em,
    InventoryInvoiceLine,
    rows.map(row => ({ ...row, invoice: id })),
    { id, field: 'lines' },
  );
  await writeTaxes(em, id, totals.groups);
  return { id };
}

function lineRow(
  sellable: Sellable,
  { parts, ...figures }: LineFigures,
  said: { quantity: string; discountPercent: string },
  index: number,
) {
  const { kind, id, name } = sellable;
  const item = Object.fromEntries(Object.entries(itemField).map(([of, field]) => [field, of === kind ? id : null]));
  return {
    id: newId(0x79),
    position: index + 1,
    kind,
    product: item.product,
    description: name,
    ...said,
    ...figures,
    cost: '0',
    parts: kind === SellableKind.PACKAGE ? parts : null,
  };
}

/** What an invoice taxes at each rate. */
export const writeTaxes = (
  em: EntityManager,
  invoice: string,
  groups: { vatCategory: string; vatRate: string; base: string; tax: string }[],
) =>
  insertRecords(
    em,
    InventoryInvoiceTax,
    groups.map(group => ({ ...group, invoice })),
    { id: invoice, field: 'taxes' },
  );

function refuseUnsellable(sellables: Sellable[]): void {
  const issues = sellables.flatMap(({ refusal, name }, index) =>
    refusal ? [{ field: `lines.${index}.itemId`, code: refusal, params: { name } }] : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
}

function refuseTooMuch(total: string): void {
  if (Number(total) > moneyLimit) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
}
