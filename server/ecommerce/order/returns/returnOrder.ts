import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../core/database/ids.ts';
import { insertRecords } from '../../../core/database/insertRecords.ts';
import { InvalidInput, Refused, type Issue } from '../../../core/errors.ts';
import { Decimal, round, sum } from '../../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../../core/money/currencyDecimals.ts';
import { drawNumber } from '../../../core/numbering/drawNumber.ts';
import { shareOfPieces, type LineShare } from '../../../inventory/invoice/creditShare.ts';
import { SellableKind } from '../../../inventory/offer/Sellable.ts';
import { moveStock, type StockRequest } from '../../../inventory/stock/moveStock.ts';
import { postEntry } from '../../../ledger/entry/postEntry.ts';
import { registerOpenItem } from '../../../ledger/openItem/registerOpenItem.ts';
import { allocate } from '../../../ledger/payment/allocate.ts';
import { recordPayment } from '../../../ledger/payment/recordPayment.ts';
import { refundCharge } from '../../payment/refundCharge.ts';
import { storeTaxGroups, type TaxedPart } from '../../tax/storeTaxGroups.ts';
import type { EcommerceOrder } from '../EcommerceOrder.ts';
import { EcommerceReturn, ecommerceReturnCode } from './EcommerceReturn.ts';
import { orderedGoods, type OrderedGoods } from '../orderedGoods.ts';
import type { OrderReturnValues } from './orderReturn.rules.ts';

const series = { documentType: 'ECOMMERCE_RETURN', prefix: 'ER', isInOrder: true };

/** Pieces that come back, with their share of what the line cost the customer and the company. */
interface Returned {
  line: OrderedGoods;
  quantity: number;
  share: LineShare;
  cost: string;
}

/** A return, and the customer of the ledger it is credited to. */
export type PlannedReturn = Omit<OrderReturnValues, 'orderId'> & { partyId: string; on: string; at?: Date };

/**
 * Takes back goods of a delivered order, and its delivery fee only if asked to: the mirror of their sale by the share of `creditShare`,
 * so that the other pieces keep their price;
 * settles what is still owed on the order, and pays out the rest if a method is given. Returns whether nothing is left with the customer.
 * @throws InvalidInput `lines.N` notFound, creditTooMuch {left}, `serialNumbers` as `moveStock`; Refused `nothingToCredit`, `periodLocked`.
 */
export async function returnOrder(em: EntityManager, order: EcommerceOrder, planned: PlannedReturn): Promise<boolean> {
  const { on, at, partyId, reason, restock, serialNumbers } = planned;
  const { currency } = order;
  const digits = currencyDecimals(currency);
  const number = await drawNumber(em, series, on);
  const goods = await orderedGoods(em, order.id);
  const fee = planned.returnsDelivery ? deliveryLeft(order, digits) : { base: '0', tax: '0' };
  const returned = chosen(goods, planned, digits);
  if (!returned.length && Number(fee.base) === 0) throw new Refused('nothingToCredit');
  const id = newId(ecommerceReturnCode);
  if (restock) await moveStock(em, await comingBack(em, id, returned, serialNumbers), { at });
  const total = sum([fee.base, fee.tax, ...returned.flatMap(({ share }) => [share.base, share.tax])]).toFixed(digits);
  const cost = restock ? sum(returned.map(piece => piece.cost)).toFixed() : '0';
  const rows = returned.map(({ line, quantity, share, cost: worth }) => {
    return { id: line.id, quantity, base: share.base, tax: share.tax, cost: restock ? worth : '0' };
  });
  await em.execute(storeReturned, [JSON.stringify(rows)]);
  order.deliveryReturned = sum([order.deliveryReturned, fee.base, fee.tax]).toFixed(digits);
  order.deliveryReturnedTax = sum([order.deliveryReturnedTax, fee.tax]).toFixed(digits);
  order.returnedTotal = new Decimal(order.returnedTotal).plus(total).toFixed(digits);
  await insertRecords(em, EcommerceReturn, [{ id, number, order: order.id, returnedOn: on, reason, total }]);
  const taxed = taxedParts(order, returned, fee).map(part => ({ ...part, documentId: id }));
  await storeTaxGroups(em, taxed, -1);
  const lines = [
    ...returned.flatMap(({ share }) => [
      { account: 'SALES' as const, debit: share.base },
      { account: 'VAT_OUTPUT' as const, debit: share.tax },
    ]),
    { account: 'SERVICE_SALES' as const, debit: fee.base },
    { account: 'VAT_OUTPUT' as const, debit: fee.tax },
    { account: 'RECEIVABLE' as const, credit: total, partyId },
    { account: 'INVENTORY' as const, debit: cost },
    { account: 'COST_OF_SALES' as const, credit: cost },
  ];
  await postEntry(em, { postedOn: on, journal: 'SALES', sourceId: id, description: number, lines });
  const item = { id, kind: 'ECOMMERCE_RETURN', direction: 'RECEIVABLE', number, partyId, currency } as const;
  await registerOpenItem(em, { ...item, amount: `-${total}`, issuedOn: on });
  await settle(em, order, { ...planned, id, number, total });
  return goods.every(line => line.returnedQuantity + (returned.find(piece => piece.line === line)?.quantity ?? 0) === line.quantity);
}

const storeReturned = `update ecommerce_order_line l set returned_quantity = l.returned_quantity + r.quantity, returned_base = l.returned_base + r.base,
    returned_tax = l.returned_tax + r.tax, returned_cost = l.returned_cost + r.cost
  from jsonb_to_recordset(?::jsonb) as r (id uuid, quantity integer, base numeric, tax numeric, cost numeric)
  where l.company_id = noria_company() and l.id = r.id`;

/** What was not yet given back of the delivery fee. */
const deliveryLeft = (
  { deliveryFee, deliveryTax, deliveryReturned, deliveryReturnedTax }: EcommerceOrder,
  digits: number,
): Pick<LineShare, 'base' | 'tax'> => {
  const tax = new Decimal(deliveryTax).minus(deliveryReturnedTax);
  return { base: new Decimal(deliveryFee).minus(deliveryReturned).minus(tax).toFixed(digits), tax: tax.toFixed(digits) };
};

/** What came back at each rate; the delivery fee only if some of it did. */
const taxedParts = (
  { deliveryVatCategory, deliveryVatRate }: EcommerceOrder,
  returned: Returned[],
  fee: Pick<LineShare, 'base' | 'tax'>,
): TaxedPart[] => [
  ...returned.map(({ line: { vatCategory, vatRate }, share: { base, tax } }) => ({ vatCategory, vatRate, base, tax })),
  ...(Number(fee.base) > 0 ? [{ vatCategory: deliveryVatCategory, vatRate: deliveryVatRate, ...fee }] : []),
];

/** Chooses the pieces: those named, else all that are left. */
function chosen(goods: OrderedGoods[], { lines }: Pick<OrderReturnValues, 'lines'>, digits: number): Returned[] {
  const known = new Map(goods.map(line => [line.id, line]));
  const issues: Issue[] = [];
  const wanted = lines ?? goods.map(({ id, quantity, returnedQuantity }) => ({ lineId: id, quantity: quantity - returnedQuantity }));
  const returned = wanted.flatMap(({ lineId, quantity }, index): Returned[] => {
    if (quantity === 0) return [];
    const line = known.get(lineId);
    // A line that is named twice is unknown the second time.
    known.delete(lineId);
    const left = line ? line.quantity - line.returnedQuantity : 0;
    if (!line) issues.push({ field: `lines.${index}.lineId`, code: 'notFound' });
    else if (quantity > left) issues.push({ field: `lines.${index}.quantity`, code: 'creditTooMuch', params: { left } });
    return line && quantity <= left ? [{ line, quantity, ...shareOf(line, quantity, digits) }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
  return returned;
}

/** The share of some of a line's remaining pieces; the last ones take all that is left. */
function shareOf(line: OrderedGoods, quantity: number, digits: number): Pick<Returned, 'share' | 'cost'> {
  const pieces = line.quantity - line.returnedQuantity;
  const base = new Decimal(line.base).minus(line.returnedBase).toFixed(digits);
  const tax = new Decimal(line.tax).minus(line.returnedTax).toFixed(digits);
  const { vatCategory, vatRate } = line;
  const parts = [{ kind: SellableKind.PRODUCT as const, vatCategory, vatRate, base, tax }];
  const net = new Decimal(base).plus(tax).toFixed(digits);
  const left = { net, discountShare: '0', base, tax, parts, quantity: String(pieces), pricesIncludeTax: true };
  const cost = round(new Decimal(line.cost).minus(line.returnedCost).times(quantity).div(pieces), digits).toFixed(digits);
  return { share: shareOfPieces(left, quantity, digits), cost };
}

/** The goods go back to where they came from, the batch that was taken last first. */
async function comingBack(
  em: EntityManager,
  sourceId: string,
  returned: Returned[],
  serialNumbers?: readonly string[],
): Promise<StockRequest[]> {
  const taken = await em.execute<{ lineId: string; warehouseId: string; batchId: string | null }[]>(
    `select distinct on (source_line_id) source_line_id as "lineId", warehouse_id as "warehouseId", batch_id as "batchId"
     from stock_move where company_id = noria_company() and source_line_id = any (?) and reason = 'SALE' order by source_line_id, id desc`,
    [`{${returned.map(({ line }) => line.id).join()}}`],
  );
  const places = new Map(taken.map(place => [place.lineId, place]));
  return returned.map(({ line, quantity, cost: value }) => {
    const { warehouseId, batchId } = places.get(line.id)!;
    const request = { productId: line.productId, warehouseId, batchId, quantity: String(quantity), value, reason: 'SALE_RETURN' as const };
    // A line moves its stock only once, but pieces of it may come back several times.
    return { ...request, sourceId, serialNumbers, soldLineIds: [line.id] };
  });
}

/** Settles what is owed on the order, and pays the rest back if a method is given; otherwise it stays the customer's credit. */
async function settle(
  em: EntityManager,
  { id: orderId, currency }: EcommerceOrder,
  { id, number, total, on, partyId, refundBy }: PlannedReturn & { id: string; number: string; total: string },
): Promise<void> {
  const [{ open }] = await em.execute<{ open: string }[]>(
    'select (amount - paid - credited)::text as open from open_item where company_id = noria_company() and id = ? for no key update',
    [orderId],
  );
  const settled = Decimal.max(0, Decimal.min(open, total));
  if (settled.greaterThan(0)) await allocate(em, { creditId: id }, [{ openItemId: orderId, amount: settled.toFixed() }], on);
  const rest = new Decimal(total).minus(settled);
  if (!refundBy || !rest.greaterThan(0)) return;
  await recordPayment(em, {
    direction: 'OUT',
    control: 'RECEIVABLE',
    method: refundBy,
    currency,
    amount: rest.toFixed(),
    paidOn: on,
    partyId,
    reference: number,
    allocations: [{ openItemId: id, amount: rest.negated().toFixed() }],
  });
  if (refundBy === 'CARD') await refundCharge(em, orderId, rest.toFixed());
}
